import type { EntityManager } from '@mikro-orm/postgresql';
import { ContentSlug } from './content-slug.entity.js';

/** Slugs that staff gave up by renaming or deleting: a seeder does not bring them back. */
export async function retiredSlugs(em: EntityManager, kind: string): Promise<Set<string>> {
  return new Set((await em.find(ContentSlug, { kind })).map(({ oldSlug }) => oldSlug));
}
