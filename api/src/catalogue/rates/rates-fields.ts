import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsString, Matches, Max, Min } from 'class-validator';
import { ByLanguage } from '../../content/editing/by-language.js';
import { LabelField } from '../../content/editing/fields.js';
import { IsCalendarDate } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';

const EXAMPLES = { en: 'Early booking', ru: 'Раннее бронирование', zh: '早鸟优惠' };

/** What guests and the office call it, by language. */
export class RateNamesDto extends ByLanguage<string>((language) => LabelField(100, EXAMPLES[language])) {}

const CODE = /^[a-z0-9]+(_[a-z0-9]+)*$/;

/** What it is called in prices: lower-case words. */
export const RateCodeField = (example: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, minLength: 1, maxLength: 40, pattern: CODE.source, example }),
    Maybe(),
    IsString(),
    Matches(/^.{1,40}$/, { message: 'invalid_tag' }),
    Matches(CODE, { message: 'invalid_tag' }),
  );

const asText = ({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value);

/** A number with up to two decimals, as a text so that nothing is rounded. */
export const DecimalField = (pattern: RegExp, example: string, message: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, pattern: pattern.source, example }),
    Maybe(),
    Transform(asText),
    IsString({ message }),
    Matches(pattern, { message }),
  );

/** A calendar day that stays as it was when it is left out. */
export const DayField = (example: string) =>
  applyDecorators(ApiPropertyOptional({ format: 'date', example }), Maybe(), IsCalendarDate());

/** Names a row by its number. */
export class RateParams {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 2_147_483_647, example: 4 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  id: number;
}

/** Members that are given, in the place of those that are stored. */
export const merged = <T extends object>(stored: T, body: object): T => ({
  ...stored,
  ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
});
