import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { cleanUp } from '../../database/clean-up.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { MOST_ROWS } from './visits.queries.js';

const event = (name: string, page = 'home', subject?: string) => ({ event: name, page, ...(subject && { subject }) });

describe('what visitors do', () => {
  let test: TestApp;
  let today: string;
  beforeAll(async () => {
    test = await createTestApp();
    today = test.app.get(Clock).maldivesDate();
  }, 60_000);
  beforeEach(() => test.app.get(Sql).primaryRows('delete from visit_sum'));
  afterAll(() => test.close());

  const send = (body: object, headers: Record<string, string> = {}) =>
    test
      .api()
      .post('/api/visits/')
      .set(headers)
      .send({ language: 'en', ...body });
  const read = async (query = '', role: 'owner' | 'agent' = 'owner') =>
    (await test.as(role)).get(`/api/visits/${query}`);
  const rows = () =>
    test.app.get(Sql).primaryRows('select event, page, subject, language, source, count from visit_sum');

  it('is kept as sums of a day, with nothing of who it was', async () => {
    const events = [event('view'), event('view', 'package', 'manta-week'), event('view', 'package', 'manta-week')];
    await send({ events, source: 'instagram' }).expect(204);
    await send({ events: [event('view', 'package', 'manta-week')], source: 'instagram' }).expect(204);
    const row = { event: 'view', language: 'en', source: 'instagram' };
    expect(await rows()).toEqual([
      { ...row, page: 'home', subject: '', count: 1 },
      { ...row, page: 'package', subject: 'manta-week', count: 3 },
    ]);
  });

  it('is read by the office from the first look to the sent form', async () => {
    const events = [event('view', 'package', 'a'), event('availability', 'form', 'a'), event('sent', 'form', 'a')];
    await send({ events: [...events, event('view', 'form', 'a')], source: 'instagram' }).expect(204);
    await send({ language: 'ru', events: [event('view')] }).expect(204);
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body.to).toBe(today);
    expect(body.events.map(({ event: name, count }: Record<string, unknown>) => `${name} ${count}`)).toEqual([
      'view 3',
      'open 0',
      'search 0',
      'filter 0',
      'nothing_found 0',
      'availability 1',
      'form 0',
      'whatsapp 0',
      'sent 1',
    ]);
    expect(body.days).toEqual([{ day: today, views: 3, sent: 1 }]);
    expect(body.sources).toEqual([
      { name: 'instagram', views: 2, sent: 1 },
      { name: '', views: 1, sent: 0 },
    ]);
    expect(body.languages).toEqual([
      { name: 'en', views: 2, sent: 1 },
      { name: 'ru', views: 1, sent: 0 },
    ]);
    expect(body.subjects).toEqual([
      { page: 'form', subject: 'a', views: 1, availability: 1 },
      { page: 'package', subject: 'a', views: 1, availability: 0 },
    ]);
    expect((await read('?from=2020-02-01&to=2020-01-01')).body).toMatchObject({
      from: '2020-01-01',
      to: '2020-02-01',
      days: [],
    });
  });

  it('shows what was looked for and is not there, without what may be somebody’s', async () => {
    const words = (subject: string) => event('nothing_found', 'packages', subject);
    const own = ['anna@example.com 7771234', 'anna@example.com 555', 'once', 'İ'.repeat(100)];
    await send({ events: ['Cheap  Villa', 'cheap villa', ...own].map(words) }).expect(204);
    expect((await read()).body.nothing_found).toEqual([
      { words: 'cheap villa', count: 2 },
      { words: '… #', count: 2 },
    ]);
  });

  it.each<Record<string, string>>([{ dnt: '1' }, { 'sec-gpc': '1' }])(
    'is not counted of who does not want to be followed: %j',
    async (headers) => {
      await send({ events: [event('view')] }, headers).expect(204);
      expect(await rows()).toEqual([]);
    },
  );

  it.each([
    ['no event', { events: [] }],
    ['a list in the place of one', { events: [[]] }],
    ['more than twenty', { events: Array.from({ length: 21 }, () => event('view')) }],
    ['an event that nobody knows', { events: [event('sneeze')] }],
    ['a page that is no id', { events: [event('view', '/packages?token=x')] }],
    ['a source that is no host', { events: [event('view')], source: 'https://a.example/?q=me' }],
    ['words longer than a search', { events: [event('nothing_found', 'packages', 'x'.repeat(101))] }],
  ])('is refused with %s', async (_what, body) => {
    await send(body).expect(400);
    expect(await rows()).toEqual([]);
  });

  it('fills no disk: an event has so many rows on a day, which are counted on, and leaves room for the others', async () => {
    await test.app
      .get(Sql)
      .primaryRows(
        `insert into visit_sum select $1::date, 'view', 'page', n::text, 'en', '', 1 from generate_series(1, ${MOST_ROWS}) n`,
        [today],
      );
    const done = [event('view', 'page', '7'), event('view', 'page', 'another'), event('sent', 'form')];
    await send({ events: done }).expect(204);
    const counted = await test.app
      .get(Sql)
      .primaryRows(
        `select subject, count from visit_sum where subject in ('7', 'another') or event = 'sent' order by subject`,
      );
    expect(counted).toEqual([
      { subject: '', count: 1 },
      { subject: '7', count: 2 },
    ]);
  });

  it('goes after some two years, and what one alone has looked for after a month', async () => {
    await test.app.get(Sql).primaryRows(
      `insert into visit_sum select current_date - days, event, 'packages', subject, 'en', '', count
       from (values (801, 'view', 'old', 9), (799, 'view', 'kept', 1), (31, 'nothing_found', 'alone', 1),
         (29, 'nothing_found', 'fresh', 1), (31, 'nothing_found', 'often', 2)) as v (days, event, subject, count)`,
    );
    const owner = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await owner.connect();
    await cleanUp(owner).finally(() => owner.end());
    const left = await test.app.get(Sql).primaryRows<{ subject: string }>('select subject from visit_sum order by 1');
    expect(left.map(({ subject }) => subject)).toEqual(['fresh', 'kept', 'often']);
  });

  it('is for those who may read it', async () => {
    expect((await read('', 'agent')).status).toBe(403);
    await test.api().get('/api/visits/').expect(401);
  });
});
