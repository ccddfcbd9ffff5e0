import { useSearchParams } from 'react-router';
import { paths, safeNext } from '@atoll/contract/paths';

/** Where somebody was going who has to sign in first: a path of this site, or their trips. */
export function useNext(): { next: string; asked: string | undefined } {
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'), paths.customerDashboard());
  return { next, asked: next === paths.customerDashboard() ? undefined : next };
}
