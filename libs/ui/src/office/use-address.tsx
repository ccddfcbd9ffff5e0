import { type NavigateOptions, useSearchParams } from 'react-router';

interface How extends NavigateOptions {
  /** Any other value begins at page one. */
  keepsPage?: boolean;
}

/**
 * What a list is asked for, in its address. A value is put into the address itself: what is drawn may still be behind a choice that was
 * made a moment ago, and would take it back.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const put = (name: string, value: string | undefined, { keepsPage = name === 'page', ...how }: How = {}) => {
    const next = new URLSearchParams(window.location.search);
    if (value) next.set(name, value);
    else next.delete(name);
    if (!keepsPage) next.delete('page');
    setParams(next, how);
  };
  return { params, setParams, put };
}
