import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsBoolean, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { IsInstant } from '../../../content/editing/fields.js';
import { PageLinksDto } from '../../../platform/data/page-links.dto.js';
import { PageQuery } from '../../../platform/data/page.dto.js';
import { ChoiceFilter, DayFilter } from '../../../platform/fields/filters.js';
import { Maybe } from '../../../platform/fields/maybe.js';
import { TEXT_ACTIONS, type TextAction } from '../translation-revision.entity.js';
import { LanguageFilter } from '../translations.dto.js';

/** How a release came about. */
export const RELEASE_WAYS = ['hand', 'bulk', 'import', 'put_back'] as const;
export type ReleaseWay = (typeof RELEASE_WAYS)[number];

/** Days of one list at most. */
export const MAX_DAYS = 92;

/** Rows of one report at most. */
export const MAX_TOLD = 1000;

/** Why a text stays as it is. */
export const LEFT_REASONS = ['edited_since', 'qa_errors', 'gone'] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

/** Which releases. */
export class ListTextReleasesQuery extends OmitType(PageQuery, ['lang']) {
  /** Only of this language; without it of all that the caller works in. */
  @LanguageFilter()
  lang?: string;

  /** Only those that came this way. */
  @ChoiceFilter(RELEASE_WAYS, 'import')
  way?: ReleaseWay;

  /** First day (in the Maldives, UTC+5); without it the 30 days up to the last are meant. */
  @DayFilter('2026-11-01')
  from?: string;

  /** Last day, included; without it today. At most 92 days at once. */
  @DayFilter('2026-11-30')
  to?: string;
}

/**
 * Texts that visitors read otherwise since then: what one person wrote or approved by hand in one language without a pause of 15
 * minutes, or one file, one list, one put-back. It ends with the day in the Maldives.
 */
export class TextReleaseDto {
  @ApiProperty({ format: 'uuid', example: '0199f0a0-0000-7000-8000-000000000001' })
  id: string;

  @ApiProperty({ example: 'ru' })
  language: string;

  @ApiProperty({ enum: RELEASE_WAYS, example: 'hand' })
  way: ReleaseWay;

  /** E-mail of who made it. */
  @ApiProperty({ type: String, nullable: true, example: 'owner@atoll.example' })
  by: string | null;

  /** First change. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  from: string;

  /** Last change. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T08:20:00.000Z' })
  to: string;

  /** How many texts; each form of a plural is one. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 12 })
  texts: number;

  /** Those of them that got other words; the others were approved, or lost their approval. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 10 })
  reworded: number;

  /** Of an import: the file. */
  @ApiProperty({ type: String, nullable: true, example: null })
  file_name: string | null;

  /** Why texts were put back. */
  @ApiProperty({ type: String, nullable: true, example: null })
  reason: string | null;
}

/** Releases of one page, the latest first. */
export class TextReleasePageDto extends PageLinksDto {
  @ApiProperty({ type: [TextReleaseDto] })
  results: TextReleaseDto[];
}

/** Names a release. */
export class TextReleaseParams {
  @ApiProperty({ format: 'uuid', example: '0199f0a0-0000-7000-8000-000000000001' })
  @IsUUID()
  release: string;
}

/** Which page of a release's texts. */
export class GetTextReleaseQuery extends PageQuery {}

/** What a release made of one text. */
export class ReleasedTextDto {
  @ApiProperty({ example: 'ru:catalog:hero.title' })
  id: string;

  /** As visitors read it before; null where they read English. */
  @ApiProperty({ type: String, nullable: true, example: 'Острова' })
  before: string | null;

  /** As they read it after. */
  @ApiProperty({ type: String, nullable: true, example: 'Острова ждут' })
  after: string | null;

  /** What was done last. */
  @ApiProperty({ enum: TEXT_ACTIONS, example: 'edit' })
  action: TextAction;

  /** True where somebody changed the text after this release: putting the release back leaves it. */
  @ApiProperty({ example: false })
  edited_since: boolean;
}

/** A release and a page of its texts. */
export class TextReleaseDetailDto extends PageLinksDto {
  @ApiProperty({ type: TextReleaseDto })
  release: TextReleaseDto;

  @ApiProperty({ type: [ReleasedTextDto] })
  results: ReleasedTextDto[];
}

/** What is to be put back: one release, or everything since a moment. */
export class PutTextsBackDto {
  /** This release alone. Texts that somebody changed after it stay as they are. */
  @ApiPropertyOptional({ type: String, format: 'uuid', example: '0199f0a0-0000-7000-8000-000000000001' })
  @Maybe()
  @IsUUID()
  release?: string;

  /** Every text stands as it did before this instant, whoever changed it since. */
  @ApiPropertyOptional({ type: String, format: 'date-time', example: '2026-11-21T07:00:00.000Z' })
  @Maybe()
  @IsInstant()
  before?: string;

  /** With `before`: this language alone. */
  @LanguageFilter()
  lang?: string;

  /** True answers what would become of the texts and changes none. */
  @ApiPropertyOptional({ type: Boolean, default: false, example: true })
  @Maybe()
  @IsBoolean()
  dry_run?: boolean;

  /** `plan` of the dry run: 409 `plan_changed` where it would be another by now. Required without `dry_run`. */
  @ApiPropertyOptional({ type: String, pattern: '^[0-9a-f]{16}$', example: '0123456789abcdef' })
  @Maybe()
  @IsString()
  @Matches(/^[0-9a-f]{16}$/)
  plan?: string;

  /** Kept in the history of each text. */
  @ApiPropertyOptional({ type: String, maxLength: 300, example: 'A file of another site' })
  @Maybe()
  @IsString()
  @MaxLength(300)
  reason?: string;
}

/** What becomes of one text. */
export class PutBackTextDto {
  @ApiProperty({ example: 'ru:catalog:hero.title' })
  id: string;

  /** As it is read now; null where visitors read English. */
  @ApiProperty({ type: String, nullable: true, example: 'Острова ждут' })
  now: string | null;

  /** As it was read before. */
  @ApiProperty({ type: String, nullable: true, example: 'Острова' })
  before: string | null;

  /**
   * Why it stays: somebody changed it afterwards, the words of before break a rule today, or no release has the text any more. Null
   * where it goes back.
   */
  @ApiProperty({ enum: LEFT_REASONS, nullable: true, example: null })
  left: LeftReason | null;
}

/** The same in numbers for one language. */
export class PutBackLanguageDto {
  @ApiProperty({ example: 'ru' })
  language: string;

  @ApiProperty({ type: 'integer', minimum: 0, example: 340 })
  back: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  left: number;
}

/** What becomes of the texts, or became of them. */
export class PutBackReportDto {
  @ApiProperty({ example: true })
  dry_run: boolean;

  /** Names exactly these changes; sent with the call that makes them. */
  @ApiProperty({ type: String, pattern: '^[0-9a-f]{16}$', example: '0123456789abcdef' })
  plan: string;

  /** Texts that go back. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 340 })
  back: number;

  /** Texts that stay as they are. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  left: number;

  /** Texts that stand as before already. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  unchanged: number;

  @ApiProperty({ type: [PutBackLanguageDto] })
  languages: PutBackLanguageDto[];

  /** Those that stay, then those that go back; at most 1,000. */
  @ApiProperty({ type: [PutBackTextDto] })
  texts: PutBackTextDto[];
}
