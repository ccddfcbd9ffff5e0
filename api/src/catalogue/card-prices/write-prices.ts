import { addDays, maldivesDay } from '@atoll/contract/days';
import { MAX_DAYS } from '../availability/availability.dto.js';
import { type AvailabilityRow, packageAvailability } from '../availability/availability.queries.js';
import type { StockedDay } from '../availability/priced-days.js';
import { type Row, readPackage, readTaxRules } from '../rates/rates.queries.js';
import type { TaxRule } from '../pricing/pricing.types.js';
import { type CardPrice, type Sold, askingOn, cardAdults, cardPrice, freshUntil } from './card-price.js';
import { dropPrice, findKept, keepPrice, lockPrices, takeDue, takeOwnDue } from './card-prices.queries.js';

/** A total that the books can hold, in cents. */
const MOST = 2_000_000_000;

/** Prices that a change writes itself, at most: what it leaves follows within two minutes. */
const WITH_A_CHANGE = 50;

/** Prices that are written in one transaction besides. */
const AT_ONCE = 20;

/** The calendar of a package for the year from tomorrow on; where nothing is open in it, for the year after. */
async function calendar(sql: Row, id: number, now: Date, isOpen: (days: StockedDay[]) => boolean) {
  const today = maldivesDay(now);
  const year = async (from: string) => {
    const asked = { from, to: addDays(from, MAX_DAYS - 1), today, now };
    const { text, values } = packageAvailability(String(id), asked, id);
    return (await sql.primaryRow<AvailabilityRow>(text, values))?.days ?? [];
  };
  const coming = await year(addDays(today, 1));
  return isOpen(coming) ? coming : year(addDays(today, 1 + MAX_DAYS));
}

const fits = (price: CardPrice | null): boolean => price === null || Math.max(price.total, price.highest) <= MOST;

/** Makes and stores one price. @returns whether it is another one */
async function writePrice(sql: Row, id: number, now: Date, rules: readonly TaxRule[]): Promise<boolean> {
  const row = await findKept(sql, id);
  const product = row && (await readPackage(sql, id));
  if (!row || !product) {
    await dropPrice(sql, id);
    return false;
  }
  const { kept, ...facts } = row;
  const sold: Sold = { product, ...facts };
  const today = maldivesDay(now);
  const asking = askingOn(sold, today, rules);
  const days = await calendar(sql, id, now, (year) => cardPrice(sold, year, asking) !== null);
  const made = cardPrice(sold, days, asking);
  const price = fits(made) ? made : null;
  const adults = cardAdults(sold);
  await keepPrice(sql, id, adults, price, freshUntil(price, days, today));
  return JSON.stringify(kept) !== JSON.stringify({ adults, price });
}

async function writeAll(sql: Row, ids: readonly number[], now: Date): Promise<boolean> {
  if (ids.length === 0) return false;
  const rules = await readTaxRules(sql);
  let changed = false;
  for (const id of ids) changed = (await writePrice(sql, id, now, rules)) || changed;
  return changed;
}

/**
 * Writes the prices that the transaction of `sql` may have changed.
 * @returns whether one is another one now
 */
export async function writeOwnPrices(sql: Row, now: Date): Promise<boolean> {
  const ids = await takeOwnDue(sql, WITH_A_CHANGE);
  if (ids.length === 0) return false;
  await lockPrices(sql);
  return writeAll(sql, ids, now);
}

/**
 * Writes some of the prices that are due, whoever has changed what they are made of; in a transaction.
 * @returns how many, and whether one is another one now
 */
export async function writeDuePrices(sql: Row, now: Date): Promise<{ count: number; changed: boolean }> {
  await lockPrices(sql);
  const ids = await takeDue(sql, now, AT_ONCE);
  return { count: ids.length, changed: await writeAll(sql, ids, now) };
}
