import type { EntityManager } from '@mikro-orm/postgresql';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { DemoDeparture, DemoNight } from './demo-stock.js';

/** What the demo knows of a package when its stock is made. */
export interface SoldPackage {
  id: number;
  slug: string;
  duration: number;
  /** Day of its last departure. */
  last: string | null;
}

export interface SoldRoom {
  resort_id: number;
  slug: string;
  registered_rooms: number;
  room_code: string;
  /** Kinds of room in its resort. */
  kinds: number;
  /** Last night that there are rooms of. */
  last: string | null;
}

/** Packages of these slugs. */
export const soldPackages = (em: EntityManager, slugs: readonly string[]) =>
  transactionSql(em).primaryRows<SoldPackage>(
    `select p.id, p.slug, p.duration, (select max(d.start_date)::text from departure d where d.package_id = p.id) as last
     from package p where p.slug = any($1::text[]) and p.deleted_at is null order by p.id`,
    [slugs],
  );

/** Every kind of room of these resorts. */
export const soldRooms = (em: EntityManager, slugs: readonly string[]) =>
  transactionSql(em).primaryRows<SoldRoom>(
    `select r.id as resort_id, r.slug, r.registered_rooms, t.room ->> 'code' as room_code,
       jsonb_array_length(r.room_types) as kinds, n.last::text as last
     from resort r cross join jsonb_array_elements(r.room_types) as t (room)
     left join (select resort_id, room_code, max(date) as last from allotment group by 1, 2) n
       on n.resort_id = r.id and n.room_code = t.room ->> 'code'
     where r.slug = any($1::text[]) and r.deleted_at is null order by r.id, t.room ->> 'code'`,
    [slugs],
  );

/** Says what a package is sold by, unless somebody has decided it. */
export const sellBy = (em: EntityManager, by: 'departures' | 'rooms', ids: readonly number[]) =>
  transactionSql(em).primaryRows(
    `update package set sold_by = $1 where id = any($2::int[]) and sold_by = 'request' and updated_by is null`,
    [by, ids],
  );

/** Nights of a package in kinds of room; what is there stays. */
export const addStays = (
  em: EntityManager,
  stays: readonly { package: number; position: number; resort: number; room: string; nights: number }[],
) =>
  transactionSql(em).primaryRows(
    `insert into package_stay (package_id, position, resort_id, room_code, nights)
     select * from unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::int[]) on conflict do nothing`,
    [
      stays.map((stay) => stay.package),
      stays.map(({ position }) => position),
      stays.map(({ resort }) => resort),
      stays.map(({ room }) => room),
      stays.map(({ nights }) => nights),
    ],
  );

/** Departures of a package; what is there stays. */
export const addDepartures = (
  em: EntityManager,
  departures: readonly (DemoDeparture & { package: number; duration: number; capacity: number; minToRun: number })[],
) =>
  transactionSql(em).primaryRows(
    `insert into departure (package_id, start_date, end_date, capacity, min_to_run, sold, status, cutoff_at)
     select w.package_id, w.date, w.date + w.duration - 1, w.capacity, w.min_to_run, w.sold, w.status, w.cutoff_at
     from unnest($1::int[], $2::date[], $3::int[], $4::int[], $5::int[], $6::int[], $7::text[], $8::timestamptz[])
       as w (package_id, date, duration, capacity, min_to_run, sold, status, cutoff_at)
     on conflict do nothing`,
    [
      departures.map((departure) => departure.package),
      departures.map(({ date }) => date),
      departures.map(({ duration }) => duration),
      departures.map(({ capacity }) => capacity),
      departures.map(({ minToRun }) => minToRun),
      departures.map(({ sold }) => sold),
      departures.map(({ status }) => status),
      departures.map(({ cutoffAt }) => cutoffAt),
    ],
  );

/** Nights in kinds of room; what is there stays. */
export const addNights = (
  em: EntityManager,
  nights: readonly (DemoNight & { resort: number; room: string; rooms: number })[],
) =>
  transactionSql(em).primaryRows(
    `insert into allotment (resort_id, room_code, date, rooms, sold, stop_sell, min_nights)
     select * from unnest($1::int[], $2::text[], $3::date[], $4::int[], $5::int[], $6::boolean[], $7::int[])
     on conflict do nothing`,
    [
      nights.map(({ resort }) => resort),
      nights.map(({ room }) => room),
      nights.map(({ date }) => date),
      nights.map(({ rooms }) => rooms),
      nights.map(({ sold }) => sold),
      nights.map(({ stopSell }) => stopSell),
      nights.map(({ minNights }) => minNights),
    ],
  );
