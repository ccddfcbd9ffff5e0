import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@atoll/contract/languages';
import { shownAt } from '../../content/listing/address.queries.js';
import type { Read } from '../../content/listing/reader.js';
import { pictures } from '../../content/listing/sql-parts.js';
import { instant } from '../../platform/data/sql-text.js';
import { inState } from '../../content/listing/staff-list.queries.js';
import { Statement } from '../../platform/data/statement.js';
import { readPage } from '../../content/listing/list-pages.queries.js';
import {
  leadsTo,
  transferColumns,
  transferItems,
  transferWords,
  staffTransferItems,
} from '../../content/listing/transfer-item.queries.js';
import type { CurrencyCode } from '../../platform/fields/currencies.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { ListTransfersQuery, TransferSort } from './transfers.dto.js';

const ORDER: Record<TransferSort, string> = {
  featured: 'f.is_featured desc, f.position, f.id',
  price_low: 'f.price_adult_return_minor nulls last, f.id',
  duration: 'f.duration_minutes, f.id',
};

const PUBLISHED = `f.status = 'published'`;

/** A row of `table` by slug or id. */
const named = (alias: string, reference: string) =>
  `(${alias}.slug = ${reference} or ${alias}.id::text = ${reference})`;

/** One page of transfers and the number of all that fit. */
export function listTransfers(query: ListTransfersQuery, language: Language): Read {
  const statement = new Statement(language);
  const currency = query.currency === undefined ? null : statement.bind(query.currency);
  statement
    .where(inState(statement, 'f', query.status, PUBLISHED))
    .filter(query.mode, (mode) => `f.mode = ${mode}`)
    .filter(query.service, (service) => `f.service = ${service}`)
    .filter(query.from, (code) => `f.from_code = ${code}`)
    .filter(
      query.to,
      (to) => `(exists (select from destination d where ${named('d', to)} and d.id = coalesce(f.to_destination_id,
          (select s.destination_id from resort s where s.id = f.to_resort_id)))
        or exists (select from resort s where s.slug = ${to} and s.id = f.to_resort_id))`,
    )
    .filter(
      query.resort,
      (resort) => `exists (select from resort r where ${named('r', resort)} and r.status = 'published'
        and ${leadsTo('f', 'r.id')})`,
    )
    .filter(query.daylight_only, (yes) => `f.daylight_only = ${yes}::boolean`);
  const items = query.status === undefined ? transferItems : staffTransferItems;
  return readPage({
    table: 'transfer',
    alias: 'f',
    statement,
    sortColumns: ['is_featured', 'position', 'price_adult_return_minor', 'duration_minutes'],
    order: ORDER[query.sort ?? 'featured'],
    query,
    items: (page) => items(page, currency),
  });
}

/**
 * One published transfer by id or slug, in full.
 * @param opened id that a preview token opens: that transfer in any state, with words that visitors do not see yet
 */
export function getTransfer(
  idOrSlug: string,
  currencyCode: CurrencyCode | undefined,
  language: Language,
  opened?: number,
): Read {
  const statement = new Statement(language);
  const shown = shownAt(statement, 'transfer', 'f', { idOrSlug, opened });
  const currency = currencyCode === undefined ? null : statement.bind(currencyCode);
  const text = `select row_to_json(item)::text as body from (select ${transferColumns(currency)},
    ${pictures('transfer_image', 'transfer_id', 'f.id')} as images,
    ${instant('f.created_at')} as created_at, ${instant('f.updated_at')} as updated_at
    from transfer f ${transferWords(opened !== undefined)} where ${shown}) item`;
  return { text, values: statement.values, repeated: true };
}

/** True when the agency knows an airport or jetty with this code. */
export async function isGateway(em: EntityManager, code: string): Promise<boolean> {
  const sql = `select exists (select from term where kind = 'gateway' and code = $1) as known`;
  return (await transactionSql(em).primaryRow<{ known: boolean }>(sql, [code]))?.known ?? false;
}

/**
 * Brings what lists show of the way to a place (mode, minutes, price) in step with its main transfer: its own before one that leads to
 * its island, the first published one by position, then the cheapest. To be called in the transaction that wrote transfers; without `resortIds` for all places.
 */
export async function syncResortTransfers(em: EntityManager, resortIds: readonly number[] | null): Promise<void> {
  await transactionSql(em).primaryRows(
    `update resort r set transfer_mode = main.mode, transfer_minutes = main.duration_minutes,
       transfer_price_minor = main.price_adult_return_minor
     from resort x left join lateral (select f.mode, f.duration_minutes, f.price_adult_return_minor from transfer f
       where ${leadsTo('f', 'x.id')}
       order by f.to_resort_id is null, f.position, f.price_adult_return_minor nulls last, f.id limit 1) main on true
     where x.id = r.id and ($1::int[] is null or r.id = any($1::int[]))
       and (r.transfer_mode, r.transfer_minutes, r.transfer_price_minor)
         is distinct from (main.mode, main.duration_minutes, main.price_adult_return_minor)`,
    [resortIds === null ? null : [...resortIds]],
  );
}
