import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { usePlainAddress } from '../shared/use-plain-address';
import { FILTER_NAMES, type PackageFilters, readFilters, writeFilters } from './package-filters';

/** Filters of the address and how to change them. Any change starts at page one; typing replaces, choosing pushes. */
export function usePackageFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);
  usePlainAddress(query, writeFilters(filters), FILTER_NAMES, setQuery);
  const change = (part: Partial<PackageFilters>, { replace = false } = {}) =>
    setQuery((now) => writeFilters({ ...readFilters(now), page: 1, ...part }), { replace, preventScrollReset: true });
  return { filters, change };
}

export type ChangeFilters = ReturnType<typeof usePackageFilters>['change'];
