import { type ApiDocument, type Schema, resolve } from '../document/document.js';
import { ENDLESS_TEXTS, EXTRA_MEMBERS, HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile.js';
import type { Random } from './random.js';

const WORDS = ['Malé', 'Мале', '马累', 'sunset', 'reef', 'lagoon', 'Baa atoll', 'манта', '海滩'];

const TEXT_BY_FORMAT: Record<string, (random: Random) => string> = {
  uuid: (random) => `019aa7c1-0000-7000-8000-${String(random.integer(0, 999_999_999_999)).padStart(12, '0')}`,
  date: (random) =>
    `2027-${String(random.integer(1, 12)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`,
  'date-time': (random) => new Date(1_790_000_000_000 + random.integer(0, 40_000_000_000)).toISOString(),
  email: (random) => `guest${random.integer(1, 99_999)}@example.com`,
  uri: () => 'https://example.com/a',
};

function makeText(schema: Schema, random: Random): string {
  const format = schema.format && TEXT_BY_FORMAT[schema.format];
  if (format) return format(random);
  const least = schema.minLength ?? 1;
  const most = Math.min(schema.maxLength ?? 60, 400);
  let text = random.pick(WORDS);
  while (text.length < least) text += ` ${random.pick(WORDS)}`;
  return random.chance(0.05)
    ? 'x'.repeat(Math.max(least, schema.maxLength ?? most)).slice(0, 20_000)
    : text.slice(0, most);
}

/** A value that the schema allows. */
export function makeValue(document: ApiDocument, given: Schema, random: Random, depth = 0): unknown {
  const schema = resolve(document, given);
  if (schema.nullable && random.chance(0.15)) return null;
  if (schema.allOf?.length) {
    const parts = [...schema.allOf, { type: 'object', properties: schema.properties ?? {} }];
    return Object.assign({}, ...parts.map((part) => makeValue(document, part, random, depth))) as unknown;
  }
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices?.length) return makeValue(document, random.pick(choices), random, depth);
  if (schema.enum?.length) return random.pick(schema.enum);
  if (schema.example !== undefined && schema.type !== 'object' && random.chance(0.6)) return schema.example;
  if (schema.type === 'string') return makeText(schema, random);
  if (schema.type === 'boolean') return random.chance(0.5);
  if (schema.type === 'integer' || schema.type === 'number') {
    const low = schema.minimum ?? 0;
    const high = Math.min(schema.maximum ?? low + 20, low + 10_000);
    if (random.chance(0.1)) return random.pick([low, schema.maximum ?? high, low - 1, (schema.maximum ?? high) + 1]);
    return random.integer(Math.ceil(low), Math.max(Math.ceil(low), Math.floor(high)));
  }
  if (schema.type === 'array') {
    if (depth > 5) return [];
    const amount = random.integer(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3));
    return Array.from({ length: amount }, () => makeValue(document, schema.items ?? {}, random, depth + 1));
  }
  return makeObject(document, schema, random, depth);
}

function makeObject(document: ApiDocument, schema: Schema, random: Random, depth: number): Record<string, unknown> {
  const entries = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) || random.chance(depth > 4 ? 0 : 0.4),
  );
  const made = entries.map(([name, member]) => [name, makeValue(document, member, random, depth + 1)]);
  if (typeof schema.additionalProperties === 'object' && depth < 5) {
    made.push(['anything', makeValue(document, schema.additionalProperties, random, depth + 1)]);
  }
  return Object.fromEntries(made) as Record<string, unknown>;
}

export function hostileValue(random: Random): unknown {
  const drawn = random.next();
  if (drawn < 0.005) return random.pick(ENDLESS_TEXTS);
  return drawn < 0.6 ? random.pick(HOSTILE_TEXTS) : random.pick(HOSTILE_VALUES);
}

/** The same value with one or two members spoilt, added or left out. */
export function spoil(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.05)) return hostileValue(random);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  for (let times = random.integer(1, 2); times > 0; times--) {
    const names = Object.keys(copy);
    if (names.length === 0 || random.chance(0.15)) {
      const extra = random.pick(Object.keys(EXTRA_MEMBERS));
      copy[extra] = EXTRA_MEMBERS[extra];
      continue;
    }
    const name = random.pick(names);
    if (random.chance(0.15)) delete copy[name];
    else copy[name] = random.chance(0.4) ? spoil(copy[name], random) : hostileValue(random);
  }
  return copy;
}
