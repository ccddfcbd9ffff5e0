import { type Type, applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type as TypeOf } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { isCalendarDate } from '@atoll/contract/days';
import { IsCalendarDate, PlainText, Trim } from '../../platform/fields/fields.js';
import { plainText } from '../../platform/fields/plain-text.js';
import { Maybe, MaybeNull } from '../../platform/fields/maybe.js';

/** Members of editable bodies; each may be left out. */

export const MAX_ID = 2_147_483_647;
const TAG = /^[a-z0-9]+(_[a-z0-9]+)*$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

export const optional = (nullable: boolean) => (nullable ? MaybeNull() : Maybe());

/** A plain text; an empty one or null is none. */
export const TextField = (minLength: number, maxLength: number, example: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, minLength, maxLength, example }),
    MaybeNull(),
    PlainText(),
    IsString(),
    MinLength(minLength),
    MaxLength(maxLength),
  );

/** A plain text that is one when it is given. */
export const LabelField = (maxLength: number, example: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, minLength: 1, maxLength, example }),
    Maybe(),
    PlainText(),
    IsString(),
    MinLength(1),
    MaxLength(maxLength),
  );

const plainAll = ({ value }: { value: unknown }) =>
  Array.isArray(value) ? value.map((item: unknown) => (typeof item === 'string' ? plainText(item) : item)) : value;

/** Short texts in their order; null or an empty list is none. */
export const TextsField = (maxItems: number, maxLength: number, example: string[]) =>
  applyDecorators(
    ApiPropertyOptional({
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength },
      nullable: true,
      maxItems,
      example,
    }),
    MaybeNull(),
    Transform(plainAll),
    IsArray(),
    ArrayMaxSize(maxItems),
    IsString({ each: true }),
    MinLength(1, { each: true }),
    MaxLength(maxLength, { each: true }),
  );

/** True or false. */
export const YesField = (example: boolean, byDefault = false) =>
  applyDecorators(ApiPropertyOptional({ example, default: byDefault }), Maybe(), IsBoolean());

/** One out of a closed list. */
export const ChoiceField = (values: readonly string[], example: string, nullable = false) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, enum: values, example, ...(nullable ? { nullable } : {}) }),
    optional(nullable),
    IsIn([...values]),
  );

/** Several out of a closed list. */
export const ChoicesField = (values: readonly string[], example: string[]) =>
  applyDecorators(
    ApiPropertyOptional({ enum: values, isArray: true, maxItems: values.length, example }),
    Maybe(),
    IsArray(),
    ArrayUnique(),
    IsIn([...values], { each: true }),
  );

/** A whole number. */
export const NumberField = (minimum: number, maximum: number, example: number, nullable = false) =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum, maximum, example, ...(nullable ? { nullable } : {}) }),
    optional(nullable),
    IsInt(),
    Min(minimum),
    Max(maximum),
  );

/** A decimal string as it is; a JSON number becomes one. */
const decimal = ({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value);

/** US dollars as a decimal string with up to two decimals, below ten million. */
export const MoneyField = ({ example, nullable = false }: { example: string | null; nullable?: boolean }) =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      pattern: String.raw`^\d{1,7}(\.\d{1,2})?$`,
      example,
      ...(nullable ? { nullable } : {}),
    }),
    optional(nullable),
    Transform(decimal),
    IsString({ message: 'invalid_price' }),
    Matches(/^\d{1,7}(\.\d{1,2})?$/, { message: 'invalid_price' }),
  );

/** Short words of the agency's own, lower-case. */
export const TagsField = (maxItems: number, example: string[]) =>
  applyDecorators(
    ApiPropertyOptional({
      type: 'array',
      items: { type: 'string', maxLength: 40, pattern: TAG.source },
      maxItems,
      example,
    }),
    Maybe(),
    IsArray(),
    ArrayMaxSize(maxItems),
    ArrayUnique(),
    IsString({ each: true }),
    MaxLength(40, { each: true }),
    Matches(TAG, { each: true, message: 'invalid_tag' }),
  );

/** An address that starts with http or https. */
export const UrlField = (example: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, format: 'uri', nullable: true, maxLength: 500, example }),
    MaybeNull(),
    Trim(),
    IsString(),
    MaxLength(500),
    ValidateBy({ name: 'isHttpUrl', validator: { validate: isHttpUrl, defaultMessage: () => 'invalid_url' } }),
  );

const isHttpUrl = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value);

/** A local time of the day, `HH:MM`; null is none. */
export const TimeField = (example: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, pattern: CLOCK.source, example }),
    MaybeNull(),
    IsString(),
    Matches(CLOCK, { message: 'invalid_time' }),
  );

/** A local time of the day that stays as it was when it is left out. */
export const ClockField = (example: string) =>
  applyDecorators(
    ApiPropertyOptional({ pattern: CLOCK.source, example }),
    Maybe(),
    IsString(),
    Matches(CLOCK, { message: 'invalid_time' }),
  );

/** Whole numbers out of a range, each once: months, days of the week. */
export const RangeField = (minimum: number, maximum: number, example: number[]) =>
  applyDecorators(
    ApiPropertyOptional({
      type: 'integer',
      isArray: true,
      maxItems: maximum,
      uniqueItems: true,
      minimum,
      maximum,
      example,
    }),
    Maybe(),
    IsArray(),
    ArrayMaxSize(maximum),
    ArrayUnique(),
    IsInt({ each: true }),
    Min(minimum, { each: true }),
    Max(maximum, { each: true }),
  );

/** No place is more than 14 hours from UTC; the database knows of none that is 16. */
const ZONE = '(?:Z|[+-](?:0\\d|1[0-3]):[0-5]\\d|[+-]14:00)';
const INSTANT = new RegExp(`^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,3})?)?${ZONE}$`);

const isInstant = (value: unknown): boolean =>
  typeof value === 'string' &&
  INSTANT.test(value) &&
  isCalendarDate(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value));

/** An instant with its zone, ISO 8601. */
export const IsInstant = () =>
  ValidateBy({ name: 'isInstant', validator: { validate: isInstant, defaultMessage: () => 'invalid_date' } });

/** An instant with its zone, ISO 8601; null takes it away. */
export const InstantField = (example: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, format: 'date-time', nullable: true, example }),
    MaybeNull(),
    IsInstant(),
  );

/** A calendar date or null. */
export const DateField = (example: string | null = null) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, format: 'date', nullable: true, example }),
    MaybeNull(),
    IsCalendarDate(),
  );

/** A number as a text is that number; other texts stay. */
export const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;

export const asNumbers = ({ value }: { value: unknown }) =>
  Array.isArray(value) ? value.map((item) => asNumber(item)) : value;

/** Id of another row. */
export const IdField = (example: number, nullable = true) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => asNumber(value)),
    NumberField(1, MAX_ID, example, nullable),
  );

/** Ids of other rows in their order. */
export const IdsField = (maxItems: number, example: number[]) =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', isArray: true, maxItems, example }),
    Maybe(),
    Transform(asNumbers),
    IsArray(),
    ArrayMaxSize(maxItems),
    IsInt({ each: true }),
    Min(1, { each: true }),
    Max(MAX_ID, { each: true }),
  );

/** An object of a class; a list is none. */
export const IsPart = (part: Type) =>
  applyDecorators(
    TypeOf(() => part),
    IsObject(),
    ValidateNested(),
  );

/** Objects of a class. To `ValidateNested` alone a list in the place of one is a list of such objects, an empty one too. */
export const IsParts = (part: Type) =>
  applyDecorators(
    TypeOf(() => part),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
  );

/** An object of a class that may be left out. */
export const PartField = (part: Type, nullable = false) =>
  applyDecorators(
    ApiPropertyOptional({ type: part, ...(nullable ? { nullable } : {}) }),
    optional(nullable),
    IsPart(part),
  );

/** Objects of a class in their order. */
export const PartsField = (part: Type, maxItems: number) =>
  applyDecorators(
    ApiPropertyOptional({ type: [part], maxItems }),
    Maybe(),
    IsArray(),
    ArrayMaxSize(maxItems),
    IsParts(part),
  );
