import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type BookingAccess, bookingAccess, rememberBooking } from './booking-access';

/**
 * The access of this tab, or of a signed link, whose token leaves the address at once. Whoever booked in this tab has a key for good, and
 * keeps it: that of a link may end, as on the way back from a card page.
 */
export function useAccess(id: string): BookingAccess | null {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const linked = search.get('access_token');
  const known = bookingAccess(id);
  const added = linked && known?.token !== linked && !known?.reference ? linked : null;
  useEffect(() => {
    if (!linked) return;
    if (added) rememberBooking(id, { token: added, reference: '' });
    // A letter may lead to a part of the page.
    void navigate({ search: '', hash }, { replace: true });
  }, [id, linked, added, navigate, hash]);
  return added ? { token: added, reference: '' } : known;
}
