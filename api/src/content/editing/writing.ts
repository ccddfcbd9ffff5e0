import { type Type, applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiExtraModels, ApiHeader, ApiQuery, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { ApiErrors, type DocumentedStatus } from '../../platform/errors/api-errors.js';
import { ErrorDto } from '../../platform/errors/error.dto.js';
import type { Kind } from './kind.js';

type Schema = { $ref: string } | { anyOf: { $ref: string }[] };

const STALE = 'If-Match names another version: `current` is what is stored now, to merge with.';

/** Documents 412 with what is stored now. */
const staleAnswer = (current: Schema) =>
  ApiResponse({
    status: 412,
    description: STALE,
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: getSchemaPath(ErrorDto) },
            {
              type: 'object',
              required: ['current', 'updated_by', 'updated_at'],
              properties: {
                current,
                updated_by: { type: 'string', nullable: true, example: 'owner@atoll.example' },
                updated_at: { type: 'string', format: 'date-time', nullable: true },
              },
            },
          ],
        },
      },
    },
  });

/**
 * Documents a staff write.
 * @param current schema of what 412 shows
 * @param guarded `If-Match` is required (PUT, PATCH, DELETE); on actions it is honoured when sent
 */
export const ApiWriteOf = (current: Schema, guarded: boolean, ...errors: DocumentedStatus[]) =>
  applyDecorators(
    ApiBearerAuth('staff'),
    ApiHeader({
      name: 'If-Match',
      required: guarded,
      description: 'Version that was read, as in `ETag`.',
      schema: { type: 'string', example: '"3"' },
    }),
    ApiErrors(401, 403, ...(guarded ? ([428] as const) : []), ...errors),
    ApiExtraModels(ErrorDto),
    staleAnswer(current),
  );

/** Documents in which language the words are stored that stand flat in the body. */
export const WordsLanguage = () =>
  ApiQuery({
    name: 'lang',
    required: false,
    enum: LANGUAGE_CODES,
    description: 'Language of the words that stand flat in the body, and of refusals; beats `Accept-Language`.',
  });

/** What a new thing of a kind cannot do without; it may stand in either of two places, which no schema can say. */
export const needsName = ({ texts: { fields, optional } }: Pick<Kind, 'texts'>): string =>
  optional ? '' : `A new one needs \`${fields[0] ?? 'name'}\`, flat or in one of its \`translations\`.`;

/** The same where 412 shows a document of this class. */
export const ApiWrite = (document: Type, guarded: boolean, ...errors: DocumentedStatus[]) =>
  applyDecorators(ApiExtraModels(document), ApiWriteOf({ $ref: getSchemaPath(document) }, guarded, ...errors));
