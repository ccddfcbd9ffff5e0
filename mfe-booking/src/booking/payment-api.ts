import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { type ApiError, isApiError, newIdempotencyKey } from '@atoll/api-client/base';
import { bookingsApi } from '@atoll/api-client/endpoints/bookings.gen';
import { useStartPaymentMutation } from '@atoll/api-client/endpoints/payments.gen';
import type { BookingKey } from '../shared/booking-api';

/** Leads the browser to another page; replaced in tests. */
export const leave = { to: (url: string): void => window.location.assign(url) };

/** An address of the web: what the server answers is checked before it is opened. */
const isWeb = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

const NOT_AN_ADDRESS: ApiError = { status: 500, messageKey: 'unknown' };

/**
 * Asks the server for what is due and leads to the card provider's page, if that is over the amount that was shown; otherwise the
 * booking is read anew, as after a refusal.
 * @param shown US dollars
 */
export function usePaying(of: BookingKey, shown: string) {
  const dispatch = useDispatch();
  const [isOther, setOther] = useState(false);
  const [start] = useStartPaymentMutation();
  const [isLeaving, setLeaving] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  async function pay(): Promise<void> {
    setLeaving(true);
    setError(null);
    setOther(false);
    try {
      const { redirect_url: url, amount } = await start({ ...of, 'Idempotency-Key': newIdempotencyKey() }).unwrap();
      if (!isWeb(url)) throw NOT_AN_ADDRESS;
      if (amount === shown) return leave.to(url);
      setOther(true);
    } catch (failure) {
      setError(isApiError(failure) ? failure : NOT_AN_ADDRESS);
    }
    setLeaving(false);
    // It is not as it was shown: the agency or another tab was faster.
    dispatch(bookingsApi.util.invalidateTags(['bookings']));
  }
  return { pay, isLeaving, isOther, error };
}
