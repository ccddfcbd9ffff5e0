import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ErrorDto, ServerErrorDto, StaleVersionDto } from './error.dto.js';

const DESCRIPTIONS = {
  400: 'The input is not valid: messages by field, or one message when no field is to blame.',
  401: 'No identity, or one that is over (`not_authenticated`, `token_not_valid`).',
  403: 'The caller lacks the permission.',
  404: 'There is no such thing, or none for this caller.',
  409: 'The request conflicts with what is stored.',
  410: 'It was public and is no longer offered.',
  412: 'If-Match names another version; the body shows what is stored now.',
  413: 'The request is too large.',
  415: 'The media type is not supported.',
  428: 'The If-Match header is missing.',
  429: 'Too many requests; `Retry-After` says how long to wait.',
  500: 'Unexpected error; `error_id` is found again in the log.',
  503: 'A dependency is away; try again.',
  507: 'The store of files has no room left.',
} as const;

export type DocumentedStatus = keyof typeof DESCRIPTIONS;

const EXAMPLES: Partial<Record<DocumentedStatus, unknown>> = {
  400: { email: ['Please enter a valid email address'] },
  401: { detail: 'Authentication required', code: 'not_authenticated' },
  403: { detail: 'Access denied. You do not have permission to perform this action.', code: 'permission_denied' },
  404: { detail: 'The requested resource was not found.', code: 'not_found' },
  409: { detail: 'This Idempotency-Key was already used for another request.', code: 'idempotency_conflict' },
  410: { detail: 'This is no longer offered.', code: 'gone' },
  412: {
    detail: 'Someone else has changed this in the meantime.',
    code: 'stale_version',
    current: 'Острова ждут',
    updated_by: 'owner@atoll.example',
    updated_at: '2026-11-21T08:00:00.000Z',
  },
  413: { detail: 'The request is too large.', code: 'payload_too_large' },
  415: { detail: 'This media type is not supported.', code: 'unsupported_media_type' },
  428: { detail: 'The If-Match header is required: read the current version first.', code: 'precondition_required' },
  429: { detail: 'Too many requests. Please try again in 30 seconds.', code: 'throttled' },
  500: {
    detail: 'Server error. Please try again later.',
    code: 'server_error',
    error_id: '019aa7c1-0000-7000-8000-000000000000',
  },
  507: {
    detail: 'There is no room left to store files.',
    code: 'storage_full',
    error_id: '019aa7c1-0000-7000-8000-000000000000',
  },
  503: {
    detail: 'The service is not available at the moment. Please try again in a moment.',
    code: 'unavailable',
    error_id: '019aa7c1-0000-7000-8000-000000000000',
  },
};

/** Documents the error answers of an operation; 400 (unknown parameters), 429 and 500 belong to every one. */
export const ApiErrors = (...statuses: DocumentedStatus[]) =>
  applyDecorators(
    ApiExtraModels(ErrorDto, ServerErrorDto, StaleVersionDto),
    ...[...new Set<DocumentedStatus>([400, ...statuses, 429, 500])].map((status) =>
      ApiResponse({ status, description: DESCRIPTIONS[status], content: { 'application/json': errorContent(status) } }),
    ),
  );

/** What a status means, in one sentence. */
export const errorDescription = (status: DocumentedStatus): string => DESCRIPTIONS[status];

/** Schema and example of an error answer. */
export function errorContent(status: DocumentedStatus) {
  const example = EXAMPLES[status];
  if (status === 400) {
    const fields = {
      type: 'object',
      description: 'Messages by field; nested members by their path (`contact.email`, `items.0.age`).',
      additionalProperties: { type: 'array', items: { type: 'string', maxLength: 1000 } },
    };
    return { schema: { anyOf: [fields, { $ref: getSchemaPath(ErrorDto) }] }, example };
  }
  return {
    schema: { $ref: getSchemaPath(status === 412 ? StaleVersionDto : status >= 500 ? ServerErrorDto : ErrorDto) },
    ...(example === undefined ? {} : { example }),
  };
}
