import { instant } from '../../../platform/data/sql-text.js';
import type { CustomKeyRow, Rows } from '../translations.queries.js';
import type { ImportJobDto, ImportRowDto } from './exchange.dto.js';
import type { FileRow } from './exchange-format.js';

/** Adds keys in one statement. */
export const storeKeys = (sql: Rows, keys: readonly CustomKeyRow[], by: string, at: Date) =>
  sql.primaryRows(
    `insert into translation_key (id, namespace, key, is_plural, description, max_length, created_by, created_at)
     select gen_random_uuid(), k.namespace, k.key, false, null, null, $2::uuid, $3::timestamptz
     from jsonb_to_recordset($1::jsonb) as k(namespace text, key text) on conflict (namespace, key) do nothing`,
    [JSON.stringify(keys), by, at],
  );

/** Stores what an import did with the rows of its file, and of a preview the rows. @param rows as JSON @param fileRows as JSON */
export const storeJobRows = (sql: Rows, id: string, rows: string, fileRows: string | null) =>
  sql.primaryRows('update import_job set rows = $2::jsonb, file_rows = $3::jsonb where id = $1', [id, rows, fileRows]);

/** What the file of a preview said. */
export const findFileRows = async (sql: Rows, id: string): Promise<FileRow[]> => {
  const found = await sql.primaryRow<{ file_rows: string | null }>(
    'select file_rows::text as file_rows from import_job where id = $1',
    [id],
  );
  return JSON.parse(found?.file_rows ?? '[]') as FileRow[];
};

const JOB = `j.id, j.language, j.file_name, j.sha256, j.format, j.state, j.summary, u.email as by, ${instant('j.at')} as at,
  r.email as reverted_by, ${instant('j.reverted_at')} as reverted_at`;
const PEOPLE = 'left join "user" u on u.id = j.actor_id left join "user" r on r.id = j.reverted_by';

/** An import as it is stored: figures in `summary`. */
export type JobRow = Omit<ImportJobDto, 'created' | 'updated' | 'unchanged' | 'skipped' | 'suggested' | 'rejected'> & {
  summary: Pick<ImportJobDto, 'created' | 'updated' | 'unchanged' | 'skipped' | 'suggested' | 'rejected'>;
};

/** Imports that were carried out, the latest first. */
export const findJobs = (sql: Rows, limit: number, offset: number) =>
  sql.primaryRows<JobRow>(
    `select ${JOB} from import_job j ${PEOPLE} where j.state <> 'preview' order by j.at desc, j.id desc limit $1 offset $2`,
    [limit, offset],
  );

export const countJobs = async (sql: Rows): Promise<number> =>
  (await sql.primaryRow<{ count: number }>("select count(*)::int as count from import_job where state <> 'preview'"))
    ?.count ?? 0;

/** One import with its rows; null for an unknown one. */
export const findJob = (sql: Rows, id: string) =>
  sql.primaryRow<JobRow & { rows: ImportRowDto[] }>(
    `select ${JOB}, j.rows from import_job j ${PEOPLE} where j.id = $1`,
    [id],
  );

/** Turns down what an import suggested and nobody has decided on. Returns how many. */
export const rejectSuggestions = async (sql: Rows, jobId: string, by: string, at: Date): Promise<number> =>
  (
    await sql.primaryRows(
      `update translation_suggestion set state = 'rejected', decided_by = $2, decided_at = $3
       where job_id = $1 and state = 'open' returning id`,
      [jobId, by, at],
    )
  ).length;
