import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type BookingAccess, bookingAccess, rememberBooking } from './booking-access';

/** The access of this tab, or of a signed link, whose token leaves the address at once. */
export function useAccess(id: string): BookingAccess | null {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const linked = search.get('access_token');
  useEffect(() => {
    if (!linked) return;
    if (bookingAccess(id)?.token !== linked) rememberBooking(id, { token: linked, reference: '' });
    // A letter may lead to a part of the page.
    void navigate({ search: '', hash }, { replace: true });
  }, [id, linked, navigate, hash]);
  const known = bookingAccess(id);
  return linked && known?.token !== linked ? { token: linked, reference: '' } : known;
}
