import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateBy } from 'class-validator';
import { REFERENCE, referenceSchema } from '../listing/reference-field.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { MAX_ID, asNumber, asNumbers, optional } from './fields.js';

const isReference = (value: unknown): boolean =>
  typeof value === 'string'
    ? REFERENCE.test(value)
    : typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_ID;

const IsRowReference = (each: boolean) =>
  ValidateBy(
    { name: 'isReference', validator: { validate: isReference, defaultMessage: () => 'unknown_reference' } },
    { each },
  );

/** Another row by number or slug; `resolveReferences` makes numbers of slugs. */
export const ReferenceField = (example: number, nullable = true) =>
  applyDecorators(
    ApiPropertyOptional({ ...referenceSchema(), example, ...(nullable ? { nullable } : {}) }),
    optional(nullable),
    Transform(({ value }: { value: unknown }) => asNumber(value)),
    IsRowReference(false),
  );

/** The same where it has to be said, in a part of a body: its kind makes a number of a slug. */
export const RequiredReference = (example: number) =>
  applyDecorators(
    ApiProperty({ ...referenceSchema(), example }),
    Transform(({ value }: { value: unknown }) => asNumber(value)),
    IsRowReference(false),
  );

/** Other rows by number or slug in their order. */
export const ReferencesField = (maxItems: number, example: number[]) =>
  applyDecorators(
    ApiPropertyOptional({ type: 'array', items: referenceSchema(), maxItems, example }),
    Maybe(),
    Transform(asNumbers),
    IsArray(),
    ArrayMaxSize(maxItems),
    IsRowReference(true),
  );
