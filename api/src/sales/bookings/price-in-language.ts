import type { Language } from '@atoll/contract/languages';
import type { Sql } from '../../platform/data/sql.js';
import { DOCUMENT_WORDS } from '../../texts/documents/document-words.js';
import { findPriceNames, nameKey } from '../quotes/price-names.queries.js';
import type { PriceDetailsDto } from '../quotes/quote.dto.js';
import { renamedDetails } from '../quotes/renamed-details.js';
import type { BookingRow } from './bookings.queries.js';
import { findWayNames } from './price-in-language.queries.js';

type Priced = Pick<BookingRow, 'id' | 'adults' | 'product_kind' | 'product_id' | 'price_details'>;

/** The price of a booking in the words of a language: it is kept in those of the guest, which their papers go on using. */
export async function priceIn(
  sql: Pick<Sql, 'primaryRows'>,
  { id, adults, product_kind, product_id, price_details: details }: Priced,
  language: Language,
): Promise<PriceDetailsDto | null> {
  if (!details) return null;
  const names = new Map(await findPriceNames(sql, { kind: product_kind, id: product_id }, language));
  const ways = details.lines.flatMap(({ kind, code }) => (kind === 'transfer' && code !== null ? [code] : []));
  for (const { kind, code, name } of await findWayNames(sql, { booking: id, ways }, language)) {
    if (kind === 'transfer') names.set(nameKey('transfer', code), name);
    else names.set(nameKey('extra', code), DOCUMENT_WORDS.say(language, `transfer.${code}`, { name }));
  }
  return renamedDetails(details, { adults, names, language });
}
