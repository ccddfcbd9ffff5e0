import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import type { AvailabilityStatus } from '../../catalogue/availability/availability.dto.js';
import { stockOn } from '../../catalogue/availability/availability.queries.js';
import { cutoffs } from '../../catalogue/pricing/cancellation.js';
import { paymentSchedule } from '../../catalogue/pricing/payment-schedule.js';
import { isRefused, priceStay } from '../../catalogue/pricing/price-stay.js';
import type {
  CancellationTerms,
  PricedProduct,
  PriceRefusal,
  StayPrice,
} from '../../catalogue/pricing/pricing.types.js';
import { RatesReader } from '../../catalogue/rates/rates.reader.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { type Message, ValidationFailedError } from '../../platform/errors/app-error.js';
import { formatMinor, formatMinorOrNull } from '../../platform/fields/money.js';
import type { CurrencyCode } from '../../platform/fields/currencies.js';
import { type BookablePackage, type DisplayRate, findPackage, findRate, holdPackage } from './offers.queries.js';
import { type PriceNames, findPriceNames, nameKey } from './price-names.queries.js';
import type { PriceDetailsDto } from './quote.dto.js';
import { toLineDtos, toTaxDtos } from './quote-lines.js';
import { checkStay } from './stay-check.js';

/** Who wants which package when, and with what. */
export interface TripRequest {
  /** Id or slug. */
  package: string;
  check_in: string;
  adults: number;
  children_ages?: number[];
  extras?: { code: string; qty: number }[];
  currency?: CurrencyCode;
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
}

/** What a refusal says to the field that is to blame. */
function fault(refusal: PriceRefusal, request: TripRequest, names: PriceNames): [string, Message] {
  switch (refusal.code) {
    case 'min_nights': {
      const season = names.get(nameKey('season', refusal.season)) ?? refusal.season;
      return ['check_in', { code: 'season_min_nights', params: { count: refusal.count, season } }];
    }
    case 'unknown_extra': {
      const index = request.extras?.findIndex(({ code }) => code === refusal.extra) ?? 0;
      return [`extras.${index}.code`, { code: 'unknown_reference' }];
    }
    case 'no_tax_rule':
      return ['check_in', { code: 'not_priced' }];
  }
}

function refuse(refusals: readonly PriceRefusal[], request: TripRequest, names: PriceNames): never {
  const fields: Record<string, Message[]> = {};
  for (const refusal of refusals) {
    const [field, message] = fault(refusal, request, names);
    (fields[field] ??= []).push(message);
  }
  throw new ValidationFailedError(fields);
}

/** A total that the books can hold, in cents. */
const MOST = 2_000_000_000;

/** A departure may have a price of its own. */
const onDay = (product: PricedProduct, amount: number | null): PricedProduct =>
  amount === null ? product : { ...product, base: { ...product.base, amount } };

/** The one price of a trip: what a quote says and what a booking costs. */
@Injectable()
export class TripPrices {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly rates: RatesReader,
  ) {}

  /**
   * @param em whose transaction keeps the package as it is until it ends
   * @throws {ValidationFailedError} with every rule of the package, the calendar and its seasons that the request breaks
   */
  async of(request: TripRequest, language: Language, em?: EntityManager): Promise<PricedTrip> {
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
    const product = onDay(read, day.price_minor);
    const names = await findPriceNames(sql, offer.id, language);
    // A price is supplied when it is invoiced, and asked for today.
    const asked = { check_in, nights, adults, children_ages, extras, booked_on: today, supplied_on: today };
    const price = priceStay(product, asked, await this.rates.taxRules(em));
    if (isRefused(price)) refuse(price.refused, request, names);
    if (price.total > MOST) throw ValidationFailedError.on('check_in', 'not_priced');
    const policy = await this.terms(price.policy ?? offer.cancellation_policy.code, em);
    const [first, rest] = paymentSchedule(policy, { total: price.total, check_in }, now);
    const arrival = { check_in, check_in_time: product.stays[0]?.check_in_time };
    return {
      offer,
      check_out,
      price,
      details: {
        lines: toLineDtos(price.lines, { adults, names, language }),
        taxes_included: price.taxes_included,
        taxes: toTaxDtos(price.taxes, names),
        net: formatMinor(price.net),
        total_before: formatMinorOrNull(price.total_before),
        deposit_due: formatMinor(first?.amount ?? price.total),
        balance_due_at: rest?.due_on ?? null,
        cancellation: {
          code: policy.code,
          label: names.get(nameKey('policy', policy.code)) ?? policy.code,
          cutoffs: cutoffs(policy, arrival)
            .filter(({ until }) => Date.parse(until) > now.getTime())
            .map(({ until, refund_bp }) => ({ until, refund_percent: refund_bp / 100 })),
          deposit_refundable: policy.deposit_refundable,
        },
      },
      availability: day.status,
      display: await findRate(sql, request.currency ?? 'USD'),
    };
  }

  private async terms(code: string, em: EntityManager | undefined): Promise<CancellationTerms> {
    const terms = await this.rates.terms(code, em);
    if (!terms) throw new RangeError(`no cancellation policy ${code}`);
    return terms;
  }
}
