import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';

const COPIED =
  'status, category_code, duration, price_minor, group_size_min, group_size_max, transfer_mode, meal_plan, start_date, end_date, available_from, available_to, is_featured, position, rating_average, review_count, published_at';
/** Listings beside what they copy: rows that only one side has. */
const DIFFERENT = (() => {
  const listed = `select destination_id, id, ${COPIED} from package_listing`;
  const columns = COPIED.split(', ').map((name) => `p.${name}`);
  const meant = `select l.destination_id, p.id, ${columns.join(', ')} from package p join package_destination l on l.package_id = p.id`;
  return `(${listed} except ${meant}) union all (${meant} except ${listed})`;
})();

describe('listings of packages', () => {
  let test: TestApp;
  let sql: (text: string) => Promise<Record<string, unknown>[]>;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    sql = (text) => test.em().getConnection().execute(text);
  }, 120_000);
  afterAll(() => test.close());

  it('hold every destination of every package of the demo agency', async () => {
    expect(await sql(DIFFERENT)).toEqual([]);
    const [row] = await sql('select count(*)::int as count from package_listing');
    expect(row?.['count']).toBeGreaterThan(24);
  });

  it('follow the office: places, price, state', async () => {
    const manager = await test.as('manager');
    const ids = async (slug: string) =>
      (await test.api().get(`/api/packages/?destination=${slug}&page_size=50`)).body.results.map(
        ({ id }: { id: number }) => id,
      );
    const { body: places } = await test.api().get('/api/destinations/?page_size=50');
    const idOf = (slug: string) => places.results.find((place: { slug: string }) => place.slug === slug).id;
    const { body: shown } = await test.api().get('/api/packages/south-ari-whale-sharks/');
    const { id } = shown;
    let version = (await manager.get(`/api/packages/${id}/editable/`)).headers['etag'] as string;
    const edit = async (change: object) => {
      const answer = await manager.patch(`/api/packages/${id}/`).set('if-match', version).send(change);
      expect(answer.status).toBe(200);
      version = answer.headers['etag'] as string;
      expect(await sql(DIFFERENT)).toEqual([]);
    };
    await edit({ destinations: [idOf('fuvahmulah')] });
    expect(await ids('fuvahmulah')).toContain(id);
    expect(await ids(shown.destinations[0].slug)).not.toContain(id);
    await edit({ price: '7.00', is_featured: true, position: 3, start_date: '2027-01-01', end_date: '2027-03-01' });
    const cheap = await test.api().get('/api/packages/?destination=fuvahmulah&price_max=7');
    expect(cheap.body.results.map((item: { id: number }) => item.id)).toEqual([id]);
    const withdrawn = await manager.post(`/api/packages/${id}/unpublish/`).set('if-match', version);
    expect(withdrawn.status).toBe(200);
    expect(await sql(DIFFERENT)).toEqual([]);
    expect(await ids('fuvahmulah')).not.toContain(id);
  });

  it('take a price that another transaction is writing', async () => {
    const [place] = await sql(
      `select l.package_id, d.id as other from package_destination l join destination d on d.id <> l.destination_id
       where not exists (select from package_destination x where x.package_id = l.package_id and x.destination_id = d.id) limit 1`,
    );
    const pricing = test.em();
    const placing = test.em();
    await pricing.begin();
    await placing.begin();
    await pricing.execute('update package set price_minor = price_minor + 1 where id = ?', [place?.['package_id']]);
    const placed = placing.execute(
      'insert into package_destination (package_id, destination_id, position) values (?, ?, 9)',
      [place?.['package_id'], place?.['other']],
    );
    // The place waits for the price, or would copy the old one.
    const waits = `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    let waiting = 0;
    for (const end = Date.now() + 5000; waiting === 0 && Date.now() < end;)
      waiting = Number((await sql(waits))[0]?.['count']);
    await pricing.commit();
    await placed;
    await placing.commit();
    expect(waiting).toBe(1);
    expect(await sql(DIFFERENT)).toEqual([]);
  });

  it('go with their package', async () => {
    await sql(`delete from package where slug = 'south-ari-whale-sharks'`);
    expect(await sql(DIFFERENT)).toEqual([]);
  });
});
