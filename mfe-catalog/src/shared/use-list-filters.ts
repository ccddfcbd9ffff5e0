import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { usePlainAddress } from './use-plain-address';

/** How what a list is asked for stands in its address. */
export interface Dialect<Filters> {
  names: readonly string[];
  /** Values that nobody could have chosen are dropped. */
  read(query: URLSearchParams): Filters;
  write(filters: Filters): URLSearchParams;
}

/** Any change starts at page one; typing replaces the address, choosing adds one. */
export type ChangeFilters<Filters> = (part: Partial<Filters>, how?: { replace?: boolean }) => void;

/** Filters of the address and how to change them. */
export function useListFilters<Filters extends { page: number }>({
  names,
  read,
  write,
}: Dialect<Filters>): {
  filters: Filters;
  change: ChangeFilters<Filters>;
} {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => read(query), [query, read]);
  usePlainAddress(query, write(filters), names, setQuery);
  // Whoever is quick makes the next choice before the address has followed the last one.
  const chosen = useRef(filters);
  useEffect(() => {
    chosen.current = filters;
  }, [filters]);
  const change: ChangeFilters<Filters> = (part, { replace = false } = {}) => {
    chosen.current = { ...chosen.current, page: 1, ...part };
    setQuery(write(chosen.current), { replace, preventScrollReset: true });
  };
  return { filters, change };
}
