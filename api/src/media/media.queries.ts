import type { Sql } from '../common/sql.js';

/** What deriving a variant needs of a picture. */
export interface MasterRow {
  file: string;
  focal_x: number;
  focal_y: number;
}

/** The master behind an address, present or former; null when there is none. */
export const findMaster = (sql: Sql, key: string, hash: string) =>
  sql.primaryRow<MasterRow>(
    `select file, focal_x, focal_y from media where key = $1 and hash = $2
     union all
     select a.file, a.focal_x, a.focal_y from media m join media_address a on a.media_id = m.id where m.key = $1 and a.hash = $2
     limit 1`,
    [key, hash],
  );
