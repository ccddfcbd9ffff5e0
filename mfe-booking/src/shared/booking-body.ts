import { addDays } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import type { BookingValues } from './booking-values';
import type { productFields } from './stay-trip';
import type { Extra } from './extras';

/** What the form shows: the total in US dollars, the rate where another currency stands beside it, and what it buys. */
export interface ShownPrice {
  total: string;
  rate?: string;
  nights: number;
  cancellation_policy?: string;
}

/** Body of `POST bookings/`. The server computes the total and refuses another than the one that was shown. */
export interface BookingBody {
  package?: string;
  resort?: string;
  room_type?: string;
  check_out?: string;
  rooms?: number;
  meal_plan?: string;
  check_in: string;
  adults: number;
  children_ages: number[];
  extras?: Extra[];
  /** Another way to the island than the main one. */
  transfer?: string;
  arrival_flight_at?: string;
  departure_flight_at?: string;
  contact: { name: string; email: string; phone: string };
  special_requests: string;
  accept_terms: boolean;
  /** To wait for a place on a day that is sold out. */
  join_waitlist?: true;
  shown_price: ShownPrice;
  quote_token?: string;
  locale: Language;
  currency: string;
  source: 'form' | 'whatsapp';
}

export interface Reader {
  language: Language;
  currency: string;
  shown: ShownPrice;
  /** Of the quote that was shown. */
  token?: string | undefined;
  /** To wait for a place. */
  waits?: boolean;
  extras?: Extra[];
}

/** Days of landing and take-off: those of the stay, or beside it where somebody sleeps near the airport. */
export const flightDays = ({ checkIn, sleeps }: Pick<BookingValues, 'checkIn' | 'sleeps'>, nights: number) => ({
  lands: sleeps.before ? addDays(checkIn, -1) : checkIn,
  flies: addDays(checkIn, sleeps.after ? nights + 1 : nights),
});

/** The flights that are known, on their days; none of a trip without a night, whose form asks for none. */
export function flightsOf(values: BookingValues, nights: number) {
  if (nights === 0) return {};
  const { landsAt, fliesAt } = values;
  const { lands, flies } = flightDays(values, nights);
  return {
    ...(landsAt && { arrival_flight_at: `${lands}T${landsAt}` }),
    ...(fliesAt && { departure_flight_at: `${flies}T${fliesAt}` }),
  };
}

/** A valid form as the request it stands for. */
export function bookingBody(
  product: ReturnType<typeof productFields>,
  values: BookingValues,
  { language, currency, shown, token, waits, extras = [] }: Reader,
): BookingBody {
  return {
    ...product,
    check_in: values.checkIn,
    adults: values.adults,
    children_ages: values.childrenAges.map((age) => age ?? 0),
    ...(extras.length > 0 && { extras }),
    ...(values.transfer && { transfer: values.transfer.code }),
    ...flightsOf(values, shown.nights),
    contact: { name: values.name.trim(), email: values.email.trim(), phone: values.phone.trim() },
    special_requests: values.requests.trim(),
    accept_terms: values.terms,
    ...(waits && { join_waitlist: true as const }),
    shown_price: shown,
    ...(token && { quote_token: token }),
    locale: language,
    currency,
    source: 'form',
  };
}

const content = ({
  locale: _locale,
  currency: _currency,
  quote_token: _token,
  join_waitlist: _waits,
  shown_price: shown,
  ...rest
}: BookingBody) => JSON.stringify({ ...rest, total: shown?.total });

/**
 * True when two requests differ at most in the language and currency they were read in, and in whether they would wait for a place: the
 * first of two may be what took the last one.
 */
export const asksTheSame = (a: BookingBody, b: BookingBody): boolean => content(a) === content(b);
