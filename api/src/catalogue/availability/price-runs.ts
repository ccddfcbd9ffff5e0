import { addDays } from '@atoll/contract/days';
import type { PricedProduct } from '../pricing/pricing.types.js';

/** `addDays`, as far as the years have four digits. */
const after = (day: string, days: number): string[] => (day < '0002' || day >= '9998' ? [] : [addDays(day, days)]);

/**
 * Days of arrival on which a stay of so many nights may be ruled by other seasons, reductions or obligatory days than one that begins a
 * day earlier. On all others its price is that of the day before.
 * @param bookedOn day of the booking, from which reductions count
 */
export function turningDays(
  { seasons, reductions }: Pick<PricedProduct, 'seasons' | 'reductions'>,
  nights: number,
  bookedOn: string,
): Set<string> {
  const days = Math.max(nights, 1);
  // A first night that is ruled otherwise changes every stay that reaches it until one begins with it.
  const entered = (night: string) => Array.from({ length: days }, (_, back) => after(night, -back)).flat();
  const turns = seasons.flatMap(({ from, to, obligatory }) => [
    ...entered(from),
    ...after(to, 1).flatMap(entered),
    ...obligatory.flatMap(({ on }) => [...after(on, 1 - days), ...after(on, 1)]),
  ]);
  const arrivals = reductions.flatMap(({ arrive_from, arrive_to, days_ahead_min, days_ahead_max }) => [
    ...(arrive_from === null ? [] : [arrive_from]),
    ...(arrive_to === null ? [] : after(arrive_to, 1)),
    ...(days_ahead_min === null ? [] : after(bookedOn, days_ahead_min)),
    ...(days_ahead_max === null ? [] : after(bookedOn, days_ahead_max + 1)),
  ]);
  return new Set([...turns, ...arrivals]);
}

/** How many of these days, in their order, are not after a day. */
function passed(turns: readonly string[], date: string): number {
  let [low, high] = [0, turns.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((turns[middle] ?? '') <= date) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Numbers days of arrival: those between two turning ones have the same number. */
export function runsOf(
  product: Pick<PricedProduct, 'seasons' | 'reductions'>,
  nights: number,
  bookedOn: string,
): (date: string) => number {
  const turns = [...turningDays(product, nights, bookedOn)].toSorted();
  return (date) => passed(turns, date);
}

/** What `make` makes of a day of arrival, made once for each run of them. */
export function oncePerRun<T>(runOf: (date: string) => number, make: (date: string) => T): (date: string) => T {
  const made = new Map<number, T>();
  return (date) => {
    const run = runOf(date);
    const known = made.get(run);
    if (known !== undefined) return known;
    const value = make(date);
    made.set(run, value);
    return value;
  };
}
