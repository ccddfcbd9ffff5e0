import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, ValidateBy } from 'class-validator';
import { LENGTHS } from '@atoll/contract/rules';
import { canonicalText, isCarriable } from './quality.js';

/** Longest text, as in imports. Characters (UTF-16 units). */
export const MAX_TEXT = LENGTHS.translation.max;

/** A text of the interface: not blank, at most 5,000 characters, carried by every exchange format. Spelt canonically. */
export const IsTextValue = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && value.length <= MAX_TEXT * 2 ? canonicalText(value) : value,
    ),
    IsString(),
    MaxLength(MAX_TEXT),
    Matches(/\S/, { message: 'blank' }),
    ValidateBy({
      name: 'isCarriable',
      validator: {
        validate: (value: unknown) => typeof value !== 'string' || isCarriable(value),
        defaultMessage: () => 'unsafe_text',
      },
    }),
  );
