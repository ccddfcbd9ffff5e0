import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addDays } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import type { AvailabilityStatus } from '../../catalogue/availability/availability.dto.js';
import { maldivesInstant } from '../../catalogue/pricing/maldives-time.js';
import { isRefused, priceStay } from '../../catalogue/pricing/price-stay.js';
import type { CancellationTerms, PricedProduct, StayPrice } from '../../catalogue/pricing/pricing.types.js';
import { ALL_TERMS, TAX_RULES } from '../../catalogue/rates/rates.queries.js';
import { RatesReader } from '../../catalogue/rates/rates.reader.js';
import { OtherStays } from '../../catalogue/transfers/other-stays.js';
import { type AirportNight, OVERNIGHT, sleepsOf } from '../../catalogue/transfers/overnight.js';
import { waysTo } from '../../catalogue/transfers/transfer-options.queries.js';
import { type TransferOption, type TransferWays, takenWays } from '../../catalogue/transfers/transfer-ways.js';
import { Clock } from '../../platform/data/clock.js';
import { readTogether } from '../../platform/data/read-together.queries.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import type { CurrencyCode } from '../../platform/fields/currencies.js';
import { DOCUMENT_WORDS } from '../../texts/documents/document-words.js';
import { type ProductFields, askedProduct } from './asked-product.js';
import { OfferedProducts, type Offering } from './offered-products.js';
import { type DisplayRate, rateOf } from './offers.queries.js';
import { priceDetails } from './price-details.js';
import { named, nameKey, priceNames } from './price-names.queries.js';
import { refuse } from './price-refusals.js';
import type { PriceDetailsDto } from './quote.dto.js';

/** Who wants what when, and with what. */
export interface TripRequest extends ProductFields {
  adults: number;
  children_ages?: number[];
  extras?: { code: string; qty: number }[];
  /** Id or slug of another way than the main one. */
  transfer?: string | null;
  currency?: CurrencyCode;
}

/** What a price is asked under in the place of what holds now: for those who try a change of the rates, and for who agrees a price. */
export interface Supposed {
  /** Day of booking and supply. */
  booked_on?: string;
  /** Code of the cancellation policy. */
  policy?: string | undefined;
  /** What the agency has agreed with the guest, in cents. */
  total?: number | undefined;
  /** It is booked already: that it is no longer on sale changes nothing for its guests. */
  booked?: boolean;
  /** Nights near the airport that are booked already. */
  airportNights?: readonly AirportNight[];
}

/** What a trip costs and under which conditions: in cents, and in the words of a language. */
export interface PricedTrip {
  offer: Offering;
  check_out: string;
  price: StayPrice;
  details: PriceDetailsDto;
  /** What the calendar says of the first day of a package, or of all nights in a room. */
  availability: AvailabilityStatus;
  display: DisplayRate | null;
  /** Ways to where it begins, and home. */
  ways: TransferWays;
  /** Nights near the airport among its extras, and whether the hotel sells them. */
  nights: (AirportNight & { isOpen: boolean })[];
}

/** How nights near the airport are looked for. */
interface LookingForNights {
  language: Language;
  em: EntityManager | undefined;
  /** Those that are booked already. */
  own: readonly AirportNight[];
}

/** A total that the books can hold, in cents. */
const MOST = 2_000_000_000;

/** The way that the price of a package includes, as a line of its own that adds nothing. */
const including = (product: PricedProduct, { code }: TransferOption): PricedProduct => ({
  ...product,
  transfer: { code, adult: 0, child: 0, infant: 0, shared: true },
});

/** A stay whose guests take another way than the main one: at its own price, where it has one. */
const takingWay = (product: PricedProduct, { code, fares }: TransferOption): PricedProduct => ({
  ...product,
  transfer: fares && { ...fares, code, child: fares.child ?? fares.adult, infant: fares.infant ?? 0 },
});

function policyOf(all: readonly CancellationTerms[], code: string): CancellationTerms {
  const terms = all.find((one) => one.code === code);
  if (!terms) throw new RangeError(`no cancellation policy ${code}`);
  return terms;
}

/** The one price of a trip: what a quote says and what a booking costs. */
@Injectable()
export class TripPrices {
  private readonly offered: OfferedProducts;

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly rates: RatesReader,
    private readonly otherStays: OtherStays,
  ) {
    this.offered = new OfferedProducts(rates);
  }

  /**
   * @param em whose transaction keeps what is sold as it is until it ends
   * @param supposed in the place of today, of the policy of what is sold and of the computed total
   * @throws {ValidationFailedError} with every rule of the package or the room, the calendar and its seasons that the request breaks
   */
  async of(request: TripRequest, language: Language, em?: EntityManager, supposed: Supposed = {}): Promise<PricedTrip> {
    const asked = askedProduct(request);
    const today = this.clock.maldivesDate();
    const now = this.clock.now();
    const sql = em ? transactionSql(em) : this.sql;
    const { check_in, adults, children_ages = [], extras = [] } = request;
    const stay = { check_in, adults, children_ages };
    const found = await this.offered.find(asked, stay, {
      ...{ sql, em, today, now, language },
      booked: supposed.booked,
    });
    const { offer, check_out } = found;
    const made = await readTogether(sql, {
      ...waysTo(offer, language),
      names: priceNames(offer, language),
      taxes: TAX_RULES,
      terms: ALL_TERMS,
      rate: rateOf(request.currency ?? 'USD'),
    });
    const ways = { there: made.there, home: made.home };
    const names = named(made.names);
    const { product, nights: airportNights } = await this.withWays(
      found.product,
      { offer, ways, names, request },
      { language, em, own: supposed.airportNights ?? [] },
    );
    // A price is supplied when it is invoiced, and asked for today.
    const booked_on = supposed.booked_on ?? today;
    const { duration_nights: nights, rooms, meal_plan } = offer;
    const on = { booked_on, supplied_on: booked_on, agreed_total: supposed.total };
    const price = priceStay(product, { ...stay, nights, rooms, meal_plan, extras, ...on }, made.taxes);
    if (isRefused(price))
      refuse(price.refused, { extras, names, nightsField: asked.kind === 'resort' ? asked.lengthField : 'check_in' });
    if (price.total > MOST) throw ValidationFailedError.on('check_in', 'not_priced');
    const policy = policyOf(made.terms, supposed.policy ?? price.policy ?? offer.policy);
    const agreedAt = booked_on === today ? now : maldivesInstant(booked_on, '12:00');
    const arrival = { check_in, check_in_time: product.stays[0]?.check_in_time };
    return {
      offer,
      check_out,
      price,
      details: priceDetails({ price, policy, adults, now: agreedAt, ...arrival }, names, language),
      availability: found.availability,
      display: made.rate[0] ?? null,
      ways,
      nights: airportNights,
    };
  }

  /** What is sold with the way that is in its price or was chosen, and with nights near the airport among its extras where they are asked for. */
  private async withWays(
    product: PricedProduct,
    {
      offer,
      ways,
      names,
      request,
    }: { offer: Offering; ways: TransferWays; names: Map<string, string>; request: TripRequest },
    looking: LookingForNights,
  ): Promise<{ product: PricedProduct } & Pick<PricedTrip, 'nights'>> {
    const [main] = ways.there;
    const taken = takenWays(ways, request.transfer ?? null)?.there;
    for (const way of ways.there) names.set(nameKey('transfer', way.code), way.name);
    const isIncluded = offer.kind === 'package' && main !== undefined && main.mode === offer.transfer_mode;
    const isOther = offer.kind === 'resort' && taken !== undefined && taken !== main;
    const included = isIncluded && taken === main ? including(product, main) : product;
    const known = isOther ? takingWay(product, taken) : included;
    const nights = await this.nights(product, { ...request, nights: offer.duration_nights }, looking);
    for (const { extra, label } of nights) names.set(nameKey('extra', extra.code), label);
    return {
      product: { ...known, extras: [...known.extras, ...nights.map(({ extra }) => extra)] },
      nights: nights.map(({ night }) => night),
    };
  }

  /** Nights near the airport that are asked for, each once for the whole party. */
  private async nights(
    product: PricedProduct,
    { check_in, nights, adults, children_ages = [], extras = [] }: TripRequest & { nights: number },
    { language, em, own }: LookingForNights,
  ) {
    const { before, after } = sleepsOf(extras);
    const hotel = before || after ? await this.otherStays.hotel(language, em) : null;
    if (!hotel) return [];
    const wanted = [
      ...(before ? [{ code: OVERNIGHT.before, day: addDays(check_in, -1) }] : []),
      ...(after ? [{ code: OVERNIGHT.after, day: addDays(check_in, nights) }] : []),
    ];
    const priced = wanted.map(async ({ code, day }) => {
      const night = { check_in: day, adults, children_ages };
      const price = await this.otherStays.price(hotel, { ...night, nights: 1 }, em);
      const has = own.find(({ resort, room, date }) => resort === hotel.id && room === hotel.room && date === day);
      const sold = await this.otherStays.night(hotel, { ...night, own: has?.rooms ?? 0 }, em);
      // Taxes that come on top of the trip come on top of the night.
      const amount = price && (product.base.taxes === 'included' ? price.total : price.net);
      const label = DOCUMENT_WORDS.say(language, `transfer.${code}`, { name: hotel.name });
      if (amount === null) return [];
      const extra = { code, amount, per: 'booking' as const };
      return [{ extra, label, night: { code, resort: hotel.id, room: hotel.room, date: day, ...sold } }];
    });
    return (await Promise.all(priced)).flat();
  }
}
