import type { EntityManager } from '@mikro-orm/postgresql';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { existingIds, idsOfSlugs } from '../../content/editing/editing.queries.js';
import type { CacheTag } from '../../platform/cache/public-cache.js';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { Package } from '../packages/package.entity.js';
import { Resort } from '../resorts/resort.entity.js';

/** Public answers that show prices. */
export const PRICED_TAGS: readonly CacheTag[] = ['packages', 'resorts'];

/** What a season or a reduction is for: a package, a resort, or neither for all that is sold. */
export interface Scope {
  package: Package | null;
  resort: Resort | null;
}

type Reference = number | string | null | undefined;

async function rowOf<T>(
  em: EntityManager,
  member: 'package' | 'resort',
  reference: Reference,
  row: (id: number) => T,
): Promise<T | null> {
  if (reference === null || reference === undefined) return null;
  const id = typeof reference === 'string' ? (await idsOfSlugs(em, member, [reference])).get(reference) : reference;
  if (id === undefined || !(await existingIds(em, member, [id])).has(id))
    throw ValidationFailedError.on(member, 'unknown_reference');
  return row(id);
}

/**
 * The rows that a body names by number or slug; what it leaves out stays.
 * @throws {ValidationFailedError} `unknown_reference`, `one_scope`
 */
export async function scopeOf(
  em: EntityManager,
  body: { package?: Reference; resort?: Reference },
  stored: Scope,
): Promise<Scope> {
  const named = async <T>(member: 'package' | 'resort', kept: T | null, row: (id: number) => T) =>
    body[member] === undefined ? kept : rowOf(em, member, body[member], row);
  const scope = {
    package: await named('package', stored.package, (id) => em.getReference(Package, id)),
    resort: await named('resort', stored.resort, (id) => em.getReference(Resort, id)),
  };
  if (scope.package && scope.resort) throw ValidationFailedError.on('resort', 'one_scope');
  return scope;
}

/** Id of a row that something is for; null where it is for more. */
export const ScopeId = (of: string) =>
  applyDecorators(
    ApiProperty({ type: 'integer', nullable: true, example: null, description: `Id of a ${of}; null for more.` }),
  );

const isOf = (reference: string) => (/^\d{1,9}$/.test(reference) ? { id: Number(reference) } : { slug: reference });

/** Condition for rows of a package and of a resort, each by number or slug. */
export const referencedBy = (query: { package?: string; resort?: string }) => ({
  ...(query.package === undefined ? {} : { package: isOf(query.package) }),
  ...(query.resort === undefined ? {} : { resort: isOf(query.resort) }),
});
