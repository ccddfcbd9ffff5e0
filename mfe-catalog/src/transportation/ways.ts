import type { TransferListItemDto } from '@atoll/api-client/endpoints/transfers.gen';
import { MODES } from './asked';

/** The least and the most of something. */
export type Span<T> = readonly [from: T, to: T];

/** A way to travel, summed up from all transfers that take it. */
export interface Way {
  mode: (typeof MODES)[number];
  count: number;
  /** One way. */
  minutes: Span<number>;
  /** First and last departure, `HH:MM`; null where none has a timetable. */
  hours: Span<string> | null;
  /** For an adult, there and back; null where every price is for a whole boat, or on request. */
  price: Span<number> | null;
  baggageKg: Span<number> | null;
}

/** A price of a chartered boat is for the whole of it. */
export const isWholeBoat = ({ service }: Pick<TransferListItemDto, 'service'>): boolean => service === 'private';

const known = <T>(values: (T | null)[]): T[] => values.filter((value) => value !== null);

function spanOf<T extends number | string>(from: T[], to = from): Span<T> | null {
  const least = from.toSorted(ascending)[0];
  const most = to.toSorted(ascending).at(-1);
  return least === undefined || most === undefined ? null : [least, most];
}

const ascending = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0);

/** The ways that there are, each with what its transfers have in common and how far they differ. */
export const waysOf = (transfers: readonly TransferListItemDto[]): Way[] =>
  MODES.flatMap((mode) => {
    const taken = transfers.filter((transfer) => transfer.mode === mode);
    const minutes = spanOf(taken.map(({ duration_minutes }) => duration_minutes));
    if (!minutes) return [];
    const prices = taken.filter((transfer) => !isWholeBoat(transfer)).map(({ price_adult_return: price }) => price);
    return [
      {
        mode,
        count: taken.length,
        minutes,
        hours: spanOf(
          known(taken.map(({ first_departure }) => first_departure)),
          known(taken.map(({ last_departure }) => last_departure)),
        ),
        price: spanOf(known(prices).map(Number)),
        baggageKg: spanOf(known(taken.map(({ baggage_kg }) => baggage_kg))),
      },
    ];
  });

/** The atolls, islands and cities that transfers lead to, each once, in their order. */
export function placesOf(transfers: readonly TransferListItemDto[]): { slug: string; name: string }[] {
  const places = new Map(transfers.map(({ to_destination: place }) => [place?.slug, place]));
  return known([...places.values()]);
}
