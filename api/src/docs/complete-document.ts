import type { OpenAPIObject } from '@nestjs/swagger';
import { type DocumentedStatus, errorContent, errorDescription } from '../common/api-errors.js';
import { exampleOf } from './example-of.js';
import { PERMISSION_EXTENSION, STAFF_ONLY_EXTENSION, type StaffOnly } from '../common/access.js';
import { NOT_IDEMPOTENT_EXTENSION } from '../common/idempotency-interceptor.js';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']> & {
  [NOT_IDEMPOTENT_EXTENSION]?: boolean;
  [PERMISSION_EXTENSION]?: string;
  [STAFF_ONLY_EXTENSION]?: StaffOnly;
};
interface Member {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  pattern?: string;
  maxLength?: number;
  items?: Member;
  properties?: Record<string, Member>;
  allOf?: Member[];
  anyOf?: Member[];
  oneOf?: Member[];
  additionalProperties?: Member | boolean;
}

interface Content {
  schema?: Member;
  example?: unknown;
  examples?: unknown;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** No text of an answer is longer. Characters. */
const LONGEST_TEXT = 200_000;

const SUCCESS: Record<string, string> = {
  200: 'The answer.',
  201: 'Created: the new thing.',
  202: 'Accepted: the work follows.',
  204: 'Done; the answer has no body.',
  205: 'Done; the answer has no body.',
};

/**
 * Adds what the platform gives every operation, so that no controller repeats it: the error answers of its kind, the
 * `Idempotency-Key` of a POST, and limits of texts in answers.
 */
export function completeDocument(document: OpenAPIObject): void {
  for (const item of Object.values(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method] as OperationObject | undefined;
      if (!operation) continue;
      addIdempotency(operation, method);
      addErrors(operation, method, document);
      namePermission(operation);
      limitParameters(operation);
      describeSuccess(operation);
    }
  }
  limitAnswers(document);
}

function addIdempotency(operation: OperationObject, method: string): void {
  const marked = operation[NOT_IDEMPOTENT_EXTENSION];
  delete operation[NOT_IDEMPOTENT_EXTENSION];
  if (method !== 'post' || marked) return;
  operation.parameters = [
    ...(operation.parameters ?? []),
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'The same key with the same body within 24 hours gets the same answer and has no second effect.',
      schema: { type: 'string', minLength: 8, maxLength: 80, pattern: '^[A-Za-z0-9_-]{8,80}$' },
      example: '5f0c8c5e-8f5e-4a55-9a4c-6f6f1f0f2a11',
    },
  ];
  addAnswer(operation, 409);
}

/** What parameters mean that mean the same everywhere. */
const USUAL_PARAMETERS: Record<string, string> = {
  id: 'Number or UUID of the thing; where it has a slug, the slug does as well.',
  version: 'Number of the version.',
  search: 'Words to look for.',
  sort: 'Order of the results.',
  status: 'Only those in this state.',
  language: 'Only this language.',
  lang: 'Language of the answer; beats `Accept-Language`.',
  'if-match': 'Version that the change is based on, as the `ETag` of a read had it.',
};

/** Longest part of an address that reaches a route (the router's limit), longest header and query member of ours. Characters. */
const LONGEST_PARAMETER: Record<string, number> = { path: 100, header: 200, query: 1000 };

function limitParameters(operation: OperationObject): void {
  const parameters = (operation.parameters ?? []) as {
    name: string;
    in: string;
    description?: string;
    schema?: Member;
  }[];
  for (const parameter of parameters) {
    const { name, in: place, schema } = parameter;
    parameter.description ??=
      USUAL_PARAMETERS[name.toLowerCase()] ?? `Only those with this ${name.replaceAll('_', ' ')}.`;
    const limit = LONGEST_PARAMETER[place];
    if (schema && limit !== undefined && isOpenText(schema)) schema.maxLength = limit;
  }
}

function addErrors(operation: OperationObject, method: string, document: OpenAPIObject): void {
  const parameters = (operation.parameters ?? []) as { name: string; in: string }[];
  const statuses: DocumentedStatus[] = [400, 429, 500, 503];
  if (operation.security?.length) statuses.push(401, 403);
  if (parameters.some((parameter) => parameter.in === 'path')) statuses.push(404);
  if (method !== 'get') statuses.push(413, 415);
  if (parameters.some(({ name }) => name.toLowerCase() === 'if-match')) statuses.push(412, 428);
  for (const status of statuses) addAnswer(operation, status);
  for (const [status, answer] of Object.entries(operation.responses)) {
    const content = (answer as { content?: Record<string, Content> }).content?.['application/json'];
    if (Number(status) >= 400 && content && !content.example && !content.examples && content.schema) {
      content.example = exampleOf(content.schema, document);
    }
  }
}

/** Says which permission is asked for, in words at the refusal and as a member for programs. */
function namePermission(operation: OperationObject): void {
  const { [STAFF_ONLY_EXTENSION]: staffOnly, [PERMISSION_EXTENSION]: permission } = operation;
  delete operation[STAFF_ONLY_EXTENSION];
  if (permission) operation.responses[403] = { ...answerOf(operation, 403), description: lacks(permission) };
  const parameter = (operation.parameters as { name: string; description: string }[] | undefined)?.find(
    ({ name }) => name === staffOnly?.parameter,
  );
  if (!staffOnly || !parameter) return;
  parameter.description += ` For staff with \`${staffOnly.permission}\` only.`;
  operation.responses[403] = {
    ...answerOf(operation, 403),
    description: `With \`${staffOnly.parameter}\`: ${lacks(staffOnly.permission)}`,
  };
}

const lacks = (permission: string) => `The caller lacks the permission \`${permission}\`.`;

const answerOf = (operation: OperationObject, status: DocumentedStatus) => ({
  content: { 'application/json': errorContent(status) },
  ...(operation.responses[status] as { description: string } | undefined),
});

function addAnswer(operation: OperationObject, status: DocumentedStatus): void {
  operation.responses[status] ??= {
    description: errorDescription(status),
    content: { 'application/json': errorContent(status) },
  };
}

function describeSuccess(operation: OperationObject): void {
  for (const [status, answer] of Object.entries(operation.responses)) {
    if (answer && 'description' in answer && !answer.description) answer.description = SUCCESS[status] ?? 'The answer.';
  }
}

/** Names of the schemas that requests are made of: their limits are their DTOs' own. */
function requestSchemas(document: OpenAPIObject): Set<string> {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Member>;
  const found = new Set<string>();
  const visit = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { $ref } = schema as Member;
    const name = $ref?.replace('#/components/schemas/', '');
    if (name && !found.has(name)) {
      found.add(name);
      visit(schemas[name]);
    }
    for (const member of Object.values(schema)) visit(member);
  };
  for (const item of Object.values(document.paths)) {
    for (const method of METHODS) visit(item[method]?.requestBody);
  }
  return found;
}

const isOpenText = ({ type, format, enum: choices, pattern, maxLength }: Member) =>
  type === 'string' && !format && !choices && !pattern && maxLength === undefined;

function nestedParts(schema: Member): Member[] {
  return Object.values(schema.properties ?? {}).flatMap(({ items, additionalProperties }) => [
    ...(items ? [items] : []),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ]);
}

/** Texts in answers that name no limit get the general one, and instants their format. */
function limitAnswers(document: OpenAPIObject): void {
  const requests = requestSchemas(document);
  const visit = (schema: Member, name: string): void => {
    if (isOpenText(schema) && /_at$/.test(name)) schema.format = 'date-time';
    else if (isOpenText(schema)) schema.maxLength = LONGEST_TEXT;
    for (const [key, member] of Object.entries(schema.properties ?? {})) visit(member, key);
    for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) visit(part, name);
    if (schema.items) visit(schema.items, name);
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, '');
  };
  for (const [name, schema] of Object.entries((document.components?.schemas ?? {}) as Record<string, Member>)) {
    if (!requests.has(name)) visit(schema, '');
    // A body's own members name their limits; what stands in its lists and maps has at least the general one.
    else for (const part of nestedParts(schema)) visit(part, '');
  }
  for (const item of Object.values(document.paths)) {
    for (const method of METHODS) {
      for (const answer of Object.values(item[method]?.responses ?? {})) {
        const contents = (answer as { content?: Record<string, { schema?: Member }> }).content ?? {};
        for (const { schema } of Object.values(contents)) if (schema) visit(schema, '');
      }
    }
  }
}
