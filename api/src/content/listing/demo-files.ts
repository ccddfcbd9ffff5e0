import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { notify } from '../../platform/cache/notices.queries.js';
import type { CacheTag } from '../../platform/cache/public-cache.js';

/** The demo agency: one JSON file for each thing, and the masters of its pictures. */
export const DEMO = path.resolve(import.meta.dirname, '../../../demo');

/** Folder of the masters. */
export const MASTERS = path.join(DEMO, 'pictures');

/** One of everything in each language. */
export type ByLanguage<T> = Record<Language, T>;

/** `api/demo/<name>.json`. */
export const readDemo = <T>(name: string): T => JSON.parse(readFileSync(path.join(DEMO, `${name}.json`), 'utf8')) as T;

/** Every file of `api/demo/<folder>/`, by name. */
export const readDemoFolder = <T>(folder: string): T[] =>
  readdirSync(path.join(DEMO, folder))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => readDemo<T>(`${folder}/${name.slice(0, -'.json'.length)}`));

function* demoFiles(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* demoFiles(file);
    else if (/\.(json|webp|jpg|png)$/.test(entry.name)) yield file;
  }
}

let version: string | undefined;

/** Hash of all demo files: packages name resorts, resorts name pictures, so any change concerns every seeder. */
export function demoVersion(): string {
  if (version === undefined) {
    const hash = createHash('sha256');
    for (const file of demoFiles(DEMO)) hash.update(path.relative(DEMO, file)).update(readFileSync(file));
    version = hash.digest('hex').slice(0, 16);
  }
  return version;
}

/** `['en', 'ru', 'zh']` with what each language has. */
export const languagesOf = <T>(texts: ByLanguage<T>): [Language, T][] =>
  LANGUAGE_CODES.map((language) => [language, texts[language]]);

/** Things by their slug. */
export const bySlug = <T extends { slug: string }>(things: readonly T[]): Map<string, T> =>
  new Map(things.map((thing) => [thing.slug, thing]));

/** Lets running servers forget what they read before. To be called inside the seeder's transaction. */
export const announce = (em: EntityManager, ...tags: CacheTag[]): Promise<void> =>
  notify(em, 'atoll_cache', tags.join(','));
