import type { ResortItem } from './catalog';

/** A place's price of a night as the API answers it; an API of before says nothing of the night that it is of. */
export type PricedNight = Pick<ResortItem, 'price_from_per_night'> & Partial<Pick<ResortItem, 'price_from'>>;

/**
 * What two pay for the cheapest room on the next night that can be booked, in US dollars, and that night where another one is cheaper.
 * @returns null where no night can be booked
 */
export function shownNight({ price_from_per_night: asked, price_from: from }: PricedNight) {
  if (from === null) return null;
  if (from === undefined) return { amount: asked, lowest: asked, date: null };
  return { amount: from.amount, lowest: from.lowest, date: from.lowest === from.amount ? null : from.date };
}
