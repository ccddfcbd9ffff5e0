import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { OmitType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min, ValidateBy } from 'class-validator';
import { CURRENCY_CODES } from '../../platform/fields/currencies.js';
import { IsText } from '../../platform/fields/fields.js';
import { Maybe, MaybeNull } from '../../platform/fields/maybe.js';
import { LanguageDto } from './language.dto.js';
import { LANGUAGE_CODE } from './text-id.js';
import { canonicalCode } from './cldr.js';

const DIRECTIONS = ['ltr', 'rtl'] as const;

/** A language to add. What is left out comes from CLDR. */
export class CreateLanguageDto {
  /** BCP 47 in its canonical spelling: `de`, `pt-BR`, `zh-Hant`. */
  @ApiProperty({ minLength: 2, maxLength: 20, pattern: LANGUAGE_CODE.source, example: 'de' })
  @IsString()
  @MaxLength(20)
  @ValidateBy({
    name: 'isLanguageCode',
    validator: {
      validate: (code: unknown) => typeof code === 'string' && canonicalCode(code) === code,
      defaultMessage: () => 'invalid_language_code',
    },
  })
  code: string;

  /** English name. */
  @ApiPropertyOptional({ type: String, minLength: 2, maxLength: 60, example: 'German' })
  @Maybe()
  @IsText(2, 60)
  name?: string;

  /** Name in the language itself. */
  @ApiPropertyOptional({ type: String, minLength: 1, maxLength: 60, example: 'Deutsch' })
  @Maybe()
  @IsText(1, 60)
  native_name?: string;

  /** Emoji of a flag; empty for none. */
  @ApiPropertyOptional({ type: String, maxLength: 8, example: '🇩🇪' })
  @Maybe()
  @IsString()
  @MaxLength(8)
  flag?: string;

  /** Without it as the script runs. */
  @ApiPropertyOptional({ enum: DIRECTIONS, example: 'ltr' })
  @Maybe()
  @IsIn(DIRECTIONS)
  direction?: 'ltr' | 'rtl';

  /** Visitors are offered it. */
  @ApiPropertyOptional({ type: Boolean, default: false, example: false })
  @Maybe()
  @IsBoolean()
  is_active?: boolean;

  /** Place in the list, from 1; without it the last. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 1000, example: 4 })
  @Maybe()
  @IsInt()
  @Min(1)
  @Max(1000)
  position?: number;
}

/** What to change of a language. */
export class UpdateLanguageDto extends PartialType(OmitType(CreateLanguageDto, ['code']), {
  skipNullProperties: false,
}) {
  /** `true` makes it the default in place of the present one; only a language that the releases carry texts of can be it. */
  @ApiPropertyOptional({ type: Boolean, example: true })
  @Maybe()
  @IsBoolean()
  is_default?: boolean;
}

/** A language as the staff sees it. */
export class EditableLanguageDto extends LanguageDto {
  /** Place in the list. */
  @ApiProperty({ type: 'integer', example: 2 })
  position: number;

  /** True when the releases carry its texts: it cannot be deleted. */
  @ApiProperty({ example: true })
  is_shipped: boolean;

  /** For `If-Match`. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
}

/** Names a language by its code. */
export class LanguageParams {
  @ApiProperty({ minLength: 2, maxLength: 20, example: 'ru' })
  @IsString()
  @MaxLength(20)
  code: string;
}

/** How a language writes dates, times, money and phone numbers. */
export class RegionalSettingsDto {
  /** Currency of the prices. */
  @ApiProperty({ example: 'USD' })
  currency_code: string;

  @ApiProperty({ example: '$' })
  currency_symbol: string;

  @ApiProperty({ example: 'DD.MM.YYYY' })
  date_format: string;

  @ApiProperty({ enum: [12, 24], example: 24 })
  time_format: number;

  /** IANA name. */
  @ApiProperty({ example: 'Indian/Maldives' })
  timezone: string;

  /** X stands for a digit. */
  @ApiProperty({ example: '+7 XXX XXX-XX-XX' })
  phone_format: string;
}

const isZone = (value: unknown): boolean => {
  try {
    return typeof value === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
};

/** What is to differ from CLDR; a member that is left out or null is as CLDR has it. */
export class UpdateRegionalSettingsDto {
  @ApiPropertyOptional({ enum: CURRENCY_CODES, nullable: true, example: 'EUR' })
  @MaybeNull()
  @IsIn(CURRENCY_CODES)
  currency_code?: string | null;

  @ApiPropertyOptional({ type: String, minLength: 1, maxLength: 8, nullable: true, example: '€' })
  @MaybeNull()
  @IsText(1, 8)
  currency_symbol?: string | null;

  /** `YYYY`, `MM` and `DD`, each once, with dots, slashes, dashes or spaces between. */
  @ApiPropertyOptional({ type: String, maxLength: 14, nullable: true, example: 'DD.MM.YYYY' })
  @MaybeNull()
  @IsString()
  @Matches(/^(?=[^Y]*YYYY[^Y]*$)(?=[^M]*MM[^M]*$)(?=[^D]*DD[^D]*$)[YMD./\- ]{8,14}$/)
  date_format?: string | null;

  @ApiPropertyOptional({ enum: [12, 24], nullable: true, example: 24 })
  @MaybeNull()
  @IsIn([12, 24])
  time_format?: number | null;

  /** IANA name. */
  @ApiPropertyOptional({ type: String, maxLength: 60, nullable: true, example: 'Indian/Maldives' })
  @MaybeNull()
  @IsString()
  @MaxLength(60)
  @ValidateBy({ name: 'isZone', validator: { validate: isZone, defaultMessage: () => 'invalid' } })
  timezone?: string | null;

  @ApiPropertyOptional({ type: String, maxLength: 40, nullable: true, example: '+7 XXX XXX-XX-XX' })
  @MaybeNull()
  @IsString()
  @Matches(/^\+?[X0-9() -]{3,39}$/)
  phone_format?: string | null;
}

/** Regional settings as the staff sees them. */
export class EditableRegionalSettingsDto extends RegionalSettingsDto {
  @ApiProperty({ example: 'ru' })
  language: string;

  /** Members that differ from CLDR. */
  @ApiProperty({ type: [String], example: ['currency_code'] })
  overridden: string[];

  /** The same as CLDR has it: what each member goes back to. */
  @ApiProperty({ type: RegionalSettingsDto })
  standard: RegionalSettingsDto;

  /** For `If-Match`; 0 while nothing differs. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  version: number;
}

/** A text whose language is asked for. */
export class DetectLanguageDto {
  @ApiProperty({ minLength: 1, maxLength: 5000, example: 'Здравствуйте! Сколько стоит трансфер?' })
  @IsText(1, 5000)
  text: string;
}

/** A further language that a text may be in. */
export class DetectedAlternativeDto {
  @ApiProperty({ example: 'en' })
  language: string;

  @ApiProperty({ type: Number, minimum: 0, maximum: 1, example: 0.1 })
  confidence: number;
}

/** The language of a text. */
export class DetectedLanguageDto {
  /** Code of a language; `und` when there are no letters. */
  @ApiProperty({ example: 'ru' })
  detected_language: string;

  /** Share of the letters, and among languages of the Latin script of the common words, that speak for it. */
  @ApiProperty({ type: Number, format: 'double', minimum: 0, maximum: 1, example: 1 })
  confidence: number;

  /** False for fewer than three letters, mixed scripts, scripts that several languages share, and Latin without common words. */
  @ApiProperty({ example: true })
  reliable: boolean;

  /** ISO 15924. */
  @ApiProperty({ type: String, nullable: true, example: 'Cyrl' })
  script: string | null;

  @ApiProperty({ type: [DetectedAlternativeDto] })
  alternatives: DetectedAlternativeDto[];
}
