import { addDays, daysBetween, isCalendarDate } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { ADULTS, CHILDREN, CHILD_AGE } from '@atoll/contract/rules';
import type { CreateBookingDto, QuoteRequestDto } from '@atoll/api-client/endpoints/bookings.gen';

import { type OwnPrice, adjustmentOf } from '../own-price/own-price';

/** How somebody reached the agency for whom staff book. */
export const STAFF_SOURCES = ['phone', 'whatsapp', 'email', 'agent'] as const;
export type StaffSource = (typeof STAFF_SOURCES)[number];

/** What can be booked: a package, or nights in a room of a resort. */
export const BOOKABLE = ['package', 'stay'] as const;
export type Bookable = (typeof BOOKABLE)[number];

/** Nights in a room of a resort, as they are typed. */
export interface RoomValues {
  /** Slug. */
  resort: string;
  /** Code of the kind of room. */
  room: string;
  checkOut: string;
  /** Empty for as many as the party needs. */
  rooms: string;
  /** Empty for what is in the price of the room. */
  mealPlan: MealPlan | '';
}

export type MealPlan = NonNullable<QuoteRequestDto['meal_plan']>;

export const NO_ROOM: RoomValues = { resort: '', room: '', checkOut: '', rooms: '', mealPlan: '' };

/** What staff fill in, as it is typed. */
export interface NewBookingValues extends RoomValues {
  what: Bookable;
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

const CONTACT = ['name', 'email', 'phone'] as const;
const PRODUCT = {
  package: ['package', 'checkIn'],
  stay: ['resort', 'room', 'checkIn', 'checkOut'],
} as const;

/** Fields that have to be filled in before the booking is made. A chat says by itself how and why it came. */
export const requiredFields = (what: Bookable, lead: string | undefined) => [
  ...PRODUCT[what],
  ...CONTACT,
  ...(lead === undefined ? (['source', 'reason'] as const) : []),
];

/** What the API calls the fields. */
export const API_FIELDS: Record<Exclude<NewBookingField, 'what'>, string> = {
  package: 'package',
  resort: 'resort',
  room: 'room_type',
  checkOut: 'check_out',
  rooms: 'rooms',
  mealPlan: 'meal_plan',
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

/** Day, party and flights; null while the form does not say enough. */
function tripOf({ checkIn, adults, ages, landing, flightHome }: Omit<StayValues, 'package' | 'extras'>) {
  const children_ages = agesIn(ages);
  if (!isCalendarDate(checkIn) || !within(Number(adults), ADULTS) || !children_ages) return null;
  return {
    check_in: checkIn,
    adults: Number(adults),
    children_ages,
    ...(landing && { arrival_flight_at: landing }),
    ...(flightHome && { departure_flight_at: flightHome }),
  };
}

/** A package for whose price is asked; null while the form does not say enough. */
export function stayOf({
  package: slug,
  extras,
  ...values
}: StayValues): (QuoteRequestDto & { package: string }) | null {
  const trip = tripOf(values);
  if (!slug || !trip) return null;
  const taken = Object.entries(extras).flatMap(([code, qty]) => (Number(qty) > 0 ? [{ code, qty: Number(qty) }] : []));
  return { package: slug, ...trip, ...(taken.length > 0 && { extras: taken }) };
}

/** What a price is asked for, of either kind; null while the form does not say enough. */
export function askedOf(values: NewBookingValues): QuoteRequestDto | null {
  if (values.what === 'package') return stayOf(values);
  const { resort, room, checkIn, checkOut, rooms, mealPlan } = values;
  const trip = tripOf(values);
  if (!resort || !room || !trip || !isCalendarDate(checkOut) || checkOut <= checkIn) return null;
  return {
    resort,
    room_type: room,
    ...trip,
    check_out: checkOut,
    ...(rooms && { rooms: Number(rooms) }),
    ...(mealPlan && { meal_plan: mealPlan }),
  };
}

/** Another first day; a stay is as long as it was. */
export function movedTo(checkIn: string, before: NewBookingValues): Partial<NewBookingValues> {
  const isStay = before.what === 'stay' && isCalendarDate(before.checkIn) && isCalendarDate(before.checkOut);
  if (!isStay || !isCalendarDate(checkIn)) return { checkIn };
  return { checkIn, checkOut: addDays(checkIn, daysBetween(before.checkIn, before.checkOut)) };
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
