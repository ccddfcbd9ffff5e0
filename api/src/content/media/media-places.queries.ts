import type { Sql } from '../../platform/data/sql.js';

/** Runs statements: `Sql`, `transactionSql` to see what a transaction has written, or a client of the owner. */
export type Statements = Pick<Sql, 'primaryRows'>;

/** A column that names pictures, and the thing its row belongs to. */
export interface Place {
  relation: string;
  column: string;
  /** Name of the use: the column without `_id`, or the link. */
  field: string;
  is_json: boolean;
  /** Primary key of `relation`. */
  keys: string[];
  /** Table of the thing, its key, and the column of `relation` that holds it. */
  owner: string;
  owner_key: string;
  link: string;
  /** Column of the thing, or of its words, that a person knows it by. */
  label_column: string | null;
  text_column: string | null;
}

/** Words are part of the picture; former addresses too. */
const OWN_TABLES = ['media_text', 'media_address'];

/** Columns a thing is known by, the best first. */
const LABELS = ['name', 'title', 'filename', 'slug', 'page_key', 'code', 'key'];

/**
 * Every column that can name a picture, as Postgres itself knows it: foreign keys to `media`, and JSON columns of what staff
 * edit (tables with `updated_by`, and their words). A table that is added tomorrow is in the answer. A row with a cascading key
 * belongs to what that key names: `package_image` to `package`.
 */
export async function findPlaces(sql: Statements): Promise<Place[]> {
  const places = await sql.primaryRows<Omit<Place, 'field'>>(
    `with named as (
       select c.conrelid as relation, a.attname as "column", false as is_json
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid = 'media'::regclass
       union all
       select a.attrelid, a.attname, true
       from pg_attribute a join pg_class t on t.oid = a.attrelid
       where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and a.atttypid = 'jsonb'::regtype and not a.attisdropped
     ), owned as (
       select n.*, coalesce(up.confrelid, n.relation) as owner, la.attname as link
       from named n
       left join lateral (
         select f.confrelid, f.conkey[1] as attnum from pg_constraint f
         where f.conrelid = n.relation and f.contype = 'f' and f.confdeltype = 'c' and array_length(f.conkey, 1) = 1
           and f.confrelid <> 'media'::regclass
         order by f.conkey limit 1
       ) up on true
       left join pg_attribute la on la.attrelid = n.relation and la.attnum = up.attnum
     ), keyed as (
       select o.*, (select array_agg(a.attname::text order by k.place) from pg_index i
           cross join lateral unnest(i.indkey::int2[]) with ordinality k(attnum, place)
           join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
           where i.indrelid = o.relation and i.indisprimary) as keys,
         (select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
         where i.indrelid = o.owner and i.indisprimary) as owner_key
       from owned o
     )
     select r.relname as relation, k."column", k.is_json, k.keys, e.relname as owner, k.owner_key,
       coalesce(k.link, k.owner_key) as link,
       (select a.attname from pg_attribute a where a.attrelid = e.oid and not a.attisdropped and a.attname = any($2::text[])
         order by array_position($2::text[], a.attname::text) limit 1) as label_column,
       (select a.attname from pg_attribute a join pg_class t on t.oid = a.attrelid
         where t.relname = e.relname || '_text' and t.relnamespace = e.relnamespace and a.attname in ('name', 'title')
         order by a.attname limit 1) as text_column
     from keyed k join pg_class r on r.oid = k.relation join pg_class e on e.oid = k.owner
     where r.relname <> all($1::text[]) and k.owner_key is not null and k.keys is not null
       and (not k.is_json or exists (select from pg_attribute a where a.attrelid = e.oid and a.attname = 'updated_by'))
     order by r.relname, k."column"`,
    [OWN_TABLES, LABELS],
  );
  return places.map((place) => ({ ...place, field: fieldOf(place) }));
}

function fieldOf({ relation, owner, column }: Omit<Place, 'field'>): string {
  if (relation === owner || column !== 'media_id') return column.replace(/_id$/, '');
  return relation.startsWith(`${owner}_`) ? relation.slice(owner.length + 1) : relation;
}
