import type { OpenAPIObject } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE, isLanguage } from '@atoll/contract/languages';

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
  required?: string[];
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

/** The words of another language that would be those of the English example; a language that may be missing is then. */
function isRepeated(name: string, { properties = {}, required = [] }: Exemplary): boolean {
  if (!isLanguage(name) || name === DEFAULT_LANGUAGE || required.includes(name)) return false;
  return JSON.stringify(properties[name]) === JSON.stringify(properties[DEFAULT_LANGUAGE]);
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
    const members = Object.entries(schema.properties ?? {}).filter(([name]) => !isRepeated(name, schema));
    const own = members.map(([name, member]) => [name, exampleOf(member, document, depth + 1)]);
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
