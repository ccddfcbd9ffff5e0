// Values on both sides of every limit of `rules.ts`. The tests of pages and API run the same table: a new rule is one row here.
import {
  ADULTS,
  type Bounds,
  CATEGORY_CODE_MAX,
  CHILDREN,
  CHILD_AGE,
  FILTERS,
  FILTER_VALUES,
  LENGTHS,
  PAGE_SIZE,
  SLUG_MAX,
} from '../rules.ts';

/** A member of a body or a query: what still passes, and what no longer does. */
export interface RuleCase<T = unknown> {
  /** As the API names it: `contact.name`, `price_min`. */
  member: string;
  passes: readonly T[];
  refused: readonly T[];
}

/** Value − 1, value and value + 1 of both ends. */
const numbers = (member: string, { min, max }: Bounds): RuleCase<number> => ({
  member,
  passes: [...new Set([min, min + 1, max - 1, max])],
  refused: [min - 1, max + 1],
});

/** Texts of as many characters. An empty one is no short text but a missing one. */
function texts(member: string, { min, max }: Bounds, make = (length: number) => 'a'.repeat(length)): RuleCase<string> {
  const lengths = [...new Set([min, min + 1, max - 1, max])];
  return { member, passes: lengths.map(make), refused: min > 1 ? [make(min - 1), make(max + 1)] : [make(max + 1)] };
}

/** Lists of as many entries. */
const lists = <T>(member: string, max: number, entry: (index: number) => T): RuleCase<T[]> => ({
  member,
  passes: [max - 1, max].map((length) => Array.from({ length }, (_, index) => entry(index))),
  refused: [Array.from({ length: max + 1 }, (_, index) => entry(index))],
});

const each = <T>({ member, passes, refused }: RuleCase<T>): RuleCase<T[]> => ({
  member,
  passes: passes.map((value) => [value]),
  refused: refused.map((value) => [value]),
});

const END = '@b.cd';
const address = (length: number) => `${'a'.repeat(length - END.length)}${END}`;

/** Members of `POST bookings/` and the fields of the booking form. */
export const BOOKING_CASES: readonly RuleCase[] = [
  numbers('adults', ADULTS),
  lists('children_ages', CHILDREN.max, () => 9),
  each(numbers('children_ages', CHILD_AGE)),
  texts('contact.name', LENGTHS.name),
  texts('contact.email', { min: END.length + 1, max: LENGTHS.email.max }, address),
  {
    member: 'contact.email',
    passes: ['anna@example.com', 'анна@почта.рф', "o'neil+x@mail.example"],
    refused: [
      '',
      'anna',
      'anna@',
      '@b.cd',
      'a@b',
      'a@b.',
      'a@.b',
      'a b@c.de',
      'a@b.cd, e@f.gh',
      '<a@b.cd>',
      'a@b.cd\u0001',
    ],
  },
  texts('contact.phone', LENGTHS.phone, (length) => '1'.repeat(length)),
  {
    member: 'contact.phone',
    passes: ['+7 912 345-67-89', '(960) 777-1234', '1'],
    refused: ['', '+', '()', '7+912', '+7 ABC', '777.1234', '++7'],
  },
  texts('special_requests', LENGTHS.requests),
];

const slugOf = (length: number) => 'a'.repeat(length);

/** Parameters of `GET packages/` and of the address of its page. */
export const PACKAGE_FILTER_CASES: readonly RuleCase[] = [
  numbers('travellers', FILTERS.travellers),
  numbers('duration', FILTERS.days),
  numbers('duration_min', FILTERS.days),
  numbers('duration_max', FILTERS.days),
  numbers('price_min', FILTERS.price),
  numbers('price_max', FILTERS.price),
  numbers('page', FILTERS.page),
  texts('search', LENGTHS.search),
  texts('category', { min: 1, max: CATEGORY_CODE_MAX }, slugOf),
  { member: 'category', passes: ['a-b', '1'], refused: ['a--b', '-a', 'a-', 'A', 'a_b'] },
  each(texts('destination', { min: 1, max: SLUG_MAX }, slugOf)),
  lists('destination', FILTER_VALUES, (index) => `atoll-${index}`),
  { member: 'destination', passes: [['a-b'], ['1']], refused: [['a--b'], ['-a'], ['a-'], ['A']] },
];

/** Parameters of `GET resorts/` and of the address of its page. */
export const RESORT_FILTER_CASES: readonly RuleCase[] = [
  numbers('stars_min', FILTERS.stars),
  numbers('price_min', FILTERS.price),
  numbers('price_max', FILTERS.price),
  numbers('page', FILTERS.page),
  texts('search', LENGTHS.search),
];

/** Sizes of pages; pages of ours ask for their own. */
export const PAGE_SIZES = numbers('page_size', { min: 1, max: PAGE_SIZE.max });
