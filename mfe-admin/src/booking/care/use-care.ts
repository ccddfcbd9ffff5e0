import { useState } from 'react';
import { ifMatch } from '@atoll/api-client/base';
import {
  type BookingDto,
  type UpdateBookingDto,
  useUpdateBookingMutation,
} from '@atoll/api-client/endpoints/bookings.gen';
import { currentOf } from '@atoll/api-client/stale';
import { errorText } from '@atoll/i18n/error-text';

/**
 * Changes what colleagues keep about a booking. Who was slower than somebody else loses nothing: the change is sent again for the
 * booking as it is by now, unless `clashes` finds that both changed the same.
 */
export function useCare(booking: BookingDto, clashes: (current: BookingDto) => string | undefined = () => undefined) {
  const [update, { isLoading }] = useUpdateBookingMutation();
  const [fault, setFault] = useState<string>();
  const send = async (change: UpdateBookingDto): Promise<boolean> => {
    setFault(undefined);
    const request = ({ id, version }: BookingDto) =>
      update({ id, 'If-Match': ifMatch(version), updateBookingDto: change }).unwrap();
    try {
      await request(booking).catch((error: unknown) => {
        const current = currentOf<BookingDto>(error)?.current;
        if (!current || clashes(current)) throw error;
        return request(current);
      });
      return true;
    } catch (error) {
      const current = currentOf<BookingDto>(error)?.current;
      setFault((current && clashes(current)) ?? errorText(error));
      return false;
    }
  };
  return { send, fault, isBusy: isLoading };
}
