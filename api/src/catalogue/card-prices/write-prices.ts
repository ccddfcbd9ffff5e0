import { addDays, maldivesDay } from '@atoll/contract/days';
import { MAX_DAYS } from '../availability/availability.dto.js';
import {
  type AskedDays,
  type AvailabilityRow,
  packageAvailability,
  resortAvailability,
} from '../availability/availability.queries.js';
import type { StockedDay } from '../availability/priced-days.js';
import type { Read } from '../../content/listing/reader.js';
import { type Row, readPackage, readRooms, readTaxRules } from '../rates/rates.queries.js';
import type { TaxRule } from '../pricing/pricing.types.js';
import { type Sold, askingOn, cardAdults, cardPrice, freshUntil, nightPrice } from './card-price.js';
import {
  PRICED_KINDS,
  type PricedKind,
  dropPrice,
  findKept,
  findKeptNight,
  keepNight,
  keepPrice,
  lockPrices,
  takeDue,
  takeOwnDue,
} from './card-prices.queries.js';

/** A total that the books can hold, in cents. */
const MOST = 2_000_000_000;

/** Prices that a change writes itself, at most: what it leaves follows within two minutes. */
const WITH_A_CHANGE = 50;

/** Prices that are written in one transaction besides. */
const AT_ONCE = 20;

/** A calendar for the year from tomorrow on; where nothing is open in it, for the year after. */
async function calendar(sql: Row, now: Date, of: (asked: AskedDays) => Read, isOpen: (days: StockedDay[]) => boolean) {
  const today = maldivesDay(now);
  const year = async (from: string) => {
    const { text, values } = of({ from, to: addDays(from, MAX_DAYS - 1), today, now });
    return (await sql.primaryRow<AvailabilityRow>(text, values))?.days ?? [];
  };
  const coming = await year(addDays(today, 1));
  return isOpen(coming) ? coming : year(addDays(today, 1 + MAX_DAYS));
}

const fits = (...amounts: number[]): boolean => Math.max(...amounts) <= MOST;

/** Makes and stores the price of one thing. @returns whether it is another one */
type Write = (sql: Row, id: number, now: Date, rules: readonly TaxRule[]) => Promise<boolean>;

const writePackage: Write = async (sql, id, now, rules) => {
  const row = await findKept(sql, id);
  const product = row && (await readPackage(sql, id));
  if (!row || !product) {
    await dropPrice(sql, 'package', id);
    return false;
  }
  const { kept, ...facts } = row;
  const sold: Sold = { product, ...facts };
  const today = maldivesDay(now);
  const asking = askingOn(sold, today, rules);
  const days = await calendar(
    sql,
    now,
    (asked) => packageAvailability(String(id), asked, id),
    (year) => cardPrice(sold, year, asking) !== null,
  );
  const made = cardPrice(sold, days, asking);
  const price = made && fits(made.total, made.highest) ? made : null;
  const adults = cardAdults(sold);
  await keepPrice(sql, id, adults, price, freshUntil(price, days, today));
  return JSON.stringify(kept) !== JSON.stringify({ adults, price });
};

const writeResort: Write = async (sql, id, now, rules) => {
  const row = await findKeptNight(sql, id);
  if (!row) {
    await dropPrice(sql, 'resort', id);
    return false;
  }
  const rooms = await readRooms(sql, id);
  const today = maldivesDay(now);
  const asking = { adults: 2, children_ages: [], booked_on: today, supplied_on: today, rules };
  const days = await calendar(
    sql,
    now,
    (asked) => resortAvailability(String(id), undefined, asked, id),
    (year) => nightPrice(year, rooms, asking) !== null,
  );
  const made = nightPrice(days, rooms, asking);
  const price = made && fits(made.highest) ? made : null;
  await keepNight(sql, id, price, freshUntil(price, days, today));
  return JSON.stringify(row.kept) !== JSON.stringify(price);
};

const WRITE: Record<PricedKind, Write> = { package: writePackage, resort: writeResort };

/** What is to be written of each kind. */
type Due = readonly { kind: PricedKind; ids: readonly number[] }[];

/** @returns the kinds of which a price is another one now */
async function writeAll(sql: Row, due: Due, now: Date): Promise<PricedKind[]> {
  if (due.every(({ ids }) => ids.length === 0)) return [];
  const rules = await readTaxRules(sql);
  const changed = new Set<PricedKind>();
  for (const { kind, ids } of due) for (const id of ids) if (await WRITE[kind](sql, id, now, rules)) changed.add(kind);
  return [...changed];
}

/**
 * Writes the prices that the transaction of `sql` may have changed.
 * @returns the kinds of which one is another one now
 */
export async function writeOwnPrices(sql: Row, now: Date): Promise<PricedKind[]> {
  const due = [];
  for (const kind of PRICED_KINDS) due.push({ kind, ids: await takeOwnDue(sql, kind, WITH_A_CHANGE) });
  if (due.every(({ ids }) => ids.length === 0)) return [];
  await lockPrices(sql);
  return writeAll(sql, due, now);
}

/**
 * Writes some of the prices that are due, whoever has changed what they are made of; in a transaction.
 * @returns how many, and the kinds of which one is another one now
 */
export async function writeDuePrices(sql: Row, now: Date): Promise<{ count: number; changed: PricedKind[] }> {
  await lockPrices(sql);
  const due = [];
  for (const kind of PRICED_KINDS) due.push({ kind, ids: await takeDue(sql, kind, now, AT_ONCE) });
  const count = due.reduce((sum, { ids }) => sum + ids.length, 0);
  return { count, changed: await writeAll(sql, due, now) };
}
