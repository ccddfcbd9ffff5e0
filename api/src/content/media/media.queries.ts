import type { Sql } from '../../platform/data/sql.js';
import type { Likeness } from '../../platform/uploads/accept-image.js';

type Statements = Pick<Sql, 'primaryRow' | 'primaryRows'>;

/** What deriving a variant needs of a picture. */
export interface MasterRow {
  file: string;
  focal_x: number;
  focal_y: number;
}

/** The master behind an address, present or former; null when there is none. */
export const findMaster = (sql: Statements, key: string, hash: string) =>
  sql.primaryRow<MasterRow>(
    `select file, focal_x, focal_y from media where key = $1 and hash = $2
     union all
     select a.file, a.focal_x, a.focal_y from media m join media_address a on a.media_id = m.id where m.key = $1 and a.hash = $2
     limit 1`,
    [key, hash],
  );

/** A picture whose sizes have not all been derived since it last changed. */
export interface DueRow extends MasterRow {
  id: number;
  key: string;
  hash: string;
  /** True when nobody has looked at its colours yet. */
  faceless: boolean;
}

/** Up to 50 pictures that are due, except these; in no order, so that replicas seldom work on the same. */
export const findDue = (sql: Statements, except: readonly number[]) =>
  sql.primaryRows<DueRow>(
    `select id, key, hash, file, focal_x, focal_y, blurhash is null as faceless from media
     where derived_hash is distinct from hash and id <> all($1::int[]) order by random() limit 50`,
    [except],
  );

/** Notes that every size of a picture is there, unless it has changed meanwhile. It is no change of the row that staff edit. */
export const markDerived = (sql: Statements, id: number, hash: string, likeness: Likeness | null) =>
  sql.primaryRow(
    `update media set derived_hash = $2, dominant_color = coalesce($3, dominant_color), blurhash = coalesce($4, blurhash)
     where id = $1 and hash = $2`,
    [id, hash, likeness?.dominantColor ?? null, likeness?.blurhash ?? null],
  );

/** Lets one transaction at a time bring a file into the library; the others wait longer than for other locks. */
export async function lockFile(sql: Statements, sha256: string): Promise<void> {
  await sql.primaryRow(`set local lock_timeout = '5s'`);
  await sql.primaryRow('select pg_advisory_xact_lock(hashtextextended($1, 30))', [sha256]);
}
