import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuid } from 'uuid';
import { addDays } from '@atoll/contract/days';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { Sql } from '../../platform/data/sql.js';
import type { ChangedNightDto } from './allotment-changes.dto.js';
import type { AllotmentNightDto, AllotmentRoomDto } from './allotments.dto.js';
import { Stock } from './stock.js';

const RESORT = 'kandu-veli';
const ROOM = { resort: RESORT, room_codes: ['water'] };

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
const send = async (body: object, language = 'en') =>
  (await test.as('agent'))
    .patch('/api/allotments/')
    .set('accept-language', language)
    .send({ ...ROOM, ...body });
const look = (body: object) => send({ ...body, dry_run: true });
/** Looked at, then done. */
const change = async (body: object, language = 'en') =>
  send({ ...body, fingerprint: (await look(body)).body.fingerprint }, language);
const nightsOf = async (room = 'water'): Promise<AllotmentNightDto[]> => {
  const { body } = await (
    await test.as('viewer')
  ).get(`/api/allotments/?resort=${RESORT}&month=${first().slice(0, 7)}`);
  return body.rooms.find(({ room_code }: AllotmentRoomDto) => room_code === room).nights;
};
const termsOf = (nights: AllotmentNightDto[]) =>
  nights.map(({ rooms, stop_sell, min_nights }) => [rooms, stop_sell, min_nights]);
const take = (dates: string[], qty: number) =>
  test.em().transactional((em) =>
    test.app.get(Stock, { strict: false }).take(em, {
      ...{ booking: uuid(), kind: 'hard' },
      wanted: dates.map((date) => ({ resort, room: 'water', date, qty })),
    }),
  );

describe('a change of nights', () => {
  it('makes and changes all nights of a span, and leaves what is not named', async () => {
    const made = await change({ from: day(5), to: day(9), rooms: 4, min_nights: 3 });
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({ unchanged: 0, without_contract: 0, oversold: [] });
    expect(made.body.nights).toHaveLength(5);
    await change({ from: day(7), to: day(8), stop_sell: true });
    await change({ from: day(8), to: day(10), rooms: 6 });
    expect(termsOf((await nightsOf()).slice(4, 12))).toEqual([
      [null, false, 1],
      [4, false, 3],
      [4, false, 3],
      [4, true, 3],
      [6, true, 3],
      [6, false, 3],
      [6, false, 1],
      [null, false, 1],
    ]);
  });

  it('takes only the named days of the week, in each kind of room that is named', async () => {
    const rooms = { room_codes: ['garden', 'beach'], rooms: 9 };
    const { body } = await change({ from: day(0), to: day(27), weekdays: [5, 6], ...rooms });
    expect(body.nights).toHaveLength(16);
    for (const { date } of body.nights) expect([5, 6]).toContain(new Date(date).getUTCDay());
    expect(new Set(body.nights.map(({ room_code }: ChangedNightDto) => room_code))).toEqual(
      new Set(['garden', 'beach']),
    );
    expect((await nightsOf('garden')).filter((night) => night.rooms === 9)).toHaveLength(8);
  });

  it('says before what would change, and writes nothing then', async () => {
    await change({ from: day(12), to: day(13), rooms: 5 });
    await change({ from: day(13), to: day(13), stop_sell: true });
    const before = await nightsOf();
    const { status, body } = await look({ from: day(11), to: day(13), stop_sell: true });
    expect([status, body]).toEqual([
      200,
      {
        nights: [
          {
            room_code: 'water',
            date: day(12),
            before: { rooms: 5, stop_sell: false, min_nights: 1 },
            after: { rooms: 5, stop_sell: true, min_nights: 1 },
          },
        ],
        ...{ unchanged: 1, without_contract: 1, oversold: [], fingerprint: body.fingerprint },
      },
    ]);
    expect(await nightsOf()).toEqual(before);
  });

  it('is refused where nights are others than those that were looked at, and says what it would do now', async () => {
    await change({ from: day(14), to: day(15), rooms: 5 });
    const wanted = { from: day(14), to: day(15), rooms: 3 };
    const { fingerprint } = (await look(wanted)).body;
    await change({ from: day(15), to: day(15), min_nights: 2 });
    const { status, body } = await send({ ...wanted, fingerprint }, 'ru');
    expect([status, body.code]).toEqual([409, 'nights_changed']);
    expect(body.detail).toMatch(/[а-я]/i);
    expect(body.preview.nights[1]).toMatchObject({ date: day(15), before: { min_nights: 2 } });
    expect(termsOf((await nightsOf()).slice(14, 16))).toEqual([
      [5, false, 1],
      [5, false, 2],
    ]);
    expect((await send({ ...wanted, fingerprint: body.preview.fingerprint })).status).toBe(200);
  });

  it('goes through when rooms were taken meanwhile that still fit', async () => {
    await change({ from: day(16), to: day(16), rooms: 5 });
    const wanted = { from: day(16), to: day(16), rooms: 3 };
    const { fingerprint } = (await look(wanted)).body;
    await take([day(16)], 2);
    expect((await send({ ...wanted, fingerprint })).status).toBe(200);
    expect((await nightsOf())[16]).toMatchObject({ rooms: 3, sold: 2, left: 1 });
  });

  it('is refused as a whole while more is held or sold of one night', async () => {
    await change({ from: day(20), to: day(22), rooms: 4 });
    await take([day(21)], 3);
    const { body } = await look({ from: day(20), to: day(22), rooms: 2 });
    expect(body.oversold).toEqual([{ room_code: 'water', date: day(21), taken: 3, bookings: [] }]);
    const refused = await change({ from: day(20), to: day(22), rooms: 2 });
    expect([refused.status, refused.body.code, refused.body.preview]).toEqual([409, 'nights_oversold', body]);
    expect((await nightsOf()).slice(20, 23).map(({ rooms }) => rooms)).toEqual([4, 4, 4]);
    expect((await change({ from: day(20), to: day(22), stop_sell: true })).status).toBe(200);
  });

  it('lets no room be taken that it takes away meanwhile, nor blocks those who take', async () => {
    const nights = [26, 25, 24, 23].map((n) => day(n));
    await change({ from: day(23), to: day(26), rooms: 8 });
    const wanted = { from: day(23), to: day(26), rooms: 4 };
    const { fingerprint } = (await look(wanted)).body;
    const [changed, ...sold] = await Promise.all([
      send({ ...wanted, fingerprint }),
      ...Array.from({ length: 12 }, () =>
        take(nights, 1).then(
          () => true,
          () => false,
        ),
      ),
    ]);
    expect([200, 409]).toContain(changed.status);
    for (const night of (await nightsOf()).slice(23, 27)) {
      expect(night.sold).toBe(sold.filter(Boolean).length);
      expect(night.sold).toBeLessThanOrEqual(night.rooms ?? 0);
    }
  });

  it('happens once when two make the same nights at the same moment', async () => {
    const wanted = { room_codes: ['garden'], from: day(28), to: day(60), rooms: 2, min_nights: 4 };
    const { fingerprint } = (await look(wanted)).body;
    const sent = await Promise.all([1, 2, 3].map(() => send({ ...wanted, fingerprint })));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('is seen by visitors at once, and in the audit', async () => {
    const address = `/api/availability/?resort=${RESORT}&room_type=beach&from=${day(40)}&to=${day(40)}`;
    const night = { room_codes: ['beach'], from: day(40), to: day(40) };
    const shown = async () => (await test.api().get(address)).body;
    expect(await shown()).toMatchObject([{ status: 'ON_REQUEST' }]);
    await change({ ...night, rooms: 3 });
    expect(await shown()).toMatchObject([{ status: 'AVAILABLE', vacancies: 3 }]);
    await change({ ...night, stop_sell: true });
    expect(await shown()).toMatchObject([{ status: 'CLOSED' }]);
    await change({ ...night, stop_sell: true });
    const entries = await sql.primaryRows<{ before: unknown; after: unknown; actor_id: string }>(
      `select before, after, actor_id from audit_entry where entity = 'allotment' and entity_id = $1 and after -> $2 is not null order by at, id`,
      [`${resort}/beach`, day(40)],
    );
    expect(entries).toMatchObject([
      { before: {}, after: { [day(40)]: { rooms: 3, stop_sell: false } } },
      { before: { [day(40)]: { rooms: 3, stop_sell: false } }, after: { [day(40)]: { rooms: 3, stop_sell: true } } },
    ]);
    expect(entries).toHaveLength(2);
    expect(entries[0]?.actor_id).not.toBeNull();
  });

  it.each([
    ['rooms', {}],
    ['rooms', { rooms: -1 }],
    ['min_nights', { min_nights: 0 }],
    ['weekdays', { rooms: 3, weekdays: [0] }],
    ['room_codes', { rooms: 3, room_codes: ['water', 'attic'] }],
    ['room_codes', { rooms: 3, room_codes: [] }],
    ['resort', { rooms: 3, resort: 'nowhere' }],
    ['from', { rooms: 3, from: '2020-01-01' }],
    ['to', { rooms: 3, to: '2020-01-01' }],
    ['to', { rooms: 3, to: '2099-01-01' }],
    ['fingerprint', { rooms: 3, dry_run: false }],
    ['fingerprint', { rooms: 3, fingerprint: 'x' }],
    ['sold', { sold: 3 }],
  ])('is refused by %s: %j', async (field, body) => {
    const answer = await send({ dry_run: true, from: day(0), to: day(1), ...body });
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
  });
});
