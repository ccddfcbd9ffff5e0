import type { EntityManager } from '@mikro-orm/postgresql';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { searchText } from './fold-text.js';

/** Tables with a search column. */
export type Searched = 'destination' | 'resort' | 'package' | 'experience' | 'transfer' | 'location';

/** Labels of a code in every language. */
const labels = (kind: string, code: string) =>
  `array(select x.value from term l, jsonb_each_text(l.labels) x where l.kind = '${kind}' and l.code = ${code})`;

/** Names of a destination in every language, with its island and atoll. */
const placeNames = (alias: string) =>
  `array(select t.name from destination_text t where t.destination_id = ${alias}.id order by t.language)
   || ${alias}.island::text || ${labels('atoll', `${alias}.atoll`)}`;

/** What each kind is found by: its own names and those of where it is. */
const NAMES: Record<Searched, string> = {
  destination: `select o.id, ${placeNames('o')} || array(select jsonb_array_elements_text(o.tags)) as names from destination o`,
  resort: `select o.id, array(select t.name::text from resort_text t where t.resort_id = o.id order by t.language)
      || o.island::text || ${labels('atoll', 'o.atoll')} || ${placeNames('d')} || o.style_tags as names
    from resort o join destination d on d.id = o.destination_id`,
  package: `select o.id, array(select t.name::text from package_text t where t.package_id = o.id order by t.language)
      || o.code::text
      || array(select unnest(${placeNames('d')}) from package_destination l join destination d on d.id = l.destination_id
           where l.package_id = o.id order by l.position)
      || array(select t.name::text from package_resort l join resort_text t on t.resort_id = l.resort_id
           where l.package_id = o.id order by l.position, t.language)
      || array(select t.name::text from category c join category_text t on t.category_id = c.id
           where c.slug = o.category_code order by t.language) as names
    from package o`,
  experience: `select o.id, array(select t.name::text from experience_text t where t.experience_id = o.id order by t.language)
      || array(select unnest(${placeNames('d')}) from experience_destination l join destination d on d.id = l.destination_id
           where l.experience_id = o.id order by l.position)
      || ${labels('experience_category', 'o.category_code')} as names
    from experience o`,
  transfer: `select o.id, array(select t.name::text from transfer_text t where t.transfer_id = o.id order by t.language)
      || array(select t.name::text from resort_text t where t.resort_id = o.to_resort_id order by t.language)
      || array(select unnest(${placeNames('d')}) from destination d
           where d.id = coalesce(o.to_destination_id, (select r.destination_id from resort r where r.id = o.to_resort_id))) as names
    from transfer o`,
  location: `select o.id, array(select t.name from location_text t where t.location_id = o.id order by t.language)
      || o.island::text || ${labels('atoll', 'o.atoll')}
      || array(select unnest(${placeNames('d')}) from destination d where d.id = o.destination_id) as names
    from location o`,
};

/** Rows that carry the names of others. */
const FOLLOWERS: Record<Searched, { table: Searched; ids: string }[]> = {
  destination: [
    { table: 'resort', ids: 'select id from resort where destination_id = any($1::int[])' },
    { table: 'package', ids: 'select package_id as id from package_destination where destination_id = any($1::int[])' },
    {
      table: 'experience',
      ids: 'select experience_id as id from experience_destination where destination_id = any($1::int[])',
    },
    { table: 'transfer', ids: 'select id from transfer where to_destination_id = any($1::int[])' },
    { table: 'location', ids: 'select id from location where destination_id = any($1::int[])' },
  ],
  resort: [
    { table: 'package', ids: 'select package_id as id from package_resort where resort_id = any($1::int[])' },
    { table: 'transfer', ids: 'select id from transfer where to_resort_id = any($1::int[])' },
  ],
  package: [],
  experience: [],
  transfer: [],
  location: [],
};

/**
 * Writes the search column of rows anew, and of the rows that carry their names: a destination's new name finds its resorts and
 * packages. Runs in the transaction that changed them; versions stay as they are.
 */
export async function refreshSearch(em: EntityManager, table: Searched, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const sql = transactionSql(em);
  const rows = await sql.primaryRows<{ id: number; names: (string | null)[] }>(
    `select id, names from (${NAMES[table]}) found where id = any($1::int[])`,
    [[...ids]],
  );
  await sql.primaryRows(
    `update ${table} set search = found.search from unnest($1::int[], $2::text[]) found(id, search)
     where ${table}.id = found.id and ${table}.search <> found.search`,
    [rows.map(({ id }) => id), rows.map(({ names }) => searchText(names))],
  );
  for (const follower of FOLLOWERS[table]) {
    // One transaction is one connection: its statements run after each other anyway.
    const found = await sql.primaryRows<{ id: number }>(follower.ids, [[...ids]]);
    await refreshSearch(em, follower.table, [...new Set(found.map(({ id }) => id))]);
  }
}
