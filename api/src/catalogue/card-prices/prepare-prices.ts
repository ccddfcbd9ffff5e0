import type pg from 'pg';
import { within } from '../../platform/data/owner.js';
import type { Row } from '../rates/rates.queries.js';
import { dueAll } from './card-prices.queries.js';
import { writeDuePrices } from './write-prices.js';

/** Statements of the pricing on a client of its own. */
const on = (client: pg.Client): Row => {
  const primaryRows = async <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
    (await client.query<T & pg.QueryResultRow>(text, [...values])).rows;
  return {
    primaryRows,
    primaryRow: async <T extends object>(text: string, values: readonly unknown[] = []) =>
      (await primaryRows<T>(text, values))[0] ?? null,
  };
};

/**
 * Writes the prices on cards that are due, before the cards: part of the preparation of a database, and of writing all cards anew.
 * @param anew writes every one of them
 */
export async function preparePrices(owner: pg.Client, now: Date, anew = false): Promise<void> {
  const sql = on(owner);
  if (anew) await dueAll(sql);
  for (let count = 1; count > 0;) {
    await within(owner, async () => {
      ({ count } = await writeDuePrices(sql, now));
    });
  }
}
