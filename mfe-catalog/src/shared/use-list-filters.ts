import { useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { localized } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import type { LocalLinkProps } from '@atoll/ui/local-link';
import { plainAddress } from './plain-address';
import { takeHere } from './take-here';

/** How what a list is asked for stands in its address. */
export interface Dialect<Filters> {
  names: readonly string[];
  /** Values that nobody could have chosen are dropped. */
  read(query: URLSearchParams): Filters;
  write(filters: Filters): URLSearchParams;
  /** The address of the list, one of `paths`. */
  to(filters: Filters): string;
}

type Part<Filters> = Partial<Filters> | ((now: Filters) => Partial<Filters>);

/** Any change starts at page one; typing replaces the address, choosing adds one. What adds to a choice is told from what is chosen now. */
export type ChangeFilters<Filters> = (part: Part<Filters>, how?: { replace?: boolean }) => void;

/** A change as a link: an address of its own for who opens it elsewhere or runs no script, made of what is drawn. */
export type ChoiceLink = Required<Pick<LocalLinkProps, 'to' | 'preventScrollReset' | 'onClick'>>;
export type ChoiceOf<Filters> = (part: Part<Filters>) => ChoiceLink;

/** Values with one more of them, or one less. */
export const withValue = (values: readonly string[], value: string, isIn: boolean): string[] => [
  ...values.filter((other) => other !== value),
  ...(isIn ? [value] : []),
];

/**
 * Filters of the address as they are drawn, and how to change them. Each change is made to the address itself: what is drawn may still be
 * behind a choice that was made a moment ago, and would take it back.
 */
export function useListFilters<Filters extends object>({
  names,
  read,
  write,
  to,
}: Dialect<Filters>): {
  filters: Filters;
  change: ChangeFilters<Filters>;
  choice: ChoiceOf<Filters>;
} {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const language = useLanguage();
  const filters = useMemo(() => read(query), [query, read]);
  // Address, form and call say the same.
  useEffect(() => {
    const plain = plainAddress(query, write(filters), names);
    if (plain) setQuery(plain, { replace: true, preventScrollReset: true });
  }, [query, filters, write, names, setQuery]);
  const changed = (now: Filters, part: Part<Filters>): string =>
    to({ ...now, ...('page' in now && { page: 1 }), ...(typeof part === 'function' ? part(now) : part) });
  const change: ChangeFilters<Filters> = (part, { replace = false } = {}) => {
    const now = read(new URLSearchParams(window.location.search));
    const next = localized(changed(now, part), language);
    // As with any link: Back leads past what was chosen again.
    const isHere = next === window.location.pathname + window.location.search;
    void navigate(next, { replace: replace || isHere, preventScrollReset: true });
  };
  const choice: ChoiceOf<Filters> = (part) => ({
    to: changed(filters, part),
    preventScrollReset: true,
    onClick: (event) => takeHere(event, () => change(part)),
  });
  return { filters, change, choice };
}
