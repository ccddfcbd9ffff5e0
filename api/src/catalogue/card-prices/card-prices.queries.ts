import type { Row } from '../rates/rates.queries.js';
import type { CardPrice } from './card-price.js';

/** Any fixed number: prices are written one transaction after the other, each seeing what those before it have committed. */
const WRITING = 7_302_117;

/** Waits for its turn, longer than other statements do. */
export const lockPrices = (sql: Row) =>
  sql.primaryRow(`select set_config('lock_timeout', '8s', true), pg_advisory_xact_lock(${WRITING})`);

const ids = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);

/** Packages whose price this transaction may have changed, up to so many; the others stay due. */
export const takeOwnDue = async (sql: Row, most: number): Promise<number[]> =>
  ids(
    await sql.primaryRows<{ id: number }>(
      `with mine as (select transaction, package_id from package_price_due
         where transaction = pg_current_xact_id()::text::bigint order by package_id limit $1)
       delete from package_price_due due using mine
       where due.transaction = mine.transaction and due.package_id = mine.package_id returning due.package_id as id`,
      [most],
    ),
  );

/** Packages whose price may have changed, or has had its time, or was never made: up to so many. */
export async function takeDue(sql: Row, now: Date, most: number): Promise<number[]> {
  const found = ids(
    await sql.primaryRows<{ id: number }>(
      `select id from (
         select package_id as id from package_price_due
         union select package_id from package_price where fresh_until <= $1
         union select id from package p where deleted_at is null
           and not exists (select from package_price kept where kept.package_id = p.id)
       ) due order by id limit $2`,
      [now, most],
    ),
  );
  await sql.primaryRows('delete from package_price_due where package_id = any($1)', [found]);
  return found;
}

/** Has every price made anew. */
export const dueAll = (sql: Row) => sql.primaryRows(`update package_price set fresh_until = '-infinity'`);

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

export const dropPrice = (sql: Row, id: number) =>
  sql.primaryRows('delete from package_price where package_id = $1', [id]);
