import { useEffect } from 'react';
import type { SetURLSearchParams } from 'react-router';

/**
 * Writes an address anew that says something else than its list is asked for: a number beyond what the API takes, a choice that there is
 * not, what a list is anyway. Address, form and call say the same then; parameters of others stay.
 * @param plain the filters as they were read from `query`, written as the page writes them
 */
export function usePlainAddress(
  query: URLSearchParams,
  plain: URLSearchParams,
  names: readonly string[],
  setQuery: SetURLSearchParams,
): void {
  const next = new URLSearchParams([...query].filter(([name]) => !names.includes(name)));
  for (const [name, value] of plain) next.append(name, value);
  const differs = names.some((name) => String(query.getAll(name)) !== String(plain.getAll(name)));
  const address = differs ? String(next) : null;
  const drawn = String(query);
  useEffect(() => {
    // A choice that is not drawn yet has left this address behind.
    if (String(new URLSearchParams(window.location.search)) !== drawn) return;
    if (address !== null) setQuery(new URLSearchParams(address), { replace: true, preventScrollReset: true });
  }, [address, drawn, setQuery]);
}
