import type { SeasonDto } from '@atoll/api-client/endpoints/rates.gen';

type Span = Pick<SeasonDto, 'first_night' | 'last_night'>;

const DAY_MS = 86_400_000;
const dayOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The part of a year in which a season holds, in days from its first of January; null where it holds none of it. */
export function spanIn(
  year: number,
  { first_night: first, last_night: last }: Span,
): { from: number; days: number } | null {
  const [start, end] = [dayOf(`${year}-01-01`), dayOf(`${year}-12-31`)];
  const [from, to] = [Math.max(dayOf(first), start), Math.min(dayOf(last), end)];
  return from > to ? null : { from: from - start, days: to - from + 1 };
}

/** Days of the year before each month. */
export const monthStarts = (year: number): number[] =>
  Array.from({ length: 12 }, (_, month) => Date.UTC(year, month) / DAY_MS - Date.UTC(year, 0) / DAY_MS);

const meet = (one: Span, other: Span): boolean =>
  one.first_night <= other.last_night && other.first_night <= one.last_night;

const isSame = (one: SeasonDto, other: SeasonDto): boolean =>
  one.package === other.package && one.resort === other.resort;
const isGeneral = ({ package: trip, resort }: SeasonDto): boolean => trip === null && resort === null;

/** Whether nights of one are asked by the other's rules: the higher priority, among equals the one that began last. */
export const rulesOver = (one: SeasonDto, other: SeasonDto): boolean =>
  one.priority > other.priority || (one.priority === other.priority && one.first_night > other.first_night);

/** Seasons that share nights with one where both can hold: of the same thing, or one of all that is sold. */
export const overlaps = (season: SeasonDto, all: readonly SeasonDto[]): SeasonDto[] =>
  all.filter(
    (other) =>
      other.id !== season.id && meet(season, other) && (isSame(season, other) || isGeneral(season) || isGeneral(other)),
  );

/** Seasons that differ in nothing but what they are for. */
export type SeasonGroup = [SeasonDto, ...SeasonDto[]];

/** The same season of many things as one, in the order in which they come. */
export function groupsOf(seasons: readonly SeasonDto[]): SeasonGroup[] {
  const groups = new Map<string, SeasonGroup>();
  for (const season of seasons) {
    const { id: _id, code: _code, package: trip, resort, version: _version, updated_at: _at, ...terms } = season;
    const key = JSON.stringify([terms, trip === null && resort === null]);
    const known = groups.get(key);
    if (known) known.push(season);
    else groups.set(key, [season]);
  }
  return [...groups.values()];
}
