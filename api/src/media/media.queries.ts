import type { Language } from '@atoll/contract/languages';
import { picture } from '../catalogue/sql-parts.js';
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

/** A picture as the API shows it. */
export interface PictureRow {
  id: number;
  key: string;
  alt: string;
  focal_x: number;
  focal_y: number;
  width: number;
  height: number;
  variants: { thumbnail: string; card: string; gallery: string; hero: string; share: string };
}

/** Cover pictures of packages, by package. */
export async function findPackageCovers(
  sql: Sql,
  packageIds: readonly number[],
  language: Language,
): Promise<Map<number, PictureRow>> {
  const rows = await sql.rows<{ id: number; cover: PictureRow | null }>(
    `select p.id, ${picture('p.cover_id')} as cover from package p where p.id = any($2::int[])`,
    [language, packageIds],
  );
  return new Map(rows.flatMap(({ id, cover }) => (cover ? [[id, cover] as const] : [])));
}
