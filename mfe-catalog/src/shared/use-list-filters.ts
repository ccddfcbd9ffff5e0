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

type Part<Filters> = Partial<Filters> | ((now: Filters) => Partial<Filters>);

/** Any change starts at page one; typing replaces the address, choosing adds one. What adds to a choice is told from what is chosen now. */
export type ChangeFilters<Filters> = (part: Part<Filters>, how?: { replace?: boolean }) => void;

/** Values with one more of them, or one less. */
export const withValue = (values: readonly string[], value: string, isIn: boolean): string[] => [
  ...values.filter((other) => other !== value),
  ...(isIn ? [value] : []),
];

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
    const now = chosen.current;
    chosen.current = { ...now, page: 1, ...(typeof part === 'function' ? part(now) : part) };
    setQuery(write(chosen.current), { replace, preventScrollReset: true });
  };
  return { filters, change };
}
