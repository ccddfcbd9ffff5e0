import type { Language } from '@atoll/contract/languages';
import type { Sql } from '../common/sql.js';

/** An edit as it is stored, with the e-mail of who wrote it. */
export interface EditRow {
  namespace: string;
  key: string;
  language: Language;
  value: string;
  base_hash: string;
  version: number;
  updated_by: string | null;
  updated_at: Date;
}

/** Edits in these languages, all namespaces or the named ones. */
export const findEdits = (sql: Sql, languages: readonly Language[], namespaces: readonly string[] | null) =>
  sql.primaryRows<EditRow>(
    `select t.namespace, t.key, t.language, t.value, t.base_hash, t.version, u.email as updated_by, t.updated_at
     from translation t left join "user" u on u.id = t.updated_by
     where t.language = any($1::text[]) and ($2::text[] is null or t.namespace = any($2::text[]))`,
    [languages, namespaces],
  );

/** E-mail of a user. */
export const findEmail = async (sql: Sql, userId: string): Promise<string | null> =>
  (await sql.primaryRow<{ email: string }>('select email from "user" where id = $1', [userId]))?.email ?? null;
