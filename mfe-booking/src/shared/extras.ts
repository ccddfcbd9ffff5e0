import { fromCents, toCents } from '@atoll/contract/cents';
import type { BookingValues, Sleeps } from './booking-values';
import type { Trip } from './trip';

/** Something added to a trip, as quotes and bookings take it. */
export interface Extra {
  code: string;
  qty: number;
}

/** Something that a trip offers besides what is in its price. */
export interface OfferedExtra {
  code: string;
  label: string;
  /** US dollars for one. */
  price: string;
}

/** What can be added to a trip, in its order. */
export const offeredExtras = ({ inclusions = [] }: Pick<Trip, 'inclusions'>): OfferedExtra[] =>
  inclusions.flatMap(({ category, code, label, price }) =>
    category === 'optional' && code !== null && price !== null ? [{ code, label, price }] : [],
  );

/** Extras of any trip that stand for nights near the airport. */
export const OVERNIGHT: Record<keyof Sleeps, string> = { before: 'overnight_arrival', after: 'overnight_departure' };

/** What of it is taken, nights near the airport included; what a trip no longer offers is left out. */
export const takenExtras = (
  trip: Pick<Trip, 'inclusions'>,
  { extras, sleeps }: Pick<BookingValues, 'extras' | 'sleeps'>,
): Extra[] => [
  ...offeredExtras(trip)
    .map(({ code }) => ({ code, qty: extras[code] ?? 0 }))
    .filter(({ qty }) => qty > 0),
  ...(['before', 'after'] as const).flatMap((night) => (sleeps[night] ? [{ code: OVERNIGHT[night], qty: 1 }] : [])),
];

/** A total with the extras that are taken, as long as no quote has said it. US dollars. */
export const withExtras = (total: string, trip: Pick<Trip, 'inclusions'>, values: Pick<BookingValues, 'extras'>) =>
  fromCents(
    offeredExtras(trip).reduce(
      (sum, { code, price }) => sum + toCents(price) * (values.extras[code] ?? 0),
      toCents(total),
    ),
  );
