import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@atoll/contract/languages';
import type { Read } from '../catalogue/reader.js';
import { picture } from '../catalogue/sql-parts.js';
import { Statement } from '../catalogue/statement.js';
import { transactionSql } from '../common/transaction-sql.js';

/** Members of the picture `i` of the resort `r`. */
const IMAGE = `'id', i.id, 'resort', i.resort_id, 'media', ${picture('i.media_id')},
  'caption', coalesce(i.captions ->> $1, i.captions ->> 'en'), 'kind', i.kind, 'position', i.position,
  'is_cover', i.media_id is not distinct from r.cover_id, '_i18n', json_build_object('language', $1::text,
    'fallback_fields', case when i.captions ? 'en' and not i.captions ? $1 then '["caption"]'::json else '[]'::json end,
    'outdated_fields', '[]'::json)`;

/** Pictures of one published place to stay in their order; no row when there is no such place. */
export function listResortImages(idOrSlug: string, language: Language): Read {
  const statement = new Statement(language);
  const by = /^\d{1,9}$/.test(idOrSlug)
    ? `r.id = ${statement.bind(idOrSlug)}::int`
    : `r.slug = ${statement.bind(idOrSlug)}`;
  const text = `select (select coalesce(json_agg(json_build_object(${IMAGE}) order by i.position, i.id), '[]')
      from resort_image i where i.resort_id = r.id)::text as body
    from resort r where ${by} and r.status = 'published'`;
  return { text, values: statement.values, repeated: true };
}

/** Ids of a place's pictures in their order. */
export async function imageIds(em: EntityManager, resort: number): Promise<number[]> {
  const rows = await transactionSql(em).primaryRows<{ id: number }>(
    'select id from resort_image where resort_id = $1 order by position, id',
    [resort],
  );
  return rows.map(({ id }) => id);
}

/** Numbers a place's pictures in this order, from 1. */
export async function orderImages(em: EntityManager, resort: number, ids: readonly number[]): Promise<void> {
  await transactionSql(em).primaryRows(
    `update resort_image i set position = x.place from unnest($2::int[]) with ordinality x(id, place)
     where i.id = x.id and i.resort_id = $1 and i.position <> x.place`,
    [resort, [...ids]],
  );
}

/** Makes a picture the cover; without one the first picture is, and none when there is none. */
export async function setCover(em: EntityManager, resort: number, media: number | null): Promise<void> {
  await transactionSql(em).primaryRows(
    `update resort set cover_id = coalesce($2::int,
       (select i.media_id from resort_image i where i.resort_id = $1 order by i.position, i.id limit 1)) where id = $1`,
    [resort, media],
  );
}

/** Notes that a person has changed a place's pictures: seeds leave the place alone from now on. */
export async function markTouched(em: EntityManager, resort: number, actor: string | null): Promise<void> {
  await transactionSql(em).primaryRows('update resort set updated_by = $2::uuid where id = $1 and updated_by is null', [
    resort,
    actor,
  ]);
}

/** Id of a place's cover in the library. */
export async function coverOf(em: EntityManager, resort: number): Promise<number | null> {
  const row = await transactionSql(em).primaryRow<{ cover_id: number | null }>(
    'select cover_id from resort where id = $1',
    [resort],
  );
  return row?.cover_id ?? null;
}

/** Names of a place by language: alternative texts of pictures that come without a caption. */
export async function resortNames(em: EntityManager, resort: number): Promise<Record<string, string>> {
  const rows = await transactionSql(em).primaryRows<{ language: string; name: string }>(
    'select language, name from resort_text where resort_id = $1 and name is not null',
    [resort],
  );
  return Object.fromEntries(rows.map(({ language, name }) => [language, name]));
}
