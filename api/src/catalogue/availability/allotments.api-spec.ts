import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuid } from 'uuid';
import { addDays } from '@atoll/contract/days';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { Sql } from '../../platform/data/sql.js';
import type { AllotmentNightDto, AllotmentRoomDto } from './allotments.dto.js';
import { Stock } from './stock.js';

const RESORT = 'kandu-veli';
const ROOM = { resort: RESORT, room_code: 'water' };

let test: TestApp;
let sql: Sql;
let resort: number;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
  sql = test.app.get(Sql);
  resort = (await sql.primaryRow<{ id: number }>('select id from resort where slug = $1', [RESORT]))?.id ?? 0;
  await sql.primaryRows('delete from allotment');
}, 120_000);
afterAll(() => test.close());

/** First day of the month after the next, a Monday or not. */
const first = () => `${addDays(`${test.clock.maldivesDate(31).slice(0, 7)}-01`, 32).slice(0, 7)}-01`;
const day = (days: number) => addDays(first(), days);
const change = async (body: object, language = 'en') =>
  (await test.as('agent'))
    .patch('/api/allotments/')
    .set('accept-language', language)
    .send({ ...ROOM, ...body });
const month = async (query: string, language = 'en') =>
  (await test.as('viewer')).get(`/api/allotments/?${query}`).set('accept-language', language);
const nightsOf = async (room = 'water'): Promise<AllotmentNightDto[]> => {
  const { body } = await month(`resort=${RESORT}&month=${first().slice(0, 7)}`);
  return body.rooms.find(({ room_code }: AllotmentRoomDto) => room_code === room).nights;
};
const take = (date: string, qty: number) =>
  test.em().transactional((em) =>
    test.app.get(Stock, { strict: false }).take(em, {
      ...{ booking: uuid(), kind: 'soft' },
      wanted: [{ resort, room: 'water', date, qty }],
    }),
  );

describe('the month of a place to stay', () => {
  it('has each night of each kind of room, in the words of the reader', async () => {
    await change({ from: day(1), to: day(2), rooms: 5, min_nights: 2 });
    const { status, body } = await month(`resort=${resort}&month=${first().slice(0, 7)}`, 'ru');
    expect(status).toBe(200);
    expect(body).toMatchObject({ resort, month: first().slice(0, 7) });
    expect(body.rooms.map(({ room_code }: AllotmentRoomDto) => room_code)).toEqual(['garden', 'beach', 'water']);
    expect(body.rooms[2].name).toMatch(/[а-я]/i);
    const [none, some] = body.rooms[2].nights;
    expect(none).toEqual({ date: day(0), rooms: null, held: 0, sold: 0, stop_sell: false, min_nights: 1 });
    expect(some).toEqual({ date: day(1), rooms: 5, held: 0, sold: 0, stop_sell: false, min_nights: 2 });
    expect(body.rooms[2].nights.at(-1).date.slice(0, 7)).toBe(first().slice(0, 7));
    expect(body.rooms[2].nights.length).toBeGreaterThanOrEqual(28);
  });

  it('is refused for what is no month or no place', async () => {
    expect((await month(`resort=${RESORT}&month=2027-13`)).status).toBe(400);
    expect((await month(`resort=${RESORT}`)).status).toBe(400);
    expect((await month('resort=nowhere&month=2027-01')).status).toBe(404);
  });
});

describe('a change of nights', () => {
  it('makes and changes all nights of a span, and leaves what is not named', async () => {
    const made = await change({ from: day(5), to: day(9), rooms: 4, min_nights: 3 });
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({
      done: 5,
      results: [{ date: day(5), ok: true }, ...Array.from({ length: 4 }, () => ({}))],
    });
    await change({ from: day(7), to: day(8), stop_sell: true });
    await change({ from: day(8), to: day(12), rooms: 6 });
    const nights = await nightsOf();
    expect(nights.slice(5, 13).map(({ rooms, stop_sell, min_nights }) => [rooms, stop_sell, min_nights])).toEqual([
      ...[
        [4, false, 3],
        [4, false, 3],
        [4, true, 3],
        [6, true, 3],
        [6, false, 3],
      ],
      ...[
        [6, false, 1],
        [6, false, 1],
        [6, false, 1],
      ],
    ]);
  });

  it('takes only the named days of the week', async () => {
    const { body } = await change({ from: day(0), to: day(27), weekdays: [5, 6], rooms: 9 });
    expect(body.done).toBe(8);
    for (const { date } of body.results) expect([5, 6]).toContain(new Date(date).getUTCDay());
  });

  it('refuses night by night what is held and sold already, or not there', async () => {
    await change({ from: day(20), to: day(22), rooms: 4, stop_sell: false });
    await take(day(21), 3);
    const { status, body } = await change({ from: day(20), to: day(22), rooms: 2 }, 'ru');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      done: 2,
      results: [{ ok: true }, { date: day(21), ok: false, code: 'min_value' }, { ok: true }],
    });
    expect(body.results[1].detail).toMatch(/3/);
    const nights = await nightsOf();
    expect(nights.slice(20, 23).map(({ rooms, held }) => [rooms, held])).toEqual([
      [2, 0],
      [4, 3],
      [2, 0],
    ]);
    await sql.primaryRows('delete from allotment where date = $1', [day(22)]);
    const closed = await change({ from: day(21), to: day(22), stop_sell: true });
    expect(closed.body).toMatchObject({ done: 1, results: [{ ok: true }, { ok: false, code: 'no_allotment' }] });
  });

  it('lets no room be taken that it takes away meanwhile, nor blocks those who take', async () => {
    await change({ from: day(23), to: day(26), rooms: 8, stop_sell: false });
    const stays = Array.from({ length: 12 }, () =>
      test.em().transactional((em) =>
        test.app.get(Stock, { strict: false }).take(em, {
          ...{ booking: uuid(), kind: 'hard' },
          wanted: [26, 25, 24, 23].map((n) => ({ resort, room: 'water', date: day(n), qty: 1 })),
        }),
      ),
    );
    const [changed, ...sold] = await Promise.all([
      change({ from: day(23), to: day(26), rooms: 4 }),
      ...stays.map((stay) =>
        stay.then(
          () => true,
          () => false,
        ),
      ),
    ]);
    const nights = (await nightsOf()).slice(23, 27);
    for (const night of nights) {
      expect(night.sold).toBe(sold.filter(Boolean).length);
      expect(night.sold).toBeLessThanOrEqual(night.rooms ?? 0);
    }
    expect([0, 4]).toContain(changed.body.done);
  });

  it('is seen by visitors at once, and in the audit', async () => {
    const address = `/api/availability/?resort=${RESORT}&room_type=garden&from=${day(3)}&to=${day(3)}`;
    expect((await test.api().get(address)).body).toMatchObject([{ status: 'ON_REQUEST' }]);
    await change({ room_code: 'garden', from: day(3), to: day(3), rooms: 3 });
    expect((await test.api().get(address)).body).toMatchObject([{ status: 'AVAILABLE', vacancies: 3 }]);
    await change({ room_code: 'garden', from: day(3), to: day(3), stop_sell: true });
    expect((await test.api().get(address)).body).toMatchObject([{ status: 'CLOSED' }]);
    const entries = await sql.primaryRows<{ before: unknown; after: unknown; actor_id: string }>(
      `select before, after, actor_id from audit_entry where entity = 'allotment' and entity_id = $1 order by at, id`,
      [`${resort}/garden`],
    );
    expect(entries).toMatchObject([
      { before: {}, after: { [day(3)]: { rooms: 3, stop_sell: false } } },
      { before: { [day(3)]: { rooms: 3, stop_sell: false } }, after: { [day(3)]: { rooms: 3, stop_sell: true } } },
    ]);
    expect(entries[0]?.actor_id).not.toBeNull();
  });

  it.each([
    ['rooms', {}],
    ['rooms', { rooms: -1 }],
    ['min_nights', { min_nights: 0 }],
    ['weekdays', { rooms: 3, weekdays: [0] }],
    ['room_code', { rooms: 3, room_code: 'attic' }],
    ['resort', { rooms: 3, resort: 'nowhere' }],
    ['from', { rooms: 3, from: '2020-01-01' }],
    ['to', { rooms: 3, to: '2020-01-01' }],
    ['to', { rooms: 3, to: '2099-01-01' }],
    ['sold', { sold: 3 }],
  ])('is refused by %s: %j', async (field, body) => {
    const answer = await change({ from: day(0), to: day(1), ...body });
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
  });
});

describe('a place that is counted', () => {
  const remove = async () => {
    const manager = await test.as('manager');
    const { headers } = await manager.get(`/api/resorts/dhonveli-ari/editable/`);
    const { id } = (await sql.primaryRow<{ id: number }>(`select id from resort where slug = 'dhonveli-ari'`)) ?? {
      id: 0,
    };
    return { id, answer: () => manager.delete(`/api/resorts/${id}/`).set('if-match', String(headers['etag'])) };
  };

  it('stays as long as a package is sold by its rooms or a booking has some', async () => {
    const { id, answer } = await remove();
    await sql.primaryRows('delete from package_resort where resort_id = $1', [id]);
    await sql.primaryRows('update transfer set deleted_at = now() where to_resort_id = $1', [id]);
    await sql.primaryRows(
      `insert into package_stay (package_id, position, resort_id, room_code, nights) select max(id), 9, $1, 'beach', 2 from package`,
      [id],
    );
    expect((await answer()).status).toBe(409);
    await sql.primaryRows('delete from package_stay where resort_id = $1', [id]);
    await sql.primaryRows(
      `insert into allotment (resort_id, room_code, date, rooms) values ($1, 'beach', '2031-01-01', 2)`,
      [id],
    );
    const wanted = [{ resort: id, room: 'beach', date: '2031-01-01', qty: 1 }];
    await test
      .em()
      .transactional((em) =>
        test.app.get(Stock, { strict: false }).take(em, { booking: uuid(), kind: 'hard', wanted }),
      );
    expect((await answer()).status).toBe(409);
    await sql.primaryRows('delete from allocation');
    expect((await answer()).status).toBe(204);
  });
});
