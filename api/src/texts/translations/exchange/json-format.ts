import { isPollutingKey } from '../../../platform/http/text-pipe.js';
import type { Texts } from '../merge-texts.js';
import { nest } from '../shapes.js';
import { decodeText } from './decode-text.js';
import { type ExchangeContext, type ExchangeFormat, FileRows, fileFault } from './exchange-format.js';

/** Objects in objects, at most. */
const MAX_DEPTH = 12;

type Members = [name: string, value: unknown][];

const members = (value: unknown): Members | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : null;

/** Every text of an object under its dotted key; what is no text has none. */
function flatten(root: Members, found: (key: string, value: string | null) => void): void {
  const visit = (list: Members, prefix: string, depth: number): void => {
    if (depth > MAX_DEPTH) throw fileFault('too_deep');
    for (const [name, value] of list) {
      const key = prefix + name;
      const inner = members(value);
      if (inner && !isPollutingKey(key)) visit(inner, `${key}.`, depth + 1);
      else found(key, typeof value === 'string' ? value : null);
    }
  };
  visit(root, '', 1);
}

/** Whether the outermost members of a file are namespaces. */
function isByNamespace(root: Members, { namespaces, namespace }: ExchangeContext): boolean {
  const known = (name: string) => (namespace === null ? namespaces.includes(name) : name === namespace);
  return root.length > 0 && root.some(([name]) => known(name)) && root.every(([, value]) => members(value) !== null);
}

/**
 * i18next JSON: `{namespace: {key: text}}`, keys flat or nested. On the way in one namespace without its name is taken too.
 * Texts that are missing are left out, unless they are all that was asked for.
 */
export const jsonFormat: ExchangeFormat = {
  name: 'json',

  write(texts, { shape }) {
    const onlyMissing = texts.every(({ value }) => value === null);
    const file: Record<string, object> = {};
    for (const { namespace, key, value } of texts) {
      if (value === null && !onlyMissing) continue;
      const own = (file[namespace] ??= Object.create(null) as Texts) as Texts;
      own[key] = value ?? '';
    }
    if (shape === 'nested') for (const [name, own] of Object.entries(file)) file[name] = nest(own as Texts);
    return Promise.resolve(Buffer.from(`${JSON.stringify(file, null, 2)}\n`));
  },

  read(bytes, context) {
    const { text } = decodeText(bytes, context.language);
    let root: Members | null;
    try {
      root = members(JSON.parse(text));
    } catch {
      root = null;
    }
    if (!root) throw fileFault('file_unreadable');
    const collected = new FileRows();
    const add = (namespace: string | null) => (key: string, value: string | null) =>
      collected.add({ row: collected.rows.length + 1, namespace, key, value, revision: null });
    if (isByNamespace(root, context)) for (const [name, own] of root) flatten(members(own) ?? [], add(name));
    else flatten(root, add(context.namespace));
    return Promise.resolve(collected.rows);
  },
};
