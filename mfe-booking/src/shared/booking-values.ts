import { addDays, isCalendarDate, maldivesDay } from '@atoll/contract/days';
import { sentences } from '@atoll/contract/lists';
import type { Party } from '@atoll/contract/price';
import {
  ADULTS,
  type Bounds,
  CHILDREN,
  CHILD_AGE,
  LENGTHS,
  MAIL_ADDRESS,
  PHONE,
  STAY_NIGHTS,
  STAY_ROOMS,
  TRAVELLERS,
} from '@atoll/contract/rules';
import { type StayFault, type StayRules, firstDays, stayFaults } from '@atoll/contract/stay';
import { isRecord } from '@atoll/ui/session-store';
import type { MealPlan } from './stay-trip';

/** Another way to the island than the usual one. */
export interface TransferWish {
  code: string;
  /** What stood beside it when it was taken. */
  words: string;
}

/** Nights near the airport that go with the stay, before and after it. */
export interface Sleeps {
  before: boolean;
  after: boolean;
}

/** What is chosen of a stay in a room. */
export interface StayChoice {
  checkOut: string;
  /** Code of the kind of room. */
  room: string;
  /** Null for as many as the party needs. */
  rooms: number | null;
  /** Null where the resort names none. */
  mealPlan: MealPlan | null;
}

/** What the form holds. A child whose age is not chosen yet is null. */
export interface BookingValues {
  checkIn: string;
  /** Null for a package. */
  stay: StayChoice | null;
  adults: number;
  childrenAges: (number | null)[];
  /** Landing on the first day and take-off on the last, with a night near the airport the day before and the day after; `HH:MM` in the Maldives; empty while they are not known. */
  landsAt: string;
  fliesAt: string;
  /** Taken because the flights do not fit the usual way; null for that one. */
  transfer: TransferWish | null;
  sleeps: Sleeps;
  /** How many of each extra, by its code. */
  extras: Record<string, number>;
  name: string;
  email: string;
  phone: string;
  requests: string;
  terms: boolean;
}

export type FieldName =
  | 'checkIn'
  | 'checkOut'
  | 'room'
  | 'rooms'
  | 'mealPlan'
  | 'adults'
  | 'landsAt'
  | 'fliesAt'
  | 'name'
  | 'email'
  | 'phone'
  | 'requests'
  | 'terms'
  | `childrenAges.${number}`;

/** What is wrong with a field: a text with its values, or the server's own sentence. */
export type Fault =
  | { key: `faults.missing.${'checkIn' | 'checkOut' | 'name' | 'email' | 'phone' | 'childAge'}` }
  | {
      key:
        'common:form.email' | 'common:form.phone' | 'faults.closed' | 'faults.date' | 'faults.noDays' | 'faults.terms';
    }
  | { key: 'faults.dateEarly' | 'faults.dateLate'; date: string }
  | {
      key: 'common:form.min' | 'common:form.max' | 'faults.tooFew' | 'faults.tooMany' | 'faults.tooYoung';
      count: number;
    }
  | { message: string };

export type Faults = Partial<Record<FieldName, Fault>>;

/** What a package and the calendar of today allow. */
export interface BookingLimits {
  rules: StayRules;
  /** Day in the Maldives. */
  today: string;
  /** First and last day on which the stay may begin. */
  dates: { min: string; max: string };
  groupMax: number;
}

/** The limits of a package for `BookingValues`. */
export function bookingLimits(trip: Partial<StayRules> & Pick<StayRules, 'duration_nights'>, now: Date): BookingLimits {
  const rules: StayRules = {
    duration_nights: trip.duration_nights,
    group_size_min: trip.group_size_min ?? null,
    group_size_max: trip.group_size_max ?? null,
    min_age: trip.min_age ?? null,
    start_date: trip.start_date ?? null,
    end_date: trip.end_date ?? null,
  };
  const today = maldivesDay(now);
  const groupMax = Math.min(TRAVELLERS.max, rules.group_size_max ?? TRAVELLERS.max);
  return { rules, today, dates: firstDays(rules, today), groupMax };
}

/** An empty form: two adults, or as many as the package needs or takes. */
export const emptyValues = ({ rules, groupMax }: BookingLimits): BookingValues => ({
  checkIn: '',
  stay: null,
  adults: Math.min(ADULTS.max, Math.max(rules.group_size_min ?? 1, Math.min(2, groupMax))),
  childrenAges: [],
  landsAt: '',
  fliesAt: '',
  transfer: null,
  sleeps: { before: false, after: false },
  extras: {},
  name: '',
  email: '',
  phone: '',
  requests: '',
  terms: false,
});

export const partyOf = ({ adults, childrenAges, stay }: BookingValues): Party => ({
  adults,
  children_ages: childrenAges,
  ...(stay && { rooms: stay.rooms }),
});

/** A broken rule of the package as this form's field and text. */
function shown(fault: StayFault): [FieldName, Fault] {
  switch (fault.code) {
    case 'date_too_early':
      return ['checkIn', { key: 'faults.dateEarly', date: fault.date }];
    case 'date_too_late':
      return ['checkIn', { key: 'faults.dateLate', date: fault.date }];
    case 'package_not_on_date':
      return ['checkIn', { key: 'faults.noDays' }];
    case 'too_few_travellers':
      return ['adults', { key: 'faults.tooFew', count: fault.count }];
    case 'too_many_travellers':
      return ['adults', { key: 'faults.tooMany', count: fault.count }];
    case 'too_young':
      return [`childrenAges.${Number(fault.field.split('.')[1])}`, { key: 'faults.tooYoung', count: fault.count }];
  }
}

function packageFaults(values: BookingValues, { rules, today }: BookingLimits): [FieldName, Fault][] {
  const { checkIn } = values;
  const found = stayFaults({ ...partyOf(values), check_in: checkIn }, rules, today).map((fault) => shown(fault));
  if (isCalendarDate(checkIn)) return found;
  const others = found.filter(([field]) => field !== 'checkIn');
  return [['checkIn', { key: checkIn ? 'faults.date' : 'faults.missing.checkIn' }], ...others];
}

/** What is wrong with the last day of a stay in a room. */
function checkOutFault({ checkIn, stay }: BookingValues): Fault | null {
  if (!stay) return null;
  const { checkOut } = stay;
  if (!isCalendarDate(checkOut)) return { key: checkOut ? 'faults.date' : 'faults.missing.checkOut' };
  if (!isCalendarDate(checkIn)) return null;
  const [min, max] = [addDays(checkIn, STAY_NIGHTS.min), addDays(checkIn, STAY_NIGHTS.max)];
  if (checkOut < min) return { key: 'faults.dateEarly', date: min };
  return checkOut > max ? { key: 'faults.dateLate', date: max } : null;
}

/** True when dates and travellers are complete and within the rules: then there is a price. */
export const isStay = (values: BookingValues, limits: BookingLimits): boolean =>
  values.childrenAges.every((age) => age !== null) &&
  packageFaults(values, limits).length === 0 &&
  checkOutFault(values) === null;

function lengthFault(value: string, { min, max }: Bounds): Fault | null {
  if (value.length < min) return { key: 'common:form.min', count: min };
  return value.length > max ? { key: 'common:form.max', count: max } : null;
}

function patternFault(value: string, name: 'email' | 'phone', pattern: RegExp): Fault | null {
  return lengthFault(value, LENGTHS[name]) ?? (pattern.test(value) ? null : { key: `common:form.${name}` });
}

/** Everything that is wrong, in the order of the page (specification §5). Texts are judged without outer white space. */
export function validate(values: BookingValues, limits: BookingLimits): Faults {
  const [name, email, phone] = [values.name.trim(), values.email.trim(), values.phone.trim()];
  const stay = new Map<FieldName, Fault>(packageFaults(values, limits));
  const found: [FieldName, Fault | null | undefined][] = [
    ['checkIn', stay.get('checkIn')],
    ['checkOut', checkOutFault(values)],
    ['adults', stay.get('adults')],
    ...values.childrenAges.map((age, index): [FieldName, Fault | undefined] => [
      `childrenAges.${index}`,
      age === null ? { key: 'faults.missing.childAge' } : stay.get(`childrenAges.${index}`),
    ]),
    ['name', name ? lengthFault(name, LENGTHS.name) : { key: 'faults.missing.name' }],
    ['email', email ? patternFault(email, 'email', MAIL_ADDRESS) : { key: 'faults.missing.email' }],
    ['phone', phone ? patternFault(phone, 'phone', PHONE) : { key: 'faults.missing.phone' }],
    ['requests', lengthFault(values.requests.trim(), { min: 0, max: LENGTHS.requests.max })],
    ['terms', values.terms ? null : { key: 'faults.terms' }],
  ];
  return Object.fromEntries(found.filter(([, fault]) => fault)) as Faults;
}

/** How often one extra may be taken. */
export const EXTRA: Bounds = { min: 0, max: 20 };

const SERVER_FIELDS: Record<string, FieldName> = {
  check_in: 'checkIn',
  check_out: 'checkOut',
  nights: 'checkOut',
  room_type: 'room',
  rooms: 'rooms',
  meal_plan: 'mealPlan',
  adults: 'adults',
  children_ages: 'adults',
  travellers: 'adults',
  arrival_flight_at: 'landsAt',
  departure_flight_at: 'fliesAt',
  transfer: 'landsAt',
  'contact.name': 'name',
  'contact.email': 'email',
  'contact.phone': 'phone',
  special_requests: 'requests',
  accept_terms: 'terms',
  terms_version: 'terms',
};

/** Messages of a 400 answer by field of this form; `rest` are those that belong to none, as the server named them. */
export function serverFaults(
  fields: Record<string, string[]>,
  children: number,
): { faults: Faults; rest: Record<string, string[]> } {
  const faults: Faults = {};
  const rest: Record<string, string[]> = {};
  for (const [path, messages] of Object.entries(fields)) {
    const age = /^children_ages\.(\d+)$/.exec(path)?.[1];
    const field: FieldName | undefined =
      age !== undefined && Number(age) < children ? `childrenAges.${Number(age)}` : SERVER_FIELDS[path];
    if (field) faults[field] = { message: sentences(...messages) };
    else rest[path] = messages;
  }
  return { faults, rest };
}

const isWithin = (value: unknown, { min, max }: Bounds): boolean =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

const isWish = (value: unknown): boolean =>
  value === null || (isRecord(value) && typeof value.code === 'string' && typeof value.words === 'string');

const isSleeps = (value: unknown): boolean =>
  isRecord(value) && typeof value.before === 'boolean' && typeof value.after === 'boolean';

const isChoice = (value: unknown): boolean =>
  value === null ||
  (isRecord(value) &&
    typeof value.checkOut === 'string' &&
    typeof value.room === 'string' &&
    (value.rooms === null || isWithin(value.rooms, STAY_ROOMS)) &&
    (value.mealPlan === null || typeof value.mealPlan === 'string'));

/** Stored values, or null when they are not what this form writes. */
export function readValues(stored: unknown): BookingValues | null {
  if (!isRecord(stored)) return null;
  const { checkIn, adults, childrenAges, name, email, phone, requests, terms } = stored;
  // Drafts of an earlier release know no flights and no extras.
  const { landsAt = '', fliesAt = '', transfer = null, sleeps = { before: false, after: false }, extras = {} } = stored;
  const { stay = null } = stored;
  const texts = [checkIn, landsAt, fliesAt, name, email, phone, requests];
  if (texts.some((text) => typeof text !== 'string') || typeof terms !== 'boolean') return null;
  if (!isWithin(adults, ADULTS)) return null;
  if (!Array.isArray(childrenAges) || childrenAges.length > CHILDREN.max) return null;
  if (!childrenAges.every((age) => age === null || isWithin(age, CHILD_AGE))) return null;
  if (!isSleeps(sleeps)) return null;
  if (!isWish(transfer) || !isRecord(extras) || !Object.values(extras).every((qty) => isWithin(qty, EXTRA)))
    return null;
  if (!isChoice(stay)) return null;
  const trip = { checkIn, stay, adults, childrenAges, landsAt, fliesAt, transfer, sleeps, extras };
  return { ...trip, name, email, phone, requests, terms } as BookingValues;
}
