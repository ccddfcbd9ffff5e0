import type { EntityManager } from '@mikro-orm/postgresql';
import { type Message, ValidationFailedError } from '../../platform/errors/app-error.js';
import { idsOfSlugs } from './editing.queries.js';
import { type Kind, type Shared, singlesOf } from './kind.js';

/**
 * Puts numbers in the place of slugs wherever a body names other rows, so that everything behind it knows numbers alone. What is not
 * there is left out.
 * @throws {ValidationFailedError} 400 at the place of a slug that nothing has
 */
export async function resolveReferences(kind: Kind, shared: Shared, em: EntityManager): Promise<void> {
  const tables = {
    ...singlesOf(kind),
    ...kind.lists,
    ...Object.fromEntries(Object.entries(kind.links ?? {}).map(([member, { of }]) => [member, of])),
  };
  const unknown: Record<string, Message[]> = {};
  for (const [member, table] of Object.entries(tables)) {
    const value = shared[member];
    const slugs = [value].flat().filter((item): item is string => typeof item === 'string');
    if (slugs.length === 0) continue;
    const ids = await idsOfSlugs(em, table, slugs);
    const named = (item: unknown, place: string): unknown => {
      if (typeof item === 'string' && !ids.has(item)) unknown[place] = [{ code: 'unknown_reference' }];
      return typeof item === 'string' ? ids.get(item) : item;
    };
    shared[member] = Array.isArray(value)
      ? value.map((item: unknown, index) => named(item, `${member}.${index}`)).filter((id) => id !== undefined)
      : (named(value, member) ?? null);
  }
  if (Object.keys(unknown).length > 0) throw new ValidationFailedError(unknown);
}
