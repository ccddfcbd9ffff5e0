import type { OpenAPIObject } from '@nestjs/swagger';

interface Exemplary {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  example?: unknown;
  default?: unknown;
  nullable?: boolean;
  minimum?: number;
  items?: Exemplary;
  properties?: Record<string, Exemplary>;
  allOf?: Exemplary[];
  anyOf?: Exemplary[];
  oneOf?: Exemplary[];
}

const BY_FORMAT: Record<string, string> = {
  uuid: '019aa7c1-0000-7000-8000-000000000000',
  date: '2026-11-21',
  'date-time': '2026-11-21T08:00:00.000Z',
  email: 'anna@example.com',
  uri: 'https://atoll.example/',
};

function named(schema: Exemplary, document: OpenAPIObject): Exemplary {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  return name ? ((document.components?.schemas?.[name] ?? {}) as Exemplary) : schema;
}

/** An example of a schema, put together from those of its members. */
export function exampleOf(schema: Exemplary, document: OpenAPIObject, depth = 0): unknown {
  if (schema.$ref) return exampleOf(named(schema, document), document, depth);
  if (schema.example !== undefined) return schema.example;
  if (schema.enum) return schema.enum[0];
  if (schema.nullable && schema.type && schema.type !== 'object') return null;
  if (schema.default !== undefined) return schema.default;
  const choice = (schema.oneOf ?? schema.anyOf)?.[0];
  if (choice) return exampleOf(choice, document, depth);
  if (schema.allOf || schema.properties) {
    const parts = (schema.allOf ?? []).map((part) => exampleOf(part, document, depth) as object);
    const own = Object.entries(schema.properties ?? {}).map(([name, member]) => [
      name,
      exampleOf(member, document, depth + 1),
    ]);
    return Object.assign({}, ...parts, Object.fromEntries(own)) as unknown;
  }
  if (schema.type === 'array')
    return depth > 6 || !schema.items || named(schema.items, document).oneOf
      ? []
      : [exampleOf(schema.items, document, depth + 1)];
  if (schema.type === 'object') return {};
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return BY_FORMAT[schema.format ?? ''] ?? '…';
}
