import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { Sql } from '../../platform/data/sql.js';
import type { TransferCheckDto } from './transfer-check.dto.js';

describe('a transfer check', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
  }, 120_000);
  afterAll(() => test.close());

  const ask = (query: Record<string, string>) => test.api().get('/api/transfer-check/').query(query);
  const check = async (query: Record<string, string>) => {
    const { status, body } = await ask(query);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as TransferCheckDto;
  };

  it.each<Record<string, string>>([{ package: 'honeymoon-baa-quiet-week' }, { resort: 'madi-faru' }])(
    'of %o says why flights do not fit, and names priced ways out',
    async (of) => {
      const late = await check({ ...of, landing: '17:05', lang: 'ru' });
      expect(late).toMatchObject({ feasible: false, arrival: { code: 'lands_too_late', limit: '15:30' } });
      expect(late.arrival?.message).toMatch(/15:30/);
      expect(late.alternatives.map(({ kind }) => kind)).toEqual(['overnight_before', 'island', 'island']);
      expect(late.alternatives[0]).toMatchObject({ code: 'nala-inn', name: 'Нала Инн' });
      expect(late.alternatives.every(({ amount }) => Number(amount) > 0)).toBe(true);
      expect(await check({ ...of, landing: '13:00' })).toMatchObject({ feasible: true, alternatives: [] });
      const early = await check({ ...of, flight: '07:30' });
      expect(early).toMatchObject({ feasible: false, departure: { code: 'leave_evening_before' } });
      expect(early.alternatives[0]).toMatchObject({ kind: 'overnight_after', code: 'nala-inn' });
    },
  );

  it('is kept by nobody, and is the same for everybody: a page may be drawn with it', async () => {
    const { headers } = await ask({ resort: 'madi-faru', landing: '17:05' });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('names islands for a day only where every night can be booked, and others in their place', async () => {
    const sql = test.app.get(Sql);
    const day = test.clock.maldivesDate(90);
    await sql.primaryRows(
      `insert into allotment (resort_id, room_code, date, rooms)
       select r.id, k ->> 'code', night::date, 9 from resort r, jsonb_array_elements(r.room_types) k,
         generate_series($1::date, $1::date + 6, '1 day') night
       on conflict (resort_id, room_code, date) do update set rooms = 9, held = 0, sold = 0, stop_sell = false, min_nights = 1`,
      [day],
    );
    const query = { resort: 'madi-faru', landing: '17:05', check_in: day, nights: '3' };
    const islands = async (more: Record<string, string> = {}) =>
      (await check({ ...query, ...more })).alternatives.filter(({ kind }) => kind === 'island').map(({ code }) => code);
    const last = (slug: string, set: string) =>
      sql.primaryRows(
        `update allotment a set ${set} from resort r where r.id = a.resort_id and r.slug = $1 and a.date = $2::date + 2`,
        [slug, day],
      );
    const named = await islands();
    expect(named).toHaveLength(2);
    const [first = '', second = ''] = named;
    for (const set of ['stop_sell = true', 'stop_sell = false, rooms = 0', 'rooms = 9, min_nights = 4']) {
      await last(first, set);
      expect(await islands()).not.toContain(first);
      expect(await islands()).toHaveLength(2);
    }
    expect(await islands({ nights: '2' })).toContain(first);
    await last(first, 'min_nights = 1');
    // Two people fit into one room, five do not.
    expect(await islands({ adults: '5' })).toContain(second);
    await last(second, 'rooms = 1');
    expect([await islands(), await islands({ adults: '5' })]).toEqual([named, expect.not.arrayContaining([second])]);
  });

  it('without a day takes every day for one on which the boat runs', async () => {
    const ferry = { package: 'thulusdhoo-surf-on-a-budget', landing: '10:00' };
    expect((await check(ferry)).arrival?.code).not.toBe('no_service_on_day');
  });

  it.each([
    [{}, 'package'],
    [{ package: 'honeymoon-baa-quiet-week', resort: 'madi-faru' }, 'package'],
    [{ package: 'nowhere' }, 'package'],
    [{ resort: 'nowhere' }, 'resort'],
    [{ resort: 'madi-faru', landing: '25:00' }, 'landing'],
    [{ resort: 'madi-faru', adults: '0' }, 'adults'],
  ])('refuses %o beside its field', async (query: Record<string, string>, field) => {
    const { status, body } = await ask(query);
    expect([status, Object.keys(body as object)]).toEqual([400, [field]]);
  });
});
