import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { type Bounds, FILTERS, FILTER_VALUES, LENGTHS, PAGE_SIZE, SLUG, SLUG_MAX } from '@atoll/contract/rules';
import { CURRENCY_CODES } from './currencies.js';
import { IsCalendarDate, Trim } from './fields.js';
import { Maybe } from './maybe.js';

/** Filter out of a closed list. */
export const ChoiceFilter = (values: readonly string[], example?: string) =>
  applyDecorators(
    ApiPropertyOptional({ enum: values, ...(example === undefined ? {} : { example }) }),
    Maybe(),
    IsIn([...values]),
  );

/** Filter by a whole number. */
export const IntegerFilter = ({ min: minimum, max: maximum }: Bounds, example: number) =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum, maximum, example }),
    Maybe(),
    Type(() => Number),
    IsInt(),
    Min(minimum),
    Max(maximum),
  );

const asBoolean = ({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value);

/** Filter by yes or no: `true`, `false`. */
export const BooleanFilter = () =>
  applyDecorators(ApiPropertyOptional({ type: Boolean, example: true }), Maybe(), Transform(asBoolean), IsBoolean());

/** Whole dollars up to the limit, and cents. */
const PRICE = new RegExp(`^\\d{1,${String(FILTERS.price.max).length}}(\\.\\d{1,2})?$`);

/** Filter by a price: digits with up to two decimals, as text so that nothing is rounded. */
export const PriceFilter = (example: number) =>
  applyDecorators(
    ApiPropertyOptional({
      type: Number,
      format: 'double',
      minimum: FILTERS.price.min,
      maximum: FILTERS.price.max,
      example,
    }),
    Maybe(),
    IsString(),
    Matches(PRICE, { message: 'invalid_price' }),
  );

/** The same filter under an older name; left out of the document. */
export const PriceAlias = () => applyDecorators(Maybe(), IsString(), Matches(PRICE, { message: 'invalid_price' }));

const asList = ({ value }: { value: unknown }): unknown[] | undefined =>
  value === undefined || Array.isArray(value) ? value : [value];

/** Filter out of a closed list, repeatable: any of them fits. */
export const ChoicesFilter = (values: readonly string[], example: string) =>
  applyDecorators(
    ApiPropertyOptional({
      type: 'array',
      items: { type: 'string', enum: [...values] },
      maxItems: values.length,
      example: [example],
    }),
    Maybe(),
    Transform(asList),
    IsArray(),
    ArrayMaxSize(values.length),
    IsIn([...values], { each: true }),
  );

/** Filter by ids or slugs, repeatable: any of them fits. */
export const ReferencesFilter = (example: string[]) =>
  applyDecorators(
    ApiPropertyOptional({ type: [String], maxItems: FILTER_VALUES, example }),
    Maybe(),
    Transform(asList),
    IsArray(),
    ArrayMaxSize(FILTER_VALUES),
    IsString({ each: true }),
    MaxLength(SLUG_MAX, { each: true }),
    Matches(SLUG, { each: true }),
  );

const MAX_ID = 2_147_483_647;
const asNumber = (value: unknown) => (/^\d{1,10}$/.test(String(value)) ? Number(value) : value);
const asIds = (given: { value: unknown }) => asList(given)?.map(asNumber);

/** Filter by ids alone, repeatable: any of them fits, and one page can have them all. */
export const IdsFilter = (example: number[]) =>
  applyDecorators(
    ApiPropertyOptional({
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: MAX_ID },
      maxItems: PAGE_SIZE.max,
      example,
    }),
    Maybe(),
    Transform(asIds),
    IsArray(),
    ArrayMaxSize(PAGE_SIZE.max),
    IsInt({ each: true }),
    Min(1, { each: true }),
    Max(MAX_ID, { each: true }),
  );

/** Filter by codes, repeatable. */
export const CodesFilter = (example: string[]) =>
  applyDecorators(
    ApiPropertyOptional({ type: [String], maxItems: FILTER_VALUES, example }),
    Maybe(),
    Transform(asList),
    IsArray(),
    ArrayMaxSize(FILTER_VALUES),
    IsString({ each: true }),
    MaxLength(40, { each: true }),
    Matches(/^[a-z0-9]+(_[a-z0-9]+)*$/, { each: true }),
  );

/** Filter by a calendar day. */
export const DayFilter = (example: string) =>
  applyDecorators(ApiPropertyOptional({ format: 'date', example }), Maybe(), IsCalendarDate());

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Filter by a time of day in the Maldives, as it stands on a ticket. */
export const TimeFilter = (example: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, pattern: TIME.source, example }),
    Maybe(),
    Matches(TIME, { message: 'invalid_date' }),
  );

/** Free text: every word has to occur in a name, accents and case set aside. */
export const SearchFilter = () =>
  applyDecorators(
    ApiPropertyOptional({ minLength: LENGTHS.search.min, maxLength: LENGTHS.search.max, example: 'Malé' }),
    Maybe(),
    Trim(),
    IsString(),
    MinLength(LENGTHS.search.min),
    MaxLength(LENGTHS.search.max),
  );

/** Part of what staff look for, as it stands in the row. */
export const PartFilter = (example: string) =>
  applyDecorators(
    ApiPropertyOptional({ maxLength: LENGTHS.search.max, example }),
    Maybe(),
    Trim(),
    IsString(),
    MaxLength(LENGTHS.search.max),
  );

/** Currency to show prices in beside US dollars; price filters count in it too. */
export const CurrencyFilter = () =>
  applyDecorators(ApiPropertyOptional({ enum: CURRENCY_CODES, example: 'EUR' }), Maybe(), IsIn(CURRENCY_CODES));
