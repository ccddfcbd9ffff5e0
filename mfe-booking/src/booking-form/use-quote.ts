import { useState } from 'react';
import type { ApiError } from '@atoll/api-client/base';
import type { QuoteDto } from '@atoll/api-client/endpoints/bookings.gen';
import { useAskedQuote } from '@atoll/api-client/use-asked-quote';
import { useDisplayCurrency, useLanguage } from '@atoll/i18n/instance';
import type { Trip } from '../shared/trip';
import { flightsOf } from '../shared/booking-body';
import { productFields } from '../shared/stay-trip';
import { takenExtras } from '../shared/extras';
import { type BookingLimits, type BookingValues, type Faults, isStay, serverFaults } from '../shared/booking-values';

export interface LiveQuote {
  /** The form says enough to be asked about. */
  isAsked: boolean;
  /** The price of what the form says; null while that is not known, or while the server cannot be asked. */
  quote: QuoteDto | null;
  /** The price of what the form says now is on its way: `quote` is of an earlier state of it. */
  asking: boolean;
  /** Why there is no price for these dates and travellers. */
  faults: Faults;
  /** Why there is none for this trip at all, in the server's words. */
  refusals: Record<string, string[]>;
  /** Why nobody knows the price, where the form is not the reason. */
  failure: ApiError | null;
  /** Asks anew what could not be answered. */
  again(): void;
}

type Told = Pick<LiveQuote, 'quote' | 'faults' | 'refusals' | 'failure'>;

const NOTHING: Told = { quote: null, faults: {}, refusals: {}, failure: null };

/** Why there is no price, by who can do something about it. */
function toldOf(failure: ApiError, children: number): Told {
  if (!failure.fields) return { ...NOTHING, failure };
  const { faults, rest } = serverFaults(failure.fields, children);
  return { ...NOTHING, faults, refusals: rest };
}

/** What is asked for, word for word; null while the form does not say enough. */
function useQuestion(
  trip: Trip,
  values: BookingValues,
  limits: BookingLimits,
  refusals: number,
  tries: number,
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
  // After a refusal, and when somebody tries again, the same question has another answer.
  return { body, question: `${refusals} ${tries} ${lang} ${body}` };
}

/**
 * The price of what the form says, asked for as it changes.
 * @param refusals how often a request was refused because its price had changed
 */
export function useQuote(trip: Trip, values: BookingValues, limits: BookingLimits, refusals: number): LiveQuote {
  const [tries, setTries] = useState(0);
  const { body, question } = useQuestion(trip, values, limits, refusals, tries) ?? { body: null, question: null };
  const { quote, failure, asking } = useAskedQuote(body, question);
  const again = () => setTries((count) => count + 1);
  const told = { ...NOTHING, ...(failure && toldOf(failure, values.childrenAges.length)), quote };
  return { ...told, isAsked: body !== null, asking, again };
}
