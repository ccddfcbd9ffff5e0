import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@atoll/contract/languages';
import { textFolders } from '@atoll/tools/workspace.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FOLDERS = textFolders(ROOT);

function flat(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? flat(value, `${prefix}${key}.`) : [[prefix + key, String(value)]],
  );
}

function read(namespace: string, language: Language): [string, string][] {
  const folder = FOLDERS[namespace];
  if (!folder) throw new Error(`No remote has the namespace ${namespace}`);
  return flat(JSON.parse(fs.readFileSync(path.join(ROOT, folder, `${language}.json`), 'utf8')) as object);
}

/** The texts of a namespace as they were written: `textsOf('booking', 'ru')('form.more', { what: 'Дети' })`. */
export function textsOf(namespace: string, language: Language) {
  const texts = new Map(read(namespace, language));
  return (key: string, params: Record<string, string> = {}): string => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`${namespace}:${key} has no text in ${language}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => params[name] ?? whole);
  };
}

/**
 * What a text says, a pattern in the place of what it is told: the browser's tools read a space that does not break as one that does.
 */
export const like = (text: string): RegExp => new RegExp(text.replaceAll(/\s/g, String.raw`\s`));

/** Every key a page could show by mistake: those with a dot, with and without namespace and plural form. */
const KEYS = new Set(
  Object.keys(FOLDERS).flatMap((namespace) =>
    read(namespace, 'en').flatMap(([key]) => {
      const names = [...new Set([key, key.replace(/_(one|few|many|other)$/, '')])];
      return [...names.filter((name) => name.includes('.')), ...names.map((name) => `${namespace}:${name}`)];
    }),
  ),
);

/** The keys among the words of a page. */
export const keysIn = (text: string): string[] => text.split(/[\s«»“”"()]+/).filter((word) => KEYS.has(word));
