import type { EntityManager } from '@mikro-orm/postgresql';
import { instant } from '../../platform/data/sql-text.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { LinkTable, Whole } from './kind.js';
import type { Address } from './slugs.js';

/** Ids of a link table in their order. Names of tables come from the kinds; `owner` is the table of the row with this id. */
export async function readLinks(
  em: EntityManager,
  owner: string,
  { table, of }: LinkTable,
  id: number,
): Promise<number[]> {
  const rows = await transactionSql(em).primaryRows<{ id: number }>(
    `select ${of}_id as id from ${table} where ${owner}_id = $1 order by position, ${of}_id`,
    [id],
  );
  return rows.map((row) => row.id);
}

/** Writes a link table anew, positions from 1. */
export async function writeLinks(
  em: EntityManager,
  owner: string,
  { table, of }: LinkTable,
  { id, ids }: { id: number; ids: readonly number[] },
): Promise<void> {
  const sql = transactionSql(em);
  await sql.primaryRows(`delete from ${table} where ${owner}_id = $1`, [id]);
  await sql.primaryRows(
    `insert into ${table} (${owner}_id, ${of}_id, position)
     select $1, x.id, x.place from unnest($2::int[]) with ordinality x(id, place)`,
    [id, [...ids]],
  );
}

/** Those of the ids that `table` has, soft-deleted rows left out; held until the transaction ends. */
export async function existingIds(em: EntityManager, table: string, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const alive = table === 'media' ? '' : 'and deleted_at is null';
  const rows = await transactionSql(em).primaryRows<{ id: number }>(
    `select id from ${table} where id = any($1::int[]) ${alive} for key share`,
    [[...ids]],
  );
  return new Set(rows.map((row) => row.id));
}

/** Numbers of the rows of `table` that have these slugs, soft-deleted rows left out. */
export async function idsOfSlugs(
  em: EntityManager,
  table: string,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  if (table === 'media') return new Map();
  const rows = await transactionSql(em).primaryRows<{ id: number; slug: string }>(
    `select id, slug from ${table} where slug = any($1::text[]) and deleted_at is null`,
    [[...slugs]],
  );
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/**
 * True when the whole that a row of `table` is part of is there and not deleted.
 * @param lock holds the whole until the transaction ends
 */
export async function hasWhole(
  em: EntityManager,
  table: string,
  id: number,
  { table: whole, column, lock }: Whole & { lock: boolean },
): Promise<boolean> {
  const row = await transactionSql(em).primaryRow(
    `select w.id from ${table} p join ${whole} w on w.id = p.${column} where p.id = $1 and w.deleted_at is null
     ${lock ? 'for no key update of w' : ''}`,
    [id],
  );
  return row !== null;
}

/** Slugs or codes that begin alike, to find a free one. Callers of one kind wait for each other: two drafts never get the same. */
export async function slugsLike(
  em: EntityManager,
  { table, address }: { table: string; address: Address },
  slug: string,
): Promise<Set<string>> {
  const sql = transactionSql(em);
  await sql.primaryRows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`slug ${table}`]);
  const rows = await sql.primaryRows<{ slug: string }>(
    `select ${address} as slug from ${table} where starts_with(${address}, $1)`,
    [slug.slice(0, 70)],
  );
  return new Set(rows.map((row) => row.slug));
}

/** Keeps the old address of a row, takes back the new one from whoever once had it. */
export async function moveSlug(
  em: EntityManager,
  kind: string,
  id: number,
  { from, to, at }: { from: string | null; to: string; at: Date },
): Promise<void> {
  const sql = transactionSql(em);
  await sql.primaryRows('delete from content_slug where kind = $1 and old_slug = $2', [kind, to]);
  if (from === null) return;
  await sql.primaryRows(
    `insert into content_slug (kind, old_slug, entity_id, at) values ($1, $2, $3, $4)
     on conflict (kind, old_slug) do update set entity_id = excluded.entity_id, at = excluded.at`,
    [kind, from, id, at],
  );
}

/** Id of the row that once had this slug. */
export async function movedTo(em: EntityManager, kind: string, slug: string): Promise<number | null> {
  const row = await transactionSql(em).primaryRow<{ entity_id: number }>(
    'select entity_id from content_slug where kind = $1 and old_slug = $2',
    [kind, slug],
  );
  return row?.entity_id ?? null;
}

/** E-mail address of a user, or null. */
export async function emailOf(em: EntityManager, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const row = await transactionSql(em).primaryRow<{ email: string }>('select email from "user" where id = $1', [id]);
  return row?.email ?? null;
}

/** Who has brought a piece of content into the review that it is in by its versions; null for the system. */
export async function submitterOf(em: EntityManager, kind: string, id: number): Promise<string | null> {
  const row = await transactionSql(em).primaryRow<{ actor_id: string | null }>(
    `select r.actor_id from content_revision r
     where r.kind = $1 and r.entity_id = $2 and r.version > coalesce((select max(o.version) from content_revision o
       where o.kind = $1 and o.entity_id = $2 and o.document ->> 'status' <> 'in_review'), 0)
     order by r.version limit 1`,
    [kind, id],
  );
  return row?.actor_id ?? null;
}

/** One version in a list of them. */
export interface VersionRow {
  version: number;
  action: string;
  /** ISO 8601. */
  at: string;
  by: string | null;
  note: string | null;
  document: unknown;
}

const VERSION_COLUMNS = `r.version, r.action, ${instant('r.at')} as at, r.note, u.email as by`;

/** Versions of a row, the newest first, without their documents; and how many there are. */
export async function listVersions(
  em: EntityManager,
  kind: string,
  id: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: Omit<VersionRow, 'document'>[] }> {
  const sql = transactionSql(em);
  const counted = await sql.primaryRow<{ count: number }>(
    'select count(*)::int as count from content_revision where kind = $1 and entity_id = $2',
    [kind, id],
  );
  const rows = await sql.primaryRows<Omit<VersionRow, 'document'>>(
    `select ${VERSION_COLUMNS} from content_revision r left join "user" u on u.id = r.actor_id
     where r.kind = $1 and r.entity_id = $2 order by r.version desc limit $3 offset $4`,
    [kind, id, limit, offset],
  );
  return { count: counted?.count ?? 0, rows };
}

/** A version with the one before it; null when there is none with this number. */
export async function readVersion(
  em: EntityManager,
  kind: string,
  id: number,
  version: number,
): Promise<{ found: VersionRow; previous: VersionRow | null } | null> {
  const rows = await transactionSql(em).primaryRows<VersionRow>(
    `select ${VERSION_COLUMNS}, r.document from content_revision r left join "user" u on u.id = r.actor_id
     where r.kind = $1 and r.entity_id = $2 and r.version <= $3 order by r.version desc limit 2`,
    [kind, id, version],
  );
  const [found, previous] = rows;
  return found?.version === version ? { found, previous: previous ?? null } : null;
}
