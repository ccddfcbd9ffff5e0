import { FILTERS, LENGTHS, numberWithin } from '@atoll/contract/rules';
import { useAddress } from '@atoll/ui/office/use-address';
import { useDebounced } from '@atoll/ui/use-debounced';
import { viewQuery } from './list-views';

/** Which thing of a list is opened beside it. */
const OPENED = 'open';

/** Page, search and filters of a list, kept in the address so that a reload and Back find them again. */
export function useListQuery() {
  const { params, setParams, put } = useAddress();
  const set = (name: string, value: string | undefined, replace = false) =>
    put(name, value, { replace, preventScrollReset: true, keepsPage: name === 'page' || name === OPENED });
  return {
    get: (name: string) => params.get(name) ?? undefined,
    search: params.get('search')?.slice(0, LENGTHS.search.max),
    page: numberWithin(params.get('page'), FILTERS.page) ?? 1,
    set,
    /** What is shown, without the page. */
    view: viewQuery(params),
    open: (query: string, replace = false) =>
      setParams(new URLSearchParams(query), { replace, preventScrollReset: true }),
    clear: () => setParams({}),
    /** The address of this list with one of its things opened beside it. */
    opening: (id: string | number) => {
      const next = new URLSearchParams(params);
      next.set(OPENED, String(id));
      return `?${next}`;
    },
    opened: params.get(OPENED) ?? undefined,
    close: () => set(OPENED, undefined, true),
    filtered: [...params.keys()].some((name) => ![OPENED, 'page', 'sort'].includes(name)),
  };
}

/** The typed search text, handed on when typing pauses. */
export function useSearchField(value: string | undefined, onSearch: (text: string | undefined) => void) {
  const [text, setText] = useDebounced(value ?? '', (typed) => onSearch(typed || undefined));
  return {
    value: text,
    maxLength: LENGTHS.search.max,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
  };
}
