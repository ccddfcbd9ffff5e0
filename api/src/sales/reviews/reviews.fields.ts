import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { Maybe } from '../../platform/fields/maybe.js';

/** 1 to 5, optional. */
export const ScoreField = () =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 5, example: 5 }),
    Maybe(),
    IsInt(),
    Min(1),
    Max(5),
  );
