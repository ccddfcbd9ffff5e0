import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type BookingAccess, bookingAccess, rememberBooking } from './booking-access';

/** Whether a key opens only until an instant, which then stands before a dot. */
const ends = (token: string): boolean => token.includes('.');

/**
 * The access of this tab, or of a signed link, whose token leaves the address at once. Whoever booked in this tab keeps their key, and
 * a key for good gives way to none that ends, as on the way back from a card page does.
 */
export function useAccess(id: string): BookingAccess | null {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const linked = search.get('access_token');
  const known = bookingAccess(id);
  const isKept = known !== null && (known.reference !== '' || (linked !== null && ends(linked) && !ends(known.token)));
  const added = linked && known?.token !== linked && !isKept ? linked : null;
  useEffect(() => {
    if (!linked) return;
    if (added) rememberBooking(id, { token: added, reference: '' });
    // A letter may lead to a part of the page.
    void navigate({ search: '', hash }, { replace: true });
  }, [id, linked, added, navigate, hash]);
  return added ? { token: added, reference: '' } : known;
}
