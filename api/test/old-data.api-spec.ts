import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { keepCards, releaseCards } from '../src/content/listing/keep-cards.queries.js';
import { Clock } from '../src/platform/data/clock.js';
import { MIGRATIONS } from '../src/database/migrations/index.js';
import { ormOptions } from '../src/database/orm-options.js';
import { releaseMediaUses } from '../src/content/media/keep-media-uses.queries.js';
import { prepareDatabase } from '../src/database/prepare-database.js';
import { createTestDatabase, testConfig, type TestDatabase } from './test-database.js';

const CARDS = 'Migration20261122161000_cards';
/** Published packages without cards in three languages. */
const CARDLESS = `select count(*)::int as cardless from package p where p.status = 'published'
  and (select count(*) from card c where c.kind = 'package' and c.entity_id = p.id) <> 3`;

/** Migrations of the version before: the site with packages and bookings. */
const EARLIER = 2;

/** What an agency had in that version: demo rows, one package that staff changed, and a booking. */
const ROWS = `
  insert into language (code, name, native_name, flag, direction, is_active, is_default, position)
    values ('en', 'English', 'English', '🇬🇧', 'ltr', true, true, 1);
  insert into "user" (id, kind, email, password_hash, first_name, last_name, role, locale, created_at)
    values ('019aa7c1-0000-7000-8000-000000000001', 'staff', 'owner@old.example', 'x', 'Old', 'Owner', 'owner', 'en', now());
  insert into term (kind, code, labels, position, updated_by) values
    ('category', 'culture', '{"en": "Village life", "ru": "Жизнь деревни"}', 2, '019aa7c1-0000-7000-8000-000000000001'),
    ('category', 'luxury', '{"en": "Old label"}', 5, null);
  insert into package (status, published_at, slug, code, type, category_code, duration, duration_nights, price_minor,
      pricing_type, group_size_min, group_size_max, difficulty, meal_plan, best_months, confirmation_mode,
      cancellation_policy, inclusions, itinerary, updated_by, version)
    values ('published', now(), 'south-ari-whale-sharks', 'OLD-1', 'resort_stay', 'diving', 5, 4, 123400, 'per_person', 1, 8,
      'easy', 'HB', '[1]', 'on_request', 'flex_48h', '[]', '[]', '019aa7c1-0000-7000-8000-000000000001', 3);
  insert into package_text (package_id, language, name, summary, description, highlights)
    select id, 'en', 'Renamed by staff', 'Short', 'Long enough to be shown.', '[]' from package;
  insert into booking (id, reference, status, package_id, check_in, check_out, nights, adults, children_ages, travellers,
      contact_name, contact_email, contact_phone, special_requests, price_minor, pricing_type, total_minor, currency,
      locale, source, reply_by, access_token_hash, created_at, updated_at)
    select '019aa7c1-0000-7000-8000-000000000002', 'MV-7K3QZ4', 'requested', id, '2027-02-14', '2027-02-18', 4, 2, '[]', 2,
      'Анна', 'anna@example.com', '+7 912 345', '', 123400, 'per_person', 246800, 'USD', 'ru', 'form', now(), 'x', now(), now()
    from package;
  insert into audit_entry (id, at, action, entity, entity_id)
    values ('019aa7c1-0000-7000-8000-000000000003', now(), 'booking.create', 'booking', '019aa7c1-0000-7000-8000-000000000002');
  insert into error_report (id, error_id, fingerprint, level, message, received_at)
    select gen_random_uuid(), 'old-report', 'f', 'page', 'broken', now() from generate_series(1, 3);`;

describe('a database of the earlier version', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    const url = database.ownerConfig.databaseUrl;
    client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('drop schema public cascade; create schema public');
    const orm = await MikroORM.init({
      ...ormOptions(url, 'owner', false),
      migrations: { ...ormOptions(url, 'owner', false).migrations, migrationsList: MIGRATIONS.slice(0, EARLIER) },
    });
    await orm.migrator.up();
    await orm.close(true);
    await client.query(ROWS);
    const name = new URL(url).pathname.slice(1);
    const config = testConfig(name, { ATOLL_DEMO: '1' });
    await prepareDatabase(config, new Clock(), () => undefined);
    // A second start finds nothing to do.
    await prepareDatabase(config, new Clock(), (line) => {
      if (/migration|seeding/.test(line)) throw new Error(`again: ${line}`);
    });
  }, 240_000);
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const one = async (sql: string) => (await client.query(sql)).rows[0] as Record<string, unknown>;

  it('keeps the booking with its package, and who works there', async () => {
    expect(
      await one(`select b.reference, b.status, b.total_minor::int as total, b.contact_name, b.check_in::text, p.slug
                 from booking b join package p on p.id = b.package_id`),
    ).toEqual({
      reference: 'MV-7K3QZ4',
      status: 'requested',
      total: 246_800,
      contact_name: 'Анна',
      check_in: '2027-02-14',
      slug: 'south-ari-whale-sharks',
    });
    expect(await one(`select count(*)::int as staff from "user"`)).toEqual({ staff: 1 });
  });

  it('keeps what staff wrote, beside new demo data', async () => {
    expect(
      await one(`select t.name, p.price_minor::int as price from package p join package_text t on t.package_id = p.id
                 where p.slug = 'south-ari-whale-sharks' and t.language = 'en'`),
    ).toEqual({ name: 'Renamed by staff', price: 123_400 });
    const counts = await one(`select (select count(*)::int from package) as packages,
      (select count(*)::int from resort) as resorts, (select count(*)::int from experience) as experiences`);
    expect(counts['packages']).toBeGreaterThan(10);
    expect(counts['resorts']).toBeGreaterThan(5);
    expect(counts['experiences']).toBeGreaterThanOrEqual(16);
  });

  it('costs what it did, all in, and has the taxes and policies of every installation', async () => {
    expect(
      await one(`select price_minor, price_taxes, child_bands, single_supplement_minor from package
                 where slug = 'south-ari-whale-sharks'`),
    ).toEqual({ price_minor: 123_400, price_taxes: 'included', child_bands: [], single_supplement_minor: 0 });
    expect(
      await one(`select (select count(*)::int from tax_rule where valid_to is null) as taxes,
        (select count(*)::int from cancellation_policy) as policies,
        (select count(*)::int from season s left join package p on p.id = s.package_id
         where p.updated_by is not null or s.surcharge_bp > 0 and num_nonnulls(s.package_id, s.resort_id) = 0) as dearer`),
    ).toEqual({ taxes: 5, policies: 6, dearer: 0 });
  });

  const categories = async () => {
    const { rows } =
      await client.query(`select c.slug, c.status, c.published_at is not null as was_public, t.language, t.name
      from category c join category_text t on t.category_id = c.id and t.status = 'published'
      where c.slug in ('culture', 'luxury', 'diving') and t.language <> 'zh' order by c.slug, t.language`);
    return rows.map((row) => Object.values(row).join(' '));
  };
  const CATEGORIES = [
    'culture published true en Village life',
    'culture published true ru Жизнь деревни',
    'diving published true en Diving',
    'diving published true ru Дайвинг',
    'luxury published true en Luxury',
    'luxury published true ru Люкс',
  ];

  it('has its labels of categories as categories, those of staff as they wrote them', async () => {
    expect(await categories()).toEqual(CATEGORIES);
    expect(await one(`select count(*)::int as left from term where kind = 'category'`)).toEqual({ left: 0 });
  });

  it('has a card of everything public in every language', async () => {
    expect(await one(CARDLESS)).toEqual({ cardless: 0 });
    const shown = await one(`select item::json ->> 'name' as name from card where kind = 'package' and language = 'en'
      and entity_id = (select id from package where slug = 'south-ari-whale-sharks')`);
    expect(shown).toEqual({ name: 'Renamed by staff' });
  });

  it('can go back to a closed list of categories, and come again', async () => {
    const orm = await MikroORM.init(ormOptions(database.ownerConfig.databaseUrl, 'owner', false));
    const name = 'Migration20261122141000_categories';
    await client.query(`insert into category (slug, status) values ('day-trips', 'published')`);
    await client.query(`update package set category_code = 'day-trips' where slug = 'baa-manta-season'`);
    // The table stays as it is, whatever its size; its indexes are there again.
    const stored = () =>
      one(`select pg_relation_filenode('package') as table, (select string_agg(indexdef, ';' order by indexname)
        from pg_indexes where tablename in ('package', 'package_listing')) as indexes`);
    await releaseCards(client);
    await orm.migrator.down({ migrations: [CARDS] });
    await orm.migrator.down({ migrations: [name] });
    const before = await stored();
    const listed = `select l.category_code from package_listing l join package p on p.id = l.id where p.slug = 'baa-manta-season' limit 1`;
    expect(await one(listed)).toEqual({ category_code: 'adventure' });
    expect(
      await one(
        `select labels ->> 'ru' as ru, updated_by is not null as touched from term where kind = 'category' and code = 'culture'`,
      ),
    ).toEqual({ ru: 'Жизнь деревни', touched: true });
    await expect(client.query(`update package set category_code = 'day-trips'`)).rejects.toThrow(
      'package_category_code_check',
    );
    await orm.migrator.up({ migrations: [name] });
    expect(await stored()).toEqual(before);
    expect(await categories()).toEqual(CATEGORIES);
    await client.query(`update package set category_code = 'culture' where slug = 'baa-manta-season'`);
    expect(await one(listed)).toEqual({ category_code: 'culture' });
    await orm.migrator.up({ migrations: [CARDS] });
    await orm.close(true);
    await keepCards(client);
    expect(await one(listed)).toEqual({ category_code: 'culture' });
    expect(await one(CARDLESS)).toEqual({ cardless: 0 });
  });

  it('learns from the first version who made a thing', async () => {
    const kinds = [
      'cultural_content',
      'destination',
      'experience',
      'faq',
      'package',
      'page',
      'page_hero',
      'post',
      'resort',
      'transfer',
    ];
    const newest = (kind: string) => `(select id from "${kind}" where updated_by is null order by id desc limit 1)`;
    for (const kind of kinds)
      await client.query(`insert into content_revision (id, kind, entity_id, version, action, document, actor_id, at)
        select gen_random_uuid(), '${kind}', ${newest(kind)}, v, case v when 900 then 'create' else 'update' end, '{}',
          case v when 900 then '019aa7c1-0000-7000-8000-000000000001'::uuid end, now() from generate_series(900, 901) v`);
    const orm = await MikroORM.init(ormOptions(database.ownerConfig.databaseUrl, 'owner', false));
    const name = 'Migration20261122042000_indexedContent';
    await releaseMediaUses(client);
    await orm.migrator.down({ migrations: [name] });
    await orm.migrator.up({ migrations: [name] });
    await orm.close(true);
    for (const kind of kinds) {
      const { rows } = await client.query(
        `select id = ${newest(kind)} as is_it from "${kind}" where created_by is not null`,
      );
      expect([kind, rows]).toEqual([kind, [{ is_it: true }]]);
    }
  });

  it('puts earlier history into the audit chain and earlier reports into groups', async () => {
    expect(
      await one(`select seq::int as seq, prev_hash = repeat('0', 64) as first, hash = audit_hash(prev_hash, e) as intact
                 from audit_entry e order by seq limit 1`),
    ).toEqual({ seq: 1, first: true, intact: true });
    expect(await one('select fingerprint, count, status from error_group')).toEqual({
      fingerprint: 'f',
      count: 3,
      status: 'new',
    });
  });
});
