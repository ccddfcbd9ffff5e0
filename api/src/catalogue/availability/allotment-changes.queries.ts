import type { EntityManager } from '@mikro-orm/postgresql';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { NightHolderDto, NightTermsDto } from './allotment-changes.dto.js';

/**
 * A place to stay that is there, with the codes of its kinds of room. Who changes its nights goes one after the other: a night that
 * is not there yet cannot be locked by itself.
 */
export const holdPlace = (em: EntityManager, idOrSlug: string) =>
  transactionSql(em).primaryRow<{ id: number; rooms: string[] }>(
    `select id, array(select room ->> 'code' from jsonb_array_elements(room_types) as room) as rooms
     from resort where (slug = $1 or id::text = $1) and deleted_at is null for no key update`,
    [idOrSlug],
  );

/** One night in a kind of room. */
export interface NightKey {
  room_code: string;
  date: string;
}

export interface StoredNight extends NightKey, NightTermsDto {
  held: number;
  sold: number;
}

export interface AskedNights {
  resort: number;
  rooms: readonly string[];
  dates: readonly string[];
}

/**
 * Nights that are there, in the order in which `Stock` locks them.
 * @param locked who takes rooms of them waits until the transaction ends
 */
export const readNights = (em: EntityManager, { resort, rooms, dates }: AskedNights, locked: boolean) =>
  transactionSql(em).primaryRows<StoredNight>(
    `select room_code, date::text as date, rooms, held, sold, stop_sell, min_nights from allotment
     where resort_id = $1 and room_code = any($2::text[]) and date = any($3::date[])
     order by resort_id, room_code, date ${locked ? 'for update' : ''}`,
    [resort, rooms, dates],
  );

/** Bookings that have rooms of these nights, by night and reference. */
export const nightHolders = (em: EntityManager, resort: number, nights: readonly NightKey[]) =>
  transactionSql(em).primaryRows<NightKey & NightHolderDto>(
    `select a.room_code, a.date::text as date, b.id, b.reference, b.contact_name as name, a.qty as rooms
     from unnest($2::text[], $3::date[]) as night (room_code, date)
     join allocation a on a.resort_id = $1 and a.room_code = night.room_code and a.date = night.date and a.released_at is null
     join booking b on b.id = a.booking_id
     order by a.room_code, a.date, b.reference`,
    [resort, nights.map(({ room_code }) => room_code), nights.map(({ date }) => date)],
  );

/** Writes what nights are to be; those that are not there are made. */
export const writeNights = (
  em: EntityManager,
  resort: number,
  nights: readonly (NightKey & { after: NightTermsDto })[],
  { by, now }: { by: string; now: Date },
) =>
  transactionSql(em).primaryRows(
    `insert into allotment (resort_id, room_code, date, rooms, stop_sell, min_nights, updated_by, updated_at)
     select $1, night.*, $7, $8
     from unnest($2::text[], $3::date[], $4::int[], $5::boolean[], $6::int[]) as night
     on conflict (resort_id, room_code, date) do update set rooms = excluded.rooms, stop_sell = excluded.stop_sell,
       min_nights = excluded.min_nights, updated_by = excluded.updated_by, updated_at = excluded.updated_at`,
    [
      resort,
      nights.map(({ room_code }) => room_code),
      nights.map(({ date }) => date),
      nights.map(({ after }) => after.rooms),
      nights.map(({ after }) => after.stop_sell),
      nights.map(({ after }) => after.min_nights),
      by,
      now,
    ],
  );
