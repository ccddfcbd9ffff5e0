import { useState } from 'react';
import { type ApiError, ifMatch, isApiError, useAppStore } from '@atoll/api-client/base';
import {
  type BookingDto,
  bookingsApi,
  useUpdateBookingDetailsMutation,
} from '@atoll/api-client/endpoints/bookings.gen';
import { sentences } from '@atoll/contract/lists';
import type { BookingKey } from '../../shared/booking-api';
import { useSavedPeople } from './use-saved-people';
import { type DetailsValues, detailsBody, toldPeople, valuesOf } from './details-values';

/** The booking as it is by now, from the refusal of a change that was based on an older one. */
const currentOf = ({ status, body }: ApiError): BookingDto | undefined =>
  status === 412 ? (body?.current as BookingDto | undefined) : undefined;

/** The form of what is told after booking: what was typed stays, whatever the answer. */
export function useDetails(booking: BookingDto, of: BookingKey, onSaved: (isKept: boolean) => void) {
  const { dispatch } = useAppStore();
  const [was] = useState(() => valuesOf(booking));
  const [values, setValues] = useState(was);
  const saved = useSavedPeople();
  const [update, { isLoading, error }] = useUpdateBookingDetailsMutation();
  const failure = isApiError(error) ? error : null;
  const keep = (next: BookingDto) => dispatch(bookingsApi.util.upsertQueryData('getBooking', of, next));
  const save = async () => {
    if (isLoading) return;
    const updateBookingDetailsDto = detailsBody(was, values);
    const answer = await update({ ...of, 'If-Match': ifMatch(booking.version), updateBookingDetailsDto });
    const current = isApiError(answer.error) ? currentOf(answer.error) : answer.data;
    if (current) await keep(current);
    if (answer.data) onSaved(await saved.keep(values.people));
  };
  const told = toldPeople(values.people);
  const fault = (name: string): string | undefined => {
    const messages = failure?.fields?.[name];
    return messages && sentences(...messages);
  };
  return {
    values,
    change: (part: Partial<DetailsValues>) => setValues({ ...values, ...part }),
    save,
    saved,
    isBusy: isLoading,
    failure,
    /** What the API has against a field, by its name there. */
    fault,
    /** The same of a traveller, by the line in the form. */
    personFault: (index: number, name: string): string | undefined =>
      fault(`named_travellers.${told.indexOf(index)}.${name}`),
  };
}

export type DetailsForm = ReturnType<typeof useDetails>;
