import { type AvailabilityDayDto, useListAvailabilityQuery } from '@atoll/api-client/endpoints/availability.gen';
import { addDays } from '@atoll/contract/days';
import { useLanguage } from '@atoll/i18n/instance';
import type { calendarOf } from '../shared/stay-trip';
import type { Trip } from '../shared/trip';
import type { DayStatus } from '../shared/way';

/** How far ahead other days are looked for, and how many are offered: as far and as many as a refusal names. */
const LOOK_AHEAD = 120;
const OFFERED = 4;

/** Of days that can be booked or asked for. */
export const OPEN: readonly DayStatus[] = ['AVAILABLE', 'LIMITED', 'FREESALE', 'ON_REQUEST'];

/** As far as one answer goes. */
const WHOLE_YEAR = 365;

interface OpenDay {
  /** A package, or a kind of room. */
  of: ReturnType<typeof calendarOf>;
  from: string;
  /** Last day on which the trip may begin. */
  last: string;
}

/** The first day from one on that can be booked or asked for; null where there is none, or while nobody has said. */
export function useOpenDay({ of, from, last }: OpenDay): string | null {
  const lang = useLanguage();
  const asked = { lang, ...of, from, to: addDays(from, WHOLE_YEAR) };
  const { currentData: days = [] } = useListAvailabilityQuery(asked, { skip: from > last });
  return days.find(({ date, status }) => OPEN.includes(status) && date <= last)?.date ?? null;
}

/** A trip that begins on fewer of its days than this has days of its own to name. */
const RARE = 0.5;

/** The first days that have room of a trip that does not begin on most days; empty for one that does, and for nights in a room. */
export function useRareDays(trip: Trip, { min, max }: { min: string; max: string }): AvailabilityDayDto[] {
  const lang = useLanguage();
  const to = [addDays(min, LOOK_AHEAD), max].toSorted()[0] ?? max;
  const asked = { lang, package: String(trip.id), from: min, to };
  const { data = [] } = useListAvailabilityQuery(asked, { skip: min > max || trip.stay !== undefined });
  const open = data.filter(({ status }) => OPEN.includes(status));
  return open.length < data.length * RARE ? open.slice(0, OFFERED) : [];
}

/**
 * The next days on which a trip begins and has room, after one that has none.
 * Nights in a room that lie together are named by the server alone.
 * @param told those that the server has named already
 */
export function useNextDays(trip: Trip, day: string, last: string, told: string[] | null): string[] {
  const lang = useLanguage();
  const from = addDays(day, 1);
  const asked = { lang, package: String(trip.id), from, to: addDays(day, LOOK_AHEAD) };
  const { data } = useListAvailabilityQuery(asked, { skip: told !== null || from > last || trip.stay !== undefined });
  const open = told ?? (data ?? []).filter(({ status }) => OPEN.includes(status)).map(({ date }) => date);
  return open.filter((date) => date <= last).slice(0, OFFERED);
}
