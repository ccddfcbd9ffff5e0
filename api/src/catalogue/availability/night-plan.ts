import { hash } from 'node:crypto';
import type { AllotmentChangeDto, ChangedNightDto, NightTermsDto, OversoldNightDto } from './allotment-changes.dto.js';
import type { AskedNights, NightKey, StoredNight } from './allotment-changes.queries.js';

/** What somebody wants of nights; what is left out stays. */
export type WantedTerms = { [Member in keyof NightTermsDto]?: NightTermsDto[Member] | undefined };

/** What a change would do to nights. */
export interface NightPlan extends Pick<AllotmentChangeDto, 'nights' | 'unchanged' | 'without_contract'> {
  /** Nights of which more is held and sold than there would be. */
  oversold: (NightKey & { taken: number })[];
}

/** What becomes of every night that is asked for. One that there is no contract for is made only with a number of rooms. */
export function planNights(
  { rooms: codes, dates }: Pick<AskedNights, 'rooms' | 'dates'>,
  stored: readonly StoredNight[],
  wanted: WantedTerms,
): NightPlan {
  const found = new Map(stored.map((night) => [keyOf(night), night]));
  const plan: NightPlan = { nights: [], unchanged: 0, without_contract: 0, oversold: [] };
  for (const key of codes.toSorted().flatMap((room_code) => dates.map((date) => ({ room_code, date })))) {
    const night = found.get(keyOf(key));
    const after = termsAfter(night, wanted);
    if (!after) plan.without_contract += 1;
    else if (night && isSame(night, after)) plan.unchanged += 1;
    else plan.nights.push({ ...key, before: night ? termsOf(night) : null, after });
    const taken = night ? night.held + night.sold : 0;
    if (after && after.rooms < taken) plan.oversold.push({ ...key, taken });
  }
  return plan;
}

/** Of all that somebody who confirms has seen. Rooms that are taken meanwhile and still fit change none of it. */
export const fingerprintOf = (
  resort: number,
  nights: readonly ChangedNightDto[],
  oversold: readonly OversoldNightDto[],
): string =>
  hash(
    'sha256',
    JSON.stringify([
      resort,
      nights.map(({ room_code, date, before, after }) => [room_code, date, before && flat(before), flat(after)]),
      oversold.map(({ room_code, date, taken, bookings }) => [room_code, date, taken, bookings.map(({ id }) => id)]),
    ]),
  );

/** 1 = Monday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** Of what staff decide. */
export const termsOf = ({ rooms, stop_sell, min_nights }: NightTermsDto): NightTermsDto => ({
  rooms,
  stop_sell,
  min_nights,
});

const flat = ({ rooms, stop_sell, min_nights }: NightTermsDto) => [rooms, stop_sell, min_nights];

const keyOf = ({ room_code, date }: NightKey) => `${room_code} ${date}`;

/** Null where there is no contract, and would be none. */
function termsAfter(night: NightTermsDto | undefined, wanted: WantedTerms): NightTermsDto | null {
  const rooms = wanted.rooms ?? night?.rooms;
  if (rooms === undefined) return null;
  return {
    rooms,
    stop_sell: wanted.stop_sell ?? night?.stop_sell ?? false,
    min_nights: wanted.min_nights ?? night?.min_nights ?? 1,
  };
}

const isSame = (one: NightTermsDto, other: NightTermsDto): boolean =>
  one.rooms === other.rooms && one.stop_sell === other.stop_sell && one.min_nights === other.min_nights;
