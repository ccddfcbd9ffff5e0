import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';

/** Whether money is due that a reader may enter: then it is the next thing to do, and stands with what is to be done. */
export const isMoneyAwaited = ({ due, allowed_actions: allowed }: BookingDto): boolean =>
  due.kind !== 'nothing' && allowed.includes('record_payment');
