import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ChoiceFilter, SearchFilter } from '../../platform/fields/filters.js';
import { ErrorDto } from '../../platform/errors/error.dto.js';
import { SUGGESTION_STATES, type SuggestionState } from './translation-suggestion.entity.js';
import { TEXT_ACTIONS, type TextAction } from './translation-revision.entity.js';
import { EDIT_STATUSES, type EditStatus, TEXT_ORIGINS, type TextOrigin } from './translation.entity.js';
import {
  LanguageFilter,
  NamespaceFilter,
  QaIssueDto,
  STATE_FILTERS,
  type TextFilter,
  TranslationTextDto,
} from './translations.dto.js';
import { Maybe } from '../../platform/fields/maybe.js';

/** Texts of one call at most. */
export const MAX_ROWS = 1000;

/** One version of a text. */
export class TextRevisionDto {
  /** From 1; 0 is the released text, which has no entry. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 2 })
  version: number;

  /** Null when the edit was taken back. */
  @ApiProperty({ type: String, nullable: true, example: 'Острова ждут' })
  value: string | null;

  /** What was shown before; null when the text was missing. */
  @ApiProperty({ type: String, nullable: true, example: 'Острова' })
  previous: string | null;

  @ApiProperty({ enum: EDIT_STATUSES, example: 'pending' })
  status: EditStatus;

  @ApiProperty({ enum: TEXT_ACTIONS, example: 'edit' })
  action: TextAction;

  @ApiProperty({ enum: TEXT_ORIGINS, example: 'ui' })
  origin: TextOrigin;

  @ApiProperty({ type: String, nullable: true, example: null })
  reason: string | null;

  /** The import that wrote it. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: null })
  import_id: string | null;

  /** E-mail of who did it. */
  @ApiProperty({ type: String, nullable: true, example: 'owner@atoll.example' })
  by: string | null;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  at: string;
}

/** Versions of a text, newest first. */
export class TextHistoryDto {
  @ApiProperty({ example: 'ru:catalog:hero.title' })
  id: string;

  /** The version that stands; 0 while nobody has edited the text. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  version: number;

  /** Text as it was released: version 0. */
  @ApiProperty({ type: String, nullable: true, example: 'Острова' })
  released: string | null;

  @ApiProperty({ type: [TextRevisionDto] })
  results: TextRevisionDto[];
}

/** Which version is to stand again. */
export class RevertTranslationDto {
  /** Of the history; 0 takes all edits back. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 1_000_000, example: 1 })
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  version: number;

  /** True lets the version stand approved where it was; for those who may approve. Without it the text waits for approval. */
  @ApiPropertyOptional({ type: Boolean, default: false, example: true })
  @Maybe()
  @IsBoolean()
  approved?: boolean;

  /** Kept in the history. */
  @ApiPropertyOptional({ type: String, maxLength: 300, example: 'Says more than the English text' })
  @Maybe()
  @IsString()
  @MaxLength(300)
  reason?: string;
}

/** A text proposed for an approved one. */
export class SuggestionDto {
  @ApiProperty({ format: 'uuid', example: '0199f0a0-0000-7000-8000-000000000001' })
  id: string;

  /** The text it is for. */
  @ApiProperty({ example: 'ru:catalog:hero.title' })
  text_id: string;

  @ApiProperty({ example: 'Острова ждут вас' })
  value: string;

  /** Version of the text it was made on. */
  @ApiProperty({ type: 'integer', example: 2 })
  base_version: number;

  @ApiProperty({ enum: TEXT_ORIGINS, example: 'ui' })
  origin: TextOrigin;

  @ApiProperty({ enum: SUGGESTION_STATES, example: 'open' })
  state: SuggestionState;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: null })
  import_id: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'translator@atoll.example' })
  created_by: string | null;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  created_at: string;

  /** E-mail of who accepted it or turned it down. */
  @ApiProperty({ type: String, nullable: true, example: null })
  decided_by: string | null;

  /** Why it was turned down. */
  @ApiProperty({ type: String, nullable: true, example: null })
  reason: string | null;
}

/** Why a suggestion is turned down. */
export class RejectSuggestionDto {
  /** Who made it reads it beside it. */
  @ApiPropertyOptional({ type: String, maxLength: 300, example: 'Says more than the English text' })
  @Maybe()
  @IsString()
  @MaxLength(300)
  reason?: string;
}

/** Names a suggestion. */
export class SuggestionParams {
  @ApiProperty({ format: 'uuid', example: '0199f0a0-0000-7000-8000-000000000001' })
  @IsUUID()
  suggestion: string;
}

/** Texts by language and state, as in the list. */
export class BulkFilterDto implements TextFilter {
  @LanguageFilter()
  lang?: string;

  @NamespaceFilter()
  ns?: string;

  @SearchFilter()
  q?: string;

  @ChoiceFilter(STATE_FILTERS, 'pending')
  status?: (typeof STATE_FILTERS)[number];
}

export const BULK_ACTIONS = ['approve', 'unapprove', 'clear'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** A text as it was seen. */
export class SeenTextDto {
  @ApiProperty({ maxLength: 290, example: 'ru:catalog:hero.title' })
  @IsString()
  @MaxLength(290)
  id: string;

  /** As it was read: what somebody else has written meanwhile is left as it is. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 2_147_483_647, example: 1 })
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  version: number;
}

/** What to do with which texts: `rows` as they were seen, `ids` as they stand, or a `filter` with the number that the caller saw. */
export class BulkStateDto {
  /** `clear` takes edits back: the released texts stand again. */
  @ApiProperty({ enum: BULK_ACTIONS, example: 'approve' })
  @IsIn(BULK_ACTIONS)
  action: BulkAction;

  @ApiPropertyOptional({ type: [String], minItems: 1, maxItems: MAX_ROWS, example: ['ru:catalog:hero.title'] })
  @Maybe()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ROWS)
  @IsString({ each: true })
  @MaxLength(290, { each: true })
  ids?: string[];

  /** Another version of one that stands meanwhile is refused with `stale_version`. */
  @ApiPropertyOptional({ type: [SeenTextDto], minItems: 1, maxItems: MAX_ROWS })
  @Maybe()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ROWS)
  @ArrayUnique(({ id }: SeenTextDto) => id)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => SeenTextDto)
  rows?: SeenTextDto[];

  @ApiPropertyOptional({ type: BulkFilterDto })
  @Maybe()
  @IsObject()
  @ValidateNested()
  @Type(() => BulkFilterDto)
  filter?: BulkFilterDto;

  /** How many texts that is; another number is 409 `count_differs`. Required with `filter`. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 100_000, example: 1 })
  @Maybe()
  @IsInt()
  @Min(0)
  @Max(100_000)
  expected_count?: number;
}

/** What became of one text. */
export class BulkStateRowDto {
  @ApiProperty({ example: 'ru:catalog:hero.title' })
  id: string;

  @ApiProperty({ enum: ['done', 'unchanged', 'refused'], example: 'done' })
  result: 'done' | 'unchanged' | 'refused';

  /** Why it was refused. */
  @ApiProperty({ type: String, nullable: true, example: null })
  code: string | null;

  /** Why, in words of the caller's language. */
  @ApiProperty({ type: String, nullable: true, example: null })
  message: string | null;

  /** The version that stands. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  version: number;
}

/** What became of the texts. */
export class BulkStateResultDto {
  @ApiProperty({ type: 'integer', example: 1 })
  done: number;

  @ApiProperty({ type: 'integer', example: 0 })
  unchanged: number;

  @ApiProperty({ type: 'integer', example: 0 })
  refused: number;

  @ApiProperty({ type: [BulkStateRowDto] })
  results: BulkStateRowDto[];
}

/** Why a text cannot be approved. */
export class NotApprovableDto extends ErrorDto {
  /** Where rules are broken. */
  @ApiPropertyOptional({ type: [QaIssueDto] })
  qa?: QaIssueDto[];
}

/** What became of a suggestion, and its text. */
export class DecidedSuggestionDto {
  @ApiProperty({ type: SuggestionDto })
  suggestion: SuggestionDto;

  @ApiProperty({ type: TranslationTextDto })
  text: TranslationTextDto;
}
