import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.js';
import { Clock } from '../../platform/data/clock.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { AllocationKind } from './allocation.entity.js';
import { FREED_JOB, type FreedStock } from './freed-stock.js';
import { SoldOutError } from './stock.errors.js';
import {
  type Delta,
  type PlacesDelta,
  type RoomsDelta,
  type StockRow,
  type Taken,
  cancelledAmong,
  changePlaces,
  changeRooms,
  endAllocations,
  hardenAllocations,
  holdAllocations,
  insertAllocations,
} from './stock.queries.js';

/** So many places of a departure, or so many rooms for a night. */
export type Wanted = StockRow & { qty: number };

export interface Taking {
  /** Id of the booking. */
  booking: string;
  /** Soft is held until somebody decides, hard is sold. */
  kind: AllocationKind;
  /** All departures, or all nights of a stay. Several entries of one row add up. */
  wanted: readonly Wanted[];
  /** In place of what the booking has taken before: a change of dates or party. */
  instead?: boolean;
  /** Staff may take of a departure after its cut-off. */
  late?: boolean;
}

/**
 * The one way to places and rooms. Every call is part of its caller's transaction, which has to roll back when the booking fails. One
 * call in a transaction: rows are locked in the order of their keys within a call, so callers never block one another for good.
 */
@Injectable()
export class Stock {
  constructor(
    private readonly clock: Clock,
    private readonly invalidation: CacheInvalidation,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Takes all that is wanted for a booking, or nothing.
   * @throws {SoldOutError} 409 when too little of one row is left, or it is closed; then no row has changed
   */
  async take(em: EntityManager, { booking, kind, wanted, instead = false, late = false }: Taking): Promise<void> {
    const sql = transactionSql(em);
    const now = this.clock.now();
    const rows = addUp(wanted.map(({ qty, ...row }) => delta(row, kind, qty)));
    const given = instead ? await holdAllocations(sql, booking) : [];
    await this.change(em, addUp([...rows, ...given.map((row) => back(row))]), late ? null : now);
    if (instead) await endAllocations(sql, booking, now);
    const allocated = rows.map(({ held, sold, ...row }) => ({ id: uuid(), row, qty: held + sold }));
    await insertAllocations(sql, allocated, { booking, kind, now });
  }

  /** What a booking has taken and not given back. */
  async takenBy(em: EntityManager, booking: string): Promise<Wanted[]> {
    const rows = await holdAllocations(transactionSql(em), booking);
    return rows.map((row) => ({ ...rowOf(row), qty: row.qty }));
  }

  /** Makes a sale of what a booking holds. Again does nothing. */
  async confirm(em: EntityManager, booking: string): Promise<void> {
    const held = await hardenAllocations(transactionSql(em), booking);
    const sold = held.map((row) => [back({ ...row, kind: 'soft' }), delta(rowOf(row), 'hard', row.qty)]);
    await this.change(em, addUp(sold.flat()), null);
  }

  /** Gives back what a booking has taken. Again does nothing. */
  async release(em: EntityManager, booking: string): Promise<void> {
    const given = await endAllocations(transactionSql(em), booking, this.clock.now());
    await this.change(em, addUp(given.map((row) => back(row))), null);
  }

  /** What is taken comes first: after a refusal nothing has changed. */
  private async change(em: EntityManager, rows: readonly Delta<StockRow>[], before: Date | null): Promise<void> {
    const sql = transactionSql(em);
    const places = rows.filter((row): row is PlacesDelta => 'departure' in row);
    const rooms = rows.filter((row): row is RoomsDelta => 'resort' in row);
    const changeAllPlaces = async () => {
      if (places.length === 0) return;
      const changed = await changePlaces(sql, places, before);
      if (changed.length < places.length && (await cancelledAmong(sql, places)))
        throw new SoldOutError('departure_cancelled');
      this.settle(em, 'package', places, changed);
    };
    const changeAllRooms = async () => {
      if (rooms.length > 0) await this.settle(em, 'resort', rooms, await changeRooms(sql, rooms));
    };
    if (rooms.some(({ held, sold }) => held + sold > 0)) {
      await changeAllRooms();
      await changeAllPlaces();
    } else {
      await changeAllPlaces();
      await changeAllRooms();
    }
    for (const freed of freedOf(places, rooms)) await this.jobs.send(FREED_JOB, { ...freed }, { em });
  }

  private settle(
    em: EntityManager,
    kind: 'package' | 'resort',
    rows: readonly unknown[],
    changed: readonly { product: number }[],
  ): void {
    if (changed.length < rows.length) throw new SoldOutError();
    const products = new Set(changed.map(({ product }) => product));
    this.invalidation.dropWith(em, ...[...products].map((id) => `stock:${kind}:${id}` as const));
  }
}

const delta = (row: StockRow, kind: AllocationKind, qty: number): Delta<StockRow> => ({
  ...row,
  held: kind === 'soft' ? qty : 0,
  sold: kind === 'hard' ? qty : 0,
});

const back = (row: Taken): Delta<StockRow> => delta(rowOf(row), row.kind, -row.qty);

/** What is given back, as it is offered to who waits. */
function freedOf(places: readonly PlacesDelta[], rooms: readonly RoomsDelta[]): FreedStock[] {
  const isLess = ({ held, sold }: { held: number; sold: number }) => held + sold < 0;
  const departures = places.filter(isLess).map(({ departure }) => departure);
  const nights = new Map<number, string[]>();
  for (const { resort, date } of rooms.filter(isLess)) nights.set(resort, [...(nights.get(resort) ?? []), date]);
  return [
    ...(departures.length > 0 ? [{ departures }] : []),
    ...[...nights].map(([resort, dates]) => {
      const [from = '', to = from] = [dates.toSorted()[0], dates.toSorted().at(-1)];
      return { resort, from, to };
    }),
  ];
}

function rowOf({ departure_id, resort_id, room_code, date }: Taken): StockRow {
  if (departure_id !== null) return { departure: departure_id };
  if (resort_id === null || room_code === null || date === null) throw new RangeError('allocation of nothing');
  return { resort: resort_id, room: room_code, date };
}

/** One row of what is counted, among others. */
export const keyOf = (row: StockRow): string =>
  'departure' in row ? String(row.departure) : `${row.resort} ${row.room} ${row.date}`;

/** Each row once. */
function addUp(rows: readonly Delta<StockRow>[]): Delta<StockRow>[] {
  const sums = new Map<string, Delta<StockRow>>();
  for (const row of rows) {
    const sum = sums.get(keyOf(row));
    sums.set(keyOf(row), sum ? { ...sum, held: sum.held + row.held, sold: sum.sold + row.sold } : row);
  }
  return [...sums.values()];
}
