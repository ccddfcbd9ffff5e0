import pg from 'pg';
import type { Sql } from '../common/sql.js';

/** Runs statements: `Sql`, or `transactionSql` to see what a transaction has written. */
type Statements = Pick<Sql, 'primaryRows'>;

/** One place that shows a picture. */
export interface MediaUse {
  /** Table of the thing: `package`, `resort`, `page`. */
  entity: string;
  id: string;
  /** Its English name, else its slug or id. */
  label: string;
  /** Column without `_id`, or the link: `cover`, `image`, `blocks`. */
  field: string;
}

/** A column that names pictures, and the thing its row belongs to. */
interface Place {
  relation: string;
  field: string;
  is_json: boolean;
  /** Table of the thing, its key, and the column of `relation` that holds it. */
  owner: string;
  owner_key: string;
  link: string;
  /** Column of the thing, or of its words, that a person knows it by. */
  label_column: string | null;
  text_column: string | null;
}

/** Where a JSON document names a picture: members of these names hold an id, a list of ids, or an object with one. */
const IN_JSON =
  '$.** ? (@.type() == "object").keyvalue() ? (@.key == "media" || @.key == "media_id" || @.key == "media_ids").value[*]';
/** Most documents name none: this is seen faster. */
const HINT = '%"media%';

const MAX_ID = 2_147_483_647;

/** Words are part of the picture; former addresses too. */
const OWN_TABLES = ['media_text', 'media_address'];

/** Columns a thing is known by, the best first. */
const LABELS = ['name', 'title', 'filename', 'slug', 'page_key', 'code', 'key'];

/**
 * Every column that can name a picture, as Postgres itself knows it: foreign keys to `media`, and JSON columns of what staff
 * edit (tables with `updated_by`, and their words). A table that is added tomorrow is in the answer. A row with a cascading key
 * belongs to what that key names: `package_image` to `package`.
 */
const findPlaces = (sql: Statements) =>
  sql.primaryRows<Place>(
    `with named as (
       select c.conrelid as relation, a.attname as field, false as is_json
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
       select o.*, (select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
         where i.indrelid = o.owner and i.indisprimary) as owner_key
       from owned o
     )
     select r.relname as relation, k.field, k.is_json, e.relname as owner, k.owner_key, coalesce(k.link, k.owner_key) as link,
       (select a.attname from pg_attribute a where a.attrelid = e.oid and not a.attisdropped and a.attname = any($2::text[])
         order by array_position($2::text[], a.attname::text) limit 1) as label_column,
       (select a.attname from pg_attribute a join pg_class t on t.oid = a.attrelid
         where t.relname = e.relname || '_text' and t.relnamespace = e.relnamespace and a.attname in ('name', 'title')
         order by a.attname limit 1) as text_column
     from keyed k join pg_class r on r.oid = k.relation join pg_class e on e.oid = k.owner
     where r.relname <> all($1::text[]) and k.owner_key is not null and has_table_privilege(k.relation, 'select')
       and (not k.is_json or exists (select from pg_attribute a where a.attrelid = e.oid and a.attname = 'updated_by'))
     order by r.relname, k.field`,
    [OWN_TABLES, LABELS],
  );

const name = (identifier: string) => pg.escapeIdentifier(identifier);
const text = (literal: string) => pg.escapeLiteral(literal);

function fieldOf({ relation, owner, field }: Place): string {
  if (relation === owner || field !== 'media_id') return field.replace(/_id$/, '');
  return relation.startsWith(`${owner}_`) ? relation.slice(owner.length + 1) : relation;
}

function labelOf({ owner, owner_key: key, label_column: own, text_column: words }: Place): string {
  const inEnglish = `select w.${name(words ?? '')} from ${name(`${owner}_text`)} w
    where w.${name(`${owner}_id`)} = o.${name(key)} and w.language = 'en'`;
  const known = [words === null ? null : `(${inEnglish})`, own === null ? null : `o.${name(own)}::text`];
  return `coalesce(${[...known.filter((part) => part !== null), `o.${name(key)}::text`].join(', ')})`;
}

/** Statement with a row for each use by the columns of one table that are keys, one by one, or documents, together. */
function usesAt(places: readonly Place[], withLabel: boolean): string {
  const [place] = places;
  if (!place) return '';
  const documents = places.map((one) => `(${text(fieldOf(one))}, r.${name(one.field)})`).join(', ');
  // What is no id is null: the filter of the whole may run before one of this part, and must not meet a text.
  const inDocuments = `cross join lateral (values ${documents}) doc(field, body)
    cross join lateral (select case jsonb_typeof(found.id) when 'number' then (found.id #>> '{}')::numeric end as id
      from (select case jsonb_typeof(value) when 'object' then value -> 'id' else value end as id
        from jsonb_path_query(doc.body, ${text(IN_JSON)}) as value) found) named`;
  const [id, field, source, condition] = place.is_json
    ? [
        `(case when named.id between 1 and ${MAX_ID} then named.id end)::int`,
        'doc.field',
        inDocuments,
        `doc.body::text like ${text(HINT)}`,
      ]
    : [`r.${name(place.field)}`, text(fieldOf(place)), '', `r.${name(place.field)} is not null`];
  const label = withLabel ? `, ${labelOf(place)} as label` : '';
  return `select distinct ${id} as media_id, ${text(place.owner)} as entity, o.${name(place.owner_key)}::text as id, ${field} as field${label}
    from ${name(place.relation)} r join ${name(place.owner)} o on o.${name(place.owner_key)} = r.${name(place.link)} ${source}
    where ${condition}`;
}

/** Changes whenever a table, a foreign key or a JSON column comes or goes. */
const findFingerprint = async (sql: Statements) => {
  const [row] = await sql.primaryRows<{ mark: string }>(
    `select concat_ws(' ', current_database(), (select concat(count(*), ' ', max(oid)) from pg_constraint where contype = 'f'),
       (select max(oid) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace),
       (select count(*) from pg_attribute where atttypid = 'jsonb'::regtype and not attisdropped)) as mark`,
  );
  return row?.mark ?? '';
};

let known: { mark: string; places: Place[] } | undefined;

async function currentPlaces(sql: Statements): Promise<Place[]> {
  const mark = await findFingerprint(sql);
  if (known?.mark !== mark) known = { mark, places: await findPlaces(sql) };
  return known.places;
}

/** Statement with a row (`media_id`, `entity`, `id`, `field`, with or without `label`) for each use of any picture. */
export async function allUses(sql: Statements, withLabel = false): Promise<string> {
  const places = await currentPlaces(sql);
  const documents = Object.values(
    Object.groupBy(
      places.filter((place) => place.is_json),
      ({ relation }) => relation,
    ),
  );
  const keys = places.filter((place) => !place.is_json).map((place) => [place]);
  return [...keys, ...documents].map((group) => usesAt(group ?? [], withLabel)).join('\nunion all\n');
}

/** What shows these pictures, by picture. */
export async function findUses(sql: Statements, ids: readonly number[]): Promise<Map<number, MediaUse[]>> {
  const uses = await allUses(sql, true);
  const rows = await sql.primaryRows<MediaUse & { media_id: number }>(
    `select u.media_id, u.entity, u.id, u.label, u.field from (${uses}) u where u.media_id = any($1::int[])
     order by u.entity, u.label, u.id, u.field`,
    [ids],
  );
  const found = new Map<number, MediaUse[]>(ids.map((id) => [id, []]));
  for (const { media_id: id, ...use } of rows) found.get(id)?.push(use);
  return found;
}
