import type { EntityManager } from '@mikro-orm/postgresql';
import { idsOfSlugs } from '../../content/editing/editing.queries.js';
import type { Problems } from '../../content/editing/kind.js';
import type { SharedPackage } from './package-document.dto.js';
import { holdRooms } from './package-stays.queries.js';

/** Nights in one kind of room, as staff name its place: by id or slug. */
type NamedStay = { resort: number | string; room_code: string; nights: number };

/** Nothing has this id. */
const NOTHING = 0;

/** The same by the ids of their places; what a slug does not lead to is refused by `stayProblems`. */
export async function resolvedStays(
  stays: readonly NamedStay[],
  em: EntityManager,
): Promise<(NamedStay & { resort: number })[]> {
  const slugs = stays.flatMap(({ resort }) => (typeof resort === 'string' ? [resort] : []));
  const ids = slugs.length === 0 ? new Map<string, number>() : await idsOfSlugs(em, 'resort', slugs);
  return stays.map(({ resort, ...stay }) => ({
    ...stay,
    resort: typeof resort === 'string' ? (ids.get(resort) ?? NOTHING) : resort,
  }));
}

/** Every night is spent in a room that there is; what is sold by rooms has some. */
export async function stayProblems(
  { stays, sold_by, duration_nights: nights }: SharedPackage,
  em: EntityManager,
): Promise<Problems> {
  const problems: Problems = {};
  const rooms = await holdRooms(
    em,
    stays.map(({ resort }) => resort),
  );
  for (const [index, { resort, room_code }] of stays.entries()) {
    const kinds = rooms.get(resort);
    if (!kinds) problems[`stays.${index}.resort`] = [{ code: 'unknown_reference' }];
    else if (!kinds.includes(room_code)) problems[`stays.${index}.room_code`] = [{ code: 'unknown_reference' }];
  }
  const spent = stays.reduce((sum, stay) => sum + stay.nights, 0);
  if (stays.length === 0 && sold_by === 'rooms') problems['stays'] = [{ code: 'min_items', params: { count: 1 } }];
  else if (stays.length > 0 && spent !== nights)
    problems['stays'] = [{ code: 'nights_not_spent', params: { spent, nights: nights ?? 0 } }];
  return problems;
}
