import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { type ApiDocument, type Operation, type Schema, findOperation } from './document.js';

/** What came back from a call. */
export interface Answered {
  method: string;
  /** Path and query as called. */
  url: string;
  status: number;
  contentType: string | undefined;
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
  if (schema.items) made['items'] = toJsonSchema(schema.items, closed);
  if (schema.properties) {
    made['properties'] = Object.fromEntries(
      Object.entries(schema.properties).map(([name, member]) => [name, toJsonSchema(member, closed)]),
    );
    if (closed && !composed && schema.additionalProperties === undefined) made['additionalProperties'] = false;
  }
  if (typeof schema.additionalProperties === 'object') {
    made['additionalProperties'] = toJsonSchema(schema.additionalProperties, closed);
  }
  return schema.nullable ? { anyOf: [{ type: 'null' }, made] } : made;
}

/** Tells what an answer has that the document has not. */
export class AnswerCheck {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  private readonly definitions: JsonSchema;
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(private readonly document: ApiDocument) {
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
    if (!operation || answered.status === 304) return [];
    return this.check(operation, answered).map((fault) => `${operation.id}: ${answered.status} ${fault}`);
  }

  private check(operation: Operation, { method, status, contentType, text }: Answered): string[] {
    const answer = operation.answers[String(status)];
    if (!answer) return ['is not documented'];
    const type = contentType?.split(';', 1)[0];
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
    const validate = this.validator(`${operation.id} ${status}`, schema, status < 400);
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
