import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@atoll/contract/days';
import { v7 as uuid } from 'uuid';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { Sql } from '../../platform/data/sql.js';
import { Stock } from './stock.js';
import type { AvailabilityDayDto } from './availability.dto.js';

const LIVEABOARD = 'central-atolls-liveaboard-week';
const MANTA = 'baa-manta-season';
const TWO_ISLANDS = 'honeymoon-two-islands';
const ON_REQUEST = 'south-ari-whale-sharks';

let test: TestApp;
let sql: Sql;
let today: string;
const day = (days: number) => addDays(today, days);

beforeAll(async () => {
  test = await createTestApp({ demo: true });
  sql = test.app.get(Sql);
  today = test.clock.maldivesDate();
  // Whatever day it is: no season has a say but those of the tests.
  await sql.primaryRows(`update season set surcharge_bp = 0, min_nights = 1, obligatory = '[]'`);
}, 120_000);
afterAll(() => test.close());

const asked = (parameters: Record<string, string>) =>
  test.api().get(`/api/availability/?${new URLSearchParams(parameters)}`);
const days = async (parameters: Record<string, string>): Promise<AvailabilityDayDto[]> => {
  const { status, body } = await asked(parameters);
  expect(status).toBe(200);
  return body;
};
const idOf = async (table: 'package' | 'resort', slug: string) => {
  const row = await sql.primaryRow<{ id: number }>(`select id from ${table} where slug = $1`, [slug]);
  return row?.id ?? 0;
};

/** All departures of a package anew; nothing else has a part in the tests. */
async function depart(
  slug: string,
  values: { in: number; capacity: number; held?: number; sold?: number; more?: string }[],
) {
  const id = await idOf('package', slug);
  await sql.primaryRows('delete from departure where package_id = $1', [id]);
  for (const departure of values)
    await sql.primaryRows(
      `insert into departure (package_id, start_date, end_date, capacity, held, sold, status, cutoff_at)
       select $1, $2::date, $2::date + 7, $3, $4, $5, split_part($6, ' ', 1), now() + split_part($6, ' ', 2)::interval`,
      [
        id,
        day(departure.in),
        departure.capacity,
        departure.held ?? 0,
        departure.sold ?? 0,
        departure.more ?? 'open 1d',
      ],
    );
  await forget();
}

/** All nights of a kind of room from the sixtieth to the eightieth day ahead. */
async function open(resort: string, room: string, rooms: number) {
  await sql.primaryRows(
    `insert into allotment (resort_id, room_code, date, rooms)
     select $1, $2, $3::date + n, $4 from generate_series(60, 80) n
     on conflict (resort_id, room_code, date)
     do update set rooms = excluded.rooms, held = 0, sold = 0, stop_sell = false, min_nights = 1`,
    [await idOf('resort', resort), room, today, rooms],
  );
  await forget();
}

async function change(resort: string, room: string, ahead: number, values: string) {
  await sql.primaryRows(`update allotment set ${values} where resort_id = $1 and room_code = $2 and date = $3`, [
    await idOf('resort', resort),
    room,
    day(ahead),
  ]);
  await forget();
}

/** Rows that nobody was told of. */
async function forget() {
  await sql.primaryRows(`select pg_notify('atoll_cache', 'packages,resorts')`);
  await test.api().get('/api/health/');
  await new Promise((resolve) => setTimeout(resolve, 50));
}

describe('the days of a package by departures', () => {
  beforeAll(() =>
    depart(LIVEABOARD, [
      { in: 30, capacity: 16, sold: 4, held: 4 },
      { in: 32, capacity: 16, sold: 6, held: 3 },
      { in: 34, capacity: 16, sold: 12, held: 4 },
      { in: 36, capacity: 16, more: 'closed 1d' },
      { in: 38, capacity: 16, more: 'cancelled 1d' },
      { in: 40, capacity: 16, more: 'open -1s' },
      { in: 0, capacity: 16 },
    ]),
  );

  it('say what is left of each, and that nothing begins in between', async () => {
    const found = await days({ package: LIVEABOARD, from: day(29), to: day(41) });
    expect(found.map(({ date }) => date)).toEqual(Array.from({ length: 13 }, (_, n) => day(29 + n)));
    expect(found.map(({ status }) => status)).toEqual([
      ...['CLOSED', 'AVAILABLE', 'CLOSED', 'LIMITED', 'CLOSED', 'SOLD_OUT'],
      ...Array.from({ length: 7 }, () => 'CLOSED'),
    ]);
    expect(found[1]).toMatchObject({ vacancies: 8, capacity: 16, min_nights: null });
    expect(found[3]).toMatchObject({ vacancies: 7, capacity: 16 });
    expect(found[5]).toMatchObject({ vacancies: 0, capacity: 16 });
    expect(found[7]).toMatchObject({ vacancies: null, capacity: null });
    expect(Date.parse(found[1]?.cutoff_at ?? '')).toBeGreaterThan(Date.now());
    expect(found[0]?.cutoff_at).toBeNull();
  });

  it('are guaranteed once as many are sold as they need, and only while they are open', async () => {
    const need = (places: number) =>
      sql.primaryRows(
        `update departure d set min_to_run = $2 from package p where p.id = d.package_id and p.slug = $1`,
        [LIVEABOARD, places],
      );
    await need(6);
    await sql.primaryRows(
      `update departure d set sold = 9 from package p where p.id = d.package_id and p.slug = $1 and d.start_date = $2`,
      [LIVEABOARD, day(36)],
    );
    await forget();
    const found = await days({ package: LIVEABOARD, from: day(30), to: day(36) });
    expect(found.map(({ is_guaranteed }) => is_guaranteed)).toEqual([false, false, true, false, true, false, false]);
    await need(1);
  });

  it('are over today', async () => {
    const found = await days({ package: LIVEABOARD, from: day(-2), to: day(0) });
    expect(found.map(({ status }) => status)).toEqual(['CLOSED', 'CLOSED', 'CLOSED']);
  });

  it('are the same by id, and none of them is open when the package is not on sale', async () => {
    const span = { from: day(30), to: day(30) };
    const id = await idOf('package', LIVEABOARD);
    expect(await days({ package: String(id), ...span })).toEqual(await days({ package: LIVEABOARD, ...span }));
    const set = async (values: string) => {
      await sql.primaryRows(`update package set ${values} where id = $1`, [id]);
      await forget();
    };
    await set(`available_to = '${day(-1)}'`);
    expect(await days({ package: LIVEABOARD, ...span })).toMatchObject([{ status: 'CLOSED', vacancies: null }]);
    await set(`available_to = null, end_date = '${day(33)}'`);
    expect(await days({ package: LIVEABOARD, ...span })).toMatchObject([{ status: 'CLOSED' }]);
    await set(`end_date = '${day(37)}'`);
    expect(await days({ package: LIVEABOARD, ...span })).toMatchObject([{ status: 'AVAILABLE' }]);
    await set('end_date = null');
  });
});

describe('the days of a package by rooms', () => {
  beforeAll(async () => {
    await open('hanifa-baa', 'beach', 4);
    await open('rihiveli-north-ari', 'bungalow', 4);
    await open('velaa-thari-lagoon', 'water', 6);
  });

  const statusOf = async (slug: string, ahead: number) => {
    const [found] = await days({ package: slug, from: day(ahead), to: day(ahead) });
    return found;
  };

  it('are those of the scarcest of all nights of the trip', async () => {
    expect(await statusOf(MANTA, 65)).toMatchObject({ status: 'AVAILABLE', vacancies: 4, capacity: 4 });
    await change('hanifa-baa', 'beach', 70, 'sold = 2, held = 1');
    const found = await days({ package: MANTA, from: day(64), to: day(71) });
    expect(found.map(({ status, vacancies }) => [status, vacancies])).toEqual([
      ['AVAILABLE', 4],
      ...Array.from({ length: 6 }, () => ['LIMITED', 1]),
      ['AVAILABLE', 4],
    ]);
    await change('hanifa-baa', 'beach', 70, 'sold = 4, held = 0');
    expect(await statusOf(MANTA, 65)).toMatchObject({ status: 'SOLD_OUT', vacancies: 0, capacity: 4 });
    expect(await statusOf(MANTA, 64)).toMatchObject({ status: 'AVAILABLE' });
    expect(await statusOf(MANTA, 71)).toMatchObject({ status: 'AVAILABLE' });
  });

  it('follow a trip through its places', async () => {
    expect(await statusOf(TWO_ISLANDS, 62)).toMatchObject({ status: 'AVAILABLE', vacancies: 4 });
    // Five nights in the bungalow, then four above the lagoon.
    await change('velaa-thari-lagoon', 'water', 66, 'sold = 5');
    await change('rihiveli-north-ari', 'bungalow', 67, 'sold = 3');
    expect(await statusOf(TWO_ISLANDS, 62)).toMatchObject({ status: 'AVAILABLE', vacancies: 4 });
    expect(await statusOf(TWO_ISLANDS, 61)).toMatchObject({ status: 'LIMITED', vacancies: 1, capacity: 4 });
    expect(await statusOf(TWO_ISLANDS, 63)).toMatchObject({ status: 'LIMITED', vacancies: 1 });
  });

  it('are closed where a night is, or asks for a longer stay', async () => {
    await open('hanifa-baa', 'beach', 4);
    await change('hanifa-baa', 'beach', 66, 'stop_sell = true');
    expect(await statusOf(MANTA, 61)).toMatchObject({ status: 'CLOSED', vacancies: null });
    expect(await statusOf(MANTA, 67)).toMatchObject({ status: 'AVAILABLE' });
    await change('hanifa-baa', 'beach', 70, 'min_nights = 6');
    expect(await statusOf(MANTA, 67)).toMatchObject({ status: 'AVAILABLE' });
    await change('hanifa-baa', 'beach', 70, 'min_nights = 7');
    expect(await statusOf(MANTA, 67)).toMatchObject({ status: 'CLOSED' });
  });

  it('are asked for where nobody counts a night, unless another is sold out', async () => {
    await open('hanifa-baa', 'beach', 4);
    await sql.primaryRows('delete from allotment where room_code = $1 and date = $2', ['beach', day(66)]);
    await forget();
    expect(await statusOf(MANTA, 62)).toMatchObject({ status: 'ON_REQUEST', vacancies: null, capacity: null });
    await change('hanifa-baa', 'beach', 65, 'sold = 4');
    expect(await statusOf(MANTA, 62)).toMatchObject({ status: 'SOLD_OUT' });
    expect(await statusOf(MANTA, 66)).toMatchObject({ status: 'ON_REQUEST' });
  });
});

describe('the days of a package without stock', () => {
  it('are on request from tomorrow to two years ahead', async () => {
    const found = await days({ package: ON_REQUEST, from: day(0), to: day(2) });
    expect(found.map(({ status }) => status)).toEqual(['CLOSED', 'ON_REQUEST', 'ON_REQUEST']);
    const far = await days({ package: ON_REQUEST, from: day(700), to: day(760) });
    expect(new Set(far.map(({ status }) => status))).toEqual(new Set(['ON_REQUEST', 'CLOSED']));
    expect(far.at(-1)).toMatchObject({ status: 'CLOSED', vacancies: null, capacity: null, cutoff_at: null });
  });

  it('are free where it is confirmed at once', async () => {
    const id = await idOf('package', ON_REQUEST);
    await sql.primaryRows(`update package set confirmation_mode = 'instant' where id = $1`, [id]);
    await forget();
    expect(await days({ package: ON_REQUEST, from: day(5), to: day(5) })).toMatchObject([{ status: 'FREESALE' }]);
    await sql.primaryRows(`update package set confirmation_mode = 'on_request' where id = $1`, [id]);
    await forget();
  });
});

describe('the nights of a place to stay', () => {
  beforeAll(async () => {
    await open('kandu-veli', 'garden', 2);
    await open('kandu-veli', 'beach', 4);
    await open('kandu-veli', 'water', 6);
  });
  const night = async (ahead: number, more: Record<string, string> = {}) => {
    const [found] = await days({ resort: 'kandu-veli', from: day(ahead), to: day(ahead), ...more });
    return found;
  };

  it('add up over its rooms, without those that are stopped', async () => {
    expect(await night(65)).toMatchObject({ status: 'AVAILABLE', vacancies: 12, capacity: 12, min_nights: 1 });
    await change('kandu-veli', 'beach', 65, 'stop_sell = true');
    await change('kandu-veli', 'water', 65, 'sold = 5, min_nights = 3');
    await change('kandu-veli', 'garden', 65, 'min_nights = 2');
    expect(await night(65)).toMatchObject({ status: 'LIMITED', vacancies: 3, capacity: 8, min_nights: 2 });
    await change('kandu-veli', 'water', 65, 'sold = 6');
    await change('kandu-veli', 'garden', 65, 'sold = 2');
    expect(await night(65)).toMatchObject({ status: 'SOLD_OUT', vacancies: 0, capacity: 8 });
    await change('kandu-veli', 'water', 65, 'stop_sell = true');
    await change('kandu-veli', 'garden', 65, 'stop_sell = true');
    expect(await night(65)).toMatchObject({ status: 'CLOSED', vacancies: null });
  });

  it('are told of one kind of room', async () => {
    await change('kandu-veli', 'water', 70, 'sold = 4, min_nights = 3');
    expect(await night(70, { room_type: 'water' })).toMatchObject({
      ...{ status: 'LIMITED', vacancies: 2, capacity: 6, min_nights: 3 },
    });
    expect(await night(70, { room_type: 'garden' })).toMatchObject({ status: 'AVAILABLE', vacancies: 2 });
    expect((await asked({ resort: 'kandu-veli', room_type: 'attic', from: day(1), to: day(1) })).status).toBe(404);
  });

  it('are asked for where there is no contract, and closed today', async () => {
    await sql.primaryRows('delete from allotment where resort_id = $1 and date = $2', [
      await idOf('resort', 'kandu-veli'),
      day(75),
    ]);
    await forget();
    expect(await night(75)).toMatchObject({ status: 'ON_REQUEST', vacancies: null });
    expect(await night(0)).toMatchObject({ status: 'CLOSED' });
  });
});

describe('what a day costs', () => {
  const book = (parameters: Record<string, string>) => days({ from: day(64), to: day(64), ...parameters });

  it('is the price of the package for the party', async () => {
    await open('hanifa-baa', 'beach', 4);
    const { body } = await test.api().get(`/api/packages/${MANTA}/`);
    const [two] = await book({ package: MANTA });
    expect(two).toMatchObject({ price_from: (Number(body.price) * 2).toFixed(2), currency: 'USD' });
    const [five] = await book({ package: MANTA, adults: '3', children: '2' });
    expect(five?.price_from).toBe((Number(body.price) * 5).toFixed(2));
    expect(two?.season).toBeNull();
  });

  it('is what a departure asks of its own', async () => {
    await depart(LIVEABOARD, [{ in: 64, capacity: 8 }]);
    await sql.primaryRows('update departure set price_minor = 99950 where start_date = $1', [day(64)]);
    await forget();
    expect(await book({ package: LIVEABOARD })).toMatchObject([{ price_from: '1999.00' }]);
  });

  it('is that of the cheapest room that is left, or of the one that is asked for', async () => {
    for (const room of ['garden', 'beach', 'water']) await open('kandu-veli', room, 2);
    const { body } = await test.api().get('/api/resorts/kandu-veli/');
    const price = (code: string) =>
      body.room_types.find((room: { code: string }) => room.code === code)?.price_per_night as string;
    expect(await book({ resort: 'kandu-veli' })).toMatchObject([{ price_from: price('garden') }]);
    expect(await book({ resort: 'kandu-veli', room_type: 'water' })).toMatchObject([{ price_from: price('water') }]);
    await change('kandu-veli', 'garden', 64, 'sold = 2');
    expect(await book({ resort: 'kandu-veli' })).toMatchObject([{ price_from: price('beach') }]);
    await change('kandu-veli', 'water', 64, 'price_minor = 10000');
    expect(await book({ resort: 'kandu-veli' })).toMatchObject([{ price_from: '100.00' }]);
  });

  it('follows the seasons that the office writes, which may ask for longer stays', async () => {
    await open('hanifa-baa', 'beach', 4);
    const write = async (values: string) => {
      await sql.primaryRows(`delete from season where code = 'own'`);
      await sql.primaryRows(
        `insert into season (code, names, package_id, first_night, last_night, priority, surcharge_bp, min_nights, obligatory, updated_at)
         select 'own', '{}', p.id, $1, $1, 90, ${values}, '[]', now() from package p where p.slug = $2`,
        [day(64), MANTA],
      );
      await forget();
    };
    const [before] = await book({ package: MANTA });
    await write('6000, 1');
    const [dearer] = await book({ package: MANTA });
    // One of six nights is dearer by three fifths.
    expect(dearer).toMatchObject({ season: 'own', price_from: (Number(before?.price_from) * 1.1).toFixed(2) });
    await write('0, 7');
    expect(await book({ package: MANTA })).toMatchObject([{ status: 'CLOSED', vacancies: null, price_from: null }]);
    await sql.primaryRows(`delete from season where code = 'own'`);
  });
});

describe('a question', () => {
  const span = () => ({ from: day(1), to: day(30) });

  it('takes 366 days and no more, in their order', async () => {
    expect(await days({ package: MANTA, from: day(1), to: day(366), adults: '2', children: '1' })).toHaveLength(366);
    const { status, body } = await asked({ package: MANTA, from: day(1), to: day(367) });
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual(['to']);
    expect((await asked({ package: MANTA, from: day(2), to: day(1) })).body).toHaveProperty('to');
  });

  it('is about one thing that is there', async () => {
    expect((await asked(span())).body).toHaveProperty('package');
    expect((await asked({ package: MANTA, resort: 'kandu-veli', ...span() })).status).toBe(400);
    expect((await asked({ package: MANTA, room_type: 'water', ...span() })).body).toHaveProperty('resort');
    expect((await asked({ package: 'nowhere', ...span() })).status).toBe(404);
    expect((await asked({ resort: '999999', ...span() })).status).toBe(404);
  });

  it.each(['from=2027-02-30&to=2027-03-01', 'from=2027-02-01', 'from=2027-02-01&to=2027-02-02&rooms=2'])(
    'is refused as %s',
    async (parameters) => {
      expect((await test.api().get(`/api/availability/?package=${MANTA}&${parameters}`)).status).toBe(400);
    },
  );

  it('is refused for a party that nobody takes', async () => {
    expect((await asked({ package: MANTA, adults: '0', ...span() })).body).toHaveProperty('adults');
    expect((await asked({ package: MANTA, children: '11', ...span() })).body).toHaveProperty('children');
  });

  it('finds nothing that is not public', async () => {
    await sql.primaryRows(`update package set status = 'draft' where slug = 'private-dhoni-charter'`);
    expect((await asked({ package: 'private-dhoni-charter', ...span() })).status).toBe(404);
  });
});

describe('an answer that was kept', () => {
  it('goes with places of its own product, and with no other', async () => {
    await depart(LIVEABOARD, [{ in: 50, capacity: 4 }]);
    await open('hanifa-baa', 'beach', 4);
    const address = (slug: string) => `/api/availability/?package=${slug}&from=${day(50)}&to=${day(70)}`;
    const tell = async (slug: string) => (await test.api().get(address(slug))).headers['etag'];
    const before = [await tell(LIVEABOARD), await tell(MANTA), await tell(ON_REQUEST)];
    // A change that nobody is told of does not show: the answers are kept.
    const id = await idOf('package', LIVEABOARD);
    await sql.primaryRows('update departure set sold = 1 where package_id = $1', [id]);
    expect(await tell(LIVEABOARD)).toBe(before[0]);
    const stock = test.app.get(Stock, { strict: false });
    const departure = await sql.primaryRow<{ id: number }>('select id from departure where package_id = $1', [id]);
    const wanted = [{ departure: departure?.id ?? 0, qty: 1 }];
    await sql.primaryRows(`update allotment set sold = 1 where room_code = 'beach'`);
    await test.em().transactional((em) => stock.take(em, { booking: uuid(), kind: 'hard', wanted }));
    const after = await test.api().get(address(LIVEABOARD));
    expect(after.body[0]).toMatchObject({ vacancies: 2 });
    expect(await tell(MANTA)).toBe(before[1]);
    const resort = await idOf('resort', 'hanifa-baa');
    const nights = [{ resort, room: 'beach', date: day(66), qty: 1 }];
    await test.em().transactional((em) => stock.take(em, { booking: uuid(), kind: 'soft', wanted: nights }));
    expect(await tell(MANTA)).not.toBe(before[1]);
    expect(await tell(ON_REQUEST)).toBe(before[2]);
  });
});
