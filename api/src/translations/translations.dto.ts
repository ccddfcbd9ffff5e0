import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsArray, ArrayMaxSize, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { ChoiceFilter, SearchFilter } from '../catalogue/filters.js';
import { PageLinksDto } from '../catalogue/page-links.dto.js';
import { ErrorDto } from '../common/error.dto.js';
import { LanguageQuery, PageQuery } from '../common/page.dto.js';

export const TEXT_STATES = ['missing', 'released', 'edited', 'outdated'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** Longest text, as in imports. */
export const MAX_TEXT = 5000;

const NAMESPACE = /^[a-z][a-z0-9_-]{0,59}$/;
const byComma = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? [...new Set(value.split(',').map((part) => part.trim()))] : value;

/** Which texts to read. */
export class GetTranslationsQuery extends LanguageQuery {
  /** Namespaces, separated by commas; without it all that public pages need. */
  @ApiPropertyOptional({ type: String, maxLength: 500, example: 'common,catalog' })
  @IsOptional()
  @Transform(byComma)
  @IsArray()
  @ArrayMaxSize(20)
  @IsString({ each: true })
  @Matches(NAMESPACE, { each: true })
  ns?: string[];
}

/** Texts of a language, edits and fall-backs merged; none is empty. */
export class TranslationsDto {
  @ApiProperty({ enum: LANGUAGE_CODES, example: 'ru' })
  lang: Language;

  /** Changes when any of these texts changes. */
  @ApiProperty({ example: '3f1c9a0b7d52e684' })
  version: string;

  /** Text by namespace and flat key. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: { type: 'string' } },
    example: { common: { 'actions.close': 'Закрыть' } },
  })
  translations: Record<string, Record<string, string>>;
}

/** Filters of the staff's list of texts. */
export class ListTranslationTextsQuery extends PageQuery {
  /** Only this namespace. */
  @ApiPropertyOptional({ maxLength: 60, pattern: NAMESPACE.source, example: 'catalog' })
  @IsOptional()
  @IsString()
  @Matches(NAMESPACE)
  ns?: string;

  /** Words of the key, the English text or the text. */
  @SearchFilter()
  q?: string;

  /** Only texts in this state. */
  @ChoiceFilter(TEXT_STATES, 'missing')
  status?: TextState;
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

  @ApiProperty({ enum: LANGUAGE_CODES, example: 'ru' })
  language: Language;

  /** English text as it is shown. */
  @ApiProperty({ type: String })
  source: string;

  /** Text as it is shown in this language; null when it falls back to English. */
  @ApiProperty({ type: String, nullable: true })
  value: string | null;

  /** Text as it was released. */
  @ApiProperty({ type: String, nullable: true })
  released: string | null;

  /** `outdated`: edited, and the release has changed since. */
  @ApiProperty({ enum: TEXT_STATES, example: 'released' })
  status: TextState;

  /** For `If-Match`; 0 while nobody has edited it. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  version: number;

  /** E-mail of who edited it last. */
  @ApiProperty({ type: String, nullable: true, example: null })
  updated_by: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  updated_at: string | null;
}

/** Texts of one page. */
export class TranslationTextPageDto extends PageLinksDto {
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
  /** Not blank; the placeholders `{{…}}` of the English text must be kept. */
  @ApiProperty({ minLength: 1, maxLength: MAX_TEXT, example: 'Острова ждут' })
  @IsString()
  @MaxLength(MAX_TEXT)
  @Matches(/\S/, { message: 'blank' })
  value: string;
}
