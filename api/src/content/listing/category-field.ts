import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { SLUG } from '@atoll/contract/rules';
import { Maybe } from '../../platform/fields/maybe.js';
import { CATEGORY_CODE } from './codes.js';

/** Code of a category of packages, as a filter and in a body. */
export const CategoryCodeField = () =>
  applyDecorators(
    ApiPropertyOptional({ ...CATEGORY_CODE, example: 'diving' }),
    Maybe(),
    IsString(),
    MaxLength(CATEGORY_CODE.maxLength),
    Matches(SLUG, { message: 'invalid_slug' }),
  );
