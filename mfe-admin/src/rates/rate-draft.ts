import type {
  EditablePolicyDto,
  ReductionDto,
  SampleStayDto,
  SeasonDto,
  TaxRuleDto,
} from '@atoll/api-client/endpoints/rates.gen';
import { EXTRA_NAMES, extraOf, extrasOf } from './season-extras';

/** What a form holds: texts by the path of the member as the API names it. */
export type Values = Readonly<Record<string, string>>;

export type RateKind = 'season' | 'tax_rule' | 'cancellation_policy' | 'reduction';

export interface RateField {
  name: string;
  type: 'text' | 'whole' | 'percent' | 'day' | 'choice' | 'yes' | 'scope';
  required?: boolean;
  /** Of a choice. */
  options?: readonly string[];
}

export const POLICIES = [
  'flex_24h',
  'flex_48h',
  'moderate_72h',
  'resort_low_45d',
  'resort_high_60d',
  'festive_nonrefundable',
] as const;

const NAMES: RateField[] = [
  { name: 'names.en', type: 'text', required: true },
  { name: 'names.ru', type: 'text' },
  { name: 'names.zh', type: 'text' },
];

/** Rows of the form for tiers: one more than there are. */
const TIERS = 4;

export const FIELDS: Record<RateKind, readonly RateField[]> = {
  season: [
    ...NAMES,
    { name: 'code', type: 'text', required: true },
    { name: 'scope', type: 'scope' },
    { name: 'first_night', type: 'day', required: true },
    { name: 'last_night', type: 'day', required: true },
    { name: 'surcharge_percent', type: 'percent' },
    { name: 'min_nights', type: 'whole' },
    { name: 'priority', type: 'whole' },
    { name: 'policy', type: 'choice', options: POLICIES },
    ...EXTRA_NAMES.map((name): RateField => ({ name, type: 'text' })),
  ],
  tax_rule: [
    { name: 'rate', type: 'percent', required: true },
    { name: 'valid_from', type: 'day', required: true },
    { name: 'valid_to', type: 'day' },
    { name: 'source', type: 'text' },
  ],
  cancellation_policy: [
    ...Array.from({ length: TIERS }, (_, index): RateField[] => [
      { name: `tiers.${index}.hours_before`, type: 'whole' },
      { name: `tiers.${index}.refund_percent`, type: 'whole' },
    ]).flat(),
    { name: 'deposit_percent', type: 'whole', required: true },
    { name: 'balance_days_before', type: 'whole', required: true },
    { name: 'deposit_refundable', type: 'yes' },
  ],
  reduction: [
    ...NAMES,
    { name: 'code', type: 'text', required: true },
    { name: 'scope', type: 'scope' },
    { name: 'off_percent', type: 'percent', required: true },
    { name: 'is_active', type: 'yes' },
    { name: 'days_ahead_min', type: 'whole' },
    { name: 'days_ahead_max', type: 'whole' },
    { name: 'nights_min', type: 'whole' },
    { name: 'arrive_from', type: 'day' },
    { name: 'arrive_to', type: 'day' },
    { name: 'book_from', type: 'day' },
    { name: 'book_to', type: 'day' },
  ],
};

/** A stored row of any kind. */
export type RateRow = SeasonDto | TaxRuleDto | EditablePolicyDto | ReductionDto;

const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const memberOf = (row: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
      row,
    );

const scopeOf = (row: object): string => {
  const [trip, place] = [textOf(Reflect.get(row, 'package')), textOf(Reflect.get(row, 'resort'))];
  if (trip) return `package:${trip}`;
  return place && `resort:${place}`;
};

/** A row as its form shows it. */
export const typed = (kind: RateKind, row: object): Values =>
  Object.fromEntries(
    FIELDS[kind].map(({ name, type }) => [name, type === 'scope' ? scopeOf(row) : textOf(memberOf(row, name))]),
  );

const wholeOf = (text: string): number | string | null => {
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : text;
};

function valueOf(type: RateField['type'], text: string): unknown {
  if (type === 'yes') return text === 'yes';
  if (type === 'whole') return wholeOf(text);
  if (type === 'percent') return text.replace(',', '.');
  return text === '' ? null : text;
}

const tiersOf = (values: Values): object[] =>
  Array.from({ length: TIERS }, (_, index) => ({
    hours_before: wholeOf(values[`tiers.${index}.hours_before`] ?? ''),
    refund_percent: wholeOf(values[`tiers.${index}.refund_percent`] ?? ''),
  })).filter(({ hours_before: hours, refund_percent: percent }) => hours !== null || percent !== null);

/** The scope of a form as the API takes it. */
export const scopeMembers = (scope: string): { package: number | null; resort: number | null } => {
  const [thing, id] = scope.split(':');
  return { package: thing === 'package' ? Number(id) : null, resort: thing === 'resort' ? Number(id) : null };
};

/** Names of the fields that differ. */
export const changedFields = (kind: RateKind, values: Values, base: Values): string[] =>
  FIELDS[kind].map(({ name }) => name).filter((name) => (values[name] ?? '').trim() !== (base[name] ?? ''));

/** Whether a form has what the API cannot do without; before that nothing is tried. */
export const isComplete = (kind: RateKind, values: Values): boolean =>
  FIELDS[kind].every(({ name, required }) => !required || (values[name] ?? '').trim() !== '');

/** The named fields as the API takes them. */
export function bodyOf(kind: RateKind, values: Values, names: readonly string[]): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const { name, type } of FIELDS[kind].filter((field) => names.includes(field.name))) {
    const text = (values[name] ?? '').trim();
    if (type === 'scope') Object.assign(body, scopeMembers(text));
    else if (name.startsWith('tiers.')) body['tiers'] = tiersOf(values);
    else if (extraOf(name)) body['obligatory'] = extrasOf(values);
    else if (name.startsWith('names.')) body['names'] = { ...(body['names'] as object), [name.slice(6)]: text };
    else body[name] = valueOf(type, text);
  }
  return body;
}

/** A form on top of what somebody else has stored: what was not touched is theirs; `both` was changed by both. */
export function mergedValues(kind: RateKind, values: Values, base: Values, stored: Values) {
  const mine = changedFields(kind, values, base);
  const both = mine.filter((name) => stored[name] !== base[name] && stored[name] !== values[name]?.trim());
  const merged = Object.fromEntries(
    FIELDS[kind].map(({ name }) => [name, (mine.includes(name) ? values[name] : stored[name]) ?? '']),
  );
  return { values: merged, both };
}

/** A sample as its form holds it. */
export interface Sample {
  /** `package:7`, `resort:3`. */
  scope: string;
  room: string;
  nights: string;
  check_in: string;
  adults: string;
  booked_on: string;
}

/** Null while something is missing. */
export function sampleBody({ scope, room, nights, check_in, adults, booked_on }: Sample): SampleStayDto | null {
  const { package: trip, resort } = scopeMembers(scope);
  const people = Number(adults);
  if (!check_in || !people || (trip === null && (resort === null || !room || !Number(nights)))) return null;
  return {
    ...(trip === null ? { resort: String(resort), room, nights: Number(nights) } : { package: String(trip) }),
    check_in,
    adults: people,
    ...(booked_on && { booked_on }),
  };
}
