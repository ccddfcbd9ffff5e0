import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { readMonth } from '../shared/search';

const never = () => () => undefined;

/** The month that the address asks for. The server's document is one for all months, so the page answers after it has taken over. */
export function useAskedMonth(): number | undefined {
  const [query] = useSearchParams();
  return useSyncExternalStore(
    never,
    () => readMonth(query.get('month')),
    () => undefined,
  );
}
