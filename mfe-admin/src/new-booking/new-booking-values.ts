import { isCalendarDate } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { ADULTS, CHILDREN, CHILD_AGE } from '@atoll/contract/rules';
import type { CreateBookingDto, QuoteRequestDto } from '@atoll/api-client/endpoints/bookings.gen';

import { type OwnPrice, adjustmentOf } from '../own-price/own-price';

/** How somebody reached the agency for whom staff book. */
export const STAFF_SOURCES = ['phone', 'whatsapp', 'email', 'agent'] as const;
export type StaffSource = (typeof STAFF_SOURCES)[number];

/** What staff fill in, as it is typed. */
export interface NewBookingValues {
  package: string;
  checkIn: string;
  adults: string;
  /** Ages of the children, with commas or spaces between. */
  ages: string;
  name: string;
  email: string;
  phone: string;
  locale: Language;
  source: StaffSource | '';
  reason: string;
  requests: string;
  /** How many of each extra, by its code. */
  extras: Record<string, string>;
  /** Landing and take-off as they stand on the tickets, `YYYY-MM-DDTHH:MM` in the Maldives. */
  landing: string;
  flightHome: string;
  ownPrice: OwnPrice;
}

export type NewBookingField = keyof NewBookingValues;

const REQUIRED = ['package', 'checkIn', 'name', 'email', 'phone'] as const;

/** Fields that have to be filled in before the booking is made. A chat says by itself how and why it came. */
export const requiredFields = (lead: string | undefined) =>
  lead === undefined ? ([...REQUIRED, 'source', 'reason'] as const) : REQUIRED;

/** What the API calls the fields. */
export const API_FIELDS: Record<NewBookingField, string> = {
  package: 'package',
  checkIn: 'check_in',
  adults: 'adults',
  ages: 'children_ages',
  name: 'contact.name',
  email: 'contact.email',
  phone: 'contact.phone',
  locale: 'locale',
  source: 'source',
  reason: 'staff_reason',
  requests: 'special_requests',
  extras: 'extras',
  landing: 'arrival_flight_at',
  flightHome: 'departure_flight_at',
  ownPrice: 'price_adjustment',
};

const within = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && value >= min && value <= max;

/** Ages in a text, or null where something else stands in it. */
export function agesIn(text: string): number[] | null {
  const ages = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  return ages.length <= CHILDREN.max && ages.every((age) => within(age, CHILD_AGE)) ? ages : null;
}

/** What of the form a price depends on. */
export type StayValues = Pick<
  NewBookingValues,
  'package' | 'checkIn' | 'adults' | 'ages' | 'extras' | 'landing' | 'flightHome'
>;

/** What a price is asked for; null while the form does not say enough. */
export function stayOf({
  package: slug,
  checkIn,
  adults,
  ages,
  extras,
  landing,
  flightHome,
}: StayValues): (QuoteRequestDto & { package: string }) | null {
  const children_ages = agesIn(ages);
  if (!slug || !isCalendarDate(checkIn) || !within(Number(adults), ADULTS) || !children_ages) return null;
  const taken = Object.entries(extras).flatMap(([code, qty]) => (Number(qty) > 0 ? [{ code, qty: Number(qty) }] : []));
  return {
    package: slug,
    check_in: checkIn,
    adults: Number(adults),
    children_ages,
    ...(taken.length > 0 && { extras: taken }),
    ...(landing && { arrival_flight_at: landing }),
    ...(flightHome && { departure_flight_at: flightHome }),
  };
}

/** The booking that the form stands for, at the price that was shown. */
export function bookingOf(
  values: NewBookingValues,
  stay: QuoteRequestDto,
  { token, lead }: { token: string; lead: string | undefined },
): CreateBookingDto {
  const { name, email, phone, locale, source, reason, requests, ownPrice } = values;
  return {
    ...stay,
    contact: { name: name.trim(), email: email.trim(), phone: phone.trim() },
    special_requests: requests.trim(),
    accept_terms: true,
    quote_token: token,
    locale,
    ...adjustmentOf(ownPrice),
    ...(source && { source }),
    ...(lead && { lead }),
    ...(reason.trim() && { staff_reason: reason.trim() }),
  };
}
