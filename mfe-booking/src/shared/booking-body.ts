import type { Language } from '@atoll/contract/languages';
import type { BookingValues } from './booking-values';

/** Body of `POST bookings/`. There is no price in it: the server computes the total. */
export interface BookingBody {
  package: string;
  check_in: string;
  adults: number;
  children_ages: number[];
  contact: { name: string; email: string; phone: string };
  special_requests: string;
  accept_terms: boolean;
  locale: Language;
  currency: string;
  source: 'form' | 'whatsapp';
}

export interface Reader {
  language: Language;
  currency: string;
}

/** A valid form as the request it stands for. */
export function bookingBody(slug: string, values: BookingValues, { language, currency }: Reader): BookingBody {
  return {
    package: slug,
    check_in: values.checkIn,
    adults: values.adults,
    children_ages: values.childrenAges.map((age) => age ?? 0),
    contact: { name: values.name.trim(), email: values.email.trim(), phone: values.phone.trim() },
    special_requests: values.requests.trim(),
    accept_terms: values.terms,
    locale: language,
    currency,
    source: 'form',
  };
}

const content = ({ locale: _locale, currency: _currency, ...rest }: BookingBody) => JSON.stringify(rest);

/** True when two requests differ at most in the language and currency they were read in. */
export const asksTheSame = (a: BookingBody, b: BookingBody): boolean => content(a) === content(b);
