import { useEffect, useState } from 'react';
import {
  type BookingDto,
  useGetBookingTimelineQuery,
  useListBookingMessagesQuery,
  useListBookingPapersQuery,
  useListChangeRequestsQuery,
} from '@atoll/api-client/endpoints/bookings.gen';
import { useListPaymentsQuery } from '@atoll/api-client/endpoints/payments.gen';
import type { BookingKey } from '../shared/booking-api';
import { isChangeable } from './change/change-state';

/** An answer that takes longer keeps the others from their reader no more. Milliseconds. */
const PATIENCE = 3_000;

/**
 * Whether all that the parts of a booking are drawn from has been answered, well or not: drawn as each answer comes, they would push
 * what somebody is about to press down the page.
 */
export function useAnswered(booking: BookingDto, of: BookingKey): boolean {
  const [isAnswered, setAnswered] = useState(false);
  const asked = [
    useGetBookingTimelineQuery(of),
    useListPaymentsQuery(of),
    useListBookingPapersQuery(of),
    useListBookingMessagesQuery(of),
    useListChangeRequestsQuery(of, { skip: !isChangeable(booking) }),
  ];
  useEffect(() => {
    const timer = setTimeout(() => setAnswered(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  // For good: a part whose answer has failed asks for it again.
  if (!isAnswered && asked.every(({ isLoading }) => !isLoading)) setAnswered(true);
  return isAnswered;
}
