import type { EntityClass, EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { type ByLanguage, languagesOf } from '../listing/demo-files.js';
import type { Content } from './content.js';
import { ContentSlug } from './content-slug.entity.js';
import type { Address } from './slugs.js';

/** A row that a seed knows again by its slug or code. */
type Seeded = Content & Partial<Record<Address, string>>;

/** Slugs that staff gave up by renaming or deleting: a seeder does not bring them back. */
export async function retiredSlugs(em: EntityManager, kind: string): Promise<Set<string>> {
  return new Set((await em.find(ContentSlug, { kind })).map(({ oldSlug }) => oldSlug));
}

/** Demo content of a kind. `R`: row, `F`: its facts; `D`: demo thing, `W`: its words; `T`: words as they are stored. */
export interface ContentSeed<R extends Seeded, F, D, W, T> {
  /** `page_hero`; its texts and links name their row by `pageHero`. */
  kind: string;
  entity: new (slug: string, facts: F, now: Date) => R;
  /** Member of the row that a demo's slug stands in; `slug` unless given. */
  address?: Address;
  text: new (row: R, language: string, words: T) => object;
  links?: readonly EntityClass<object>[];
  demos: readonly (D & { slug: string; text: ByLanguage<W> })[];
  /** Null leaves the thing out. */
  facts: (demo: D, index: number) => F | null;
  words: (words: W, language: keyof ByLanguage<W>) => T;
  linksOf?: (row: R, demo: D) => object[];
  publishedAt?: (demo: D) => Date;
}

/** Writes demo content, its words and links anew; what staff changed, renamed or deleted stays as they left it. */
export async function seedContent<R extends Seeded, F, D, W, T>(
  em: EntityManager,
  now: Date,
  seed: ContentSeed<R, F, D, W, T>,
): Promise<void> {
  const rows = await em.find(seed.entity as EntityClass<R>, {});
  const known = new Map(rows.map((row): [unknown, R] => [row[seed.address ?? 'slug'], row]));
  const retired = await retiredSlugs(em, seed.kind);
  const entries = seed.demos.flatMap((demo, index) => {
    const stored = known.get(demo.slug);
    if (stored?.touched || retired.has(demo.slug)) return [];
    const facts = seed.facts(demo, index);
    return facts === null ? [] : [{ demo, stored, facts }];
  });
  const owner = seed.kind.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  const rewritten = entries.flatMap(({ stored }) => stored ?? []);
  for (const part of rewritten.length > 0 ? [seed.text, ...(seed.links ?? [])] : []) {
    // The connection of a transaction takes one statement after the other.
    await em.nativeDelete(part as EntityClass<object>, { [owner]: { $in: rewritten } } as FilterQuery<object>);
  }
  for (const { demo, stored, facts } of entries) {
    const row = stored ?? new seed.entity(demo.slug, facts, now);
    if (stored) Object.assign(stored, facts, { updatedAt: now });
    row.publish(seed.publishedAt?.(demo) ?? now);
    em.persist(row);
    for (const [language, words] of languagesOf(demo.text))
      em.persist(new seed.text(row, language, seed.words(words, language)));
    for (const link of seed.linksOf?.(row, demo) ?? []) em.persist(link);
  }
  await em.flush();
}
