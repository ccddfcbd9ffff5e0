import { type ApiDocument, type Operation, type Schema, resolve } from '../document/document.js';
import { EXTRA_MEMBERS, OPERATORS } from './hostile.js';
import { makeValue } from './make-value.js';
import type { Random } from './random.js';

/** A body with one thing in it that no operation may take. */
export interface HostileBody {
  /** What is wrong: `extra role`, `operator {"$ne":null} on contact.email`. */
  what: string;
  /** JSON as it goes over the wire. */
  body: string;
  /** Member that the answer must name; undefined where the body is refused as a whole. */
  member?: string;
}

interface Place {
  path: string[];
  schema: Schema;
}

const DEPTH = 4;

/** Members of a body and of the objects in it. Lists are entered by their first item. */
function places(document: ApiDocument, given: Schema, path: string[] = []): Place[] {
  const schema = resolve(document, given);
  const parts = [schema, ...(schema.allOf ?? []).map((part) => resolve(document, part))];
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<string, Schema>;
  const here: Place[] = [{ path, schema: { ...schema, properties } }];
  if (path.length >= DEPTH) return here;
  if (schema.items) return [...here, ...places(document, schema.items, [...path, '0'])];
  return [
    ...here,
    ...Object.entries(properties).flatMap(([name, member]) => places(document, member, [...path, name])),
  ];
}

/** The same body with a value at a path; objects and lists on the way are made. */
function put(body: unknown, path: string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (name === '0') {
    const list = Array.isArray(body) ? body : [];
    return [put(list[0], rest, value), ...list.slice(1)];
  }
  const object = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  return { ...object, [name]: put((object as Record<string, unknown>)[name], rest, value) };
}

const at = (body: unknown, path: string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], body);

const isClosed = ({ properties, additionalProperties }: Schema) =>
  Object.keys(properties ?? {}).length > 0 && !additionalProperties;

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

/** Every hostile body for an operation that takes JSON. */
export function hostileBodies(document: ApiDocument, operation: Operation, random: Random): HostileBody[] {
  const schema = operation.body['application/json'];
  if (!schema) return [];
  const good = makeValue(document, schema, random);
  const found: HostileBody[] = [];
  const add = (what: string, value: unknown, member?: string) =>
    found.push({ what, body: JSON.stringify(value), ...(member === undefined ? {} : { member }) });
  for (const { path, schema: here } of places(document, schema)) {
    const name = path.join('.');
    if (isClosed(here)) {
      const object = at(good, path);
      const base = typeof object === 'object' && object !== null && !Array.isArray(object) ? object : {};
      for (const [extra, value] of Object.entries(EXTRA_MEMBERS)) {
        if (extra in (here.properties ?? {})) continue;
        add(
          `extra ${[...path, extra].join('.')}`,
          put(good, path, { ...base, [extra]: value }),
          [...path, extra].join('.'),
        );
      }
      found.push({
        what: `__proto__ in ${name}`,
        body: withRaw(put(good, path, { marker: 0 }), '"__proto__":{"is_admin":true}'),
      });
      found.push({
        what: `constructor in ${name}`,
        body: withRaw(put(good, path, { marker: 0 }), '"constructor":{"prototype":{"x":1}}'),
      });
    }
    if (isClosed(here) && path.length > 0) add(`a list in the place of ${name}`, put(good, path, []));
    const isText = here.type === 'string' || Boolean(here.enum);
    if (!isText || path.length === 0) continue;
    for (const operator of OPERATORS) add(`operator ${JSON.stringify(operator)} on ${name}`, put(good, path, operator));
    add(`half a surrogate pair in ${name}`, put(good, path, 'a\ud800b'));
    add(`NUL in ${name}`, put(good, path, 'a\u0000b'));
  }
  add('13 levels', { ...(good as object), nested: deep(13) });
  add('1,001 keys', Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`k${index}`, 1])));
  return found;
}

const withRaw = (value: unknown, raw: string) => JSON.stringify(value).replace('"marker":0', raw);
