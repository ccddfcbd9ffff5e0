import { isCalendarDate, maldivesDay } from '@atoll/contract/days';
import { CHILDREN, CHILD_AGE, LENGTHS, MAIL_ADDRESS, PHONE, SLUG } from '@atoll/contract/rules';
import {
  CONTACT_WAYS,
  type ContactWay,
  TRIP_BUDGETS,
  TRIP_DESCRIPTION,
  TRIP_DURATIONS,
  type TripBudget,
  WISHED_PLACES,
  WISH_INTERESTS,
  WISH_STAYS,
  WISH_STYLES,
  WISH_TIMES,
  type WishInterest,
  type WishStay,
  type WishStyle,
  type WishTime,
  tripWishFaults,
} from '@atoll/contract/trip-wish';
import { isRecord } from '@atoll/ui/session-store';

/** What the builder holds, under the API's names. Nothing chosen: empty; a child's age that is not chosen yet: null. */
export interface WishValues {
  when: WishTime | '';
  date_from: string;
  date_to: string;
  travel_month: string;
  /** Days. */
  duration: TripDuration | null;
  adults: number;
  children_ages: (number | null)[];
  /** Wherever it is beautiful: the agency proposes. */
  anywhere: boolean;
  destinations: string[];
  stays: WishStay[];
  styles: WishStyle[];
  interests: WishInterest[];
  budget: TripBudget | '';
  description: string;
  name: string;
  email: string;
  phone: string;
  contact_by: ContactWay;
  consent: boolean;
}

export type TripDuration = (typeof TRIP_DURATIONS)[number];

export type WishField =
  | 'when'
  | 'date_from'
  | 'date_to'
  | 'travel_month'
  | 'travellers'
  | `children_ages.${number}`
  | 'where'
  | 'description'
  | 'name'
  | 'email'
  | 'phone'
  | 'consent';

type MissingKey = 'when' | 'date_from' | 'date_to' | 'travel_month' | 'where' | 'description' | 'email' | 'phone';

/** What is wrong with a field: a text with its values, or the server's own sentence. */
export type WishFault =
  | { key: `wish.missing.${MissingKey}` | 'faults.missing.childAge' }
  | { key: 'common:form.email' | 'common:form.phone' | 'faults.date' | 'wish.missing.consent' | 'wish.adultNeeded' }
  | { key: 'faults.dateEarly' | 'faults.dateLate'; date: string }
  | { key: 'common:form.min' | 'common:form.max'; count: number }
  | { message: string };

export type WishFaults = Partial<Record<WishField, WishFault>>;

export const STEPS = [1, 2, 3, 4] as const;
export type Step = (typeof STEPS)[number];

/** The step of an address; the first one where it names none. */
export const stepOf = (text: string | null): Step => STEPS.find((step) => String(step) === text) ?? 1;

const STEP_OF: Record<string, Step> = {
  ...{ when: 1, date_from: 1, date_to: 1, travel_month: 1, travellers: 1, children_ages: 1 },
  ...{ where: 2, description: 3 },
};

/** On which step a field stands. */
export const stepOfField = (field: WishField): Step => STEP_OF[field.split('.')[0] ?? ''] ?? 4;

/** An empty builder: two adults, any way of answering by mail. */
export const NO_WISH: WishValues = {
  when: '',
  date_from: '',
  date_to: '',
  travel_month: '',
  duration: null,
  adults: 2,
  children_ages: [],
  anywhere: false,
  destinations: [],
  stays: [],
  styles: [],
  interests: [],
  budget: '',
  description: '',
  name: '',
  email: '',
  phone: '',
  contact_by: 'email',
  consent: false,
};

const some = <T>(known: readonly T[], value: unknown): T[] =>
  Array.isArray(value) ? known.filter((code) => value.includes(code)) : [];
const one = <T, E>(known: readonly T[], value: unknown, empty: E): T | E =>
  known.find((code) => code === value) ?? empty;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isAge = (age: unknown) =>
  age === null || (Number.isInteger(age) && (age as number) >= CHILD_AGE.min && (age as number) <= CHILD_AGE.max);

/** Stored values as far as they can still be read; null for something else. */
export function readWish(stored: unknown): WishValues | null {
  if (!isRecord(stored)) return null;
  const ages = Array.isArray(stored.children_ages) ? stored.children_ages.filter((age) => isAge(age)) : [];
  const places = Array.isArray(stored.destinations)
    ? stored.destinations.filter((slug) => typeof slug === 'string')
    : [];
  return {
    when: one(WISH_TIMES, stored.when, ''),
    date_from: text(stored.date_from),
    date_to: text(stored.date_to),
    travel_month: text(stored.travel_month),
    duration: one(TRIP_DURATIONS, stored.duration, null),
    adults: Number.isInteger(stored.adults) ? (stored.adults as number) : NO_WISH.adults,
    children_ages: (ages as (number | null)[]).slice(0, CHILDREN.max),
    anywhere: stored.anywhere === true,
    destinations: (places as string[]).slice(0, WISHED_PLACES),
    stays: some(WISH_STAYS, stored.stays),
    styles: some(WISH_STYLES, stored.styles),
    interests: some(WISH_INTERESTS, stored.interests),
    budget: one(TRIP_BUDGETS, stored.budget, ''),
    description: text(stored.description),
    name: text(stored.name),
    email: text(stored.email),
    phone: text(stored.phone),
    contact_by: one(CONTACT_WAYS, stored.contact_by, NO_WISH.contact_by),
    consent: stored.consent === true,
  };
}

/** Letters that an address may say of what a trip is built around. */
const ABOUT = 100;

/** By what names the address of the builder asks for something. */
export const ASKED = ['destination', 'interest', 'about'] as const;

/** What the address of the builder asks for, besides what is chosen there; the traveller’s own words stay. The same values where it asks for nothing. */
export function withAsked(values: WishValues, search: URLSearchParams): WishValues {
  const places = search.getAll('destination').filter((slug) => SLUG.test(slug));
  const interests = some(WISH_INTERESTS, search.getAll('interest'));
  const about = (search.get('about') ?? '').trim().slice(0, ABOUT);
  if (places.length + interests.length + about.length === 0) return values;
  return {
    ...values,
    destinations: [...new Set([...values.destinations, ...places])].slice(0, WISHED_PLACES),
    interests: WISH_INTERESTS.filter((kind) => values.interests.includes(kind) || interests.includes(kind)),
    description: values.description || about,
  };
}

const dayOf = (day: string): WishFault | undefined =>
  day && !isCalendarDate(day) ? { key: 'faults.date' } : undefined;

/** What binds members to one another, by the rule of the server, as this form's fields and texts. */
function boundFaults(values: WishValues, today: string): [WishField, WishFault][] {
  const { when, date_from, date_to, travel_month, adults, children_ages, phone, contact_by } = values;
  if (when === '') return [['when', { key: 'wish.missing.when' }]];
  const wished = {
    ...{ date_from, date_to, travel_month, children_ages, phone },
    travellers: adults + children_ages.length,
    builder: { when, contact_by },
  };
  return tripWishFaults(wished, today).map((fault): [WishField, WishFault] => {
    if (fault.field === 'travellers') return ['travellers', { key: 'wish.adultNeeded' }];
    if (fault.code === 'required') return [fault.field, { key: `wish.missing.${fault.field}` }];
    return [
      fault.field,
      { key: fault.code === 'date_too_early' ? 'faults.dateEarly' : 'faults.dateLate', date: fault.date },
    ];
  });
}

function lengthFault(value: string, { min, max }: { min: number; max: number }): WishFault | undefined {
  if (value.length < min) return { key: 'common:form.min', count: min };
  return value.length > max ? { key: 'common:form.max', count: max } : undefined;
}

function contactFaults({ name, email, phone, consent }: WishValues): [WishField, WishFault | undefined][] {
  const [mail, number] = [email.trim(), phone.trim()];
  const mailFault = (): WishFault | undefined =>
    lengthFault(mail, LENGTHS.email) ?? (MAIL_ADDRESS.test(mail) ? undefined : { key: 'common:form.email' });
  const numberFault = (): WishFault | undefined =>
    lengthFault(number, LENGTHS.phone) ?? (PHONE.test(number) ? undefined : { key: 'common:form.phone' });
  return [
    ['name', name.trim() ? lengthFault(name.trim(), LENGTHS.name) : undefined],
    ['email', mail ? mailFault() : { key: 'wish.missing.email' }],
    ...(number ? [['phone', numberFault()] as [WishField, WishFault | undefined]] : []),
    ['consent', consent ? undefined : { key: 'wish.missing.consent' }],
  ];
}

/** Everything that is wrong, in the order of the steps. Texts are judged without outer white space. @param now instant */
export function wishFaults(values: WishValues, now: Date): WishFaults {
  const { when, date_from, date_to, anywhere, destinations, stays, styles, description } = values;
  const said = description.trim();
  const bound = boundFaults(values, maldivesDay(now));
  const days: [WishField, WishFault | undefined][] =
    when === 'dates'
      ? [
          ['date_from', dayOf(date_from)],
          ['date_to', dayOf(date_to)],
        ]
      : [];
  const found: [WishField, WishFault | undefined][] = [
    ...bound,
    ...days.filter(([, fault]) => fault),
    ...values.children_ages.map((age, index): [WishField, WishFault | undefined] => [
      `children_ages.${index}`,
      age === null ? { key: 'faults.missing.childAge' } : undefined,
    ]),
    [
      'where',
      anywhere || destinations.length + stays.length + styles.length > 0 ? undefined : { key: 'wish.missing.where' },
    ],
    ['description', said ? lengthFault(said, TRIP_DESCRIPTION) : { key: 'wish.missing.description' }],
    ...contactFaults(values),
  ];
  return Object.fromEntries(found.filter(([, fault]) => fault)) as WishFaults;
}

/** Steps that could be sent as they are. */
export const stepsDone = (faults: WishFaults): Step[] => {
  const faulty = new Set(Object.keys(faults).map((field) => stepOfField(field as WishField)));
  return STEPS.filter((step) => !faulty.has(step));
};
