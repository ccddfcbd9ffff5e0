import { ApiProperty } from '@nestjs/swagger';
import { LanguageFilter } from './translations.dto.js';

/** Which language to count. */
export class TranslationStatsQuery {
  /** One language: the answer is one object. Without it an array, one for each active language. */
  @LanguageFilter()
  lang?: string;
}

/** How far one part of the site is in a language. */
export class NamespaceStatsDto {
  @ApiProperty({ example: 'catalog' })
  namespace: string;

  @ApiProperty({ type: 'integer', example: 240 })
  total_keys: number;

  @ApiProperty({ type: 'integer', example: 2 })
  missing_keys: number;

  @ApiProperty({ type: 'integer', example: 8 })
  pending_keys: number;
}

/** How far the texts of a language are. A plural counts as one key; total = approved + pending + missing. */
export class TranslationStatsDto {
  @ApiProperty({ example: 'ru' })
  language_code: string;

  @ApiProperty({ type: 'integer', example: 640 })
  total_keys: number;

  /** Every form that the language needs has a text. */
  @ApiProperty({ type: 'integer', example: 638 })
  translated_keys: number;

  /** Translated, and approved in the office or standing as released; none of it outdated. */
  @ApiProperty({ type: 'integer', example: 630 })
  approved_keys: number;

  /** Translated, but not approved. */
  @ApiProperty({ type: 'integer', example: 8 })
  pending_keys: number;

  @ApiProperty({ type: 'integer', example: 2 })
  missing_keys: number;

  /** Made on an English text, or a release, that has changed since. */
  @ApiProperty({ type: 'integer', example: 1 })
  stale_keys: number;

  /** Of the approved ones: as the release brought them. */
  @ApiProperty({ type: 'integer', example: 600 })
  released_keys: number;

  /** With words of the agency over those of the release. */
  @ApiProperty({ type: 'integer', example: 30 })
  edited_keys: number;

  /** Texts that wait for a reviewer: edited, outdated, or with a suggestion. */
  @ApiProperty({ type: 'integer', example: 9 })
  review_keys: number;

  /** Texts that a translator has to look at: missing, outdated or against a quality rule. */
  @ApiProperty({ type: 'integer', example: 3 })
  needs_work_keys: number;

  /** Texts that did not fit where they were last seen on the site, and have stayed as they were. */
  @ApiProperty({ type: 'integer', example: 1 })
  clipped_keys: number;

  /** Texts with an open question, about all languages or this one. */
  @ApiProperty({ type: 'integer', example: 2 })
  question_keys: number;

  /** Texts that break a quality rule. */
  @ApiProperty({ type: 'integer', example: 0 })
  qa_errors: number;

  /** Words of the English texts. */
  @ApiProperty({ type: 'integer', example: 3120 })
  words_total: number;

  @ApiProperty({ type: 'integer', example: 3100 })
  words_translated: number;

  /** Translated keys, rounded down to one decimal; 100 only when none is missing. */
  @ApiProperty({ type: Number, minimum: 0, maximum: 100, example: 99.6 })
  completion_percentage: number;

  @ApiProperty({ type: Number, minimum: 0, maximum: 100, example: 98.4 })
  approved_percentage: number;

  /** When somebody last edited one of them. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  last_updated: string | null;

  /** E-mail of who that was. */
  @ApiProperty({ type: String, nullable: true, example: null })
  last_updated_by: string | null;

  /** The same by part of the site, in the order of their names. */
  @ApiProperty({ type: [NamespaceStatsDto] })
  namespaces: NamespaceStatsDto[];
}
