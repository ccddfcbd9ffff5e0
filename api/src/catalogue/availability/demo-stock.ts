import { addDays } from '@atoll/contract/days';
import { readDemo } from '../../content/listing/demo-files.js';

/** When a package of the demo departs: on these weekdays (0 = Sunday), each week or each second one. */
export interface DepartureRhythm {
  weekdays: number[];
  every: number;
  capacity: number;
  min_to_run: number;
  /** Hours before the first day begins. */
  cutoff_hours: number;
}

/** `api/demo/stock.json`: what packages are sold by, by their slug; those not in it are sold on request. */
export interface DemoStock {
  departures: Record<string, DepartureRhythm>;
  rooms: Record<string, { resort: string; room: string; nights: number }[]>;
}

export const readDemoStock = (): DemoStock => readDemo<DemoStock>('stock');

export interface DemoDeparture {
  date: string;
  sold: number;
  status: 'open' | 'closed' | 'cancelled';
  /** ISO 8601. */
  cutoffAt: string;
}

export interface DemoNight {
  date: string;
  sold: number;
  stopSell: boolean;
  minNights: number;
}

/** 18 months. */
export const DEMO_DAYS = 549;

/** A number from 0 to below 1 that belongs to a text: the same on every machine (FNV-1a, then the finish of MurmurHash3). */
function chance(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

/** How full things are so many days ahead: less and less. */
const demand = (ahead: number): number => (ahead < 14 ? 0.75 : ahead < 60 ? 0.5 : ahead < 180 ? 0.35 : 0.12);

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const weekOf = (day: string): number => Math.floor((Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 3) / 7);

/**
 * Departures of 18 months from tomorrow. The same seed, rhythm and day give the same ones; how full the first, second, … is does not
 * depend on the day.
 */
export function demoDepartures(seed: string, rhythm: DepartureRhythm, today: string): DemoDeparture[] {
  const departures: DemoDeparture[] = [];
  for (let ahead = 1; ahead <= DEMO_DAYS; ahead++) {
    const date = addDays(today, ahead);
    if (!rhythm.weekdays.includes(weekdayOf(date)) || weekOf(date) % rhythm.every !== 0) continue;
    const nth = `${seed} ${departures.length}`;
    const fate = chance(`${nth} fate`);
    const share = fate < 0.12 ? 1 : fate < 0.3 ? 0.55 + chance(`${nth} few`) * 0.4 : demand(ahead) * chance(nth);
    departures.push({
      date,
      sold: fate > 0.96 ? 0 : Math.round(rhythm.capacity * share),
      status: fate > 0.98 ? 'cancelled' : fate > 0.96 ? 'closed' : 'open',
      cutoffAt: new Date(Date.parse(`${date}T00:00:00+05:00`) - rhythm.cutoff_hours * 3_600_000).toISOString(),
    });
  }
  return departures;
}

/** Days of a stretch that share a fate: sold out, closed for works, not contracted. */
const STRETCH = 5;

/**
 * Nights of 18 months from today in one kind of room, but for those that the agency has no contract for. The same seed and day give
 * the same ones; so many days ahead it is always as full.
 */
export function demoNights(seed: string, rooms: number, today: string): DemoNight[] {
  const nights: DemoNight[] = [];
  for (let ahead = 0; ahead <= DEMO_DAYS; ahead++) {
    const stretch = `${seed} ${Math.floor(ahead / STRETCH)}`;
    const fate = chance(stretch);
    if (fate < 0.02) continue;
    const date = addDays(today, ahead);
    const share = fate < 0.07 ? 1 : fate < 0.2 ? 0.6 : demand(ahead) * chance(`${seed} night ${ahead}`);
    nights.push({
      date,
      sold: Math.round(rooms * share),
      stopSell: fate > 0.98,
      minNights: [5, 6].includes(weekdayOf(date)) ? 2 : 1,
    });
  }
  return nights;
}
