import { createHash } from 'node:crypto';
import pg from 'pg';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { type Owner, within } from '../../platform/data/owner.js';
import { CARD_KINDS, type CardKind } from './card.entity.js';
import { CARDS, LISTING, SOURCES, WATCHES, type Watch } from './card-sources.queries.js';

const name = (identifier: string) => pg.escapeIdentifier(identifier);
const text = (literal: string) => pg.escapeLiteral(literal);

/** Functions begin so; what is dropped with them are their triggers. */
const PREFIX = 'card_';
/** Any fixed number: transactions write cards one after another, each seeing what the ones before it have committed. */
const WRITING = 7_302_115;

/** Cards of published rows as the long statement gives them, by language and ids. */
const cardsNow = (kind: CardKind): string => {
  const { alias, item, detail, words } = CARDS[kind];
  const json = (columns: string) => `(select row_to_json(whole)::text from (select ${columns}) whole)`;
  return `create function ${PREFIX}of_${kind}(text, int[]) returns table (id int, item text, detail text) language sql stable as $card$
    select ${alias}.id, ${json(item)}, ${detail === undefined ? 'null::text' : json(detail)}
    from ${kind} ${alias} ${words} where ${alias}.id = any($2) and ${alias}.status = 'published' $card$`;
};

/** Writes the cards with these ids; what is as it was stays untouched. */
const writeCards = (kind: CardKind): string => `
  foreach spoken in array array[${LANGUAGE_CODES.map(text).join(', ')}] loop
    insert into card as kept select ${text(kind)}, now.id, spoken, now.item, now.detail from ${PREFIX}of_${kind}(spoken, changed) now
    on conflict (kind, entity_id, language) do update set item = excluded.item, detail = excluded.detail
    where (kept.item, kept.detail) is distinct from (excluded.item, excluded.detail);
  end loop;
  delete from card where kind = ${text(kind)} and entity_id = any(changed)
    and not exists (select from ${kind} o where o.id = entity_id and o.status = 'published');
  ${kind === 'package' ? WRITE_LISTING : ''}`;

const WRITE_LISTING = `
  delete from package_listing kept where kept.id = any(changed) and not exists (select from package_listing_now now
    where now.id = kept.id and now.destination_id = kept.destination_id and now is not distinct from kept);
  insert into package_listing select now.* from package_listing_now now where now.id = any(changed)
    and not exists (select from package_listing kept where kept.id = now.id and kept.destination_id = now.destination_id);`;

const writer = (kind: CardKind): string => `create function ${PREFIX}write_${kind}(changed int[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    spoken text;
  begin ${writeCards(kind)}
  end $$`;

/** Ids of a kind that the sources in `card_due` are on. */
const dueIds = (kind: CardKind): string =>
  Object.entries(SOURCES)
    .flatMap(([source, kinds]) =>
      (kinds[kind] ?? []).map(
        (ids) => `(with due as (select key from card_due where source = ${text(source)}) ${ids})`,
      ),
    )
    .join(' union ');

/**
 * Works off what the transaction has changed, at its end: of two that change a thing and its place, the later one sees both.
 * Nobody who reads waits, and nobody waits for longer than the writing takes.
 */
const REFRESH = `create function ${PREFIX}refresh() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '8s' as $$
  declare
    ${CARD_KINDS.map((kind) => `${kind}s int[];`).join(' ')}
  begin
    perform pg_advisory_xact_lock(${WRITING});
    ${CARD_KINDS.map((kind) => `select array_agg(id) into ${kind}s from (${dueIds(kind)}) touched;`).join('\n')}
    delete from card_due;
    ${CARD_KINDS.map((kind) => `if ${kind}s is not null then perform ${PREFIX}write_${kind}(${kind}s); end if;`).join('\n')}
    return null;
  end $$`;

const EVENTS = [
  { event: 'insert', rows: 'referencing new table as fresh' },
  { event: 'update', rows: 'referencing old table as gone new table as fresh' },
  { event: 'delete', rows: 'referencing old table as gone' },
  { event: 'truncate', rows: '' },
];

const TRANSACTION = 'pg_current_xact_id()::text::bigint';
/** The row that calls for the writing at the end, one in a transaction. */
const CALL = `insert into card_due values (${TRANSACTION}, '', '') on conflict do nothing;`;

const note = ({ source, key }: Watch, rows: string) => `
  insert into card_due select ${TRANSACTION}, ${text(source)}, r.${name(key)}::text from ${rows} r
  where r.${name(key)} is not null on conflict do nothing;`;

/** Notes what a statement has changed in a table. */
function noteOf(watch: Watch): string {
  const { table, source, key, facts } = watch;
  const seen = facts === undefined ? '*' : [...new Set([key, ...facts])].map(name).join(', ');
  return `create function ${PREFIX}due_${source}_${table}() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if tg_op = 'TRUNCATE' then
        insert into card_due values (${TRANSACTION}, 'term', '') on conflict do nothing;
        ${CALL}
        return null;
      end if;
      if tg_op = 'UPDATE' then
        if not exists (select ${seen} from gone except select ${seen} from fresh) then
          return null;
        end if;
      end if;
      if tg_op <> 'INSERT' then ${note(watch, 'gone')}
      end if;
      if tg_op <> 'DELETE' then ${note(watch, 'fresh')}
      end if;
      ${CALL}
      return null;
    end $$`;
}

const triggersOf = ({ table, source }: Watch): string[] =>
  EVENTS.map(
    ({ event, rows }) => `create trigger card_${source}_${event} after ${event} on ${name(table)} ${rows}
      for each statement execute function ${PREFIX}due_${source}_${table}()`,
  );

const STATEMENTS = [
  `create view package_listing_now as ${LISTING}`,
  ...CARD_KINDS.flatMap((kind) => [cardsNow(kind), writer(kind)]),
  REFRESH,
  `create constraint trigger card_refresh after insert on card_due deferrable initially deferred
   for each row when (new.source = '') execute function ${PREFIX}refresh()`,
  ...WATCHES.flatMap((watch) => [noteOf(watch), ...triggersOf(watch)]),
];

const WRITE_ALL = CARD_KINDS.map(
  (kind) =>
    `select ${PREFIX}write_${kind}(array(select id from ${kind} union select entity_id from card where kind = '${kind}'))`,
);

/** Changes with anything that cards are made of. */
const MADE = createHash('sha256')
  .update([...STATEMENTS, ...WRITE_ALL].join(';'))
  .digest('hex');
/** The triggers stand, the cards are still those of before. */
const WATCHED = `${MADE} to be written`;
const MARKED = `function ${PREFIX}refresh()`;

/**
 * Sets the functions and triggers that keep cards and listings, and writes all of them. Part of the preparation of a database,
 * after its migrations: a release that shows something else in a card brings its own. Costs one read where all is kept.
 * @param owner a client of the owner role
 * @param anew writes everything once more in any case
 */
export async function keepCards(owner: Owner, anew = false): Promise<void> {
  const known = await owner.query(`select obj_description(to_regprocedure('${PREFIX}refresh()'), 'pg_proc') as state`);
  const state = known.rows[0]?.['state'];
  if (state === MADE && !anew) return;
  if (state !== MADE && state !== WATCHED)
    await within(owner, async () => {
      await releaseCards(owner);
      await watchCards(owner);
    });
  // What is written meanwhile waits, and is met by the triggers; visitors read the cards that were.
  const tables = [...new Set(WATCHES.map(({ table }) => name(table)))].toSorted().join(', ');
  await within(owner, async () => {
    await owner.query(`lock table ${tables} in share row exclusive mode`);
    for (const statement of WRITE_ALL) await owner.query(statement);
    await owner.query(`comment on ${MARKED} is ${text(MADE)}`);
  });
}

/** Sets functions and triggers in the caller's transaction, after `releaseCards`; `keepCards` is to write all cards after it. */
export async function watchCards(owner: Owner): Promise<void> {
  for (const statement of STATEMENTS) await owner.query(statement);
  await owner.query(`comment on ${MARKED} is ${text(WATCHED)}`);
}

/** Takes the triggers away, so that migrations may change what they read. Before there is anything to keep it does nothing. */
export async function releaseCards(owner: Owner): Promise<void> {
  await owner.query(`do $$
    declare
      kept regproc;
    begin
      for kept in select oid from pg_proc where starts_with(proname, '${PREFIX}') and pronamespace = 'public'::regnamespace loop
        execute format('drop function %s cascade', kept::regprocedure);
      end loop;
      drop view if exists package_listing_now;
    end $$`);
}
