import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { writeDocument } from './write-document.mjs';

/** A JSON schema as OpenAPI 3.0 writes it. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  additionalProperties?: boolean | Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  example?: unknown;
  default?: unknown;
  [other: string]: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required: boolean;
  schema: Schema;
  example?: unknown;
}

export interface Header {
  required?: boolean;
  schema?: Schema;
}

export interface Answer {
  content?: Record<string, { schema?: Schema }>;
  /** By name in lower case, as they are sent. */
  headers: Record<string, Header>;
}

/** One operation of the document. */
export interface Operation {
  id: string;
  /** Upper case. */
  method: string;
  /** `/api/packages/{id}/`. */
  path: string;
  parameters: Parameter[];
  /** Schemas of the body by media type. */
  body: Record<string, Schema>;
  answers: Record<string, Answer>;
  tag: string;
  /** Kinds of tokens it takes; none needed where one of them is `anybody`. */
  callers: string[];
}

export interface ApiDocument {
  json: OpenAPIObject;
  operations: Operation[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface RawAnswer {
  $ref?: string;
  content?: Record<string, { schema?: Schema }>;
  headers?: Record<string, { $ref: string }>;
}

interface RawOperation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, RawAnswer>;
  tags?: string[];
  security?: Record<string, string[]>[];
}

/** What a reference like `#/components/headers/ETag` points to. */
function pointed<T>(json: OpenAPIObject, kind: 'headers' | 'responses', $ref: string): T {
  const found = json.components?.[kind]?.[$ref.replace(`#/components/${kind}/`, '')];
  if (!found) throw new Error(`${$ref} points nowhere`);
  return found as T;
}

function readAnswer(json: OpenAPIObject, given: RawAnswer): Answer {
  const answer = given.$ref ? pointed<RawAnswer>(json, 'responses', given.$ref) : given;
  const headers = Object.entries(answer.headers ?? {}).map(([name, { $ref }]) => [
    name.toLowerCase(),
    pointed<Header>(json, 'headers', $ref),
  ]);
  return {
    ...(answer.content ? { content: answer.content } : {}),
    headers: Object.fromEntries(headers) as Answer['headers'],
  };
}

function readOperations(json: OpenAPIObject): Operation[] {
  return Object.entries(json.paths).flatMap(([address, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method] as unknown as RawOperation | undefined;
      if (!raw) return [];
      const body = Object.entries(raw.requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema ?? {}]);
      return [
        {
          id: raw.operationId,
          method: method.toUpperCase(),
          path: address,
          parameters: raw.parameters ?? [],
          body: Object.fromEntries(body) as Record<string, Schema>,
          answers: Object.fromEntries(
            Object.entries(raw.responses).map(([status, answer]) => [status, readAnswer(json, answer)]),
          ),
          tag: raw.tags?.[0] ?? '',
          callers: (raw.security?.length ? raw.security : [{}]).map((need) => Object.keys(need)[0] ?? 'anybody'),
        },
      ];
    }),
  );
}

let known: ApiDocument | null | undefined;

/** The document of the last build, or null when that is older than the sources. */
export function freshDocument(): ApiDocument | null {
  const file = process.env['ATOLL_TEST_DOCUMENT'];
  if (known === undefined) known = file && existsSync(file) ? parse(file) : null;
  return known;
}

/** The document of the sources, built when need be (15 seconds). */
export function requireDocument(): ApiDocument {
  const fresh = freshDocument();
  if (fresh) return fresh;
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'atoll-document-')), 'openapi.json');
  if (!writeDocument(file, true)) throw new Error('The API does not build: there is no document to test by.');
  known = parse(file);
  return known;
}

function parse(file: string): ApiDocument {
  const json = JSON.parse(readFileSync(file, 'utf8')) as OpenAPIObject;
  return { json, operations: readOperations(json) };
}

/** The operation's address with a value for each path parameter; nothing has these names but those that are given. */
export const filledPath = ({ path: address, parameters }: Operation, values: Record<string, string> = {}): string =>
  address.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (values[name]) return values[name];
    const { schema } = parameters.find((parameter) => parameter.name === name) ?? {};
    return schema?.type === 'integer' ? '1' : '019aa7c1-0000-7000-8000-000000000000';
  });

/** The schema a reference points to, other schemas as they are. */
export function resolve(document: ApiDocument, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const name = schema.$ref.replace('#/components/schemas/', '');
  return (document.json.components?.schemas?.[name] ?? {}) as Schema;
}

const patternOf = ({ path: address }: Operation) =>
  new RegExp(
    `^${address
      .replace(/\/$/, '')
      .replace(/[.]/g, '\\.')
      .replace(/\{\w+\}/g, '[^/]+')}/?$`,
  );

const parameterCount = (operation: Operation) => operation.path.split('{').length;

type Route = [pattern: RegExp, operation: Operation];
const routes = new WeakMap<ApiDocument, Map<string, Route[]>>();

/** Operations by method and number of parts, those with the fewest parameters first. */
function routesOf(document: ApiDocument): Map<string, Route[]> {
  const known = routes.get(document);
  if (known) return known;
  const ordered = document.operations.toSorted((a, b) => parameterCount(a) - parameterCount(b));
  const made = Map.groupBy(
    ordered.map((operation): Route => [patternOf(operation), operation]),
    ([, { method, path: address }]) => routeKey(method, address),
  );
  routes.set(document, made);
  return made;
}

const routeKey = (method: string, address: string) => `${method} ${address.replace(/\/$/, '').split('/').length}`;

/** The operation that answers a call, the one with the fewest parameters first, as the router chooses. */
export function findOperation(document: ApiDocument, method: string, address: string): Operation | undefined {
  const candidates = routesOf(document).get(routeKey(method === 'HEAD' ? 'GET' : method, address));
  return candidates?.find(([pattern]) => pattern.test(address))?.[1];
}
