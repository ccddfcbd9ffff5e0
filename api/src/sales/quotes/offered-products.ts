import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@atoll/contract/languages';
import { type Offer, unitsOf } from '@atoll/contract/price';
import type { Stay } from '@atoll/contract/stay';
import type { AvailabilityStatus } from '../../catalogue/availability/availability.dto.js';
import { type RoomStock, roomStatus, roomStock, stockOn } from '../../catalogue/availability/availability.queries.js';
import { asksOn } from '../../catalogue/availability/priced-days.js';
import type { PricedProduct } from '../../catalogue/pricing/pricing.types.js';
import type { RatesReader } from '../../catalogue/rates/rates.reader.js';
import type { ConfirmationMode, MealPlan } from '../../content/listing/codes.js';
import type { Sql } from '../../platform/data/sql.js';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import type { ProductKind } from '../products/product-kinds.js';
import type { AskedProduct, AskedRoom } from './asked-product.js';
import { findResort, holdBookedResort, holdResort } from './offered-rooms.queries.js';
import { findPackage, holdBookedPackage, holdPackage } from './offers.queries.js';
import { checkStay } from './stay-check.js';

/** What is sold, as a quote and a booking name it. */
export interface Offering extends Offer {
  kind: ProductKind;
  /** Of the package or the resort: its slug may change. */
  id: number;
  slug: string;
  /** Code of the kind of room of a resort; null for a package. */
  room: string | null;
  /** Rooms that were asked for; null for as many as the party needs. */
  rooms: number | null;
  /** Null for a package, which has its own, and where a resort names none. */
  meal_plan: MealPlan | null;
  duration_nights: number;
  /** Cents: of the package, or of the room a night. */
  price_minor: number;
  confirmation_mode: ConfirmationMode;
  /** Of the way that the price of a package has in it; null for a resort. */
  transfer_mode: string | null;
  /** Code of its cancellation policy. */
  policy: string;
}

/** An offering with all that its price and its nights are made of. */
export interface FoundOffering {
  offer: Offering;
  product: PricedProduct;
  check_out: string;
  availability: AvailabilityStatus;
}

/** Where it is looked for, and when. */
export interface Looking {
  sql: Pick<Sql, 'primaryRow'>;
  /** Whose transaction keeps it as it is. */
  em: EntityManager | undefined;
  /** Day in the Maldives. */
  today: string;
  now: Date;
  language: Language;
  /** Somebody has booked it: whether it is still published counts no more. */
  booked?: boolean | undefined;
}

/** What a package may ask and a room never does. */
const NO_WINDOW = { group_size_min: null, group_size_max: null, start_date: null, end_date: null };

/** Finds what somebody wants among what is on sale. */
export class OfferedProducts {
  constructor(private readonly rates: RatesReader) {}

  /** @throws {ValidationFailedError} where it is not on sale, or not to this party on this day */
  find(asked: AskedProduct, stay: Stay, looking: Looking): Promise<FoundOffering> {
    return asked.kind === 'package' ? this.trip(asked.reference, stay, looking) : this.room(asked, stay, looking);
  }

  private async trip(
    reference: string,
    stay: Stay,
    { sql, em, today, now, language, booked }: Looking,
  ): Promise<FoundOffering> {
    const found = await (booked ? holdBookedPackage : em ? holdPackage : findPackage)(sql, reference, today, language);
    if (!found) throw ValidationFailedError.on('package', 'package_not_available');
    const check_out = checkStay(stay, found, today);
    const read = await this.rates.forPackage(found.id, em);
    const day = await stockOn(sql, found.id, stay.check_in, { today, now, booked });
    if (!read || !day) throw ValidationFailedError.on('package', 'package_not_available');
    const { id, slug, pricing_type, occupancy, duration_nights, price_minor, confirmation_mode } = found;
    return {
      offer: {
        ...{ kind: 'package', id, slug, room: null, rooms: null, meal_plan: null, pricing_type, occupancy },
        ...{
          duration_nights,
          price_minor,
          confirmation_mode,
          transfer_mode: found.transfer_mode,
          policy: found.cancellation_policy.code,
        },
      },
      // A departure may have a price of its own.
      product: asksOn(read, day.price_minor),
      check_out,
      availability: day.status,
    };
  }

  private async room(asked: AskedRoom, stay: Stay, { sql, em, today, booked }: Looking): Promise<FoundOffering> {
    const resort = await (booked ? holdBookedResort : em ? holdResort : findResort)(sql, asked.reference);
    if (!resort || resort.policy === null) throw ValidationFailedError.on('resort', 'resort_not_available');
    const read = await this.rates.forResort(resort.id, asked.room, em);
    if (!read) throw ValidationFailedError.on('room_type', 'unknown_reference');
    const { nights, rooms } = asked;
    const check_out = checkStay(stay, { ...NO_WINDOW, duration_nights: nights, min_age: resort.min_age }, today, {
      too_young: 'too_young_here',
    });
    const units = unitsOf(read.base, { ...stay, rooms });
    checkRooms(asked, units, stay.adults);
    const stock = await roomStock(sql, { resort: resort.id, room: asked.room, check_in: stay.check_in, nights });
    if (!stock.closed && nights < stock.min_nights)
      throw ValidationFailedError.on(asked.lengthField, 'stay_min_nights', { count: stock.min_nights });
    const availability = roomStatus(stock, { nights, rooms: units });
    return {
      offer: {
        ...{ kind: 'resort', id: resort.id, slug: resort.slug, room: asked.room, rooms },
        meal_plan: asked.meal_plan ?? included(read),
        ...{ pricing_type: read.base.pricing_type, occupancy: read.base.occupancy, duration_nights: nights },
        ...{ price_minor: read.base.amount, transfer_mode: null, policy: resort.policy },
        // Nights that are counted are sold as they are; others the agency asks for.
        confirmation_mode: stock.counted === nights ? 'instant' : 'on_request',
      },
      product: onNights(read, stock, nights),
      check_out,
      availability,
    };
  }
}

/** The plan that the price of the room has in it. */
const included = ({ meals }: PricedProduct): MealPlan | null =>
  (meals.find(({ adult, child }) => adult === 0 && child === 0)?.code as MealPlan | undefined) ?? null;

/** Nights may have prices of their own: then the price is of all of them together. */
function onNights(product: PricedProduct, { prices }: RoomStock, nights: number): PricedProduct {
  const own = Object.values(prices);
  if (own.length === 0) return product;
  const amount = own.reduce((sum, price) => sum + price, product.base.amount * (nights - own.length));
  return { ...product, base: { ...product.base, per: 'stay', amount } };
}

/** Everybody has a place, and every room an adult. @throws {ValidationFailedError} */
function checkRooms({ rooms }: AskedRoom, units: number, adults: number): void {
  if (rooms !== null && units > rooms) throw ValidationFailedError.on('rooms', 'too_few_rooms', { count: units });
  if (rooms !== null && rooms > adults) throw ValidationFailedError.on('rooms', 'too_many_rooms', { count: adults });
}
