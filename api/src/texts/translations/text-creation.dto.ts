import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min, ValidateBy } from 'class-validator';
import { ErrorDto } from '../../platform/errors/error.dto.js';
import { MaxMembers, isPollutingKey } from '../../platform/http/text-pipe.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { MAX_ROWS } from './text-review.dto.js';
import { NAMESPACE, TEXT_KEY } from '../languages/text-id.js';
import { IsTextValue, MAX_TEXT } from './text-value.js';
import { TranslationTextDto } from './translations.dto.js';

/** A code of the table of languages. */
export const IsLanguageCode = () => applyDecorators(IsString(), MaxLength(20), Matches(/\S/, { message: 'blank' }));

/** A new text, under a new key or an untranslated one. */
export class CreateTranslationDto {
  /** Dotted path; of a plural without the form (`nights`). May name its namespace: `catalog:hero.title`. */
  @ApiProperty({ minLength: 1, maxLength: 251, example: 'offer.title' })
  @IsString()
  @MaxLength(251)
  @Matches(/^([a-z][a-z0-9_-]{0,59}:)?[a-z0-9][A-Za-z0-9_.-]{0,190}$/, { message: 'invalid_key' })
  @ValidateBy({
    name: 'isSafeKey',
    validator: {
      validate: (key: unknown) => typeof key !== 'string' || !isPollutingKey(key.replace(/^[^:]*:/, '')),
      defaultMessage: () => 'unsafe_text',
    },
  })
  key: string;

  /** The text; of a plural its form `other`. */
  @ApiProperty({ minLength: 1, maxLength: MAX_TEXT, example: 'Отпуск без забот' })
  @IsTextValue()
  value: string;

  @ApiProperty({ maxLength: 20, example: 'ru' })
  @IsLanguageCode()
  language: string;

  /** Where the key stands; without it the namespace that has the key, else `common`. */
  @ApiPropertyOptional({ type: String, maxLength: 60, pattern: NAMESPACE.source, example: 'catalog' })
  @Maybe()
  @IsString()
  @Matches(NAMESPACE)
  namespace?: string;

  /** For translators. Only of a new key. */
  @ApiPropertyOptional({ type: String, maxLength: 500, example: 'Heading of the offer on the homepage' })
  @Maybe()
  @IsString()
  @MaxLength(500)
  description?: string;

  /** True: the key has plural forms. Only of a new key. */
  @ApiPropertyOptional({ type: Boolean, default: false, example: false })
  @Maybe()
  @IsBoolean()
  is_plural?: boolean;

  /** Most characters of a text. Only of a new key. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_TEXT, example: 60 })
  @Maybe()
  @IsInt()
  @Min(1)
  @Max(MAX_TEXT)
  max_length?: number;
}

/** The text that is there already. */
export class TextExistsDto extends ErrorDto {
  /** With `already_exists`. */
  @ApiPropertyOptional({ type: TranslationTextDto })
  current?: TranslationTextDto;
}

export const BULK_MODES = ['fill', 'replace'] as const;
export type BulkMode = (typeof BULK_MODES)[number];

/** One text of a list. */
export class BulkTextDto {
  @ApiProperty({ maxLength: 261, pattern: TEXT_KEY.source, example: 'hero.title' })
  key: string;

  /** Required where several namespaces have the key. */
  @ApiPropertyOptional({ type: String, maxLength: 60, example: 'catalog' })
  namespace?: string;

  @ApiProperty({ maxLength: MAX_TEXT, example: 'Острова ждут' })
  value: string;

  /** The version that was read; required on an approved text. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0, example: 0 })
  version?: number;
}

const isTextSet = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;
const isSmallEnough = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).length <= MAX_ROWS;

/** Many texts of one language. Faults of single rows are answered row by row. */
@MaxMembers(MAX_ROWS * 5 + 50)
export class BulkTextsDto {
  @ApiProperty({ maxLength: 20, example: 'ru' })
  @IsLanguageCode()
  language_code: string;

  /** Texts by key (`hero.title` or `catalog:hero.title`), or a list; at most 1,000. */
  @ApiProperty({
    oneOf: [
      { type: 'object', additionalProperties: { type: 'string', maxLength: MAX_TEXT }, maxProperties: MAX_ROWS },
      { type: 'array', items: { $ref: '#/components/schemas/BulkTextDto' }, minItems: 1, maxItems: MAX_ROWS },
    ],
    example: { 'catalog:hero.title': 'Острова ждут' },
  })
  @ValidateBy({ name: 'isObject', validator: { validate: isTextSet, defaultMessage: () => 'invalid_object' } })
  @ValidateBy({
    name: 'arrayMaxSize',
    validator: { validate: isSmallEnough, defaultMessage: () => `must contain no more than ${MAX_ROWS}` },
  })
  translations: Record<string, string> | BulkTextDto[];

  /** `fill` writes only where the language has no text yet; `replace` writes wherever the text differs. */
  @ApiPropertyOptional({ enum: BULK_MODES, default: 'fill', example: 'fill' })
  @Maybe()
  @IsIn(BULK_MODES)
  mode?: BulkMode;
}

/** Why a row was not stored. */
export class BulkErrorDto {
  /** From 0, in the order of the call. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 3 })
  index: number;

  @ApiProperty({ example: 'hero.title' })
  key: string;

  @ApiProperty({ example: 'not_found' })
  code: string;

  @ApiProperty({ example: 'The requested resource was not found.' })
  message: string;
}

/** What became of the texts. */
export class BulkTextsResultDto {
  @ApiProperty({ type: 'integer', example: 1 })
  created: number;

  @ApiProperty({ type: 'integer', example: 0 })
  updated: number;

  @ApiProperty({ type: 'integer', example: 0 })
  unchanged: number;

  /** With `fill`: texts that were there already. */
  @ApiProperty({ type: 'integer', example: 0 })
  skipped: number;

  @ApiProperty({ type: [BulkErrorDto] })
  errors: BulkErrorDto[];

  /** The texts that were written. */
  @ApiProperty({ type: [TranslationTextDto] })
  results: TranslationTextDto[];
}
