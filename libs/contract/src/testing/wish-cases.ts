import { addDays } from '../days.ts';
import { ADULTS } from '../rules.ts';
import { type TripWishFault, WISH_DAYS_AHEAD, WISH_NIGHTS, type WishedTrip } from '../trip-wish.ts';

/** A wish on one side of a rule. */
export interface WishCase {
  name: string;
  wished: WishedTrip;
  /** What it breaks: nothing where absent. */
  fault?: Pick<TripWishFault, 'field' | 'code'>;
}

/** Values on both sides of every rule that binds members of a wish; builder and API run the same. @param today day in the Maldives */
export function wishCases(today: string): WishCase[] {
  const [from, last] = [addDays(today, 60), addDays(today, WISH_DAYS_AHEAD)];
  const whole: WishedTrip = { travellers: 2, children_ages: [], builder: { when: 'flexible', contact_by: 'email' } };
  const row = (name: string, part: Partial<WishedTrip>, fault?: WishCase['fault']): WishCase => ({
    name,
    wished: { ...whole, ...part },
    ...(fault && { fault }),
  });
  const days = (date_from: string | null, date_to: string | null) => ({
    date_from,
    date_to,
    builder: { when: 'dates', contact_by: 'email' } as const,
  });
  const nights = (count: number) => days(from, addDays(from, count));
  const month = (travel_month: string | null) => ({
    travel_month,
    builder: { when: 'month', contact_by: 'email' } as const,
  });
  const monthOf = (day: string, step = 0) => {
    const moved = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
    moved.setUTCMonth(moved.getUTCMonth() + step);
    return moved.toISOString().slice(0, 7);
  };
  const adults = (count: number, children_ages: number[] = []) => ({
    travellers: count + children_ages.length,
    children_ages,
  });
  return [
    row('any time', {}),
    row('from today', days(today, addDays(today, 7)), { field: 'date_from', code: 'date_too_early' }),
    row('from tomorrow', days(addDays(today, 1), addDays(today, 8))),
    row('until the last day', days(addDays(last, -7), last)),
    row('until the day after the last', days(addDays(last, -6), addDays(last, 1)), {
      field: 'date_to',
      code: 'date_too_late',
    }),
    row('from the day after the last', days(addDays(last, 1), addDays(last, 8)), {
      field: 'date_from',
      code: 'date_too_late',
    }),
    row('without a first day', days(null, addDays(from, 7)), { field: 'date_from', code: 'required' }),
    row('without a last day', days(from, null), { field: 'date_to', code: 'required' }),
    row('no night', nights(WISH_NIGHTS.min - 1), { field: 'date_to', code: 'date_too_early' }),
    row('one night', nights(WISH_NIGHTS.min)),
    row('two nights', nights(WISH_NIGHTS.min + 1)),
    row('one night less than the most', nights(WISH_NIGHTS.max - 1)),
    row('the most nights', nights(WISH_NIGHTS.max)),
    row('one night too many', nights(WISH_NIGHTS.max + 1), { field: 'date_to', code: 'date_too_late' }),
    row('without a month', month(null), { field: 'travel_month', code: 'required' }),
    row('last month', month(monthOf(addDays(today, 1), -1)), { field: 'travel_month', code: 'date_too_early' }),
    row('this month', month(monthOf(addDays(today, 1)))),
    row('the last month', month(monthOf(last))),
    row('the month after the last', month(monthOf(last, 1)), { field: 'travel_month', code: 'date_too_late' }),
    row('nobody', { travellers: null }, { field: 'travellers', code: 'required' }),
    row('children alone', { travellers: 2, children_ages: [4, 9] }, { field: 'travellers', code: 'not_between' }),
    row('one adult', adults(ADULTS.min)),
    row('two adults', adults(ADULTS.min + 1)),
    row('one adult less than the most', adults(ADULTS.max - 1)),
    row('the most adults with a child', adults(ADULTS.max, [3])),
    row('one adult too many', adults(ADULTS.max + 1), { field: 'travellers', code: 'not_between' }),
    row(
      'a call without a number',
      { builder: { when: 'flexible', contact_by: 'phone' } },
      { field: 'phone', code: 'required' },
    ),
    row(
      'a chat without a number',
      { phone: ' ', builder: { when: 'flexible', contact_by: 'whatsapp' } },
      {
        field: 'phone',
        code: 'required',
      },
    ),
    row('a chat', { phone: '+7 912 345-67-89', builder: { when: 'flexible', contact_by: 'whatsapp' } }),
  ];
}
