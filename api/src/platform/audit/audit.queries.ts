import { instant } from '../data/sql-text.js';
import { Statement } from '../data/statement.js';
import type { Sql } from '../data/sql.js';
import type { AuditEntryDto, AuditIntegrityDto, ListAuditQuery } from './audit.dto.js';

/** Entries that one check of the chain looks at. */
const CHECKED = 100_000;

const COLUMNS = `e.id, ${instant('e.at')} as at, e.action, e.entity, e.entity_id, e.before, e.after, e.request_id,
  e.seq::int as seq, e.hash, e.prev_hash,
  case when u.id is not null then json_build_object('id', u.id, 'name', trim(concat(u.first_name, ' ', u.last_name)),
    'email', u.email, 'kind', u.kind, 'role', u.role)
    when k.id is not null then json_build_object('id', k.id, 'name', k.name, 'email', '', 'kind', 'key', 'role', null)
    end as actor`;

/** One page of the audit, newest first, and the number of all that fit; `only` is the one actor whose entries count. */
export async function listAudit(
  sql: Sql,
  query: ListAuditQuery & { only?: string | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: AuditEntryDto[] }> {
  const day = (parameter: string) => `(${parameter}::date::timestamp at time zone 'Indian/Maldives')`;
  const filters = new Statement()
    .where('e.seq is not null')
    .filter(query.entity, (p) => `e.entity = ${p}`)
    .filter(query.entity_id, (p) => `e.entity_id = ${p}`)
    .filter(query.actor, (p) => `e.actor_id = ${p}::uuid`)
    .filter(query.only, (p) => `e.actor_id = ${p}::uuid`)
    .filter(query.action, (p) => `(e.action = ${p} or e.action like ${p} || '.%')`)
    .filter(query.request_id, (p) => `e.request_id = ${p}`)
    .filter(query.from, (p) => `e.at >= ${day(p)}`)
    .filter(query.to, (p) => `e.at < ${day(`${p}`)} + interval '1 day'`);
  const counted = await sql.primaryRow<{ count: number }>(
    `select count(*)::int as count from audit_entry e where ${filters.condition}`,
    filters.values,
  );
  const rows = await sql.primaryRows<AuditEntryDto>(
    `select ${COLUMNS} from audit_entry e left join "user" u on u.id = e.actor_id
     left join api_key k on k.id = e.actor_id where ${filters.condition}
     order by e.seq desc limit ${limit} offset ${offset}`,
    filters.values,
  );
  return { count: counted?.count ?? 0, rows };
}

/** Computes the hashes of the latest entries again and compares each with its neighbour's. */
export async function checkChain(sql: Sql): Promise<AuditIntegrityDto> {
  const row = await sql.primaryRow<{ checked: number; first_fault: number | null }>(
    `with latest as (select * from audit_entry where seq is not null order by seq desc limit ${CHECKED}),
     linked as (
       select seq, hash <> audit_hash(prev_hash, (select e from audit_entry e where e.id = latest.id)) as changed,
         prev_hash <> coalesce(lag(hash) over (order by seq), case when seq = 1 then repeat('0', 64) else prev_hash end) as gap
       from latest)
     select count(*)::int as checked, (min(seq) filter (where changed or gap))::int as first_fault from linked`,
  );
  return { checked: row?.checked ?? 0, intact: row?.first_fault === null, first_fault: row?.first_fault ?? null };
}
