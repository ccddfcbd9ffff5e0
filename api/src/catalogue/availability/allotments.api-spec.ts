import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuid } from 'uuid';
import { addDays } from '@atoll/contract/days';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { Sql } from '../../platform/data/sql.js';
import type { AllotmentRoomDto } from './allotments.dto.js';
import { Stock } from './stock.js';

const RESORT = 'kandu-veli';

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
const month = async (query: string, language = 'en') =>
  (await test.as('viewer')).get(`/api/allotments/?${query}`).set('accept-language', language);

describe('the month of a place to stay', () => {
  it('has each night of each kind of room, in the words of the reader', async () => {
    await sql.primaryRows(
      `insert into allotment (resort_id, room_code, date, rooms, held, sold, stop_sell, min_nights)
       values ($1, 'water', $2, 5, 1, 2, true, 2)`,
      [resort, day(1)],
    );
    const { status, body } = await month(`resort=${resort}&month=${first().slice(0, 7)}`, 'ru');
    expect(status).toBe(200);
    expect(body).toMatchObject({ resort, month: first().slice(0, 7) });
    expect(body.rooms.map(({ room_code }: AllotmentRoomDto) => room_code)).toEqual(['garden', 'beach', 'water']);
    expect(body.rooms[2].name).toMatch(/[а-я]/i);
    const [none, some] = body.rooms[2].nights;
    expect(none).toEqual({ date: day(0), rooms: null, held: 0, sold: 0, left: null, stop_sell: false, min_nights: 1 });
    expect(some).toEqual({ date: day(1), rooms: 5, held: 1, sold: 2, left: 2, stop_sell: true, min_nights: 2 });
    expect(body.rooms[2].nights.at(-1).date.slice(0, 7)).toBe(first().slice(0, 7));
    expect(body.rooms[2].nights.length).toBeGreaterThanOrEqual(28);
  });

  it('is refused for what is no month or no place', async () => {
    expect((await month(`resort=${RESORT}&month=2027-13`)).status).toBe(400);
    expect((await month(`resort=${RESORT}`)).status).toBe(400);
    expect((await month('resort=nowhere&month=2027-01')).status).toBe(404);
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
