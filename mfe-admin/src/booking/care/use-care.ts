import { useState } from 'react';
import { type ApiError, ifMatch, isApiError } from '@atoll/api-client/base';
import {
  type BookingDto,
  type UpdateBookingDto,
  useUpdateBookingMutation,
} from '@atoll/api-client/endpoints/bookings.gen';
import { errorText } from '@atoll/i18n/error-text';

/** The booking as it is by now, from the answer to a change that was based on an older one. */
const currentOf = ({ status, body }: ApiError): BookingDto | undefined =>
  status === 412 ? (body?.current as BookingDto | undefined) : undefined;

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
        const current = isApiError(error) ? currentOf(error) : undefined;
        if (!current || clashes(current)) throw error;
        return request(current);
      });
      return true;
    } catch (error) {
      const current = isApiError(error) ? currentOf(error) : undefined;
      setFault((current && clashes(current)) ?? errorText(error));
      return false;
    }
  };
  return { send, fault, isBusy: isLoading };
}
