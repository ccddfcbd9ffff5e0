import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { type ApiDocument, type Answer, type Operation, type Schema, findOperation } from './document.js';

/** What came back from a call. */
export interface Answered {
  method: string;
  /** Path and query as called. */
  url: string;
  status: number;
  /** By name in lower case. */
  headers: Record<string, unknown>;
  text: string;
}

type JsonSchema = Record<string, unknown>;

const ANNOTATIONS = ['example', 'nullable', 'discriminator', 'xml', 'externalDocs', 'readOnly', 'deprecated'];

/**
 * A schema of OpenAPI 3.0 as JSON schema 2020-12. `closed` objects take no members but the named ones, so that an answer cannot
 * say more than its documentation; parts of a composition stay open.
 */
function toJsonSchema(schema: Schema, closed: boolean): JsonSchema {
  if (schema.$ref) {
    return { $ref: `#/$defs/${closed ? 'closed' : 'open'}.${schema.$ref.replace('#/components/schemas/', '')}` };
  }
  const made: JsonSchema = Object.fromEntries(Object.entries(schema).filter(([name]) => !ANNOTATIONS.includes(name)));
  const composed = (schema.allOf?.length ?? 0) + (schema.properties ? 1 : 0) > 1;
  if (schema.allOf) {
    made['allOf'] = schema.allOf.map((part) => toJsonSchema(part, closed && !composed));
    if (!schema.properties) delete made['type'];
    if (composed && closed) made['unevaluatedProperties'] = false;
  }
  for (const name of ['oneOf', 'anyOf'] as const) {
    if (schema[name]) made[name] = schema[name].map((part) => toJsonSchema(part, closed));
  }
  if (schema.items) made['items'] = toMember(schema.items, closed);
  if (schema.properties) {
    made['properties'] = Object.fromEntries(
      Object.entries(schema.properties).map(([name, member]) => [name, toMember(member, closed)]),
    );
    if (closed && !composed && schema.additionalProperties === undefined) made['additionalProperties'] = false;
  }
  if (typeof schema.additionalProperties === 'object') {
    made['additionalProperties'] = toJsonSchema(schema.additionalProperties, closed);
  }
  return schema.nullable ? { anyOf: [{ type: 'null' }, made] } : made;
}

/** A day or an instant as we write them: a text that is one says so by its format. */
const IN_TIME = { pattern: '^\\d{4}-\\d\\d-\\d\\d(T[\\d:.]+Z)?$' };

/** Off where callers write days and instants into texts, as random calls do. */
let timesAreNamed = true;

/** A member of an answer; a text that names no form holds neither a day nor an instant. */
function toMember(schema: Schema, closed: boolean): JsonSchema {
  const { type, format, enum: choices, pattern, maxLength } = schema;
  const open =
    closed && timesAreNamed && type === 'string' && !format && !choices && !pattern && maxLength === undefined;
  return open
    ? { allOf: [toJsonSchema(schema, closed)], not: { type: 'string', ...IN_TIME } }
    : toJsonSchema(schema, closed);
}

/** Headers that every answer of the site has, that carry a body over the line, or that browsers read before a page may. */
const NOT_OF_AN_OPERATION =
  /^(strict-transport-security|x-content-type-options|referrer-policy|permissions-policy|content-security-policy|available-languages|vary|content-(type|length|encoding)|transfer-encoding|date|connection|keep-alive|(cross-origin|access-control)-.*)$/;

function headerFaults({ headers: documented }: Answer, { status, headers }: Answered): string[] {
  const sent = Object.keys(headers).filter((name) => headers[name] !== undefined);
  const more = sent.filter((name) => !NOT_OF_AN_OPERATION.test(name) && !documented[name]);
  const wait = status === 429 || status === 503;
  const less = Object.entries(documented).flatMap(([name, { required }]) =>
    (required || (wait && name === 'retry-after')) && headers[name] === undefined ? [name] : [],
  );
  return [
    ...more.map((name) => `has the header ${name}, the document has not`),
    ...less.map((name) => `lacks the header ${name}`),
  ];
}

/** Tells what an answer has that the document has not. */
export class AnswerCheck {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  private readonly definitions: JsonSchema;
  private readonly validators = new Map<string, ValidateFunction>();

  /** @param namesTimes whether a text that is a day or an instant has to say so; texts of random calls are both by chance */
  constructor(
    private readonly document: ApiDocument,
    namesTimes = true,
  ) {
    timesAreNamed = namesTimes;
    (formats as unknown as (ajv: Ajv2020) => void)(this.ajv);
    const schemas = Object.entries(document.json.components?.schemas ?? {}) as [string, Schema][];
    this.definitions = Object.fromEntries(
      schemas.flatMap(([name, schema]) => [
        [`closed.${name}`, toJsonSchema(schema, true)],
        [`open.${name}`, toJsonSchema(schema, false)],
      ]),
    );
    this.ajv.addSchema({ $id: 'atoll', $defs: this.definitions });
  }

  /** Sentences that start with the operation's name; none when the answer is as documented or no operation is meant. */
  faults(answered: Answered): string[] {
    const operation = findOperation(this.document, answered.method, answered.url.split('?', 1)[0] ?? '');
    if (!operation) return [];
    return this.check(operation, answered).map((fault) => `${operation.id}: ${answered.status} ${fault}`);
  }

  private check(operation: Operation, answered: Answered): string[] {
    const answer = operation.answers[String(answered.status)];
    if (!answer) return ['is not documented'];
    return [...headerFaults(answer, answered), ...this.bodyFaults(operation, answer, answered)];
  }

  private bodyFaults(
    operation: Operation,
    answer: Answer,
    { method, status, headers: { 'content-type': contentType }, text }: Answered,
  ): string[] {
    const type = String(contentType ?? '').split(';', 1)[0];
    const types = Object.keys(answer.content ?? {});
    if (method === 'HEAD' || (text === '' && types.length === 0)) return [];
    if (types.length === 0) return [`has a body (${type}), the document none`];
    if (!type || !types.includes(type)) return [`is ${type}, documented as ${types.join(', ')}`];
    if (type !== 'application/json') return [];
    const schema = answer.content?.[type]?.schema;
    if (!schema) return ['has no schema'];
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return [`is no JSON: ${text.slice(0, 100)}`];
    }
    // An error may say more than its code; one that shows what is stored says what that looks like.
    const validate = this.validator(`${operation.id} ${status}`, schema, status < 400 || status === 412);
    if (validate(body)) return [];
    return [`does not fit: ${this.explain(validate, body)}`];
  }

  private validator(key: string, schema: Schema, closed: boolean): ValidateFunction {
    const made = this.validators.get(key) ?? this.compile(schema, closed);
    this.validators.set(key, made);
    return made;
  }

  private compile(schema: Schema, closed: boolean): ValidateFunction {
    const text = JSON.stringify(toJsonSchema(schema, closed)).replaceAll('"#/$defs/', '"atoll#/$defs/');
    return this.ajv.compile(JSON.parse(text) as JsonSchema);
  }

  private explain(validate: ValidateFunction, body: unknown): string {
    const lines = (validate.errors ?? []).slice(0, 4).map(({ instancePath, message, params }) => {
      const value = instancePath
        .split('/')
        .slice(1)
        .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], body);
      return `${instancePath || '/'} ${message} ${JSON.stringify(params)}: ${JSON.stringify(value)?.slice(0, 120)}`;
    });
    return lines.join('; ');
  }
}
