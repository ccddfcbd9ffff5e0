import { createHash } from 'node:crypto';
import pg from 'pg';
import { type Owner, within } from '../../platform/data/owner.js';
import { PRICED_KINDS, type PricedKind } from './card-prices.queries.js';

/** Columns of a table that prices depend on, and the things whose price they are part of: `r` has the changed rows. */
interface Watch extends Partial<Record<PricedKind, string>> {
  table: string;
  facts: string;
}

const scoped = (table: string, facts: string): Watch => ({
  table,
  facts: `package_id, resort_id, ${facts}`,
  package: 'select p.id from r join package p on p.id = r.package_id or num_nonnulls(r.package_id, r.resort_id) = 0',
  resort: 'select o.id from r join resort o on o.id = r.resort_id or num_nonnulls(r.package_id, r.resort_id) = 0',
});

/** Packages that stay in a place: by name, or by the nights that are counted there. */
const staying = (key: string): string =>
  `select l.package_id from r join package_resort l on l.resort_id = r.${key}
   union select l.package_id from r join package_stay l on l.resort_id = r.${key}`;

const WATCHES: Watch[] = [
  {
    table: 'package',
    facts: `id, deleted_at, price_minor, original_price_minor, pricing_type, occupancy, price_taxes, single_supplement_minor,
      group_size_min, group_size_max, duration_nights, start_date, end_date, available_from, available_to, sold_by, confirmation_mode`,
    package: 'select id from r',
  },
  { table: 'package_resort', facts: 'package_id, resort_id, position', package: 'select package_id from r' },
  {
    table: 'package_stay',
    facts: 'package_id, position, resort_id, room_code, nights',
    package: 'select package_id from r',
  },
  scoped('season', 'code, first_night, last_night, priority, surcharge_bp, min_nights, obligatory'),
  scoped(
    'reduction',
    'code, off_bp, arrive_from, arrive_to, book_from, book_to, days_ahead_min, days_ahead_max, nights_min, is_active',
  ),
  {
    table: 'tax_rule',
    facts: 'code, kind, rate, base, applies_to, valid_from, valid_to, places, rooms_max, rooms_min, age_min',
    package: 'select p.id from package p where exists (select from r)',
    resort: 'select o.id from resort o where exists (select from r)',
  },
  {
    table: 'resort',
    facts: `id, deleted_at, place_type, registered_rooms, check_in_time, check_out_time, service_charge_rate, room_types,
      price_includes_taxes`,
    package: staying('id'),
    resort: 'select id from r',
  },
  {
    // A place more or less changes nothing: only whether there is one.
    table: 'departure',
    facts: 'package_id, start_date, status, cutoff_at, price_minor, held + sold < capacity as has_places',
    package: 'select package_id from r',
  },
  {
    table: 'allotment',
    facts: 'resort_id, room_code, date, stop_sell, min_nights, price_minor, held + sold < rooms as has_rooms',
    package:
      'select l.package_id from r join package_stay l on l.resort_id = r.resort_id and l.room_code = r.room_code',
    resort: 'select resort_id from r',
  },
];

const EVENTS = [
  { event: 'insert', rows: 'referencing new table as fresh' },
  { event: 'update', rows: 'referencing old table as gone new table as fresh' },
  { event: 'delete', rows: 'referencing old table as gone' },
];

/** Functions begin so; what is dropped with them are their triggers. */
const PREFIX = 'price_due_';

/** Notes what a statement may have changed the price of, for whoever works it off. */
const noteOf = ({ table, facts, ...found }: Watch): string => {
  const from = (rows: string) => `select ${facts} from ${rows}`;
  const note = (changed: string) =>
    PRICED_KINDS.map((kind) =>
      found[kind] === undefined
        ? ''
        : `
    insert into ${kind}_price_due select distinct pg_current_xact_id()::text::bigint, found.id
    from (with r as (${changed}) ${found[kind]}) found (id) on conflict do nothing;`,
    ).join('');
  return `create function ${PREFIX}${table}() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if tg_op = 'INSERT' then ${note(from('fresh'))}
      elsif tg_op = 'DELETE' then ${note(from('gone'))}
      else ${note(`(${from('gone')} except ${from('fresh')}) union (${from('fresh')} except ${from('gone')})`)}
      end if;
      return null;
    end $$`;
};

const STATEMENTS = [
  ...WATCHES.flatMap((watch) => [
    noteOf(watch),
    ...EVENTS.map(
      ({ event, rows }) => `create trigger price_due_${event} after ${event} on ${watch.table} ${rows}
        for each statement execute function ${PREFIX}${watch.table}()`,
    ),
  ]),
  // Nobody has noted what changed before.
  ...PRICED_KINDS.map((kind) => `update ${kind}_price set fresh_until = '-infinity'`),
];

/** Changes with anything that prices depend on. */
const MADE = createHash('sha256').update(STATEMENTS.join(';')).digest('hex');
const MARKED = `${PREFIX}package()`;

/**
 * Sets the functions and triggers that note which prices are due, and has all of them made anew. Part of the preparation of a database,
 * after its migrations. Costs one read where all is kept.
 * @param owner a client of the owner role
 */
export async function keepPrices(owner: Owner): Promise<void> {
  const known = await owner.query(`select obj_description(to_regprocedure('${MARKED}'), 'pg_proc') as state`);
  if (known.rows[0]?.['state'] === MADE) return;
  await within(owner, async () => {
    await releasePrices(owner);
    await watchPrices(owner);
  });
}

/** Sets functions and triggers in the caller's transaction, after `releasePrices`. */
export async function watchPrices(owner: Owner): Promise<void> {
  await owner.query(`lock table ${WATCHES.map(({ table }) => table).join(', ')} in share row exclusive mode`);
  for (const statement of STATEMENTS) await owner.query(statement);
  await owner.query(`comment on function ${MARKED} is ${pg.escapeLiteral(MADE)}`);
}

/** Takes the triggers away, so that migrations may change what they read. Before there is anything to keep it does nothing. */
export async function releasePrices(owner: Owner): Promise<void> {
  await owner.query(`do $$
    declare
      kept regproc;
    begin
      for kept in select oid from pg_proc where starts_with(proname, '${PREFIX}') and pronamespace = 'public'::regnamespace loop
        execute format('drop function %s cascade', kept::regprocedure);
      end loop;
    end $$`);
}
