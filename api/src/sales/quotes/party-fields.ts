import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { type Bounds, ADULTS, CHILDREN, CHILD_AGE } from '@atoll/contract/rules';
import { Maybe } from '../../platform/fields/maybe.js';

const schema = { type: 'integer', minimum: ADULTS.min, maximum: ADULTS.max } as const;
const areAdults = () => [IsInt(), Min(ADULTS.min), Max(ADULTS.max)];

/** How many adults travel. */
export const Adults = () => applyDecorators(ApiProperty(schema), ...areAdults());

/** The same where it may be left out. */
export const MaybeAdults = (example: number) =>
  applyDecorators(ApiPropertyOptional({ ...schema, example }), Maybe(), ...areAdults());

/** A number within bounds that may be left out. */
export const WholeNumber = ({ min, max }: Bounds, example: number) =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: min, maximum: max, example }),
    Maybe(),
    IsInt(),
    Min(min),
    Max(max),
  );

const ROOM_CODE = { maxLength: 40, pattern: '^[a-z0-9]+([_-][a-z0-9]+)*$' };

/** Code of a kind of room that may be left out. */
export const RoomCode = () =>
  applyDecorators(
    ApiPropertyOptional({ ...ROOM_CODE, example: 'water' }),
    Maybe(),
    IsString(),
    MaxLength(ROOM_CODE.maxLength),
    Matches(new RegExp(ROOM_CODE.pattern), { message: 'unknown_reference' }),
  );

/** Age of each child at check-in. It may be left out. */
export const ChildrenAges = (shown: { default?: number[]; example?: number[] }) =>
  applyDecorators(
    ApiPropertyOptional({
      type: 'array',
      items: { type: 'integer', minimum: CHILD_AGE.min, maximum: CHILD_AGE.max },
      maxItems: CHILDREN.max,
      ...shown,
    }),
    Maybe(),
    IsArray(),
    ArrayMaxSize(CHILDREN.max),
    IsInt({ each: true }),
    Min(CHILD_AGE.min, { each: true }),
    Max(CHILD_AGE.max, { each: true }),
  );
