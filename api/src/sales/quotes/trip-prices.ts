import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addDays } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import type { AvailabilityStatus } from '../../catalogue/availability/availability.dto.js';
import { stockOn } from '../../catalogue/availability/availability.queries.js';
import { maldivesInstant } from '../../catalogue/pricing/maldives-time.js';
import { isRefused, priceStay } from '../../catalogue/pricing/price-stay.js';
import type { CancellationTerms, PricedProduct, StayPrice } from '../../catalogue/pricing/pricing.types.js';
import { RatesReader } from '../../catalogue/rates/rates.reader.js';
import { OtherStays } from '../../catalogue/transfers/other-stays.js';
import { OVERNIGHT, sleepsOf } from '../../catalogue/transfers/overnight.js';
import { transfersToPackage } from '../../catalogue/transfers/transfer-options.queries.js';
import { type TransferOption, type TransferWays, takenWays } from '../../catalogue/transfers/transfer-ways.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import type { CurrencyCode } from '../../platform/fields/currencies.js';
import { DOCUMENT_WORDS } from '../../texts/documents/document-words.js';
import { type BookablePackage, type DisplayRate, findPackage, findRate, holdPackage } from './offers.queries.js';
import { priceDetails } from './price-details.js';
import { findPriceNames, nameKey } from './price-names.queries.js';
import { refuse } from './price-refusals.js';
import type { PriceDetailsDto } from './quote.dto.js';
import { checkStay } from './stay-check.js';

/** Who wants which package when, and with what. */
export interface TripRequest {
  /** Id or slug. */
  package: string;
  check_in: string;
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
}

/** What a trip costs and under which conditions: in cents, and in the words of a language. */
export interface PricedTrip {
  offer: BookablePackage;
  check_out: string;
  price: StayPrice;
  details: PriceDetailsDto;
  /** What the calendar says of the first day. */
  availability: AvailabilityStatus;
  display: DisplayRate | null;
  /** Ways to where it begins, and home. */
  ways: TransferWays;
}

/** A total that the books can hold, in cents. */
const MOST = 2_000_000_000;

/** A departure may have a price of its own. */
const onDay = (product: PricedProduct, amount: number | null): PricedProduct =>
  amount === null ? product : { ...product, base: { ...product.base, amount } };

/** The way that the price of a package includes, as a line of its own that adds nothing. */
const including = (product: PricedProduct, { code }: TransferOption): PricedProduct => ({
  ...product,
  transfer: { code, adult: 0, child: 0, infant: 0, shared: true },
});

/** The one price of a trip: what a quote says and what a booking costs. */
@Injectable()
export class TripPrices {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly rates: RatesReader,
    private readonly otherStays: OtherStays,
  ) {}

  /**
   * @param em whose transaction keeps the package as it is until it ends
   * @param supposed in the place of today, of the package's policy and of the computed total
   * @throws {ValidationFailedError} with every rule of the package, the calendar and its seasons that the request breaks
   */
  async of(request: TripRequest, language: Language, em?: EntityManager, supposed: Supposed = {}): Promise<PricedTrip> {
    const today = this.clock.maldivesDate();
    const sql = em ? transactionSql(em) : this.sql;
    const offer = await (em ? holdPackage : findPackage)(sql, request.package, today, language);
    if (!offer) throw ValidationFailedError.on('package', 'package_not_available');
    const { check_in, adults, children_ages = [], extras = [] } = request;
    const check_out = checkStay({ check_in, adults, children_ages }, offer, today);
    const nights = offer.duration_nights;
    const read = await this.rates.forPackage(offer.id, em);
    const now = this.clock.now();
    const day = await stockOn(sql, offer.id, check_in, { today, now });
    if (!read || !day) throw ValidationFailedError.on('package', 'package_not_available');
    const ways = await transfersToPackage(sql, offer.id, language);
    const names = new Map(await findPriceNames(sql, { package: offer.id }, language));
    const product = await this.withWays(onDay(read, day.price_minor), { offer, ways, names, request }, language, em);
    // A price is supplied when it is invoiced, and asked for today.
    const booked_on = supposed.booked_on ?? today;
    const agreed_total = supposed.total;
    const asked = { check_in, nights, adults, children_ages, extras, booked_on, supplied_on: booked_on, agreed_total };
    const price = priceStay(product, asked, await this.rates.taxRules(em));
    if (isRefused(price)) refuse(price.refused, extras, names);
    if (price.total > MOST) throw ValidationFailedError.on('check_in', 'not_priced');
    const policy = await this.terms(supposed.policy ?? price.policy ?? offer.cancellation_policy.code, em);
    const agreedAt = booked_on === today ? now : maldivesInstant(booked_on, '12:00');
    const arrival = { check_in, check_in_time: product.stays[0]?.check_in_time };
    return {
      offer,
      check_out,
      price,
      details: priceDetails({ price, policy, adults, now: agreedAt, ...arrival }, names, language),
      availability: day.status,
      display: await findRate(sql, request.currency ?? 'USD'),
      ways,
    };
  }

  /** A package with the way that is in its price, and with nights near the airport among its extras where they are asked for. */
  private async withWays(
    product: PricedProduct,
    {
      offer,
      ways,
      names,
      request,
    }: { offer: BookablePackage; ways: TransferWays; names: Map<string, string>; request: TripRequest },
    language: Language,
    em: EntityManager | undefined,
  ): Promise<PricedProduct> {
    const [main] = ways.there;
    const isIncluded = main?.mode === offer.transfer_mode && takenWays(ways, request.transfer ?? null)?.there === main;
    if (main) names.set(nameKey('transfer', main.code), main.name);
    const known = main && isIncluded ? including(product, main) : product;
    const nights = await this.nights(product, { ...request, nights: offer.duration_nights }, language, em);
    for (const { code, label } of nights) names.set(nameKey('extra', code), label);
    return { ...known, extras: [...known.extras, ...nights] };
  }

  /** Nights near the airport that are asked for, each once for the whole party. */
  private async nights(
    product: PricedProduct,
    { check_in, nights, adults, children_ages = [], extras = [] }: TripRequest & { nights: number },
    language: Language,
    em: EntityManager | undefined,
  ) {
    const { before, after } = sleepsOf(extras);
    const hotel = before || after ? await this.otherStays.hotel(language, em) : null;
    if (!hotel) return [];
    const wanted = [
      ...(before ? [{ code: OVERNIGHT.before, day: addDays(check_in, -1) }] : []),
      ...(after ? [{ code: OVERNIGHT.after, day: addDays(check_in, nights) }] : []),
    ];
    const priced = wanted.map(async ({ code, day }) => {
      const price = await this.otherStays.price(hotel, { check_in: day, nights: 1, adults, children_ages }, em);
      // Taxes that come on top of the trip come on top of the night.
      const amount = price && (product.base.taxes === 'included' ? price.total : price.net);
      const label = DOCUMENT_WORDS.say(language, `transfer.${code}`, { name: hotel.name });
      return amount === null ? [] : [{ code, amount, per: 'booking' as const, label }];
    });
    return (await Promise.all(priced)).flat();
  }

  private async terms(code: string, em: EntityManager | undefined): Promise<CancellationTerms> {
    const terms = await this.rates.terms(code, em);
    if (!terms) throw new RangeError(`no cancellation policy ${code}`);
    return terms;
  }
}
