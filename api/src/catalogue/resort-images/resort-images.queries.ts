import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@atoll/contract/languages';
import type { Read } from '../../content/listing/reader.js';
import { localization, picture, word, words } from '../../content/listing/sql-parts.js';
import { inState, stateColumns } from '../../content/listing/staff-list.queries.js';
import { Statement } from '../../platform/data/statement.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { ListResortImagesQuery } from './resort-images.dto.js';

/** Visitors count what they see; staff read the place that they write. */
const PLACE = '(row_number() over (order by i.position, i.id))::int';

/**
 * Public pictures of one published place to stay in their order; no row when there is no such place. For staff those in a state,
 * of a place in any state.
 */
export function listResortImages({ resort, status }: ListResortImagesQuery, language: Language): Read {
  const statement = new Statement(language);
  const by = /^\d{1,9}$/.test(resort) ? `r.id = ${statement.bind(resort)}::int` : `r.slug = ${statement.bind(resort)}`;
  const seen = status === undefined ? `r.status = 'published'` : 'r.deleted_at is null';
  const shown = inState(statement, 'i', status, `i.status = 'published'`);
  const [place, more] = status === undefined ? [PLACE, ''] : ['i.position', stateColumns('resort_image', 'i')];
  const text = `select (select coalesce(json_agg(item), '[]') from (
      select i.id, i.resort_id as resort, ${picture('i.media_id')} as media, ${word('caption')} as caption, i.kind,
        ${place} as position, i.is_cover, ${localization(['caption'])} as "_i18n"${more}
      from resort_image i ${words('resort_image_text', 'resort_image_id', 'i.id')}
      where i.resort_id = r.id and ${shown} order by i.position, i.id) item)::text as body
    from resort r where ${by} and ${seen}`;
  return { text, values: statement.values, repeated: true };
}

/** Id of a place to stay by id or slug, held until the transaction ends: its pictures are written one after the other. */
export async function lockResort(em: EntityManager, idOrSlug: string): Promise<number | null> {
  const by = /^\d{1,9}$/.test(idOrSlug) ? 'id = $1::int' : 'slug = $1';
  const row = await transactionSql(em).primaryRow<{ id: number }>(
    `select id from resort where ${by} and deleted_at is null for no key update`,
    [idOrSlug],
  );
  return row?.id ?? null;
}

/** True when another public picture of the place is this one of the library. */
export async function isShown(em: EntityManager, resort: number, media: number, but: number | null): Promise<boolean> {
  const row = await transactionSql(em).primaryRow(
    `select id from resort_image where resort_id = $1 and media_id = $2 and status = 'published' and id is distinct from $3::int`,
    [resort, media, but],
  );
  return row !== null;
}

/** True when visitors see the place, but no picture of it. */
export async function lacksPicture(em: EntityManager, resort: number): Promise<boolean> {
  const row = await transactionSql(em).primaryRow(
    `select r.id from resort r where r.id = $1 and r.status = 'published'
       and not exists (select from resort_image i where i.resort_id = r.id and i.status = 'published')`,
    [resort],
  );
  return row !== null;
}

/** Puts a picture at its place; the others make room, and close the gap that a deleted one leaves. */
export async function arrange(
  em: EntityManager,
  { id, resort, position, deletedAt }: { id: number; resort: { id: number }; position: number; deletedAt: Date | null },
): Promise<void> {
  const sql = transactionSql(em);
  const others = await sql.primaryRows<{ id: number }>(
    'select id from resort_image where resort_id = $1 and id <> $2 and deleted_at is null order by position, id',
    [resort.id, id],
  );
  const ids = others.map((other) => other.id);
  await sql.primaryRows(
    `update resort_image i set position = x.place from unnest($2::int[]) with ordinality x(id, place)
     where i.id = x.id and i.resort_id = $1 and i.position <> x.place`,
    [resort.id, deletedAt === null ? ids.toSpliced(position - 1, 0, id) : ids],
  );
}

/** What visitors no longer see is not the cover any more, nor again when it comes back. */
export async function resignCover(em: EntityManager, id: number): Promise<void> {
  await transactionSql(em).primaryRows('update resort_image set is_cover = false where id = $1', [id]);
}

/**
 * Makes one public picture of a place the cover, as far as there is one: the written picture if it wants to be, else the one that
 * is, else the first of the others.
 * @param written id of the picture that is being written; it gave the cover up when none is it
 */
export async function chooseCover(em: EntityManager, resort: number, written: number): Promise<void> {
  const sql = transactionSql(em);
  await sql.primaryRows(
    `update resort_image i set is_cover = x.rank = 1 from (
       select id, row_number() over (order by is_cover and id = $2 desc, is_cover desc, id = $2, position, id) as rank
       from resort_image where resort_id = $1 and status = 'published') x
     where i.id = x.id and i.is_cover <> (x.rank = 1)`,
    [resort, written],
  );
  await sql.primaryRows(
    `update resort r set cover_id = x.media_id from (
       select max(media_id) as media_id from resort_image where resort_id = $1 and status = 'published' and is_cover) x
     where r.id = $1 and r.cover_id is distinct from x.media_id`,
    [resort],
  );
}

/** Notes that a person has changed a place's pictures: seeds leave the place alone from now on. */
export async function markTouched(em: EntityManager, resort: number, actor: string | null): Promise<void> {
  await transactionSql(em).primaryRows('update resort set updated_by = $2::uuid where id = $1 and updated_by is null', [
    resort,
    actor,
  ]);
}

/** Names of a place by language: alternative texts of pictures that come without a caption. */
export async function resortNames(em: EntityManager, resort: number): Promise<Record<string, string>> {
  const rows = await transactionSql(em).primaryRows<{ language: string; name: string }>(
    'select language, name from resort_text where resort_id = $1 and name is not null',
    [resort],
  );
  return Object.fromEntries(rows.map(({ language, name }) => [language, name]));
}
