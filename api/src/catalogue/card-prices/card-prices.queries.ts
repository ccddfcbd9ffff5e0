import type { Row } from '../rates/rates.queries.js';
import type { CardPrice, NightPrice } from './card-price.js';

/** Any fixed number: prices are written one transaction after the other, each seeing what those before it have committed. */
const WRITING = 7_302_117;

/** Waits for its turn, longer than other statements do. */
export const lockPrices = (sql: Row) =>
  sql.primaryRow(`select set_config('lock_timeout', '8s', true), pg_advisory_xact_lock(${WRITING})`);

/** What has a price of its own on its card. */
export const PRICED_KINDS = ['package', 'resort'] as const;
export type PricedKind = (typeof PRICED_KINDS)[number];

const ids = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);

/** Things of a kind whose price this transaction may have changed, up to so many; the others stay due. */
export const takeOwnDue = async (sql: Row, kind: PricedKind, most: number): Promise<number[]> =>
  ids(
    await sql.primaryRows<{ id: number }>(
      `with mine as (select transaction, ${kind}_id from ${kind}_price_due
         where transaction = pg_current_xact_id()::text::bigint order by ${kind}_id limit $1)
       delete from ${kind}_price_due due using mine
       where due.transaction = mine.transaction and due.${kind}_id = mine.${kind}_id returning due.${kind}_id as id`,
      [most],
    ),
  );

/** Things of a kind whose price may have changed, or has had its time, or was never made: up to so many. */
export async function takeDue(sql: Row, kind: PricedKind, now: Date, most: number): Promise<number[]> {
  const found = ids(
    await sql.primaryRows<{ id: number }>(
      `select id from (
         select ${kind}_id as id from ${kind}_price_due
         union select ${kind}_id from ${kind}_price where fresh_until <= $1
         union select id from ${kind} o where deleted_at is null
           and not exists (select from ${kind}_price kept where kept.${kind}_id = o.id)
       ) due order by id limit $2`,
      [now, most],
    ),
  );
  await sql.primaryRows(`delete from ${kind}_price_due where ${kind}_id = any($1)`, [found]);
  return found;
}

/** Has every price made anew. */
export async function dueAll(sql: Row): Promise<void> {
  for (const kind of PRICED_KINDS) await sql.primaryRows(`update ${kind}_price set fresh_until = '-infinity'`);
}

/** A package and its price as it is kept. */
export interface KeptPrice {
  nights: number;
  group_size_min: number;
  group_size_max: number;
  original_minor: number | null;
  /** Null while it was never made. */
  kept: { adults: number; price: CardPrice | null } | null;
}

/** Null for a package that is gone. */
export const findKept = (sql: Row, id: number): Promise<KeptPrice | null> =>
  sql.primaryRow<KeptPrice>(
    `select p.duration_nights as nights, p.group_size_min, p.group_size_max, p.original_price_minor as original_minor,
       case when k.package_id is not null then json_build_object('adults', k.adults, 'price', case when k.date is not null then
         json_build_object('date', k.date, 'amount', k.amount_minor, 'total', k.total_minor, 'original', k.original_minor,
           'lowest', k.lowest_minor, 'highest', k.highest_minor) end) end as kept
     from package p left join package_price k on k.package_id = p.id where p.id = $1 and p.deleted_at is null`,
    [id],
  );

/** Stores what a package costs. */
export const keepPrice = (sql: Row, id: number, adults: number, price: CardPrice | null, freshUntil: Date) =>
  sql.primaryRows(
    `insert into package_price (package_id, adults, date, amount_minor, total_minor, original_minor, lowest_minor, highest_minor, fresh_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (package_id) do update set adults = excluded.adults, date = excluded.date, amount_minor = excluded.amount_minor,
       total_minor = excluded.total_minor, original_minor = excluded.original_minor, lowest_minor = excluded.lowest_minor,
       highest_minor = excluded.highest_minor, fresh_until = excluded.fresh_until`,
    [
      id,
      adults,
      ...(price
        ? [price.date, price.amount, price.total, price.original, price.lowest, price.highest]
        : [null, null, null, null, null, null]),
      freshUntil,
    ],
  );

export const dropPrice = (sql: Row, kind: PricedKind, id: number) =>
  sql.primaryRows(`delete from ${kind}_price where ${kind}_id = $1`, [id]);

/** The price of a resort as it is kept; null for a resort that is gone. */
export const findKeptNight = (sql: Row, id: number): Promise<{ kept: NightPrice | null } | null> =>
  sql.primaryRow(
    `select case when k.date is not null then
       json_build_object('date', k.date, 'amount', k.amount_minor, 'lowest', k.lowest_minor, 'highest', k.highest_minor) end as kept
     from resort r left join resort_price k on k.resort_id = r.id where r.id = $1 and r.deleted_at is null`,
    [id],
  );

/** Stores what a night costs at a resort. */
export const keepNight = (sql: Row, id: number, price: NightPrice | null, freshUntil: Date) =>
  sql.primaryRows(
    `insert into resort_price (resort_id, date, amount_minor, lowest_minor, highest_minor, fresh_until) values ($1, $2, $3, $4, $5, $6)
     on conflict (resort_id) do update set date = excluded.date, amount_minor = excluded.amount_minor,
       lowest_minor = excluded.lowest_minor, highest_minor = excluded.highest_minor, fresh_until = excluded.fresh_until`,
    [id, ...(price ? [price.date, price.amount, price.lowest, price.highest] : [null, null, null, null]), freshUntil],
  );
