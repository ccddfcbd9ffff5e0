import { useGetResortQuery } from '@atoll/api-client/endpoints/resorts.gen';
import { isNotThere } from '@atoll/api-client/not-there';
import { useLanguage } from '@atoll/i18n/instance';
import type { ResortDetail } from '../shared/catalog';

/** The places of a comparison, each read as its own page reads it; those that are not there are counted. */
export function useComparison([first = '', second = '', third = '', fourth = '']: readonly string[]) {
  const lang = useLanguage();
  const asked = [
    useGetResortQuery({ lang, id: first }, { skip: !first }),
    useGetResortQuery({ lang, id: second }, { skip: !second }),
    useGetResortQuery({ lang, id: third }, { skip: !third }),
    useGetResortQuery({ lang, id: fourth }, { skip: !fourth }),
  ].filter((_query, index) => [first, second, third, fourth][index]);
  const found = asked.flatMap(({ currentData }) => currentData ?? []);
  const failed = asked.filter(({ currentData, error }) => !currentData && error && !isNotThere(error));
  return {
    // An earlier name of a place beside its own is the same place.
    resorts: found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index),
    /** What the address calls a place. */
    namesOf: ({ id }: ResortDetail) =>
      asked.flatMap(({ currentData, originalArgs }) => (currentData?.id === id && originalArgs ? originalArgs.id : [])),
    missing: asked.filter(({ currentData, error }) => !currentData && isNotThere(error)).length,
    pending: asked.filter(({ currentData, error }) => !currentData && !error).length,
    error: failed.find(({ isFetching }) => !isFetching)?.error,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
