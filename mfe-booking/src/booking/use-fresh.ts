import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { paymentsApi } from '@atoll/api-client/endpoints/payments.gen';

/** So often a booking is asked for that may change any moment. Milliseconds. */
const PACE = 4_000;

/**
 * Asks for the booking, and for what is shown of it, when the reader comes back to the page, and every few seconds while it is about
 * to change by itself.
 */
export function useFresh(isUnsettled: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') dispatch(paymentsApi.util.invalidateTags(['bookings', 'payments']));
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    const timer = isUnsettled ? setInterval(look, PACE) : undefined;
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [dispatch, isUnsettled]);
}
