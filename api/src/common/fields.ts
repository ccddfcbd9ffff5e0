import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { MAIL_ADDRESS } from './mail-address.js';

/** The specification's rules (§5), the same as in the browser. */
const PHONE = /^\+?(?=.*\d)[\d\s()-]+$/;

/** Removes white space around a text; other values are left for the validators to refuse. */
export const Trim = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** A trimmed text between two lengths. */
export const IsText = (min: number, max: number) =>
  applyDecorators(ApiProperty({ minLength: min, maxLength: max }), Trim(), IsString(), MinLength(min), MaxLength(max));

/** An e-mail address of at most 254 characters. */
export const IsEmailAddress = () =>
  applyDecorators(
    ApiProperty({ format: 'email', maxLength: 254, pattern: MAIL_ADDRESS.source }),
    Trim(),
    IsString(),
    MaxLength(254),
    Matches(MAIL_ADDRESS, { message: 'invalid_email' }),
  );

/** A phone number: optional plus, then digits, spaces, dashes and parentheses, at most 20 characters. */
export const IsPhone = () =>
  applyDecorators(
    ApiProperty({ maxLength: 20, pattern: PHONE.source }),
    Trim(),
    IsString(),
    MaxLength(20),
    Matches(PHONE, { message: 'invalid_phone' }),
  );

/** True for a date that exists: `2027-02-29` does not, nor does the year 0. */
export function isCalendarDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

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
export const IsPersonName = (min: number, max = 100) =>
  applyDecorators(IsText(min, max), Matches(NAME, { message: 'invalid_name' }));
