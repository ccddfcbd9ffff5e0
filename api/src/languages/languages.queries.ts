import type { Sql } from '../common/sql.js';

type Rows = Pick<Sql, 'primaryRow'>;

/** Lets one transaction at a time change the table of languages: there is always exactly one default. */
export const lockLanguages = (sql: Rows) =>
  sql.primaryRow(`select pg_advisory_xact_lock(hashtextextended('languages', 0))`);

/** True when somebody has written texts in a language. */
export const hasTexts = async (sql: Rows, code: string): Promise<boolean> =>
  (
    await sql.primaryRow<{ found: boolean }>(
      'select exists (select from translation where language = $1 and value is not null) as found',
      [code],
    )
  )?.found ?? false;
