import pg from 'pg';
import { type Owner, within } from '../../platform/data/owner.js';
import { findPlaces, type Place } from './media-places.queries.js';

/** Columns of one table that name pictures. */
type Table = readonly [Place, ...Place[]];

const name = (identifier: string) => pg.escapeIdentifier(identifier);
const text = (literal: string) => pg.escapeLiteral(literal);

/** Most documents name no picture: this is seen faster than by reading them. */
const HINT = '%"media%';
/** Functions of the triggers begin so. */
const PREFIX = 'media_use_of_';
/** Says that all triggers stand: a comment on what they call. */
const MARKED = 'function media_ids(jsonb)';
const KEPT = 'All triggers stand.';

const EVENTS = [
  { event: 'insert', rows: 'referencing new table as fresh' },
  { event: 'update', rows: 'referencing old table as gone new table as fresh' },
  { event: 'delete', rows: 'referencing old table as gone' },
  { event: 'truncate', rows: '' },
];

const keyOf = ([{ keys }]: Table) => `concat_ws('/', ${keys.map((key) => `r.${name(key)}`).join(', ')})`;

/** Rows of `media_use` for the rows of a table, or of a transition table. */
const usesIn = (table: Table, rows: string): string =>
  table
    .map(({ relation, owner, link, field, column, is_json: isJson }) => {
      const media = isJson ? 'named.id' : `r.${name(column)}`;
      const from = isJson ? `${rows} r cross join lateral media_ids(r.${name(column)}) named(id)` : `${rows} r`;
      const some = isJson ? `r.${name(column)}::text like ${text(HINT)}` : `${media} is not null`;
      return `select ${text(relation)}, ${keyOf(table)}, ${text(field)}, ${media}, ${text(owner)}, r.${name(link)}::text
        from ${from} where ${some}`;
    })
    .join(' union all ');

/** What a change must touch to matter. */
const factsOf = (table: Table): string => {
  const [{ keys, link }] = table;
  return [...new Set([...keys, link, ...table.map(({ column }) => column)])].map(name).join(', ');
};

/** The function of a table's triggers: called once a statement; rows that went are `gone`, rows that came are `fresh`. */
const functionOf = (table: Table): string => `
  create function ${name(PREFIX + table[0].relation)}() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    if tg_op = 'TRUNCATE' then
      delete from media_use where relation = ${text(table[0].relation)};
      return null;
    end if;
    if tg_op = 'UPDATE' then
      if not exists (select ${factsOf(table)} from gone except select ${factsOf(table)} from fresh) then
        return null;
      end if;
    end if;
    if tg_op <> 'INSERT' then
      delete from media_use u using gone r where u.relation = ${text(table[0].relation)} and u.row_key = ${keyOf(table)};
    end if;
    if tg_op <> 'DELETE' then
      insert into media_use ${usesIn(table, 'fresh')};
    end if;
    return null;
  end $$`;

/**
 * Sets the triggers that keep `media_use` on every table that can name a picture, and fills it. Part of the preparation of a
 * database, after its migrations: a table that they added is kept like all others. Costs one read where all is kept.
 * @param owner a client of the owner role
 */
export async function keepMediaUses(owner: Owner): Promise<void> {
  const known = await owner.query(`select obj_description('media_ids(jsonb)'::regprocedure, 'pg_proc') as state`);
  if (known.rows[0]?.['state'] === KEPT) return;
  await within(owner, async () => {
    await releaseMediaUses(owner);
    await watchMediaUses(owner);
  });
}

/** Sets the triggers and fills the table in the caller's transaction, after `releaseMediaUses`: what is written meanwhile waits, and is met by them. */
export async function watchMediaUses(owner: Owner): Promise<void> {
  const primaryRows = async <T extends object>(statement: string, values: readonly unknown[] = []) =>
    (await owner.query(statement, [...values])).rows as T[];
  const places = Object.groupBy(await findPlaces({ primaryRows }), ({ relation }) => relation);
  const tables = Object.values(places).filter((table): table is [Place, ...Place[]] => table?.[0] !== undefined);
  await owner.query('delete from media_use');
  for (const table of tables) {
    const [{ relation }] = table;
    await owner.query(functionOf(table));
    for (const { event, rows } of EVENTS)
      await owner.query(`create trigger media_use_${event} after ${event} on ${name(relation)} ${rows}
        for each statement execute function ${name(PREFIX + relation)}()`);
    await owner.query(`insert into media_use ${usesIn(table, name(relation))}`);
  }
  await owner.query(`comment on ${MARKED} is ${text(KEPT)}`);
}

/** Takes the triggers away, so that migrations may change what they read. Before there is anything to keep it does nothing. */
export async function releaseMediaUses(owner: Owner): Promise<void> {
  await owner.query(`do $$
    declare
      kept regproc;
    begin
      if to_regclass('media_use') is null then
        return;
      end if;
      comment on ${MARKED} is null;
      for kept in select oid from pg_proc where starts_with(proname, '${PREFIX}') and pronamespace = 'public'::regnamespace loop
        execute format('drop function %s cascade', kept::regprocedure);
      end loop;
    end $$`);
}
