import type { Sql } from '../common/sql.js';

/** What deriving a variant needs of a picture. */
export interface MasterRow {
  file: string;
  focal_x: number;
  focal_y: number;
}

/** The master behind an address; null when the picture is gone or has changed since. */
export const findMaster = (sql: Sql, key: string, hash: string) =>
  sql.row<MasterRow>('select file, focal_x, focal_y from media where key = $1 and hash = $2', [key, hash]);
