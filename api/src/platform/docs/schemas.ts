import type { OpenAPIObject } from '@nestjs/swagger';
import { type Content, type Member, type OperationObject, named, operationsOf } from './document-types.js';

/**
 * A form's parts as members of one object, since not every generator reads a composition there; JSON beside it has no file.
 */
export function completeBodies(operation: OperationObject, document: OpenAPIObject): void {
  const contents = operation.requestBody?.content ?? {};
  const form = contents['multipart/form-data'];
  const parts = form?.schema?.allOf;
  if (!form || !parts) return;
  const [body] = parts;
  if (contents['application/json'] && body?.$ref) contents['application/json'] = { schema: body };
  const objects = parts.map((part) => named(part, document));
  const required = objects.flatMap((part) => part.required ?? []);
  form.schema = {
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties: Object.assign({}, ...objects.map((part) => part.properties ?? {})) as Record<string, Member>,
  };
}

/**
 * What is left out of a PATCH stays as it is, so nothing it takes may have a default: clients fill those in and would reset what
 * nobody named. What something new gets instead is said in words.
 */
export function sayDefaults(document: OpenAPIObject): void {
  for (const [method, { requestBody }] of operationsOf(document)) {
    if (method !== 'patch') continue;
    for (const { schema } of Object.values<Content>(requestBody?.content ?? {}))
      if (schema) saysDefault(schema, document);
  }
}

function saysDefault(schema: Member, document: OpenAPIObject): void {
  const { allOf = [], properties = {} } = named(schema, document);
  for (const part of allOf) saysDefault(part, document);
  for (const member of Object.values(properties)) {
    if (member.default === undefined) continue;
    const told = member.default === null ? '' : `In a new one \`${String(member.default as string | number)}\`.`;
    member.description = [member.description, told].filter(Boolean).join(' ');
    delete member.default;
  }
}

/** Writes instants and what may be null as OpenAPI 3.0 has them. */
export function completeSchemas(document: OpenAPIObject): void {
  const visit = (schema: Member, name: string): void => {
    nameFormat(schema, name);
    nameNumber(schema);
    nameType(schema, document);
    for (const [key, member] of Object.entries(schema.properties ?? {})) visit(member, key);
    for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) visit(part, name);
    if (schema.items) visit(schema.items, name);
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, '');
  };
  for (const schema of Object.values(document.components?.schemas ?? {})) visit(schema as Member, '');
  for (const [, { requestBody, responses }] of operationsOf(document)) {
    for (const { content } of [requestBody ?? {}, ...Object.values(responses)]) {
      for (const { schema } of Object.values<Content>(content ?? {})) if (schema) visit(schema, '');
    }
  }
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const CALENDAR_DATE = /^\d{4}-\d\d-\d\d$/;

/** Instants and calendar dates are told by their examples, and instants by the names they have with us (`created_at`). */
function nameFormat(schema: Member, name: string): void {
  if (schema.type !== 'string' || schema.format || schema.enum || schema.pattern) return;
  const example = typeof schema.example === 'string' ? schema.example : '';
  if (INSTANT.test(example) || (/_at$/.test(name) && !example)) schema.format = 'date-time';
  else if (CALENDAR_DATE.test(example)) schema.format = 'date';
}

/** True for a number that is not whole, and for a list with one. */
const hasFraction = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(hasFraction) : typeof value === 'number' && !Number.isInteger(value);

/**
 * A number is whole unless it says otherwise: by `format: 'double'`, or by an example, a limit or a choice with a fraction. An
 * answer with a fraction where the document has none fails the check of answers.
 */
export function nameNumber(schema: Member): void {
  if (schema.type !== 'number') return;
  const { example, enum: choices, minimum, maximum, multipleOf } = schema;
  if (schema.format === 'double' || [example, choices, minimum, maximum, multipleOf].some(hasFraction))
    schema.format = 'double';
  else schema.type = 'integer';
}

/** `nullable` counts beside a type only: one that refers to a type repeats it, and of choices the first may be null. */
function nameType(schema: Member, document: OpenAPIObject): void {
  const [part] = schema.allOf ?? [];
  const [choice] = schema.oneOf ?? [];
  if (schema.nullable && choice) {
    delete schema.nullable;
    choice.nullable = true;
  }
  if (!schema.nullable || schema.type || !part) return;
  const { type } = named(part, document);
  if (type) schema.type = type;
}
