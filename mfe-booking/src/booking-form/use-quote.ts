import { useEffect, useState } from 'react';
import { isApiError } from '@atoll/api-client/base';
import { type QuoteDto, type QuoteRequestDto, useQuoteBookingMutation } from '@atoll/api-client/endpoints/bookings.gen';
import { useDisplayCurrency, useLanguage } from '@atoll/i18n/instance';
import type { Trip } from '../shared/trip';
import { flightsOf } from '../shared/booking-body';
import { productFields } from '../shared/stay-trip';
import { takenExtras } from '../shared/extras';
import { type BookingLimits, type BookingValues, type Faults, isStay, serverFaults } from '../shared/booking-values';

/** After the last change of the form the price is asked for so much later. Milliseconds. */
const PAUSE = 250;

export interface LiveQuote {
  /** The price of what the form says; null while that is not known, or while the server cannot be asked. */
  quote: QuoteDto | null;
  /** The price of an earlier state of the form stands while that of the present one is on its way. */
  asking: boolean;
  /** Why there is no price for these dates and travellers. */
  faults: Faults;
  /** Why there is none for this trip at all, in the server's words. */
  refusals: Record<string, string[]>;
}

interface Answer {
  question: string;
  quote: QuoteDto | null;
  faults: Faults;
  refusals: Record<string, string[]>;
}

/** What is asked for, word for word; null while the form does not say enough. */
function useQuestion(
  trip: Trip,
  values: BookingValues,
  limits: BookingLimits,
  refusals: number,
): { body: string; question: string } | null {
  const lang = useLanguage();
  const { code: currency } = useDisplayCurrency();
  if (!isStay(values, limits)) return null;
  const { checkIn: check_in, adults, childrenAges: children_ages } = values;
  const flights = flightsOf(values, trip.duration_nights);
  const extras = takenExtras(trip, values);
  const added = { ...(extras.length > 0 && { extras }), ...(values.transfer && { transfer: values.transfer.code }) };
  const stay = { ...productFields(trip, values), check_in, adults, children_ages };
  const body = JSON.stringify({ ...stay, ...added, ...flights, currency });
  // After a refusal the same question has another answer.
  return { body, question: `${refusals} ${lang} ${body}` };
}

/**
 * The price of what the form says, asked for as it changes.
 * @param refusals how often a request was refused because its price had changed
 */
export function useQuote(trip: Trip, values: BookingValues, limits: BookingLimits, refusals: number): LiveQuote {
  const [ask] = useQuoteBookingMutation();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { body, question } = useQuestion(trip, values, limits, refusals) ?? { body: null, question: null };

  useEffect(() => {
    if (body === null) return undefined;
    const request = JSON.parse(body) as QuoteRequestDto;
    let asked: ReturnType<typeof ask> | undefined;
    let over = false;
    const timer = setTimeout(async () => {
      asked = ask({ quoteRequestDto: request });
      const found: Answer = { question, quote: null, faults: {}, refusals: {} };
      try {
        found.quote = await asked.unwrap();
      } catch (error) {
        const fields = isApiError(error) ? error.fields : undefined;
        if (fields) {
          const { faults, rest } = serverFaults(fields, request.children_ages?.length ?? 0);
          Object.assign(found, { faults, refusals: rest });
        }
      }
      if (!over) setAnswer(found);
    }, PAUSE);
    return () => {
      over = true;
      clearTimeout(timer);
      asked?.abort();
    };
  }, [ask, body, question]);

  if (question === null) return { quote: null, asking: false, faults: {}, refusals: {} };
  const asking = answer?.question !== question;
  const told = asking ? { faults: {}, refusals: {} } : answer;
  return { quote: answer?.quote ?? null, asking, faults: told.faults, refusals: told.refusals };
}
