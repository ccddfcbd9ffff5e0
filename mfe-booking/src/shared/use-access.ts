import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type BookingAccess, bookingAccess, rememberBooking } from './booking-access';

/** The access of this tab, or of a signed link, whose token leaves the address at once. */
export function useAccess(id: string): BookingAccess | null {
  const [search, setSearch] = useSearchParams();
  const linked = search.get('access_token');
  useEffect(() => {
    if (!linked) return;
    if (bookingAccess(id)?.token !== linked) rememberBooking(id, { token: linked, reference: '' });
    setSearch({}, { replace: true });
  }, [id, linked, setSearch]);
  const known = bookingAccess(id);
  return linked && known?.token !== linked ? { token: linked, reference: '' } : known;
}
