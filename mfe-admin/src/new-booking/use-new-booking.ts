import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError } from '@atoll/api-client/base';
import {
  type BookingDto,
  type CreateBookingDto,
  useCreateBookingMutation,
} from '@atoll/api-client/endpoints/bookings.gen';
import { useSendKey } from '../office/use-send-key';
import {
  API_FIELDS,
  type NewBookingField,
  type NewBookingValues,
  agesIn,
  askedOf,
  bookingOf,
  requiredFields,
} from './new-booking-values';
import { useStayQuote } from './use-stay-quote';

/** The first message of each field in an answer. */
const told = (failure: ApiError | undefined): Partial<Record<NewBookingField, string>> =>
  Object.fromEntries(
    Object.entries(API_FIELDS).flatMap(([name, field]) => {
      const [, messages] =
        Object.entries(failure?.fields ?? {}).find(([key]) => key === field || key.startsWith(`${field}.`)) ?? [];
      return messages?.[0] ? [[name, messages[0]]] : [];
    }),
  );

/** A booking in the making: its price, what speaks against it, and sending it once however often it is tried. */
export function useNewBooking(
  values: NewBookingValues,
  { lead, onDone }: { lead: string | undefined; onDone: (booking: BookingDto) => void },
) {
  const { t } = useTranslation(['admin', 'common']);
  const [create, { isLoading }] = useCreateBookingMutation();
  const [isTried, setTried] = useState(false);
  const [round, setRound] = useState(0);
  const [early, setEarly] = useState<string>();
  const [refused, setRefused] = useState<{ body: string; error: ApiError }>();
  const keyOf = useSendKey();
  const stay = askedOf(values);
  const live = useStayQuote(stay, round);
  const text = JSON.stringify(values);
  const failure = refused?.body === text ? refused.error : undefined;
  const missing = Object.fromEntries(
    requiredFields(values.what, lead)
      .filter((name) => values[name].trim() === '')
      .map((name) => [name, t('common:form.required')]),
  );
  // Another price has a reason.
  const { total, reason } = values.ownPrice;
  const lacksReason = total.trim() !== '' && reason.trim() === '';
  const wrongAges = agesIn(values.ages) === null ? { ages: t('newBooking.agesWrong') } : {};
  const faults: Partial<Record<NewBookingField, string>> = {
    ...(isTried && { ...missing, ...wrongAges }),
    ...told(live.failure),
    ...told(failure),
  };

  const send = async () => {
    setTried(true);
    setEarly(live.isAsking ? text : undefined);
    if (!stay || !live.quote || Object.keys(missing).length > 0 || lacksReason) return;
    const createBookingDto: CreateBookingDto = bookingOf(values, stay, { token: live.quote.quote_token, lead });
    try {
      onDone(await create({ 'Idempotency-Key': keyOf(createBookingDto), createBookingDto }).unwrap());
    } catch (error) {
      if (!isApiError(error)) return;
      setRefused({ body: text, error });
      // The price has moved: the new one is shown before anything is made.
      setRound((count) => count + 1);
    }
  };
  const days = failure?.code === 'sold_out' ? (failure.body?.next_dates as string[] | undefined) : undefined;
  const priceFaults = isTried && lacksReason ? { reason: t('common:form.required') } : {};
  /** It was pressed before the price was there to be seen. */
  const isEarly = early === text && live.isAsking;
  return { live, faults, priceFaults, isEarly, failure, nextDays: days ?? [], isBusy: isLoading, send };
}
