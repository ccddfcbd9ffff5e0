import { searchPatterns } from '../listing/fold-text.js';
import { VARIANTS } from '../listing/sql-parts.js';
import { instant } from '../../platform/data/sql-text.js';
import { pageWindow } from '../../platform/data/page.js';
import type { Sql } from '../../platform/data/sql.js';
import type { ListMediaQuery, MediaRights, MediaSort } from './library.dto.js';
import { IS_USED, USE_COUNT } from './media-usage.queries.js';

type Statements = Pick<Sql, 'primaryRow' | 'primaryRows'>;

const ORDERS: Record<MediaSort, string> = {
  newest: 'm.created_at desc, m.id desc',
  oldest: 'm.created_at, m.id',
  name: 'lower(m.filename), m.id',
  size: 'm.bytes desc, m.id',
};

const RIGHTS: Record<MediaRights, (today: string) => string> = {
  no_licence: () => `coalesce(m.licence, '') = ''`,
  no_consent: () => 'm.consent_until is null',
  consent_over: (today) => `m.consent_until < ${today}::date`,
};

const words = (column: string) =>
  `(select coalesce(json_object_agg(t.language, t.${column} order by t.language), '{}') from media_text t
    where t.media_id = m.id and t.${column} <> '')`;

/** A picture as staff see it. */
const DOCUMENT = `json_build_object('id', m.id, 'key', m.key, 'filename', m.filename, 'original_name', m.original_name,
  'type', m.type, 'bytes', m.bytes, 'width', m.width, 'height', m.height, 'alt', ${words('alt')}, 'caption', ${words('caption')},
  'credit', m.credit, 'licence', m.licence, 'source_url', m.source_url, 'consent_until', m.consent_until,
  'focal_x', m.focal_x, 'focal_y', m.focal_y, 'dominant_color', m.dominant_color, 'blurhash', m.blurhash,
  'folder', m.folder, 'tags', to_json(m.tags), 'variants', ${VARIANTS},
  'created_at', ${instant('m.created_at')}, 'updated_at', ${instant('m.updated_at')},
  'updated_by', (select u.email from "user" u where u.id = m.updated_by), 'version', m.version)`;

/** A picture as staff see it, without its uses; null when there is none. */
export const findDocument = async <T extends object>(sql: Statements, id: number): Promise<T | null> =>
  (await sql.primaryRow<{ body: T }>(`select ${DOCUMENT} as body from media m where m.id = $1`, [id]))?.body ?? null;

/**
 * JSON of a page of the library, each picture with how often it is shown.
 * @param today calendar date in the Maldives
 */
export async function listMedia(
  sql: Statements,
  query: ListMediaQuery,
  today: string,
): Promise<{ count: number; body: string }> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['true'];
  if (query.folder !== undefined) {
    const folder = bind(query.folder);
    conditions.push(`(m.folder = ${folder} or ${folder} <> '' and starts_with(m.folder, ${folder} || '/'))`);
  }
  if (query.tag !== undefined) conditions.push(`m.tags @> array[${bind(query.tag)}::text]`);
  if (query.type !== undefined) conditions.push(`m.type = ${bind(query.type)}`);
  for (const pattern of searchPatterns(query.search ?? '')) conditions.push(`m.search like ${bind(pattern)}`);
  if (query.missing_alt !== undefined) {
    const language = bind(query.missing_alt);
    conditions.push(
      `not exists (select from media_text t where t.media_id = m.id and t.language = ${language} and t.alt <> '')`,
    );
  }
  if (query.unused !== undefined) conditions.push(`${query.unused ? 'not ' : ''}${IS_USED}`);
  if (query.rights !== undefined)
    conditions.push(RIGHTS[query.rights](query.rights === 'consent_over' ? bind(today) : ''));
  const { limit, offset } = pageWindow(query);
  const order = ORDERS[query.sort ?? 'newest'];
  const row = await sql.primaryRow<{ count: number; body: string }>(
    // Documents are made for the page alone: those before it would cost as much as all of them.
    `with found as materialized (select m.id, row_number() over (order by ${order}) as place
       from media m where ${conditions.join(' and ')}),
     page as materialized (select * from found order by place limit ${bind(limit)}::int offset ${bind(offset)}::int)
     select (select count(*)::int from found) as count,
       (select coalesce(json_agg(${DOCUMENT}::jsonb || jsonb_build_object('usage_count', ${USE_COUNT}) order by p.place), '[]')::text
         from page p join media m on m.id = p.id) as body`,
    values,
  );
  return row ?? { count: 0, body: '[]' };
}

/** Name and master of a picture; null when there is none. */
export const findMasterFile = (sql: Statements, id: number) =>
  sql.primaryRow<{ key: string; file: string }>('select key, file from media where id = $1', [id]);

/** Folders that hold pictures themselves. */
export const findFolders = (sql: Statements) =>
  sql.primaryRows<{ folder: string; count: number }>(
    'select folder, count(*)::int as count from media group by folder order by folder',
  );

/** Tags in use with how many pictures carry them. */
export const findTags = (sql: Statements) =>
  sql.primaryRows<{ tag: string; count: number }>(
    'select tag, count(*)::int as count from media, unnest(tags) tag group by tag order by tag',
  );

/** Files of a picture's masters, and the hashes of all addresses it ever had. */
export const findFiles = (sql: Statements, id: number) =>
  sql.primaryRows<{ file: string; hash: string }>(
    `select file, hash from media where id = $1 union select file, hash from media_address where media_id = $1`,
    [id],
  );

/** Which of these masters a picture still needs. */
export const findNeeded = async (sql: Statements, files: readonly string[]): Promise<Set<string>> => {
  const rows = await sql.primaryRows<{ file: string }>(
    `select file from media where file = any($1::text[]) union select file from media_address where file = any($1::text[])`,
    [files],
  );
  return new Set(rows.map(({ file }) => file));
};
