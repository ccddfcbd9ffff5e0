import type { OpenAPIObject } from '@nestjs/swagger';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import type { ErrorDto } from '../errors/error.dto.js';
import { type DocumentedStatus, errorContent, errorDescription } from '../errors/api-errors.js';
import { PERMISSION_EXTENSION, STAFF_ONLY_EXTENSION } from '../access/access.js';
import { ETAG_EXTENSION } from '../data/etag-answers.js';
import { exampleOf } from './example-of.js';
import { type Answer, type Method, type OperationObject, operationsOf } from './document-types.js';

const text = (description: string, required: boolean, schema: object) => ({
  description,
  required,
  schema: { type: 'string' as const, ...schema },
});

/** Headers of answers that a client may want to read. Those that protect browsers stand on every answer and in no operation. */
export const HEADERS = {
  'X-Request-Id': text('Names this call; found again in the log.', true, { format: 'uuid' }),
  'Content-Language': text('Language of the answer.', true, { enum: [...LANGUAGE_CODES] }),
  'Cache-Control': text('Who may keep the answer, and how long.', true, {
    maxLength: 100,
    example: 'private, no-store',
  }),
  'X-Error-Code': text('The code of the error, the same in every language.', true, {
    maxLength: 100,
    example: 'not_found',
  }),
  'Retry-After': {
    description: 'Seconds to wait before the next try; of 409 only while the first call with the key is at work.',
    required: false,
    schema: { type: 'integer' as const, minimum: 1 },
  },
  ETag: text(
    'Version of what was read or written, for `If-Match` of the next change; of a public answer a hash of its content. ' +
      '`If-None-Match` with it is answered 304 while nothing has changed.',
    false,
    { maxLength: 100, example: '"3"' },
  ),
  'Idempotency-Replayed': text('Stands on an answer that was given before under the same `Idempotency-Key`.', false, {
    enum: ['true'],
  }),
  'Content-Disposition': text('Name to save the file under.', true, {
    maxLength: 300,
    example: 'attachment; filename="customers.csv"',
  }),
};

const NOT_MODIFIED = '`If-None-Match` names what is there: nothing has changed.';

type HeaderName = keyof typeof HEADERS;

const SUCCESS: Record<string, string> = {
  200: 'The answer.',
  201: 'Created: the new thing.',
  202: 'Accepted: the work follows.',
  204: 'Done; the answer has no body.',
  205: 'Done; the answer has no body.',
};

const sayOf = (status: string, { content }: Answer): string => {
  const said = SUCCESS[status] ?? 'The answer.';
  return status === '202' && !content ? `${said} The answer has no body.` : said;
};

/** What is refused for what is stored, where no key of an earlier request can be meant. */
const KEY_USED = 'idempotency_conflict';
const CONFLICTS = {
  delete: { detail: 'This is still in use.', code: 'in_use' },
  other: { detail: 'This is not possible in its present state.', code: 'invalid_transition' },
};

/** What a refusal says, whatever it carries besides. */
function refusalWords(
  status: DocumentedStatus,
  { parameters = [] }: OperationObject,
  method: Method,
): Partial<ErrorDto> {
  if (status === 409 && !parameters.some(({ name }) => name === 'Idempotency-Key'))
    return method === 'delete' ? CONFLICTS.delete : CONFLICTS.other;
  const { detail, code } = (errorContent(status).example ?? {}) as Partial<ErrorDto>;
  return detail ? { detail, code: code ?? '' } : {};
}

const EVERYWHERE: readonly HeaderName[] = ['X-Request-Id', 'Content-Language', 'Cache-Control'];

/** Names the error answers of an operation's kind, each with an example. */
export function addErrors(operation: OperationObject, method: Method, document: OpenAPIObject): void {
  const parameters = operation.parameters ?? [];
  const statuses: DocumentedStatus[] = [400, 429, 500, 503];
  if (operation.security?.length) statuses.push(401, 403);
  if (parameters.some((parameter) => parameter.in === 'path')) statuses.push(404);
  if (method !== 'get') statuses.push(413, 415);
  if (parameters.some(({ name }) => name.toLowerCase() === 'if-match')) statuses.push(412);
  if (parameters.some(({ name, required }) => name.toLowerCase() === 'if-match' && required)) statuses.push(428);
  for (const status of statuses) addAnswer(operation, status);
  for (const [status, answer] of Object.entries(operation.responses)) {
    const content = answer.content?.['application/json'];
    if (Number(status) < 400 || !content?.schema || content.examples) continue;
    const known = Number(status) as DocumentedStatus;
    const words = refusalWords(known, operation, method);
    if (!content.example) content.example = { ...(exampleOf(content.schema, document) as object), ...words };
    // The usual example of a conflict is of a key, which not every operation takes.
    else if (known === 409 && (content.example as ErrorDto).code === KEY_USED) content.example = words;
  }
}

/** Adds the usual answer of a status unless the operation has one of its own. */
export function addAnswer(operation: OperationObject, status: DocumentedStatus): void {
  operation.responses[status] ??= usual(status);
}

const usual = (status: DocumentedStatus): Answer => ({
  description: errorDescription(status),
  content: { 'application/json': errorContent(status) },
});

/** Says which permission is asked for, in words at the refusal and as a member for programs. */
export function namePermission(operation: OperationObject): void {
  const { [STAFF_ONLY_EXTENSION]: staffOnly, [PERMISSION_EXTENSION]: permission } = operation;
  delete operation[STAFF_ONLY_EXTENSION];
  const refuse = (description: string) => {
    operation.responses[403] = { ...usual(403), ...operation.responses[403], description };
  };
  if (permission) refuse(typeof permission === 'string' ? lacks(permission) : lacksByKind(permission));
  const parameter = operation.parameters?.find(({ name }) => name === staffOnly?.parameter);
  if (!staffOnly || !parameter) return;
  parameter.description = `${parameter.description || 'Only those in this state.'} For staff with \`${staffOnly.permission}\` only.`;
  refuse(`With \`${staffOnly.parameter}\`: ${lacks(staffOnly.permission)}`);
}

const lacks = (permission: string) => `The caller lacks the permission \`${permission}\`.`;

function lacksByKind(permissions: Record<string, string>): string {
  const named = [...new Set(Object.values(permissions))].map((permission) => `\`${permission}\``);
  return `The caller lacks the permission that the kind asks for: ${named.join(' or ')}.`;
}

export function describeSuccess(operation: OperationObject): void {
  for (const [status, answer] of Object.entries(operation.responses)) answer.description ||= sayOf(status, answer);
}

/** Names the headers of every answer, and 304 where an `ETag` is given to ask with. */
export function addHeaders(operation: OperationObject, method: Method): void {
  const { [ETAG_EXTENSION]: tagged } = operation;
  delete operation[ETAG_EXTENSION];
  if (tagged && method === 'get') {
    operation.responses[304] = { description: NOT_MODIFIED };
  }
  const replays = operation.parameters?.some(({ name }) => name === 'Idempotency-Key');
  for (const [status, answer] of Object.entries(operation.responses)) {
    const names = [...EVERYWHERE];
    const code = Number(status);
    if (code >= 400) names.push('X-Error-Code');
    if (code === 429 || code === 503 || (code === 409 && replays)) names.push('Retry-After');
    if (code < 400 && tagged) names.push('ETag');
    if (code < 300 && replays) names.push('Idempotency-Replayed');
    if (code < 300 && isFile(answer)) names.push('Content-Disposition');
    answer.headers = {
      ...Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
      ...answer.headers,
    };
  }
}

/** An answer that may come as a file has a name for it, as JSON too. */
const isFile = ({ content }: Answer) =>
  Object.entries(content ?? {}).some(([type, { schema }]) => !type.endsWith('json') || schema?.format === 'binary');

const NAMES: Record<string, string> = {
  304: 'NotModified',
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  410: 'Gone',
  412: 'PreconditionFailed',
  413: 'ContentTooLarge',
  415: 'UnsupportedMediaType',
  428: 'PreconditionRequired',
  429: 'TooManyRequests',
  500: 'ServerError',
  503: 'Unavailable',
  507: 'InsufficientStorage',
};

/**
 * Puts the answers that many operations have in common in one place and leaves references: the document is a third as long.
 * @returns what `components.responses` holds
 */
export function shareAnswers(document: OpenAPIObject): Record<string, { description: string }> {
  const shared: Record<string, { description: string }> = {};
  const texts = new Map<string, string>();
  const places = operationsOf(document).flatMap(([, { responses }]) =>
    Object.entries(responses).flatMap(([status, answer]) => {
      const name = NAMES[status];
      return name && answer.description === descriptionOf(status) ? [{ responses, status, answer, name }] : [];
    }),
  );
  for (const { responses, status, answer, name } of places) {
    const written = JSON.stringify(answer);
    if (!texts.has(name)) {
      texts.set(name, written);
      shared[name] = { description: '', ...answer };
    }
    if (texts.get(name) === written) responses[status] = { $ref: `#/components/responses/${name}` };
  }
  return shared;
}

const descriptionOf = (status: string) =>
  status === '304' ? NOT_MODIFIED : errorDescription(Number(status) as DocumentedStatus);
