import { useListPaymentsQuery } from '@atoll/api-client/endpoints/payments.gen';
import type { BookingKey } from '../shared/booking-api';

/** Whether a guest has shown a transfer that nobody has decided on. */
export function useTransferWaits(of: BookingKey): boolean {
  const { data } = useListPaymentsQuery(of);
  return data?.payments.some(({ method, status }) => method === 'bank_transfer' && status === 'pending') ?? false;
}
