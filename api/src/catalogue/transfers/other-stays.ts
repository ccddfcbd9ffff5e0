import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { type Party, unitsOf } from '@atoll/contract/price';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { type RoomStock, roomStatus, roomStock } from '../availability/availability.queries.js';
import { isRefused, priceStay } from '../pricing/price-stay.js';
import type { StayPrice } from '../pricing/pricing.types.js';
import { RatesReader } from '../rates/rates.reader.js';
import { type StayPlace, findAirportHotel, listBoatPlaces } from './other-stays.queries.js';
import { type OtherIsland, transferFare } from './transfer-alternatives.js';
import { type Journey, checkTransfer } from './transfer-check.js';

/** How many islands are priced, and how many of them are offered. */
const PRICED = 4;
const OFFERED = 2;

/** An island that can be reached, with its name in the language asked for. */
export interface NamedIsland extends OtherIsland {
  name: string;
}

/** Places for whom flights and the way to the island do not fit: a room near the airport, islands that a boat still reaches. */
@Injectable()
export class OtherStays {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly rates: RatesReader,
  ) {}

  /** The hotel near the airport; null where the agency has none. */
  hotel(language: Language, em?: EntityManager): Promise<StayPlace | null> {
    return findAirportHotel(em ? transactionSql(em) : this.sql, language);
  }

  /** What the cheapest room of a place costs a party for some nights; null where that has no price. */
  async price(
    { id, room }: Pick<StayPlace, 'id' | 'room'>,
    stay: { check_in: string; nights: number } & Party,
    em?: EntityManager,
  ): Promise<StayPrice | null> {
    const product = await this.rates.forResort(id, room, em);
    const today = this.clock.maldivesDate();
    const asked = { ...stay, extras: [], booked_on: today, supplied_on: today };
    const price = product && priceStay(product, asked, await this.rates.taxRules(em));
    return price && !isRefused(price) ? price : null;
  }

  /**
   * How many of its cheapest rooms a party needs, and whether a place sells them for one night; rooms that nobody counts are asked for.
   * @param own so many of them the party has already
   */
  async night(
    { id, room }: Pick<StayPlace, 'id' | 'room'>,
    { check_in, own = 0, ...party }: { check_in: string; own?: number } & Party,
    em?: EntityManager,
  ): Promise<{ rooms: number; isOpen: boolean }> {
    const { rooms, stock } = await this.counted({ id, room }, { check_in, nights: 1, ...party }, em);
    // Who stays there asks for more nights of some days; who travels on needs the one.
    return { rooms, isOpen: rooms <= own || (stock !== null && hasRooms(stock, { nights: 1, rooms: rooms - own })) };
  }

  /** How many of its cheapest rooms a party needs, and what the nights have; null where the room is not sold. */
  private async counted(
    { id, room }: Pick<StayPlace, 'id' | 'room'>,
    { check_in, nights, ...party }: { check_in: string; nights: number } & Party,
    em?: EntityManager,
  ): Promise<{ rooms: number; stock: RoomStock | null }> {
    const product = await this.rates.forResort(id, room, em);
    if (!product) return { rooms: 1, stock: null };
    const stock = await roomStock(em ? transactionSql(em) : this.sql, { resort: id, room, check_in, nights });
    return { rooms: unitsOf(product.base, party), stock };
  }

  /** Whether a place sells so many nights of its cheapest room to a party. */
  private async isOpen(place: Pick<StayPlace, 'id' | 'room'>, stay: { check_in: string; nights: number } & Party) {
    const { rooms, stock } = await this.counted(place, stay);
    return stock !== null && stay.nights >= stock.min_nights && hasRooms(stock, { nights: stay.nights, rooms });
  }

  /**
   * Islands that the flights of a journey fit, with what the same nights cost there, boat included; the cheapest first.
   * @param stay `hasDay`: it begins on a day that somebody asked for: then only islands that sell its nights
   */
  async islands(
    journey: Journey,
    { nights, hasDay, ...party }: { nights: number; hasDay: boolean } & Party,
    except: number[],
    language: Language,
  ) {
    const places = await listBoatPlaces(this.sql, except, language);
    const reached = places.filter(({ transfer }) => checkTransfer(transfer, journey).feasible);
    const stay = { check_in: journey.check_in, nights, ...party };
    const isOpen = await Promise.all(reached.map((place) => !hasDay || this.isOpen(place, stay)));
    const open = reached.filter((_, index) => isOpen[index]).slice(0, PRICED);
    const priced = open.map(async ({ transfer, ...place }): Promise<NamedIsland | null> => {
      const price = await this.price(place, stay);
      if (!price) return null;
      // The boat to an inhabited island is nobody's in particular, and no part of a room's price.
      const hasBoat = price.lines.some(({ kind }) => kind === 'transfer');
      const boat = hasBoat || !transfer.fares ? 0 : transferFare(transfer.fares, party);
      return { code: place.code, name: place.name, amount: price.total + boat, transfer };
    });
    const known = (await Promise.all(priced)).filter((island) => island !== null);
    return known.toSorted((a, b) => a.amount - b.amount).slice(0, OFFERED);
  }
}

/** Whether so many rooms are left on all nights; those that nobody counts are asked for. */
function hasRooms(stock: RoomStock, wanted: { nights: number; rooms: number }): boolean {
  const status = roomStatus(stock, wanted);
  return status !== 'CLOSED' && status !== 'SOLD_OUT';
}
