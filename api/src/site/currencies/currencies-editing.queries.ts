import type { EntityManager } from '@mikro-orm/postgresql';
import { CURRENCIES, TODAY } from '../../content/listing/sql-parts.js';
import { instant } from '../../platform/data/sql-text.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { CurrencyRateDto, EditableCurrencyDto } from './currencies-editing.dto.js';

/** Currencies as staff see them, or the one with this code. A rate goes stale after 30 days; the dollar's never does. */
export const readCurrencies = (em: EntityManager, code: string | null): Promise<EditableCurrencyDto[]> =>
  transactionSql(em).primaryRows(
    `select c.code, c.names || jsonb_build_object('en', c.name) as names, c.symbol, c.decimals, c.is_active,
       r.rate::float8 as rate, r.as_of::text as as_of, r.source, c.version,
       c.code <> 'USD' and r.as_of < ${TODAY} - 30 as is_stale
     from currency c join ${CURRENCIES} r on r.code = c.code where $1::text is null or c.code = $1 order by c.position, c.code`,
    [code],
  );

const RATE = `select r.id, r.rate::float8 as rate, r.as_of::text as as_of, r.source, u.email as created_by,
    ${instant('r.created_at')} as created_at
  from currency_rate r left join "user" u on u.id = r.created_by`;

/** One rate. */
export const readRate = (em: EntityManager, id: number) =>
  transactionSql(em).primaryRow<CurrencyRateDto>(`${RATE} where r.id = $1`, [id]);

/** Rates of a currency, the latest day first. */
export async function readRates(
  em: EntityManager,
  code: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: CurrencyRateDto[] }> {
  const sql = transactionSql(em);
  const counted = await sql.primaryRow<{ count: number }>(
    'select count(*)::int as count from currency_rate where currency_code = $1',
    [code],
  );
  const rows = await sql.primaryRows<CurrencyRateDto>(
    `${RATE}
     where r.currency_code = $1 order by r.as_of desc, r.id desc limit $2 offset $3`,
    [code, limit, offset],
  );
  return { count: counted?.count ?? 0, rows };
}
