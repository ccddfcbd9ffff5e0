import { instant } from '../data/sql-text.js';
import { Statement } from '../data/statement.js';
import type { Sql } from '../data/sql.js';
import type { ErrorStatus } from './error-group.entity.js';
import type { ErrorReport } from './error-report.entity.js';
import type { ErrorGroupSort, ListErrorReportsQuery } from './error-reports.dto.js';

type Reader = Pick<Sql, 'primaryRow' | 'primaryRows'>;

/**
 * Counts a report into its group, or opens one. What was resolved is new again when a version reports it that had not reported
 * it before; what is ignored stays ignored. To be called before the report itself is stored.
 */
export async function countReport(sql: Reader, report: ErrorReport): Promise<void> {
  await sql.primaryRow(
    `insert into error_group as g (id, fingerprint, level, name, message, remote_name, first_version, last_version,
       first_seen, last_seen)
     values ($1, $2, $3, $4, $5, $6, $7::text, $7::text, $8, $8)
     on conflict (fingerprint) do update set
       count = g.count + 1, level = excluded.level, message = excluded.message,
       last_version = excluded.last_version, last_seen = excluded.last_seen,
       (status, version, updated_by, updated_at) = (
         select case when back then 'new' else g.status end, case when back then g.version + 1 else g.version end,
           case when back then null else g.updated_by end, case when back then excluded.last_seen else g.updated_at end
         from (select g.status = 'resolved' and not exists (
           select from error_report r where r.fingerprint = g.fingerprint
             and coalesce(r.remote_version, r.shell_version) is not distinct from excluded.last_version) as back) as known)`,
    [
      report.id,
      report.fingerprint,
      report.level,
      report.name,
      report.message,
      report.remoteName,
      report.remoteVersion ?? report.shellVersion,
      report.receivedAt,
    ],
  );
}

/** Reports and errors that are kept, the latest of them: anybody can send more than a disk holds. */
export const MAX_REPORTS = 20_000;
export const MAX_GROUPS = 5000;

/** Forgets what is beyond these numbers. */
export async function boundReports(sql: Reader): Promise<void> {
  await sql.primaryRow(
    `delete from error_report where received_at < (
       select received_at from error_report order by received_at desc offset ${MAX_REPORTS - 1} limit 1)`,
  );
  await sql.primaryRow(
    `delete from error_group where last_seen < (
       select last_seen from error_group order by last_seen desc offset ${MAX_GROUPS - 1} limit 1)`,
  );
}

/** Forgets reports, and groups without any, from before this time. */
export async function forgetReports(sql: Reader, before: Date): Promise<void> {
  await sql.primaryRow('delete from error_report where received_at < $1', [before]);
  await sql.primaryRow('delete from error_group where last_seen < $1', [before]);
}

export interface ErrorGroupRow {
  id: string;
  status: ErrorStatus;
  level: string;
  name: string | null;
  message: string;
  remote: string | null;
  first_version: string | null;
  last_version: string | null;
  count: number;
  first_seen: string;
  last_seen: string;
  updated_by: string | null;
  updated_at: string | null;
  version: number;
}

const COLUMNS = `g.id, g.status, g.level, g.name, g.message, g.remote_name as remote, g.first_version, g.last_version, g.count,
  ${instant('g.first_seen')} as first_seen, ${instant('g.last_seen')} as last_seen, u.email as updated_by,
  ${instant('g.updated_at')} as updated_at, g.version`;
const SOURCE = 'error_group g left join "user" u on u.id = g.updated_by';

const ORDER: Record<ErrorGroupSort, string> = {
  last_seen: 'g.last_seen desc, g.id',
  first_seen: 'g.first_seen desc, g.id',
  count: 'g.count desc, g.id',
};

/** One page of groups and the number of all that fit. */
export async function listErrorGroups(
  sql: Reader,
  query: ListErrorReportsQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: ErrorGroupRow[] }> {
  const reported = (condition: string) =>
    `exists (select from error_report r where r.fingerprint = g.fingerprint and ${condition})`;
  const filters = new Statement()
    .filter(query.status, (p) => `g.status = ${p}`)
    .filter(query.level, (p) => `g.level = ${p}`)
    .filter(query.remote, (p) => `coalesce(g.remote_name, 'shell') = ${p}`)
    .filter(query.version, (p) => reported(`coalesce(r.remote_version, r.shell_version) = ${p}`))
    // What a visitor reads out is the end; letters, digits and hyphens mean themselves in a pattern.
    .filter(query.error_id, (p) => reported(`(r.error_id ^@ ${p}::text or r.error_id ilike '%' || ${p}::text)`))
    .contains(query.search, 'g.message', 'g.name');
  const counted = await sql.primaryRow<{ count: number }>(
    `select count(*)::int as count from error_group g where ${filters.condition}`,
    filters.values,
  );
  const rows = await sql.primaryRows<ErrorGroupRow>(
    `select ${COLUMNS} from ${SOURCE} where ${filters.condition} order by ${ORDER[query.sort ?? 'last_seen']}
     limit ${limit} offset ${offset}`,
    filters.values,
  );
  return { count: counted?.count ?? 0, rows };
}

/** One group; locked until the end of the transaction with `lock`. */
export const findErrorGroup = (sql: Reader, id: string, lock = false): Promise<ErrorGroupRow | null> =>
  sql.primaryRow<ErrorGroupRow>(`select ${COLUMNS} from ${SOURCE} where g.id = $1 ${lock ? 'for update of g' : ''}`, [
    id,
  ]);

/** Which versions reported it, the one with the most reports first. */
export const versionsOfGroup = (sql: Reader, id: string) =>
  sql.primaryRows<{ version: string | null; count: number; last_seen: string }>(
    `select coalesce(r.remote_version, r.shell_version) as version, count(*)::int as count,
       ${instant('max(r.received_at)')} as last_seen
     from error_report r join error_group g using (fingerprint) where g.id = $1 group by 1 order by 2 desc, 1 limit 50`,
    [id],
  );

/** Its latest reports. */
export const reportsOfGroup = (sql: Reader, id: string) =>
  sql.primaryRows(
    `select r.error_id, r.message, r.stack, r.component_stack, r.url, r.user_agent, r.remote_version, r.shell_version,
       ${instant('r.occurred_at')} as occurred_at, ${instant('r.received_at')} as received_at
     from error_report r join error_group g using (fingerprint) where g.id = $1 order by r.received_at desc limit 20`,
    [id],
  );

/** Sets the state of a group. */
export async function setErrorStatus(
  sql: Reader,
  { id, status, actorId, now }: { id: string; status: ErrorStatus; actorId: string; now: Date },
): Promise<void> {
  await sql.primaryRow(
    'update error_group set status = $2, updated_by = $3, updated_at = $4, version = version + 1 where id = $1',
    [id, status, actorId, now],
  );
}
