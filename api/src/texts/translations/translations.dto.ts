import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsString, Matches, MaxLength } from 'class-validator';
import { ChoiceFilter, SearchFilter } from '../../platform/fields/filters.js';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { IsInstant } from '../../content/editing/fields.js';
import { ErrorDto } from '../../platform/errors/error.dto.js';
import { PageQuery } from '../../platform/data/page.dto.js';
import { FormBoolean } from '../../platform/fields/booleans.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { LANGUAGE_CODE, NAMESPACE, RELEASED_NAMESPACE } from '../languages/text-id.js';
import { QA_ERRORS, QA_WARNINGS, type QaIssue, type QaRule } from './quality.js';
import { IsTextValue, MAX_TEXT } from './text-value.js';
import { TEXT_ORIGINS, type TextOrigin } from './translation.entity.js';

export const TEXT_STATES = ['missing', 'released', 'edited', 'approved', 'outdated'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/**
 * States to filter by: `pending` is all that waits for approval, `edited` and `outdated`; `review` is that and what suggestions were
 * made for; `needs_work` is what a translator has to look at, `missing`, `outdated` or against a quality rule; `clipped`
 * is what did not fit where it was last seen on the site, and has stayed as it was; `questions` is what has an open question.
 */
export const STATE_FILTERS = [...TEXT_STATES, 'pending', 'review', 'needs_work', 'clipped', 'questions'] as const;

/** Which texts of a language. */
export interface TextFilter {
  ns?: string | undefined;
  q?: string | undefined;
  status?: (typeof STATE_FILTERS)[number] | undefined;
  qa?: QaState | undefined;
  updated_since?: string | undefined;
}

/** Worst that the quality rules find in a text. */
export const QA_STATES = ['ok', 'warning', 'error'] as const;
export type QaState = (typeof QA_STATES)[number];

/** A language of the table; an unknown one is 404 `language_not_found`. */
export const LanguageFilter = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: 20, pattern: LANGUAGE_CODE.source, example: 'ru' }),
    Maybe(),
    IsString(),
    MaxLength(20),
  );

/** Only one namespace. */
export const NamespaceFilter = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: 60, pattern: NAMESPACE.source, example: 'catalog' }),
    Maybe(),
    IsString(),
    Matches(NAMESPACE),
  );

export const SHAPES = ['flat', 'nested'] as const;
export type Shape = (typeof SHAPES)[number];

const byComma = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? [...new Set(value.split(',').map((part) => part.trim()))] : value;

/** How the version of texts is written. */
const TEXTS_VERSION = /^[0-9a-f]{16}$/;

/** Which texts to read. */
export class GetTranslationsQuery {
  /** Language tag (BCP 47); beats `Accept-Language`. */
  @ApiPropertyOptional({ type: String, maxLength: 20, example: 'ru' })
  @Maybe()
  @IsString()
  @MaxLength(20)
  lang?: string;

  /**
   * Namespaces, separated by commas; without it all that public pages need. `catalog@0.1.0-1a2b3c4d` is the texts of that release
   * of the remote, so that a page which runs it still finds them after a deployment; once it is gone, those of the served one.
   */
  @ApiPropertyOptional({ type: String, maxLength: 500, example: 'common,catalog' })
  @Maybe()
  @Transform(byComma)
  @IsArray()
  @ArrayMaxSize(20)
  @IsString({ each: true })
  @Matches(RELEASED_NAMESPACE, { each: true })
  ns?: string[];

  /** `nested` makes objects of dotted keys. */
  @ChoiceFilter(SHAPES, 'flat')
  shape?: Shape;

  /** `0`: only the language's own texts, without fall-backs. */
  @ApiPropertyOptional({ enum: ['0', '1'], default: '1', example: '1' })
  @Maybe()
  @FormBoolean()
  @IsBoolean()
  fallback?: boolean;

  /**
   * The `version` that an answer to the same parameters had. Of that version it may be kept for ever; where the texts are others by
   * now, these are answered.
   */
  @ApiPropertyOptional({ type: String, pattern: TEXTS_VERSION.source, example: '3f1c9a0b7d52e684' })
  @Maybe()
  @Matches(TEXTS_VERSION)
  version?: string;
}

/** Texts of a language, edits and fall-backs merged; none is empty. */
export class TranslationsDto {
  @ApiProperty({ example: 'ru' })
  lang: string;

  /** Changes when any of these texts changes. */
  @ApiProperty({ example: '3f1c9a0b7d52e684' })
  version: string;

  /** Text by namespace and key: flat dotted keys, or with `shape=nested` objects in objects. */
  @ApiProperty({
    type: 'object',
    additionalProperties: {
      type: 'object',
      additionalProperties: { oneOf: [{ type: 'string' }, { type: 'object', additionalProperties: true }] },
    },
    example: { common: { 'actions.close': 'Закрыть' } },
  })
  translations: Record<string, object>;
}

/** Filters of the staff's list of texts. */
export class ListTranslationTextsQuery extends OmitType(PageQuery, ['lang']) implements TextFilter {
  /** Language of the texts; beats `Accept-Language`. */
  @LanguageFilter()
  lang?: string;

  @NamespaceFilter()
  ns?: string;

  /** Words of the key, the English text or the text. */
  @SearchFilter()
  q?: string;

  /** Only texts in this state. */
  @ChoiceFilter(STATE_FILTERS, 'missing')
  status?: (typeof STATE_FILTERS)[number];

  /** Only texts in which the quality rules find nothing (`ok`), at worst doubts (`warning`), or faults (`error`). */
  @ChoiceFilter(QA_STATES, 'warning')
  qa?: QaState;

  /** Only texts that somebody edited at this instant or later. */
  @ApiPropertyOptional({ type: String, format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  @Maybe()
  @IsInstant()
  updated_since?: string;

  /** `1`: pages of whole texts. A plural comes with all its forms as soon as one of them fits, and `count` counts texts. */
  @ApiPropertyOptional({ enum: ['0', '1'], default: '0', example: '1' })
  @Maybe()
  @FormBoolean()
  @IsBoolean()
  whole?: boolean;
}

/** A fault or a doubt that a rule found. */
export class QaIssueDto implements QaIssue {
  @ApiProperty({ enum: [...QA_ERRORS, ...QA_WARNINGS], example: 'end_punctuation' })
  rule: QaRule;

  /** An error may be neither stored nor approved. */
  @ApiProperty({ enum: ['error', 'warning'], example: 'warning' })
  severity: 'error' | 'warning';
}

/** One text of the interface in one language. */
export class TranslationTextDto {
  /** Names the text: language, namespace and key. */
  @ApiProperty({ example: 'ru:catalog:hero.title' })
  id: string;

  @ApiProperty({ example: 'catalog' })
  namespace: string;

  @ApiProperty({ example: 'hero.title' })
  key: string;

  @ApiProperty({ example: 'ru' })
  language: string;

  /** Of one form of a plural: the key of the plural. */
  @ApiProperty({ type: String, nullable: true, example: 'nights' })
  plural: string | null;

  /** Which form it is (CLDR): `one`, `few`, … */
  @ApiProperty({ type: String, nullable: true, example: 'few' })
  form: string | null;

  /** False for a form that whole numbers never reach: a plural is complete without it. */
  @ApiProperty({ example: true })
  required: boolean;

  /** English text as it is shown. */
  @ApiProperty({ type: String })
  source: string;

  /** Text as it is shown in this language; null when it falls back to English. */
  @ApiProperty({ type: String, nullable: true })
  value: string | null;

  /** Text as it was released. */
  @ApiProperty({ type: String, nullable: true })
  released: string | null;

  /** `edited` waits for approval; `outdated`: its English text, or the release it was made on, has changed since. */
  @ApiProperty({ enum: TEXT_STATES, example: 'released' })
  status: TextState;

  /** True when `status` is `outdated`. */
  @ApiProperty({ example: false })
  stale: boolean;

  /** True when it was approved, even if it is outdated now. */
  @ApiProperty({ example: false })
  approved: boolean;

  /** For `If-Match`; 0 while nobody has edited it. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  version: number;

  /** How the edit came about; null while nobody has edited it. */
  @ApiProperty({ enum: TEXT_ORIGINS, nullable: true, example: 'ui' })
  origin: TextOrigin | null;

  /** True for a key that no release carries: the agency added it. */
  @ApiProperty({ example: false })
  custom: boolean;

  /** For translators, of an added key. */
  @ApiProperty({ type: String, nullable: true, example: null })
  description: string | null;

  /** Most characters, of an added key. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  max_length: number | null;

  /** What the quality rules say about the text. */
  @ApiProperty({ type: [QaIssueDto] })
  qa: QaIssue[];

  /** Suggestions that nobody has decided on. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  suggestions: number;

  /** True when it did not fit where it was last seen on the site, and is still the same text. */
  @ApiProperty({ example: false })
  clipped: boolean;

  /** Open questions of colleagues, about all languages or this one; each form of a plural has those of the plural. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  questions: number;

  /** E-mail of who edited it last. */
  @ApiProperty({ type: String, nullable: true, example: null })
  updated_by: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  updated_at: string | null;

  /** E-mail of who approved it. */
  @ApiProperty({ type: String, nullable: true, example: null })
  approved_by: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  approved_at: string | null;
}

/** Texts by state, in the filters but that of the state; a plural counts in each state that one of its forms has. */
export class TextStatesDto implements Record<(typeof STATE_FILTERS)[number], number> {
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  missing: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 600 })
  released: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 8 })
  edited: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 30 })
  approved: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  outdated: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 9 })
  pending: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 10 })
  review: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 3 })
  needs_work: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  clipped: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  questions: number;
}

/** Texts of one page. */
export class TranslationTextPageDto extends PageLinksDto {
  /** Texts among all rows of all pages, as the statistics count them: each form of a plural is a row, all of them one text. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 635 })
  texts: number;

  @ApiProperty({ type: TextStatesDto })
  states: TextStatesDto;

  @ApiProperty({ type: [TranslationTextDto] })
  results: TranslationTextDto[];
}

/** Names one text. */
export class TranslationParams {
  /** `id` of the list: language, namespace and key. */
  @ApiProperty({ maxLength: 270, example: 'ru:catalog:hero.title' })
  @IsString()
  @MaxLength(270)
  id: string;
}

/** The text that somebody else stored first. */
export class CurrentTextDto {
  @ApiProperty({ type: String, nullable: true, example: 'Острова ждут' })
  value: string | null;

  /** For the next `If-Match`. */
  @ApiProperty({ type: 'integer', example: 2 })
  version: number;
}

/** Answer to a write that is based on an older text. */
export class StaleTranslationDto extends ErrorDto {
  @ApiProperty({ type: CurrentTextDto })
  current: CurrentTextDto;

  /** E-mail of who stored it. */
  @ApiProperty({ type: String, nullable: true, example: 'owner@atoll.example' })
  updated_by: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-21T08:00:00.000Z' })
  updated_at: string | null;
}

/** Another text. */
export class UpdateTranslationDto {
  /** Not blank; the placeholders `{{…}}` and the tags of the English text must be kept. */
  @ApiProperty({ minLength: 1, maxLength: MAX_TEXT, example: 'Острова ждут' })
  @IsTextValue()
  value: string;

  /** English texts: the meaning stays, so translations do not become outdated. */
  @ApiPropertyOptional({ type: Boolean, default: false, example: false })
  @Maybe()
  @IsBoolean()
  typo_only?: boolean;

  /** Kept in the history. */
  @ApiPropertyOptional({ type: String, maxLength: 300, example: 'Tone of voice' })
  @Maybe()
  @IsString()
  @MaxLength(300)
  reason?: string;
}
