import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { isCalendarDate } from '@atoll/contract/days';
import { LENGTHS, MAIL_ADDRESS, PHONE } from '@atoll/contract/rules';
import { plainText } from './plain-text.js';

/** Removes white space around a text; other values are left for the validators to refuse. */
export const Trim = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** Makes a plain text of what is sent (`plainText`): what it may not hold is taken out before its length counts. */
export const PlainText = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? plainText(value) : value));

/** A plain text between two lengths. */
export const IsText = (min: number, max: number) =>
  applyDecorators(
    ApiProperty({ minLength: min, maxLength: max }),
    PlainText(),
    IsString(),
    MinLength(min),
    MaxLength(max),
  );

/** An e-mail address. */
export const IsEmailAddress = () =>
  applyDecorators(
    ApiProperty({ format: 'email', maxLength: LENGTHS.email.max, pattern: MAIL_ADDRESS.source }),
    Trim(),
    IsString(),
    MaxLength(LENGTHS.email.max),
    Matches(MAIL_ADDRESS, { message: 'invalid_email' }),
  );

/** A phone number: optional plus, then digits, spaces, dashes and parentheses. */
export const IsPhone = () =>
  applyDecorators(
    ApiProperty({ maxLength: LENGTHS.phone.max, pattern: PHONE.source }),
    Trim(),
    IsString(),
    MaxLength(LENGTHS.phone.max),
    Matches(PHONE, { message: 'invalid_phone' }),
  );

/** A calendar date without a zone, `YYYY-MM-DD`. */
export const IsCalendarDate = () =>
  applyDecorators(
    ApiProperty({ format: 'date' }),
    ValidateBy({
      name: 'isCalendarDate',
      validator: { validate: isCalendarDate, defaultMessage: () => 'invalid_date' },
    }),
  );

/** What people are called: letters and the marks of names. Nothing that a mail program would turn into a link. */
const NAME = /^(?!.*\.[^\s.]{2})[\p{L}\p{M}\p{N} .,'’‘`´·()-]*$/u;

/** The name of a person. It is written into letters to addresses that nobody has confirmed yet. */
export const IsPersonName = (min: number, max = LENGTHS.name.max) =>
  applyDecorators(IsText(min, max), Matches(NAME, { message: 'invalid_name' }));
