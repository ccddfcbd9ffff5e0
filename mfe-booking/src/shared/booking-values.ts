import { type DateLimits, isCalendarDate } from './dates';
import { isRecord } from './session-store';

/** What the form holds. A child whose age is not chosen yet is null. */
export interface BookingValues {
  checkIn: string;
  adults: number;
  childrenAges: (number | null)[];
  name: string;
  email: string;
  phone: string;
  requests: string;
  terms: boolean;
}

export type FieldName =
  'checkIn' | 'adults' | 'name' | 'email' | 'phone' | 'requests' | 'terms' | `childrenAges.${number}`;

/** What is wrong with a field: a text with its values, or the server's own sentence. */
export type Fault =
  | { key: 'common:form.required' | 'common:form.email' | 'common:form.phone' | 'faults.date' }
  | { key: 'faults.dateEarly' | 'faults.dateLate'; date: string }
  | {
      key: 'common:form.min' | 'common:form.max' | 'faults.tooFew' | 'faults.tooMany' | 'faults.tooYoung';
      count: number;
    }
  | { message: string };

export type Faults = Partial<Record<FieldName, Fault>>;

/** Bounds of the API, and the package's own. */
export interface BookingLimits {
  dates: DateLimits;
  groupMin: number;
  groupMax: number;
  minAge: number | null;
}

export const LENGTHS = { nameMin: 2, name: 100, email: 254, phone: 20, requests: 1000 } as const;
export const MAX_ADULTS = 20;
export const MAX_CHILDREN = 10;
export const MAX_CHILD_AGE = 17;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?(?=.*\d)[\d\s()-]+$/;

/** The limits of a package for `BookingValues`. */
export function bookingLimits(
  trip: { group_size_min?: number | null; group_size_max?: number | null; min_age?: number | null },
  dates: DateLimits,
): BookingLimits {
  const groupMin = Math.max(1, trip.group_size_min ?? 1);
  const groupMax = Math.max(groupMin, trip.group_size_max ?? MAX_ADULTS + MAX_CHILDREN);
  return { dates, groupMin, groupMax, minAge: trip.min_age ?? null };
}

/** An empty form: two adults, or as many as the package needs or takes. */
export const emptyValues = ({ groupMin, groupMax }: BookingLimits): BookingValues => ({
  checkIn: '',
  adults: Math.min(MAX_ADULTS, Math.max(groupMin, Math.min(2, groupMax))),
  childrenAges: [],
  name: '',
  email: '',
  phone: '',
  requests: '',
  terms: false,
});

export const travellersOf = ({ adults, childrenAges }: BookingValues): number => adults + childrenAges.length;

function dateFault(value: string, { min, max }: DateLimits): Fault | null {
  if (!value) return { key: 'common:form.required' };
  if (!isCalendarDate(value)) return { key: 'faults.date' };
  if (value < min) return { key: 'faults.dateEarly', date: min };
  return value > max ? { key: 'faults.dateLate', date: max } : null;
}

function textFault(value: string, max: number, pattern?: RegExp, key?: 'common:form.email' | 'common:form.phone') {
  if (!value) return { key: 'common:form.required' } as const;
  if (value.length > max) return { key: 'common:form.max', count: max } as const;
  return pattern && key && !pattern.test(value) ? ({ key } as const) : null;
}

function nameFault(value: string): Fault | null {
  if (value && value.length < LENGTHS.nameMin) return { key: 'common:form.min', count: LENGTHS.nameMin };
  return textFault(value, LENGTHS.name);
}

function groupFault(values: BookingValues, { groupMin, groupMax }: BookingLimits): Fault | null {
  const travellers = travellersOf(values);
  if (travellers < groupMin) return { key: 'faults.tooFew', count: groupMin };
  return travellers > groupMax ? { key: 'faults.tooMany', count: groupMax } : null;
}

function ageFault(age: number | null, minAge: number | null): Fault | null {
  if (age === null) return { key: 'common:form.required' };
  return minAge !== null && age < minAge ? { key: 'faults.tooYoung', count: minAge } : null;
}

/** Everything that is wrong, in the order of the page (specification §5). Texts are judged without outer white space. */
export function validate(values: BookingValues, limits: BookingLimits): Faults {
  const found: [FieldName, Fault | null][] = [
    ['checkIn', dateFault(values.checkIn, limits.dates)],
    ['adults', groupFault(values, limits)],
    ...values.childrenAges.map((age, index): [FieldName, Fault | null] => [
      `childrenAges.${index}`,
      ageFault(age, limits.minAge),
    ]),
    ['name', nameFault(values.name.trim())],
    ['email', textFault(values.email.trim(), LENGTHS.email, EMAIL, 'common:form.email')],
    ['phone', textFault(values.phone.trim(), LENGTHS.phone, PHONE, 'common:form.phone')],
    [
      'requests',
      values.requests.trim().length > LENGTHS.requests ? { key: 'common:form.max', count: LENGTHS.requests } : null,
    ],
    ['terms', values.terms ? null : { key: 'common:form.required' }],
  ];
  return Object.fromEntries(found.filter(([, fault]) => fault)) as Faults;
}

const SERVER_FIELDS: Record<string, FieldName> = {
  check_in: 'checkIn',
  adults: 'adults',
  children_ages: 'adults',
  travellers: 'adults',
  'contact.name': 'name',
  'contact.email': 'email',
  'contact.phone': 'phone',
  special_requests: 'requests',
  accept_terms: 'terms',
};

/** Messages of a 400 answer by field of this form; `rest` are those that belong to none. */
export function serverFaults(fields: Record<string, string[]>, children: number): { faults: Faults; rest: string[] } {
  const faults: Faults = {};
  const rest: string[] = [];
  for (const [path, messages] of Object.entries(fields)) {
    const age = /^children_ages\.(\d+)$/.exec(path)?.[1];
    const field: FieldName | undefined =
      age !== undefined && Number(age) < children ? `childrenAges.${Number(age)}` : SERVER_FIELDS[path];
    if (field) faults[field] = { message: messages.join(' ') };
    else rest.push(...messages);
  }
  return { faults, rest };
}

const isAge = (value: unknown) =>
  value === null || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_CHILD_AGE);

/** Stored values, or null when they are not what this form writes. */
export function readValues(stored: unknown): BookingValues | null {
  if (!isRecord(stored)) return null;
  const { checkIn, adults, childrenAges, name, email, phone, requests, terms } = stored;
  const texts = [checkIn, name, email, phone, requests];
  if (texts.some((text) => typeof text !== 'string') || typeof terms !== 'boolean') return null;
  if (!Number.isInteger(adults) || Number(adults) < 1 || Number(adults) > MAX_ADULTS) return null;
  if (!Array.isArray(childrenAges) || childrenAges.length > MAX_CHILDREN || !childrenAges.every(isAge)) return null;
  return { checkIn, adults, childrenAges, name, email, phone, requests, terms } as BookingValues;
}
