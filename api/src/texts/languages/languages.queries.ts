import type { Sql } from '../../platform/data/sql.js';

type Rows = Pick<Sql, 'primaryRow'>;

/** A language of the table, as far as other modules need it. */
export interface KnownLanguage {
  code: string;
  is_active: boolean;
  is_default: boolean;
}

/** All languages in their order. */
export const listLanguages = (sql: Sql) =>
  sql.primaryRows<KnownLanguage>('select code, is_active, is_default from language order by position, id');

/** Lets one transaction at a time change the table of languages: there is always exactly one default. */
export const lockLanguages = (sql: Rows) =>
  sql.primaryRow(`select pg_advisory_xact_lock(hashtextextended('languages', 0))`);

/** Lets one transaction at a time change the regional settings of a language, which may have no row yet. */
export const lockRegionalSettings = (sql: Rows, code: string) =>
  sql.primaryRow('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`regional ${code}`]);

/** True when somebody has written texts in a language. */
export const hasTexts = async (sql: Rows, code: string): Promise<boolean> =>
  (
    await sql.primaryRow<{ found: boolean }>(
      'select exists (select from translation where language = $1 and value is not null) as found',
      [code],
    )
  )?.found ?? false;
