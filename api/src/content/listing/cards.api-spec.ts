import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { prepareDatabase } from '../../database/prepare-database.js';
import { CARD_KINDS } from './card.entity.js';
import { CARDS, LISTING } from './card-sources.queries.js';
import { keepCards, releaseCards } from './keep-cards.queries.js';

/** A round is a transaction and a look at every card. */
const ROUNDS = process.env['ATOLL_NIGHTLY'] ? 400 : 12;

/** A change of one row, or of several alike; `n` chooses which. */
const row = (table: string, where = 'true') =>
  `(select id from ${table} where ${where} order by id offset $1::int % (select count(*) from ${table} where ${where}) limit 1)`;
const word = `md5($1::int::text)`;
const EDITS = [
  `update package set status = 'unpublished' where id = ${row('package', `status = 'published'`)} and (select count(*) from package where status = 'published') > 6`,
  `update package set status = 'published' where id = ${row('package')}`,
  `update package set status = 'archived', deleted_at = now() where id = ${row('package')} and (select count(*) from package where status = 'published') > 6`,
  `update package set price_minor = 100 + $1::int, original_price_minor = null, is_featured = not is_featured where id = ${row('package')}`,
  `update package_price set amount_minor = 100 + $1::int, lowest_minor = 1, highest_minor = 2000000000, original_minor = null where package_id = ${row('package')} and date is not null`,
  `update resort_price set amount_minor = 100 + $1::int, lowest_minor = 1, highest_minor = 2000000000 where resort_id = ${row('resort')} and date is not null`,
  `delete from resort_price where resort_id = ${row('resort')}`,
  `delete from package_price where package_id = ${row('package')}`,
  `update package set min_age = case when $1::int % 3 = 0 then null else $1::int % 20 end where id = ${row('package')}`,
  `update package set category_code = (select slug from category where id = ${row('category')}) where id = ${row('package')}`,
  `update package set cover_id = ${row('media')}, available_to = date '2027-01-01' + $1::int where id = ${row('package')}`,
  `update package set rating_average = 4.5, review_count = $1::int, slug = 'p-' || ${word}, search = ' ' || ${word} || ' ' where id = ${row('package')}`,
  `update package_text set name = ${word}, status = case when $1::int % 3 = 0 then 'draft' else 'published' end where package_id = ${row('package')}`,
  `update package_text set outdated_fields = '["name"]' where package_id = ${row('package')} and language <> 'en'`,
  `delete from package_text where package_id = ${row('package')} and language = 'ru'`,
  `insert into package_text (package_id, language, name) values (${row('package')}, 'ru', ${word}) on conflict (package_id, language) do update set name = ${word}`,
  `delete from package_destination where package_id = ${row('package')}`,
  `insert into package_destination values (${row('package')}, ${row('destination')}, $1::int) on conflict do nothing`,
  `update package_destination set position = $1::int % 5 where destination_id = ${row('destination')}`,
  `update destination set slug = 'd-' || ${word}, island = ${word} where id = ${row('destination')}`,
  `update destination set status = case when status = 'published' then 'unpublished' else 'published' end where id = ${row('destination')}`,
  `update destination set atoll = (select code from term where kind = 'atoll' order by code offset $1::int % 5 limit 1) where id = ${row('destination')}`,
  `update destination_text set name = ${word} where destination_id = ${row('destination')}`,
  `update destination_text set name = ${word} where language = 'zh'`,
  `update category_text set name = ${word}, status = case when $1::int % 2 = 0 then 'draft' else 'published' end where category_id = ${row('category')}`,
  `update category set slug = 'c-' || ${word} where id = ${row('category')}`,
  `update media set hash = left(${word}, 8), focal_x = 0.25 where id = ${row('media')}`,
  `update media set focal_y = 0.75, width = 1000 + $1::int, height = 1000 + $1::int where id = ${row('media', 'id in (select cover_id from package)')}`,
  `update media set width = 2000 + $1::int where id in (select cover_id from resort)`,
  `update media_text set alt = ${word} where media_id = ${row('media', 'id in (select cover_id from package)')}`,
  `update resort set status = case when status = 'published' then 'unpublished' else 'published' end, cover_id = ${row('media')} where id = ${row('resort')}`,
  `update resort set price_from_minor = 1 + $1::int, transfer_price_minor = $1::int where id = ${row('resort')}`,
  `update resort_text set name = ${word} where resort_id = ${row('resort')}`,
  `delete from package_resort where resort_id = ${row('resort')}`,
  `insert into package_resort values (${row('package')}, ${row('resort')}, $1::int) on conflict do nothing`,
  `update experience set status = case when status = 'published' then 'unpublished' else 'published' end where id = ${row('experience')}`,
  `update experience_text set name = ${word} where experience_id = ${row('experience')}`,
  `delete from experience_destination where destination_id = ${row('destination')}`,
  `update faq set status = case when status = 'published' then 'unpublished' else 'published' end where id = ${row('faq')}`,
  `update faq_text set question = ${word} where faq_id = ${row('faq')}`,
  `update faq_text set answer = ${word} where faq_id in (select faq_id from package_faq)`,
  `insert into package_faq values (${row('package')}, ${row('faq')}, $1::int) on conflict do nothing`,
  `update package_image set position = $1::int % 7 where media_id = ${row('media')}`,
  `update review set title = ${word}, status = case when $1::int % 2 = 0 then 'approved' else 'rejected' end where package_id = ${row('package')}`,
  `update "user" set first_name = ${word}`,
  `update term set labels = jsonb_build_object('en', ${word}) where kind = 'atoll'`,
  `delete from package where id = ${row('package')} and (select count(*) from package where status = 'published') > 6`,
];

describe('cards', () => {
  let test: TestApp;
  let owner: pg.Client;
  const another = async () => {
    const client = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await client.connect();
    return client;
  };
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    owner = await another();
  }, 120_000);
  afterAll(async () => {
    await owner.end();
    await test.close();
  });

  /** Cards and listings that differ from what the long statements say now. */
  async function stale(): Promise<unknown[]> {
    const found: unknown[] = [];
    for (const kind of CARD_KINDS)
      for (const language of LANGUAGE_CODES) {
        const { alias, item, detail, words } = CARDS[kind];
        const json = (columns: string) => `(select row_to_json(whole)::text from (select ${columns}) whole)`;
        const now = `select ${alias}.id, ${json(item)} as item, ${detail ? json(detail) : 'null'} as detail from ${kind} ${alias} ${words}
          where ${alias}.status = 'published'`;
        const { rows } = await owner.query(
          `select coalesce(now.id, kept.entity_id) as id, $2 as kind, now.item is null as "tooMany", kept.item is null as "missing"
           from (${now}) now full join (select * from card where kind = $2 and language = $1) kept on kept.entity_id = now.id
           where (now.item, now.detail) is distinct from (kept.item, kept.detail)`,
          [language, kind],
        );
        found.push(...rows);
      }
    const listed = 'select * from package_listing';
    const { rows } = await owner.query(`(${listed} except ${LISTING}) union all (${LISTING} except ${listed})`);
    return [...found, ...rows];
  }

  it('are those of the demo agency, in every language', async () => {
    expect(await stale()).toEqual([]);
    const { rows } = await owner.query(`select kind, count(*)::int as count from card group by kind order by kind`);
    expect(rows.map(({ kind }) => kind)).toEqual(CARD_KINDS.toSorted());
    for (const { count } of rows) expect(count).toBeGreaterThan(30);
    const { rows: due } = await owner.query('select * from card_due');
    expect(due).toEqual([]);
  });

  it('show what the list of the office shows', async () => {
    const manager = await test.as('manager');
    for (const kind of CARD_KINDS)
      for (const lang of LANGUAGE_CODES) {
        const address = `/api/${kind}s/?page_size=50&lang=${lang}&currency=EUR`;
        const { results } = (await manager.get(`${address}&status=published`)).body;
        const office = results.map(({ status: _status, editing: _editing, ...item }: Record<string, unknown>) => item);
        const shown = (await test.api().get(address)).body.results;
        expect(shown).toEqual(office);
        expect(shown[0]).toMatchObject({ display_currency: 'EUR', display_price: expect.any(String) });
      }
  });

  it('follow every way of writing', async () => {
    const edits = fc.array(fc.tuple(fc.constantFrom(...EDITS), fc.nat(10_000)), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(edits, async (changes) => {
        await owner.query('begin');
        for (const [text, n] of changes) {
          await owner.query('savepoint before');
          // Two places may not have one address: such a change is not made.
          await owner.query(text, [n]).catch(() => owner.query('rollback to savepoint before'));
        }
        await owner.query('commit');
        expect(await stale()).toEqual([]);
      }),
      { numRuns: ROUNDS, endOnFailure: true },
    );
  }, 600_000);

  it('follow each kind of change', async () => {
    const refused: string[] = [];
    for (const [n, text] of EDITS.entries()) {
      await owner.query(text, [n + 3]).catch((error: Error) => refused.push(`${text}: ${error.message}`));
      expect([text, await stale()]).toEqual([text, []]);
    }
    expect(refused).toEqual([]);
  }, 120_000);

  it('go when a table is emptied', async () => {
    await owner.query('begin');
    await owner.query('truncate package_faq');
    await owner.query('truncate package_image');
    await owner.query('commit');
    expect(await stale()).toEqual([]);
  });

  describe('of two who change a thing and its place at once', () => {
    const rename = `update destination_text set name = name || ' anew' where destination_id = (select max(id) from destination)`;
    const place = `insert into package_destination select min(id), (select max(id) from destination), 3 from package where status = 'published' on conflict do nothing`;
    const leave = `delete from package_destination where destination_id = (select max(id) from destination)`;

    it.each([
      ['the place', rename, place],
      ['the thing', place, rename],
    ])('show both when %s is changed first', async (_, first, second) => {
      await owner.query(leave);
      const [one, two] = [await another(), await another()];
      await one.query('begin');
      await two.query('begin');
      await one.query(first);
      // The first one writes its cards, and has not committed yet.
      await one.query('set constraints all immediate');
      await two.query(second);
      const committed = two.query('commit');
      const waits = `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
      let waiting = 0;
      for (const end = Date.now() + 5000; waiting === 0 && Date.now() < end;)
        waiting = (await owner.query(waits)).rows[0].count;
      await one.query('commit');
      await committed;
      await Promise.all([one.end(), two.end()]);
      expect(waiting).toBe(1);
      expect(await stale()).toEqual([]);
    });

    it('show both, whoever commits last', async () => {
      for (const order of [
        [0, 1],
        [1, 0],
      ]) {
        await owner.query(leave);
        const clients = [await another(), await another()];
        for (const client of clients) await client.query('begin');
        await clients[0]?.query(rename);
        await clients[1]?.query(place);
        for (const n of order) await clients[n]?.query('commit');
        await Promise.all(clients.map((client) => client.end()));
        expect(await stale()).toEqual([]);
      }
    });
  });

  it('leave visitors their lists while they are written', async () => {
    const writing = await another();
    await writing.query('begin');
    await writing.query(`update destination_text set name = name || ' soon'`);
    await writing.query('set constraints all immediate');
    const answer = await test.api().get('/api/packages/?sort=price_low&price_min=1.23');
    expect([answer.status, JSON.stringify(answer.body).includes(' soon')]).toEqual([200, false]);
    await writing.query('rollback');
    await writing.end();
    expect(await stale()).toEqual([]);
  });

  it('are written anew by the preparation: after a kill, migrations, and when a release shows something else', async () => {
    await releaseCards(owner);
    await owner.query(`update package_text set name = 'Written while nobody looked'`);
    await owner.query(`delete from card where kind = 'resort'`);
    await owner.query(`insert into card values ('package', 999999, 'en', '{}', '{}')`);
    expect(await stale()).not.toEqual([]);
    await prepareDatabase(test.database.ownerConfig, test.clock, () => undefined);
    expect(await stale()).toEqual([]);
    await owner.query('comment on function card_refresh() is $$Of an earlier release.$$');
    await owner.query(`update card set item = '{}'`);
    await prepareDatabase(test.database.ownerConfig, test.clock, () => undefined);
    expect(await stale()).toEqual([]);
    await owner.query(`delete from card`);
    await keepCards(owner, true);
    await keepCards(owner, true);
    expect(await stale()).toEqual([]);
  }, 120_000);

  it('are written by the database alone', async () => {
    for (const table of ['card', 'card_due', 'package_listing'])
      await expect(test.em().getConnection().execute(`delete from ${table}`)).rejects.toThrow(/permission denied/);
  });
});
