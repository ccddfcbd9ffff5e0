import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import type { ReleaseTextSet, ReleasedTexts } from './release-texts.js';

type Nested = { [key: string]: string | Nested };

export type NamespaceTexts = Partial<Record<Language, Record<string, string>>>;

/** Texts of one namespace: reads its file of a language (`en.json`); null when there is none. */
export interface TextSource {
  namespace: string;
  read(file: string): Promise<string | null>;
}

/** `{ hero: { title: 'x' } }` → `{ 'hero.title': 'x' }`. */
export function flattenTexts(texts: Nested, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat[prefix + key] = value;
    else if (typeof value === 'object' && value !== null) Object.assign(flat, flattenTexts(value, `${prefix}${key}.`));
  }
  return flat;
}

/**
 * Reads the texts of the served releases and of the shell. A file that is not JSON is left out.
 * @param releases one for each release
 * @param shellLocales folder with one folder for each namespace of the shell
 * @param damaged is told which file is not JSON
 */
export async function readTexts(
  releases: readonly TextSource[],
  shellLocales: string,
  damaged: (file: string) => void,
): Promise<ReleaseTextSet> {
  const sources = [...(await shellSources(shellLocales)), ...releases].toSorted((a, b) =>
    a.namespace < b.namespace ? -1 : 1,
  );
  const texts = await Promise.all(sources.map((source) => readSource(source, damaged)));
  const namespaces: ReleasedTexts = Object.fromEntries(
    sources.map(({ namespace }, index) => [namespace, texts[index] ?? {}]),
  );
  const version = createHash('sha256').update(JSON.stringify(namespaces)).digest('hex').slice(0, 16);
  return { version, namespaces };
}

async function shellSources(folder: string): Promise<TextSource[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      namespace: name,
      read: (file) => fs.readFile(path.join(folder, name, file), 'utf8').catch(() => null),
    }));
}

/** Texts of one namespace by language. A file that is not JSON is left out. */
export async function readSource(
  { namespace, read }: TextSource,
  damaged: (file: string) => void,
): Promise<NamespaceTexts> {
  const texts: NamespaceTexts = {};
  await Promise.all(
    LANGUAGE_CODES.map(async (language) => {
      const text = await read(`${language}.json`);
      if (text === null) return;
      try {
        texts[language] = flattenTexts(JSON.parse(text) as Nested);
      } catch {
        damaged(`${namespace}/${language}.json`);
      }
    }),
  );
  return texts;
}
