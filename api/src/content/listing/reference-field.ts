import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, Matches } from 'class-validator';
import { Maybe, MaybeNull } from '../../platform/fields/maybe.js';

/** How a body names another thing: by its number, the number as a text, or its slug. As a text that queries compare with both. */
export const REFERENCE = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** What the document says of such a member. */
export const referenceSchema = () => ({
  oneOf: [
    { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    { type: 'string', maxLength: 100, pattern: REFERENCE.source },
  ],
});

const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);
const asTexts = ({ value }: { value: unknown }) => (Array.isArray(value) ? value.map((item) => asText(item)) : value);

/** One thing of the catalogue that has to be named. */
export const IsReference = (example: string, message: string) =>
  applyDecorators(
    ApiProperty({ ...referenceSchema(), example }),
    Transform(({ value }: { value: unknown }) => asText(value)),
    IsString(),
    Matches(REFERENCE, { message }),
  );

/** One thing of the catalogue, or none. */
export const OptionalReference = (example: string, message = 'unknown_reference') =>
  applyDecorators(
    ApiPropertyOptional({ ...referenceSchema(), nullable: true, example }),
    MaybeNull(),
    Transform(({ value }: { value: unknown }) => asText(value)),
    IsString(),
    Matches(REFERENCE, { message }),
  );

/** Only what belongs to one thing of the catalogue: in an address everything is a text. */
export const ReferenceFilter = (example: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: 100, pattern: REFERENCE.source, example }),
    Maybe(),
    IsString(),
    Matches(REFERENCE, { message: 'unknown_reference' }),
  );

/** Several things of the catalogue. */
export const References = (maxItems: number, example: string[]) =>
  applyDecorators(
    ApiPropertyOptional({ type: 'array', items: referenceSchema(), maxItems, example }),
    Maybe(),
    Transform(asTexts),
    IsArray(),
    ArrayMaxSize(maxItems),
    IsString({ each: true }),
    Matches(REFERENCE, { each: true, message: 'unknown_reference' }),
  );
