import type { OpenAPIObject } from '@nestjs/swagger';
import type {
  PEOPLE_ONLY_EXTENSION,
  PERMISSION_EXTENSION,
  PUBLIC_EXTENSION,
  STAFF_ONLY_EXTENSION,
  StaffOnly,
} from '../access/access.js';
import type { ETAG_EXTENSION } from '../data/etag-answers.js';
import type { NOT_IDEMPOTENT_EXTENSION } from '../idempotency/idempotency-interceptor.js';

/** A schema as the document writer looks at it. */
export interface Member {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  nullable?: boolean;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  example?: unknown;
  default?: unknown;
  required?: string[];
  items?: Member;
  properties?: Record<string, Member>;
  allOf?: Member[];
  anyOf?: Member[];
  oneOf?: Member[];
  additionalProperties?: Member | boolean;
}

export interface Content {
  schema?: Member;
  example?: unknown;
  examples?: unknown;
}

export interface Answer {
  $ref?: string;
  description?: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, Content>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Member;
  example?: unknown;
  'x-example'?: unknown;
}

export interface OperationObject {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, Content> };
  responses: Record<string, Answer>;
  security?: Record<string, string[]>[];
  [NOT_IDEMPOTENT_EXTENSION]?: boolean;
  [PERMISSION_EXTENSION]?: string | Record<string, string>;
  [PUBLIC_EXTENSION]?: boolean;
  [PEOPLE_ONLY_EXTENSION]?: boolean;
  [STAFF_ONLY_EXTENSION]?: StaffOnly;
  [ETAG_EXTENSION]?: boolean;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** Every operation with its method, in the order of the document. */
export const operationsOf = (document: OpenAPIObject): [Method, OperationObject][] =>
  Object.values(document.paths).flatMap((item) =>
    METHODS.flatMap((method): [Method, OperationObject][] =>
      item[method] ? [[method, item[method] as unknown as OperationObject]] : [],
    ),
  );

/** The schema that a reference points to; other schemas as they are. */
export function named(schema: Member, document: OpenAPIObject): Member {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  return name ? ((document.components?.schemas?.[name] ?? {}) as Member) : schema;
}
