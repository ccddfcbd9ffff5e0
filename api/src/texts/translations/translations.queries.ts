import { instant } from '../../platform/data/sql-text.js';
import type { Sql } from '../../platform/data/sql.js';
import type { TextPlace } from '../languages/text-id.js';
import type { SuggestionDto } from './text-review.dto.js';
import type { EditStatus, TextOrigin } from './translation.entity.js';
import type { TextAction } from './translation-revision.entity.js';

/** What both kinds of reads need. */
export type Rows = Pick<Sql, 'primaryRows' | 'primaryRow'>;

/** An edit as it is stored, with the e-mail of who wrote it. */
export interface EditRow {
  id: string;
  namespace: string;
  key: string;
  language: string;
  /** Null when the edit was taken back. */
  value: string | null;
  status: EditStatus;
  origin: TextOrigin;
  base_hash: string;
  source_hash: string | null;
  version: number;
  updated_by: string | null;
  updated_at: string;
  approved_by: string | null;
  approved_at: string | null;
}

/** A key that people added. */
export interface CustomKeyRow {
  namespace: string;
  key: string;
  is_plural: boolean;
  description: string | null;
  max_length: number | null;
}

/** Edits in these languages, all namespaces or the named ones. */
export const findEdits = (sql: Rows, languages: readonly string[], namespaces: readonly string[] | null) =>
  sql.primaryRows<EditRow>(
    `select t.id, t.namespace, t.key, t.language, t.value, t.status, t.origin, t.base_hash, t.source_hash, t.version,
       u.email as updated_by, ${instant('t.updated_at')} as updated_at, a.email as approved_by,
       ${instant('t.approved_at')} as approved_at
     from translation t left join "user" u on u.id = t.updated_by left join "user" a on a.id = t.approved_by
     where t.language = any($1::text[]) and ($2::text[] is null or t.namespace = any($2::text[]))`,
    [languages, namespaces],
  );

/** Keys that people added. */
export const findCustomKeys = (sql: Rows, namespaces: readonly string[] | null) =>
  sql.primaryRows<CustomKeyRow>(
    `select namespace, key, is_plural, description, max_length from translation_key
     where $1::text[] is null or namespace = any($1::text[]) order by namespace, key`,
    [namespaces],
  );

/** Namespaces that people added keys to. */
export const findCustomNamespaces = async (sql: Rows): Promise<string[]> =>
  (await sql.primaryRows<{ namespace: string }>('select distinct namespace from translation_key')).map(
    ({ namespace }) => namespace,
  );

/** One text as it is to be stored. */
export interface StoredChange {
  id: string;
  namespace: string;
  key: string;
  language: string;
  value: string | null;
  status: EditStatus;
  origin: TextOrigin;
  base_hash: string;
  source_hash: string | null;
  action: TextAction;
  previous: string | null;
  previous_status: EditStatus | null;
}

/**
 * Stores texts and one revision of each, in one statement.
 * @returns the stored places with their new versions
 */
export const storeTexts = (
  sql: Rows,
  changes: readonly StoredChange[],
  { by, at, jobId, reason }: { by: string; at: Date; jobId: string | null; reason: string | null },
) =>
  sql.primaryRows<{ namespace: string; key: string; language: string; version: number }>(
    `with change as (
       select * from jsonb_to_recordset($1::jsonb) as c(id uuid, namespace text, key text, language text, value text,
         status text, origin text, base_hash text, source_hash text, action text, previous text, previous_status text)),
     stored as (
       insert into translation as t (id, namespace, key, language, value, status, origin, base_hash, source_hash, created_at,
         updated_at, updated_by, approved_by, approved_at, version)
       select c.id, c.namespace, c.key, c.language, c.value, c.status, c.origin, c.base_hash, c.source_hash, $3::timestamptz,
         $3::timestamptz, $2::uuid, case when c.status = 'approved' then $2::uuid end,
         case when c.status = 'approved' then $3::timestamptz end, 1
       from change c
       on conflict (language, namespace, key) do update set value = excluded.value, status = excluded.status,
         origin = excluded.origin, base_hash = excluded.base_hash, source_hash = excluded.source_hash,
         updated_at = excluded.updated_at, updated_by = excluded.updated_by, approved_by = excluded.approved_by,
         approved_at = excluded.approved_at, version = t.version + 1
       returning t.id, t.namespace, t.key, t.language, t.version),
     history as (
       insert into translation_revision (id, translation_id, revision, value, previous, status, previous_status, action, origin,
         base_hash, source_hash, job_id, reason, "by", at)
       select gen_random_uuid(), s.id, s.version, c.value, c.previous, c.status, c.previous_status, c.action, c.origin,
         c.base_hash, c.source_hash, $4::uuid, $5::text, $2::uuid, $3::timestamptz
       from stored s join change c using (namespace, key, language))
     select namespace, key, language, version from stored`,
    [JSON.stringify(changes), by, at, jobId, reason],
  );

/**
 * Changes with every write of a text in these languages, and of the added keys: what was computed before a lock holds when this
 * is still the same under it.
 */
export const stampOfTexts = async (sql: Rows, languages: readonly string[]): Promise<string | undefined> =>
  (
    await sql.primaryRow<{ stamp: string }>(
      `select concat_ws(' ', (select count(*) || '/' || sum(version) from translation where language = any($1::text[])),
         (select count(*) || '/' || sum(hashtextextended(k::text, 0)) from translation_key k)) as stamp`,
      [languages],
    )
  )?.stamp;

/** A text proposed for an approved one. */
export interface NewSuggestion {
  id: string;
  namespace: string;
  key: string;
  language: string;
  value: string;
  base_version: number;
}

/** Stores suggestions in one statement. */
export const storeSuggestions = (
  sql: Rows,
  suggestions: readonly NewSuggestion[],
  { by, at, jobId, origin }: { by: string; at: Date; jobId: string | null; origin: TextOrigin },
) =>
  sql.primaryRows(
    `insert into translation_suggestion (id, namespace, key, language, value, base_version, origin, job_id, state, created_by,
       created_at)
     select s.id, s.namespace, s.key, s.language, s.value, s.base_version, $4, $5::uuid, 'open', $2::uuid, $3::timestamptz
     from jsonb_to_recordset($1::jsonb) as s(id uuid, namespace text, key text, language text, value text, base_version int)`,
    [JSON.stringify(suggestions), by, at, origin, jobId],
  );

/** Holds back other writers of a language (`shared`: only those that write it as a whole), then of these texts. */
export async function lockTexts(sql: Rows, language: string, ids: readonly string[] | 'all'): Promise<void> {
  // A full import has the language to itself for seconds: a translator's work waits for it, longer than for other locks.
  await sql.primaryRows(`set local lock_timeout = '4s'`);
  const whole = ids === 'all' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared';
  await sql.primaryRows(`select ${whole}(hashtextextended($1, 0))`, [`texts ${language}`]);
  if (ids === 'all') return;
  await sql.primaryRows(
    `select pg_advisory_xact_lock(hashtextextended(id, 0)) from (select unnest($1::text[]) as id order by 1) ids`,
    [ids],
  );
}

/** A version of a text. */
export interface RevisionRow {
  version: number;
  value: string | null;
  previous: string | null;
  status: EditStatus;
  action: TextAction;
  origin: TextOrigin;
  reason: string | null;
  import_id: string | null;
  by: string | null;
  at: string;
}

/** Versions of a text, newest first. */
export const findRevisions = (sql: Rows, translationId: string) =>
  sql.primaryRows<RevisionRow>(
    `select r.revision as version, r.value, r.previous, r.status, r.action, r.origin, r.reason, r.job_id as import_id,
       u.email as by, ${instant('r.at')} as at
     from translation_revision r left join "user" u on u.id = r.by where r.translation_id = $1 order by r.revision desc`,
    [translationId],
  );

/** The English that words were made on, and what was released beside it. */
export type MadeOn = Pick<EditRow, 'base_hash' | 'source_hash'>;

/** A version of a text as it is to stand again. */
export const findRevision = (sql: Rows, translationId: string, version: number) =>
  sql.primaryRow<Pick<EditRow, 'value' | 'status'> & MadeOn>(
    'select value, status, base_hash, source_hash from translation_revision where translation_id = $1 and revision = $2',
    [translationId, version],
  );

/** Joined to a revision `r`, the one before: what its words were made on (`FORMER_HASHES`). */
export const FORMER =
  'left join translation_revision f on f.translation_id = r.translation_id and f.revision = r.revision - 1';
export const FORMER_HASHES = `coalesce(f.base_hash, '') as base_hash, f.source_hash`;

/** What stood before a revision of a text. */
export interface FormerWords extends MadeOn {
  /** As it was shown; null where nothing was. */
  previous: string | null;
  /** Null where nobody had edited the text: it was as released. */
  previous_status: EditStatus | null;
}

/** The edit of before, to be written again: none for a text that nobody had edited. */
export const formerEdit = ({ previous, previous_status: status, base_hash, source_hash }: FormerWords) =>
  status === null
    ? { value: null, status: 'pending' as const }
    : { value: previous, status, madeOn: { base_hash, source_hash } };

/** The texts that an import wrote, with what stood before and the version that stands now. */
export const findJobRevisions = (sql: Rows, jobId: string) =>
  sql.primaryRows<TextPlace & FormerWords & { version: number; current: number }>(
    `select t.namespace, t.key, t.language, r.previous, r.previous_status, ${FORMER_HASHES}, r.revision as version,
       t.version as current
     from translation_revision r join translation t on t.id = r.translation_id ${FORMER} where r.job_id = $1 and r.action <> 'revert'
     order by t.namespace, t.key`,
    [jobId],
  );

/** How many suggestions wait for a decision, by text. */
export const countSuggestions = (sql: Rows, language: string) =>
  sql.primaryRows<{ namespace: string; key: string; suggestions: number }>(
    `select namespace, key, count(*)::int as suggestions from translation_suggestion
     where language = $1 and state = 'open' group by namespace, key`,
    [language],
  );

/** Suggestions for a text, the newest first, as the staff's calls show them. */
export const findSuggestions = (sql: Rows, { language, namespace, key }: TextPlace) =>
  sql.primaryRows<SuggestionDto>(
    `select s.id, s.language || ':' || s.namespace || ':' || s.key as text_id, s.value, s.base_version, s.origin, s.state,
       s.job_id as import_id, u.email as created_by, ${instant('s.created_at')} as created_at, d.email as decided_by,
       s.decision_reason as reason
     from translation_suggestion s left join "user" u on u.id = s.created_by left join "user" d on d.id = s.decided_by
     where s.language = $1 and s.namespace = $2 and s.key = $3 order by s.created_at desc, s.id desc limit 100`,
    [language, namespace, key],
  );
