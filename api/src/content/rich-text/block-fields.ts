import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsString, Matches, MaxLength, ValidateBy } from 'class-validator';
import { SLUG } from '@atoll/contract/rules';
import { PlainText } from '../../platform/fields/fields.js';
import { Maybe, MaybeNull } from '../../platform/fields/maybe.js';

/** A short text that may be missing. */
export const OptionalText = (maxLength: number, example: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength, example }),
    MaybeNull(),
    PlainText(),
    IsString(),
    MaxLength(maxLength),
  );

/** Slugs of things, each once. */
export const Slugs = (maxItems: number, example: string[], optional = false) =>
  applyDecorators(
    (optional ? ApiPropertyOptional : ApiProperty)({
      type: 'array',
      items: { type: 'string', maxLength: 80, pattern: SLUG.source },
      maxItems,
      example,
    }),
    ...(optional ? [Maybe()] : []),
    IsArray(),
    ArrayMaxSize(maxItems),
    ArrayUnique(),
    IsString({ each: true }),
    MaxLength(80, { each: true }),
    Matches(SLUG, { each: true }),
  );

/** Several short texts. */
export const Texts = (maxItems: number, maxLength: number, example: string[]) =>
  applyDecorators(
    ApiProperty({ type: 'array', maxItems, items: { type: 'string', maxLength }, example }),
    IsArray(),
    ArrayMaxSize(maxItems),
    IsString({ each: true }),
    MaxLength(maxLength, { each: true }),
  );

/** Rows of plain cells. */
export const IsRows = (maxRows: number, maxCells: number, maxLength: number) =>
  ValidateBy({
    name: 'isRows',
    validator: {
      validate: (value: unknown) =>
        Array.isArray(value) &&
        value.length <= maxRows &&
        value.every(
          (row: unknown) =>
            Array.isArray(row) &&
            row.length <= maxCells &&
            row.every((cell: unknown) => typeof cell === 'string' && cell.length <= maxLength),
        ),
      defaultMessage: () => 'invalid_list',
    },
  });
