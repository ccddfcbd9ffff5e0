import type { Language } from '@atoll/contract/languages';
import type { Offer } from '@atoll/contract/price';
import type { StayRules } from '@atoll/contract/stay';
import type { ConfirmationMode } from '../../content/listing/codes.js';
import type { CancellationPolicyDto } from '../../content/listing/parts.dto.js';
import { CURRENCIES, label } from '../../content/listing/sql-parts.js';
import type { CurrencyCode } from '../../platform/fields/currencies.js';
import { prepared } from '../../platform/data/prepared.js';
import type { Read } from '../../platform/data/read-together.queries.js';
import type { Sql } from '../../platform/data/sql.js';

type Row = Pick<Sql, 'primaryRow'>;

/** Rate of a currency against US dollars: decimal text as stored. */
export interface DisplayRate {
  code: CurrencyCode;
  rate: string;
  /** Day of the rate. */
  as_of: string;
}

/** What is on sale: what a quote and a booking take from a published package. */
export interface BookablePackage extends StayRules, Offer {
  id: number;
  slug: string;
  /** Cents. */
  price_minor: number;
  /** How one gets there, where the price includes it. */
  transfer_mode: string | null;
  confirmation_mode: ConfirmationMode;
  /** Named in the reader's language. */
  cancellation_policy: CancellationPolicyDto;
}

/** A package by id or slug. */
const SOLD = `select id, slug, price_minor, transfer_mode, pricing_type, occupancy, duration_nights, group_size_min, group_size_max, min_age, start_date, end_date, confirmation_mode,
       json_build_object('code', cancellation_policy,
         'label', coalesce(${label('cancellation', 'cancellation_policy')}, cancellation_policy)) as cancellation_policy
     from package
     where (slug = $2 or id::text = $2)`;

/** The same, on sale on a day. */
const ON_SALE = prepared(`${SOLD} and status = 'published'
       and coalesce(available_from <= $3::date, true) and coalesce(available_to >= $3::date, true)`);
const ON_SALE_HELD = prepared(`${ON_SALE} for share`);
const BOOKED_HELD = prepared(`${SOLD} for share`);

export const findPackage = (sql: Row, idOrSlug: string, today: string, language: Language) =>
  sql.primaryRow<BookablePackage>(ON_SALE, [language, idOrSlug, today]);

/** The same, shared until the transaction ends, so that nobody changes it meanwhile. */
export const holdPackage = (sql: Row, idOrSlug: string, today: string, language: Language) =>
  sql.primaryRow<BookablePackage>(ON_SALE_HELD, [language, idOrSlug, today]);

/** One that is booked, whether it is still on sale or not, shared alike. */
export const holdBookedPackage = (sql: Row, idOrSlug: string, _today: string, language: Language) =>
  sql.primaryRow<BookablePackage>(BOOKED_HELD, [language, idOrSlug]);

const RATE = prepared(
  `select c.code, c.rate::text, c.as_of::text from ${CURRENCIES} c where c.code = $1 and c.code <> 'USD'`,
);

/** Rate of a currency against USD; null for USD and unknown ones. */
export const rateOf = (code: CurrencyCode): Read<DisplayRate> => ({ text: RATE, values: [code] });
export const findRate = (sql: Row, code: CurrencyCode) => sql.primaryRow<DisplayRate>(RATE, [code]);
