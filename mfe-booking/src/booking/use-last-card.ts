import { serverNow } from '@atoll/api-client/base';
import { type PaymentDto, useListPaymentsQuery } from '@atoll/api-client/endpoints/payments.gen';
import type { BookingKey } from '../shared/booking-api';

/** So long word of a card payment is waited for; the server keeps the places as long. Milliseconds. */
const PATIENCE = 15 * 60_000;

/** What became of the last card payment while something is due; null where there was none, or nothing more is to be said of it. */
export function useLastCard(of: BookingKey, isPayable: boolean): PaymentDto['status'] | null {
  const { data } = useListPaymentsQuery(of);
  const last = data?.payments.findLast(({ method, kind }) => method === 'card' && kind === 'payment');
  if (!isPayable || !last) return null;
  const isOld = Date.parse(last.created_at) + PATIENCE < serverNow();
  return last.status === 'pending' && isOld ? null : last.status;
}
