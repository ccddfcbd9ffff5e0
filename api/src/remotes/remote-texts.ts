import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import type { ReleaseTextSet, ReleasedTexts } from '../translations/release-texts.js';

type Nested = { [key: string]: string | Nested };

/** `{ hero: { title: 'x' } }` → `{ 'hero.title': 'x' }`. */
export function flattenTexts(texts: Nested, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat[prefix + key] = value;
    else if (typeof value === 'object' && value !== null) Object.assign(flat, flattenTexts(value, `${prefix}${key}.`));
  }
  return flat;
}

async function readFolder(folder: string): Promise<Partial<Record<Language, Record<string, string>>>> {
  const texts: Partial<Record<Language, Record<string, string>>> = {};
  await Promise.all(
    LANGUAGE_CODES.map(async (language) => {
      const text = await fs.readFile(path.join(folder, `${language}.json`), 'utf8').catch(() => null);
      if (text !== null) texts[language] = flattenTexts(JSON.parse(text) as Nested);
    }),
  );
  return texts;
}

/**
 * Reads the texts of the served releases and of the shell.
 * @param releases folder with `locales/` of each namespace
 * @param shellLocales folder with one folder for each namespace of the shell
 */
export async function readTexts(
  releases: readonly { namespace: string; folder: string }[],
  shellLocales: string,
): Promise<ReleaseTextSet> {
  const entries = await fs.readdir(shellLocales, { withFileTypes: true }).catch(() => []);
  const shell = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ namespace: name, folder: path.join(shellLocales, name) }));
  const remotes = releases.map(({ namespace, folder }) => ({ namespace, folder: path.join(folder, 'locales') }));
  const sources = [...shell, ...remotes].toSorted((a, b) => (a.namespace < b.namespace ? -1 : 1));
  const texts = await Promise.all(sources.map(({ folder }) => readFolder(folder)));
  const namespaces: ReleasedTexts = Object.fromEntries(
    sources.map(({ namespace }, index) => [namespace, texts[index] ?? {}]),
  );
  const version = createHash('sha256').update(JSON.stringify(namespaces)).digest('hex').slice(0, 16);
  return { version, namespaces };
}
