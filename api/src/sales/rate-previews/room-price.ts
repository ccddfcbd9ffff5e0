import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@atoll/contract/languages';
import { addDays } from '@atoll/contract/days';
import { maldivesInstant } from '../../catalogue/pricing/maldives-time.js';
import { isRefused, priceStay } from '../../catalogue/pricing/price-stay.js';
import type { RatesReader } from '../../catalogue/rates/rates.reader.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { formatMinor } from '../../platform/fields/money.js';
import { priceDetails, priceMakeup } from '../quotes/price-details.js';
import { findPriceNames } from '../quotes/price-names.queries.js';
import { refuse } from '../quotes/price-refusals.js';
import { findResort } from '../quotes/offered-rooms.queries.js';
import type { SamplePriceDto } from './rate-previews.dto.js';

/** Nights in a room, and who sleeps there. */
export interface RoomStay {
  /** Id or slug. */
  resort: string;
  room: string;
  check_in: string;
  nights: number;
  adults: number;
  children_ages: number[];
  /** Day of booking and supply. */
  booked_on: string;
  /** In the place of the policy that holds. */
  policy?: string | undefined;
}

/** Of a place that has no policy. */
const NO_TERMS = { deposit_due: null, balance_due_at: null, cancellation: null };

/** What nights in a room of a resort cost: the same function as the calendar asks. @throws {ValidationFailedError} */
export async function roomPrice(
  em: EntityManager,
  rates: RatesReader,
  { resort, room, check_in, nights, adults, children_ages, booked_on, policy }: RoomStay,
  language: Language,
): Promise<SamplePriceDto> {
  const sql = transactionSql(em);
  const place = await findResort(sql, resort);
  if (!place) throw ValidationFailedError.on('resort', 'unknown_reference');
  const product = await rates.forResort(place.id, room, em);
  if (!product) throw ValidationFailedError.on('room', 'unknown_reference');
  const names = await findPriceNames(sql, { kind: 'resort', id: place.id }, language);
  const asked = { check_in, nights, adults, children_ages, extras: [], booked_on, supplied_on: booked_on };
  const price = priceStay(product, asked, await rates.taxRules(em));
  if (isRefused(price)) refuse(price.refused, { extras: [], names, nightsField: 'nights' });
  const code = policy ?? price.policy ?? place.policy;
  const terms = code === null ? null : await rates.terms(code, em);
  const arrival = { check_in, check_in_time: product.stays[0]?.check_in_time };
  const now = maldivesInstant(booked_on, '12:00');
  const check_out = addDays(check_in, nights);
  return {
    check_in,
    check_out,
    nights,
    total: formatMinor(price.total),
    ...(terms
      ? priceDetails({ price, policy: terms, adults, now, ...arrival }, names, language)
      : { ...priceMakeup({ price, adults }, names, language), ...NO_TERMS }),
  };
}
