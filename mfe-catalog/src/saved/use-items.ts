import { useListPackagesQuery } from '@atoll/api-client/endpoints/packages.gen';
import { useListResortsQuery } from '@atoll/api-client/endpoints/resorts.gen';
import { type SavedKey, type SavedKind, savedItem, savedKey } from '@atoll/api-client/saved';
import { PAGE_SIZE } from '@atoll/contract/rules';
import { useLanguage } from '@atoll/i18n/instance';

const idsOf = (keys: readonly SavedKey[], wanted: SavedKind) =>
  keys
    .map(savedItem)
    .flatMap(({ kind, id }) => (kind === wanted ? [id] : []))
    .slice(0, PAGE_SIZE.max);

/** The things in the order of the keys; those that are not there are left out. */
const inOrder = <Item extends { id: number }>(ids: readonly number[], found: readonly Item[] = []): Item[] =>
  ids.flatMap((id) => found.find((item) => item.id === id) ?? []);

/** One page with all of them. Sorted: the same things are the same address. */
const askFor = (ids: readonly number[], lang: ReturnType<typeof useLanguage>) => ({
  lang,
  id: ids.toSorted((a, b) => a - b),
  pageSize: PAGE_SIZE.max,
});

/** What the keys stand for. Drawn from what was read before while the next answer is on its way. */
export function useItems(keys: readonly SavedKey[]) {
  const lang = useLanguage();
  const [trips, stays] = [idsOf(keys, 'package'), idsOf(keys, 'resort')];
  const packages = useListPackagesQuery(askFor(trips, lang), { skip: trips.length === 0 });
  const resorts = useListResortsQuery(askFor(stays, lang), { skip: stays.length === 0 });
  const found = {
    packages: inOrder(trips, packages.data?.results),
    resorts: inOrder(stays, resorts.data?.results),
  };
  // Of a list longer than one page only the first are looked for: the others are not there, and not gone.
  const wanted = new Set([...trips.map((id) => savedKey('package', id)), ...stays.map((id) => savedKey('resort', id))]);
  const there = new Set([
    ...found.packages.map(({ id }) => savedKey('package', id)),
    ...found.resorts.map(({ id }) => savedKey('resort', id)),
  ]);
  const isKnown =
    (trips.length === 0 || packages.currentData !== undefined) &&
    (stays.length === 0 || resorts.currentData !== undefined);
  const asked = [packages, resorts].filter(({ isError, isFetching }) => isError && !isFetching);
  return {
    ...found,
    /** Keys of what is not offered, once that is known. */
    missing: isKnown ? keys.filter((key) => wanted.has(key) && !there.has(key)) : [],
    isKnown,
    isPending: !isKnown && there.size === 0 && asked.length === 0,
    error: asked[0]?.error,
    retry: () => asked.forEach(({ refetch }) => void refetch()),
  };
}
