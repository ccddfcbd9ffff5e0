import { type Language, isLanguage } from '@atoll/contract/languages';
import { FILTERS, LENGTHS, numberWithin } from '@atoll/contract/rules';
import { useAddress } from '@atoll/ui/office/use-address';

/** What the API takes as one. */
const NAMESPACE = /^[a-z][a-z0-9_-]{0,59}$/;
/** What there is to do, then what a text can be. */
export const STATES = [
  'needs_work',
  'missing',
  'outdated',
  'clipped',
  'questions',
  'review',
  'edited',
  'approved',
  'released',
] as const;
export const FAULTS = ['error', 'warning'] as const;

/** Language, part, state, faults, search and page, kept in the address. Russian first: English is the source. */
export function useTextFilters() {
  const { params, setParams, put } = useAddress();
  const get = (name: string) => params.get(name) ?? undefined;
  const lang = get('lang');
  return {
    lang: (isLanguage(lang) ? lang : 'ru') satisfies Language,
    ns: get('ns')?.match(NAMESPACE)?.[0],
    status: STATES.find((state) => state === get('status')),
    qa: FAULTS.find((fault) => fault === get('qa')),
    q: get('q')?.slice(0, LENGTHS.search.max),
    page: numberWithin(get('page'), FILTERS.page) ?? 1,
    set: (name: string, value: string | undefined) =>
      put(name, value, { replace: name === 'q', preventScrollReset: name !== 'page' }),
    clear: () => setParams(isLanguage(lang) ? { lang } : {}),
  };
}

export type TextFilters = ReturnType<typeof useTextFilters>;
