import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsString, Matches, Max, Min } from 'class-validator';
import { Maybe, MaybeNull } from '../common/maybe.js';

const SLUG_OR_ID = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** Id or slug of one thing of the catalogue, optional. */
export const ReferenceField = (example: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, pattern: SLUG_OR_ID.source, maxLength: 80, nullable: true, example }),
    MaybeNull(),
    IsString(),
    Matches(SLUG_OR_ID, { message: 'unknown_reference' }),
  );

/** 1 to 5, optional. */
export const ScoreField = () =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 5, example: 5 }),
    Maybe(),
    IsInt(),
    Min(1),
    Max(5),
  );
