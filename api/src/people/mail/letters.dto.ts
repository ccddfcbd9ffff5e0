import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { Maybe } from '../../platform/fields/maybe.js';
import { LETTER_OCCASIONS, LETTER_READERS, type LetterOccasion, type LetterReader } from './letter-kinds.js';
import { MAIL_TEMPLATES, type MailTemplate } from './mail-templates.js';
import { LETTER_VARIANTS, type LetterVariant } from './samples/letter-variants.js';

/** A kind of letter that the agency sends. */
export class LetterDto {
  @ApiProperty({ enum: MAIL_TEMPLATES, enumName: 'MailTemplate', example: 'booking-new' })
  name: MailTemplate;

  /** What brings it about. */
  @ApiProperty({ enum: LETTER_OCCASIONS, enumName: 'LetterOccasion', example: 'request' })
  occasion: LetterOccasion;

  /** Who gets it; `account` is whoever has one or wants one. */
  @ApiProperty({ enum: LETTER_READERS, enumName: 'LetterReader', example: 'office' })
  reader: LetterReader;

  /** What may be the case, where it reads otherwise in each; the usual one first. */
  @ApiProperty({
    enum: LETTER_VARIANTS,
    enumName: 'LetterVariant',
    isArray: true,
    example: ['requested', 'held', 'waiting'],
  })
  variants: LetterVariant[];
}

/** A letter as its reader gets it, about things that there are not. */
export class LetterPreviewDto {
  @ApiProperty({ enum: LANGUAGE_CODES, example: 'en' })
  language: Language;

  /**
   * Name and address that it comes from.
   * @example "Atoll Travel <no-reply@atoll.example>"
   */
  from: string;

  /** Who gets the answer; null while the agency has no address. */
  @ApiProperty({ type: String, nullable: true, example: 'hello@atoll.example' })
  reply_to: string | null;

  /** @example "Your request MV-SAMPLE has arrived" */
  subject: string;

  /**
   * The whole document, with its styles in it.
   * @example "<!doctype html>"
   */
  html: string;

  /**
   * The same words as plain text.
   * @example "We have your request"
   */
  text: string;
}

export class LetterParams {
  @ApiProperty({ enum: MAIL_TEMPLATES, enumName: 'MailTemplate', example: 'booking-received' })
  @IsIn(MAIL_TEMPLATES)
  name: MailTemplate;
}

/** How a letter is looked at. */
class LetterChoice {
  /** Language of the letter; that of the call unless given. */
  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'ru' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  lang?: Language;

  /** One of its `variants`; the usual one unless given. */
  @ApiPropertyOptional({ enum: LETTER_VARIANTS, enumName: 'LetterVariant', example: 'held' })
  @Maybe()
  @IsIn(LETTER_VARIANTS)
  variant?: LetterVariant;
}

/** Which letter to show. */
export class PreviewLetterQuery extends LetterChoice {}

/** Which letter to send to oneself. */
export class TestLetterDto extends LetterChoice {}
