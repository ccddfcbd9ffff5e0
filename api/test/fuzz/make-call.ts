import { type ApiDocument, type Operation, type Parameter, resolve } from '../document/document.js';
import { type Part, multipart, toParts } from './files.js';
import { HOSTILE_BODIES, HOSTILE_SEGMENTS, HOSTILE_TEXTS } from './hostile.js';
import { makeValue, spoil } from './make-value.js';
import type { Random } from './random.js';

/** A call ready for `inject`. */
export interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** What earlier answers have taught: things that exist. */
export class Memory {
  private readonly ids = new Map<string, string[]>();
  private readonly tags = new Map<string, string>();

  /** Names of things under `/api/packages/`. */
  learn(collection: string, name: string): void {
    const known = this.ids.get(collection) ?? [];
    if (!known.includes(name)) this.ids.set(collection, [...known.slice(-30), name]);
  }

  learnTag(url: string, tag: string): void {
    this.tags.set(url, tag);
  }

  known(collection: string): readonly string[] {
    return this.ids.get(collection) ?? [];
  }

  tagOf(url: string): string | undefined {
    return this.tags.get(url);
  }
}

export interface CallMaker {
  document: ApiDocument;
  random: Random;
  memory: Memory;
  files: readonly Part['value'][];
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

/** Percent-encodes any string, halves of surrogate pairs too. */
export const encode = (text: string): string =>
  [...Buffer.from(text.isWellFormed() ? text : text.toWellFormed(), 'utf8')]
    .map((byte) =>
      /[\w.~-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, '0')}`,
    )
    .join('') + (text.isWellFormed() ? '' : '%ED%A0%80');

/** The part of an address before its first parameter. */
export const collectionOf = (path: string): string => path.split('{', 1)[0] ?? path;

const choicesOf = (document: ApiDocument, parameter: Parameter | undefined) =>
  parameter && resolve(document, parameter.schema).enum;

function segment(maker: CallMaker, collection: string, parameter: Parameter | undefined, spoilt: boolean): string {
  const { random, memory, document } = maker;
  if (spoilt) return random.pick(HOSTILE_SEGMENTS);
  const known = choicesOf(document, parameter) ? [] : memory.known(collection);
  if (known.length > 0 && random.chance(0.8)) return encode(random.pick(known));
  return encode(String(parameter ? makeValue(document, parameter.schema, random) : 1)) || '1';
}

function queryOf(maker: CallMaker, operation: Operation, hostile: boolean): string {
  const { random, document } = maker;
  const pairs = operation.parameters
    .filter(({ in: place, required }) => place === 'query' && (required || random.chance(0.25)))
    .flatMap(({ name, schema }) => {
      const spoilt = hostile && random.chance(0.4);
      const value = spoilt ? random.pick(HOSTILE_TEXTS).slice(0, 2000) : makeValue(document, schema, random);
      const values = Array.isArray(value) ? value.slice(0, 5) : [value];
      return values.map((item) => `${name}=${encode(typeof item === 'object' ? JSON.stringify(item) : String(item))}`);
    });
  if (hostile && random.chance(0.1)) {
    pairs.push(
      random.pick(['x=1', 'lang=xx', 'lang[]=ru', 'page=1&page=2', 'a[b][c]=1', '__proto__[x]=1', '%', '=', '&&']),
    );
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function headersOf(maker: CallMaker, operation: Operation, url: string, hostile: boolean): Record<string, string> {
  const { random, memory } = maker;
  const headers: Record<string, string> = {};
  if (operation.parameters.some(({ name }) => /^if-match$/i.test(name)) && random.chance(0.9)) {
    headers['if-match'] = random.chance(0.8)
      ? (memory.tagOf(url) ?? '"1"')
      : random.pick(['*', '"0"', 'x', '"999999"', 'W/"1"']);
  }
  if (random.chance(0.3))
    headers['accept-language'] = random.pick(['ru', 'zh-CN', 'fr;q=1, ru;q=0.1', ';;;', 'x'.repeat(600)]);
  if (operation.method === 'POST' && random.chance(0.5)) {
    const free = `fuzz-${random.integer(1, 1e9)}-key`;
    headers['idempotency-key'] =
      hostile && random.chance(0.2) ? random.pick(['x', 'a b c d e f', 'fuzz-key-0001']) : free;
  }
  if (hostile && random.chance(0.05)) headers['accept'] = random.pick(['text/html', 'image/*', '*/*;q=0', 'x']);
  if (hostile && random.chance(0.05)) headers['x-forwarded-for'] = random.pick(['1.2.3.4', "'", 'a'.repeat(500)]);
  if (hostile && random.chance(0.05)) headers['if-none-match'] = random.pick(['*', '"x"', ',,,']);
  return headers;
}

function withBody(maker: CallMaker, operation: Operation, call: Call, hostile: boolean): Call {
  const { random, document, files } = maker;
  const types = Object.keys(operation.body);
  if (types.length === 0) {
    if (!hostile || operation.method === 'GET' || random.chance(0.7)) return call;
    return { ...call, headers: { ...call.headers, 'content-type': JSON_TYPE }, payload: random.pick(HOSTILE_BODIES) };
  }
  const type = random.pick(types);
  const schema = resolve(document, operation.body[type] ?? {});
  const good = makeValue(document, schema, random);
  const value = hostile && random.chance(0.8) ? spoil(good, random) : good;
  if (type === FORM_TYPE) {
    const members = Object.entries(schema.properties ?? {});
    const binary = new Set(members.filter(([, member]) => member.format === 'binary').map(([name]) => name));
    const form = multipart(toParts(value, binary, files, random));
    const cut = hostile && random.chance(0.1) ? random.integer(0, form.payload.length) : form.payload.length;
    return { ...call, headers: { ...call.headers, ...form.headers }, payload: form.payload.subarray(0, cut) };
  }
  const wrongType = hostile && random.chance(0.03);
  const headers = {
    ...call.headers,
    'content-type': wrongType ? random.pick(['text/plain', 'application/xml', FORM_TYPE, 'x']) : JSON_TYPE,
  };
  const payload = hostile && random.chance(0.1) ? random.pick(HOSTILE_BODIES) : (JSON.stringify(value) ?? '');
  return { ...call, headers, payload };
}

/** A call of the operation: as documented, or with something wrong in it. */
export function makeCall(maker: CallMaker, operation: Operation, hostile: boolean): Call {
  const { random } = maker;
  const spoilPath = hostile && random.chance(0.2);
  let collection = collectionOf(operation.path);
  const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((one) => one.name === name);
    const part = segment(maker, collection, parameter, spoilPath);
    // What a choice in the address names is a collection: `content/packages/3/` has the packages' names.
    if (choicesOf(maker.document, parameter)) collection = `/api/${part}/`;
    return part;
  });
  const call: Call = {
    method: operation.method,
    url: address + queryOf(maker, operation, hostile),
    headers: headersOf(maker, operation, address, hostile),
  };
  if (operation.method === 'GET') return call;
  return withBody(maker, operation, call, hostile);
}
