import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { Maybe } from '../../platform/fields/maybe.js';

const HASH = /^[0-9a-f]{64}$/;

/** Which words of the terms somebody read: their SHA-256 in hexadecimal digits, as it was said beside them. */
export const TermsHash = () =>
  applyDecorators(
    ApiPropertyOptional({
      pattern: HASH.source,
      example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    }),
    Maybe(),
    Matches(HASH, { message: 'invalid' }),
  );
