import { addDays } from '@atoll/contract/days';
import { type Party, travellersOf } from '@atoll/contract/price';
import { fareAges } from './ages.js';
import { line, sumOf } from './lines.js';
import { daysBetween } from './maldives-time.js';
import { byText } from './order.js';
import type { PriceLine, PriceRefusal, Season } from './pricing.types.js';
import { share, WHOLE_BP } from './rounding.js';

/** Nights in a row that the same season rules; none = the base price alone. */
export interface Segment {
  season: Season | null;
  from: string;
  nights: number;
}

/** Days that a price is for: as many as nights; a trip without a night is for its day. */
export const pricedDays = (nights: number): number => Math.max(nights, 1);

/** Below 0 where the first rules before the second: the higher priority, then the later beginning; their codes decide the rest. */
const byPrecedence = (one: Season, other: Season): number =>
  other.priority - one.priority || byText(other.from, one.from) || byText(one.code, other.code);

/**
 * The season that rules a night, that of the day on which it begins: the one with the highest priority, among equals the one that
 * began last. It alone says what is asked for the night (maldives.md 6.5: a festive peak lies inside the high season).
 */
export const seasonOf = (seasons: readonly Season[], night: string): Season | null =>
  seasons
    .filter(({ from, to }) => from <= night && night <= to)
    .reduce<Season | null>((best, season) => (best && byPrecedence(best, season) < 0 ? best : season), null);

/** Days of a stay, its first among them, on which a season may begin or cease to rule. */
function cutsOf(seasons: readonly Season[], checkIn: string, end: string): string[] {
  const begun = seasons.map(({ from }) => from).filter((from) => checkIn < from && from < end);
  const over = seasons.filter(({ to }) => checkIn <= to && to < end).map(({ to }) => addDays(to, 1));
  return [...new Set([checkIn, ...begun, ...over])].filter((day) => day < end).toSorted(byText);
}

/** A stay cut where another season begins to rule, from its first night on. A trip without a night is cut like one of one. */
export function segments(seasons: readonly Season[], checkIn: string, nights: number): Segment[] {
  const end = addDays(checkIn, pricedDays(nights));
  const cuts = cutsOf(seasons, checkIn, end);
  const found: Segment[] = [];
  for (const [index, from] of cuts.entries()) {
    const season = seasonOf(seasons, from);
    const ruled = daysBetween(from, cuts[index + 1] ?? end);
    const last = found.at(-1);
    if (last && last.season === season) last.nights += ruled;
    else found.push({ season, from, nights: ruled });
  }
  return found;
}

/** The seasons of a stay in the order in which they begin, and how many of its nights each rules. */
function nightsBySeason(parts: readonly Segment[]): Map<Season, number> {
  const nights = new Map<Season, number>();
  for (const part of parts) if (part.season) nights.set(part.season, (nights.get(part.season) ?? 0) + part.nights);
  return nights;
}

/**
 * Refusals of a stay that is too short for a season that rules one of its nights, each with the season's code (maldives.md 6.5: seven
 * nights over Christmas). A trip without a night is no stay and never too short.
 */
export const minNightsRefusals = (parts: readonly Segment[], nights: number): PriceRefusal[] =>
  [...nightsBySeason(parts).keys()]
    .filter(({ min_nights }) => nights > 0 && min_nights > nights)
    .map(({ code, min_nights }) => ({ code: 'min_nights', season: code, count: min_nights }));

/**
 * What seasons add to a base price: of each its surcharge on the part of the base price that its nights are of all nights, rounded
 * once. A low season takes away.
 */
export function seasonLines(parts: readonly Segment[], base: readonly PriceLine[]): PriceLine[] {
  const amount = sumOf(base);
  const days = parts.reduce((sum, { nights }) => sum + nights, 0);
  return [...nightsBySeason(parts)]
    .map(([{ code, surcharge_bp }, nights]) =>
      line('season', nights, 'night', share(amount, surcharge_bp * nights, WHOLE_BP * days), { code }),
    )
    .filter((season) => season.amount !== 0);
}

/**
 * What everybody has to take on days of a stay, a gala dinner: on a day of the season that rules it, when the guests sleep there that
 * night. Infants take a child's, and a child's is never dearer than an adult's.
 */
export function obligatoryLines(parts: readonly Segment[], nights: number, party: Party): PriceLine[] {
  if (nights === 0) return [];
  const { adults } = fareAges(party);
  const travellers = travellersOf(party);
  return parts.flatMap(({ season, from, nights: ruled }) =>
    (season?.obligatory ?? [])
      .filter(({ on }) => from <= on && on < addDays(from, ruled))
      .toSorted((one, other) => byText(one.on, other.on))
      .map(({ code, adult, child }) => {
        const amount = adult * adults + Math.min(child, adult) * (travellers - adults);
        return line('obligatory', travellers, 'person', amount, { code });
      }),
  );
}

/** The policy that a stay's seasons ask for: that of the season which rules before the others that have one. */
export const seasonPolicy = (parts: readonly Segment[]): string | null =>
  [...nightsBySeason(parts).keys()].filter(({ policy }) => policy !== null).toSorted(byPrecedence)[0]?.policy ?? null;
