import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';

const SLUG_OR_ID = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** Id or slug of one thing of the catalogue, optional. */
export const ReferenceField = (example: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, pattern: SLUG_OR_ID.source, maxLength: 80, nullable: true, example }),
    IsOptional(),
    IsString(),
    Matches(SLUG_OR_ID, { message: 'unknown_reference' }),
  );

/** 1 to 5, optional. */
export const ScoreField = () =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 5, example: 5 }),
    IsOptional(),
    IsInt(),
    Min(1),
    Max(5),
  );
