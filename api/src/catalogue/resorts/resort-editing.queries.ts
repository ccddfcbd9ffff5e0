import type { EntityManager } from '@mikro-orm/postgresql';
import { transactionSql } from '../../platform/data/transaction-sql.js';

/** Codes of what a resort offers, in the agency's order. */
export async function amenityCodes(em: EntityManager, id: number): Promise<string[]> {
  const rows = await transactionSql(em).primaryRows<{ code: string }>(
    `select a.code from resort_amenity l join amenity a on a.id = l.amenity_id where l.resort_id = $1
     order by a.position, a.id`,
    [id],
  );
  return rows.map(({ code }) => code);
}

/** Those of the codes that exist; held until the transaction ends. */
export async function knownAmenities(em: EntityManager, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const rows = await transactionSql(em).primaryRows<{ code: string }>(
    'select code from amenity where code = any($1::text[]) for key share',
    [[...codes]],
  );
  return new Set(rows.map(({ code }) => code));
}

/** Writes what a resort offers anew. */
export async function writeAmenities(em: EntityManager, id: number, codes: readonly string[]): Promise<void> {
  const sql = transactionSql(em);
  await sql.primaryRows('delete from resort_amenity where resort_id = $1', [id]);
  await sql.primaryRows(
    'insert into resort_amenity (resort_id, amenity_id) select $1, id from amenity where code = any($2::text[])',
    [id, [...codes]],
  );
}

/** Ids of a resort's public pictures in their order. */
export async function pictureIds(em: EntityManager, id: number): Promise<number[]> {
  const rows = await transactionSql(em).primaryRows<{ media_id: number }>(
    `select media_id from resort_image where resort_id = $1 and status = 'published' order by position, id`,
    [id],
  );
  return rows.map((row) => row.media_id);
}

/** True when packages, bookings or transfers name the resort; deleted ones do not count. */
export async function isResortNamed(em: EntityManager, id: number): Promise<boolean> {
  const row = await transactionSql(em).primaryRow<{ named: boolean }>(
    `select exists (select from package_resort l join package p on p.id = l.package_id
         where l.resort_id = $1 and p.deleted_at is null)
       or exists (select from package_stay s join package p on p.id = s.package_id
         where s.resort_id = $1 and p.deleted_at is null)
       or exists (select from allocation where resort_id = $1)
       or exists (select from booking where resort_id = $1)
       or exists (select from lead where resort_id = $1)
       or exists (select from transfer where to_resort_id = $1 and deleted_at is null) as named`,
    [id],
  );
  return row?.named ?? false;
}

/** Bookings that have nights to come in a kind of room, or wait for some. */
export interface BookedRoom {
  code: string;
  /** Of the first of them, in the order of their stays. */
  references: string[];
  count: number;
}

/** How many references are told. */
const TOLD = 5;

/** Those of the kinds of rooms that bookings have nights in from `today` on: their own, of a package, or near the airport. */
export const bookedRooms = (em: EntityManager, id: number, codes: readonly string[], today: string) =>
  transactionSql(em).primaryRows<BookedRoom>(
    `select code, (array_agg(reference order by check_in, reference))[:${TOLD}] as references, count(*)::int as count
     from (
       select b.room_code as code, b.reference, b.check_in from booking b
       where b.resort_id = $1 and b.room_code = any($2::text[]) and b.check_out > $3::date
         and b.status in ('on_hold', 'requested', 'awaiting_payment', 'confirmed', 'waitlisted')
       union
       select a.room_code, b.reference, b.check_in from allocation a join booking b on b.id = a.booking_id
       where a.resort_id = $1 and a.room_code = any($2::text[]) and a.date >= $3::date and a.released_at is null
     ) booked group by code`,
    [id, [...codes], today],
  );

/** Number of open bookings of its rooms and of packages that stay there, whose stay is not over on `today`. */
export async function countOpenBookingsAt(em: EntityManager, id: number, today: string): Promise<number> {
  const row = await transactionSql(em).primaryRow<{ count: number }>(
    `select count(*)::int as count from booking b
     where (b.resort_id = $1 or exists (select from package_resort l where l.package_id = b.package_id and l.resort_id = $1))
       and b.status in ('on_hold', 'requested', 'awaiting_payment', 'confirmed')
       and b.check_out >= $2::date`,
    [id, today],
  );
  return row?.count ?? 0;
}
