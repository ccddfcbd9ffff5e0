import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { addDays } from '@atoll/contract/days';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { Sql } from '../../platform/data/sql.js';
import type { QuoteDto } from './quote.dto.js';

interface Trip {
  slug: string;
  total_for_two: string | null;
  price_from: { date: string } | null;
  pricing_type: string;
  price: string;
  group_size_min: number;
}

describe('quotes of the demo agency', () => {
  let test: TestApp;
  let trips: Trip[];
  /** A day of the low season of the year after next: nothing is added to it. */
  let quiet: string;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    const { body } = await test.api().get('/api/packages/?page_size=100');
    trips = (body as { results: Trip[] }).results;
    quiet = `${Number(test.clock.maldivesDate().slice(0, 4)) + 1}-06-10`;
  }, 120_000);
  afterAll(() => test.close());

  const ask = async (body: object, language = 'en') => {
    const answer = await test.api().post('/api/bookings/quote/').set('accept-language', language).send(body);
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
    return answer.body as QuoteDto;
  };

  it('cost two people what the cards say', async () => {
    expect(trips.length).toBeGreaterThan(20);
    const told = trips.filter(({ total_for_two }) => total_for_two !== null);
    expect(told.length).toBeGreaterThan(10);
    for (const { slug, total_for_two, price_from } of told) {
      const { total, lines, taxes, net } = await ask({ package: slug, check_in: price_from?.date, adults: 2 });
      expect([slug, total]).toEqual([slug, total_for_two]);
      const sum = (rows: { amount: string }[]) =>
        rows.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0);
      expect([slug, sum(lines)]).toEqual([slug, Math.round(Number(total) * 100)]);
      expect([slug, Math.round(Number(net) * 100) + sum(taxes)]).toEqual([slug, sum(lines)]);
    }
  });

  it('ask for a child the share that its page says', async () => {
    const page = await test.api().get('/api/packages/adventure-south-to-the-equator/');
    const [band] = page.body.child_bands;
    expect(page.body.child_bands).toEqual([{ age_max: 15, share_percent: 85 }]);
    const stay = { package: 'adventure-south-to-the-equator', check_in: quiet, adults: 2 };
    const { lines } = await ask({ ...stay, children_ages: [band.age_max, band.age_max + 1] });
    const amounts = Object.fromEntries(lines.map(({ kind, amount, qty }) => [kind, [qty, Number(amount)]]));
    expect(amounts).toMatchObject({ base: [3, expect.any(Number)], child: [1, expect.any(Number)] });
    expect((amounts['child']?.[1] ?? 0) / ((amounts['base']?.[1] ?? 0) / 3)).toBeCloseTo(band.share_percent / 100, 4);
  });

  it('name every line and tax in each language', async () => {
    for (const language of LANGUAGE_CODES) {
      const { lines, taxes, cancellation } = await ask(
        { package: 'honeymoon-baa-quiet-week', check_in: quiet, adults: 2 },
        language,
      );
      const named = [...lines, ...taxes].map(({ label }) => label);
      expect(named).toEqual(named.filter((label) => /\p{L}/u.test(label) && !/^[A-Z_]+$|price\./.test(label)));
      expect(named).toHaveLength(5);
      expect(cancellation.label).not.toBe(cancellation.code);
    }
  });

  it('charge Green Tax by heads and nights, and none for infants', async () => {
    const family = { package: 'family-week-lhaviyani', check_in: quiet, adults: 2, children_ages: [5, 1] };
    const { taxes, nights } = await ask(family);
    const green = taxes.find(({ code }) => code === 'GREEN_TAX');
    expect(nights).toBe(6);
    expect(green).toMatchObject({ rate: '12.00', base: '18', amount: '216.00' });
  });

  describe('check the flights', () => {
    const water = { package: 'honeymoon-water-villa-north-male', adults: 2 };
    const checked = async (over: object, language?: string) =>
      (await ask({ ...water, check_in: quiet, ...over }, language)).transfer_check;

    it('which fit by day', async () => {
      expect(
        await checked({ arrival_flight_at: `${quiet}T13:00`, departure_flight_at: `${addDays(quiet, 4)}T21:00` }),
      ).toMatchObject({
        feasible: true,
        arrival: { code: null, message: null },
        departure: { code: null, message: null },
        alternatives: [],
      });
    });

    it('and what can be done about those that come too late, in the language of the reader', async () => {
      const late = { arrival_flight_at: `${quiet}T23:10` };
      expect(await checked(late, 'ru')).toMatchObject({
        feasible: false,
        arrival: { code: 'lands_too_late', limit: '22:30', message: expect.stringContaining('22:30') },
        departure: null,
        alternatives: [
          { kind: 'transfer', code: 'kandu-veli-private-speedboat', amount: '620.00' },
          { kind: 'overnight_before', code: 'nala-inn', name: 'Нала Инн', amount: '96.00' },
        ],
      });
      const seaplane = await ask({
        package: 'honeymoon-baa-quiet-week',
        check_in: quiet,
        adults: 2,
        arrival_flight_at: `${quiet}T17:05`,
        departure_flight_at: `${addDays(quiet, 6)}T07:30`,
      });
      expect(seaplane.transfer_check).toMatchObject({
        arrival: { code: 'lands_too_late', limit: '15:30' },
        departure: { code: 'leave_evening_before', limit: '09:00' },
      });
    });

    it('and offer a night near the airport only where the flights fit the days that the stay moves to', async () => {
      const nights = async (over: object) => {
        const check = await checked(over);
        expect(check?.feasible).toBe(false);
        return check?.alternatives.map(({ kind }) => kind).filter((kind) => kind.startsWith('overnight'));
      };
      const late = { arrival_flight_at: `${quiet}T23:10` };
      expect(await nights(late)).toEqual(['overnight_before']);
      // The flight home stays on its day, and the stay would end after it.
      expect(await nights({ ...late, departure_flight_at: `${addDays(quiet, 4)}T21:00` })).toEqual([]);
      const early = { departure_flight_at: `${addDays(quiet, 4)}T01:00` };
      expect(await nights(early)).toEqual(['overnight_after']);
      expect(await nights({ ...early, arrival_flight_at: `${quiet}T13:00` })).toEqual([]);
      // The night after that is in it already is not moved away by one before.
      const after = { extras: [{ code: 'overnight_departure', qty: 1 }] };
      expect(await nights({ ...late, ...after, departure_flight_at: `${addDays(quiet, 5)}T21:00` })).toEqual([]);
    });

    it('of nights in a room, whose last day nobody moves, with what helps besides', async () => {
      const { transfer_check } = await ask({
        ...{ resort: 'kandu-veli', room_type: 'beach', check_in: quiet, nights: 4, adults: 2 },
        arrival_flight_at: `${quiet}T23:10`,
      });
      expect(transfer_check).toMatchObject({ feasible: false, arrival: { code: 'lands_too_late' } });
      expect(transfer_check?.alternatives.map(({ kind }) => kind)).toEqual(['transfer']);
    });

    it('against the transfer that was asked for', async () => {
      const late = { arrival_flight_at: `${quiet}T23:10`, transfer: 'kandu-veli-private-speedboat' };
      expect(await checked(late)).toMatchObject({ transfer: 'kandu-veli-private-speedboat', feasible: true });
      const nowhere = await test
        .api()
        .post('/api/bookings/quote/')
        .send({ ...water, check_in: quiet, transfer: 'nowhere' });
      expect([nowhere.status, Object.keys(nowhere.body as object)]).toEqual([400, ['transfer']]);
    });
  });

  describe('with a night near the airport', () => {
    const night = (qty: number, code = 'overnight_arrival') => ({ extras: [{ code, qty }] });
    const trip = { package: 'honeymoon-water-villa-north-male', adults: 2 };
    const send = (path: string, body: object) =>
      test
        .api()
        .post(`/api/bookings/${path}`)
        .send({ ...trip, check_in: quiet, ...body });
    const book = (body: object, total: string) =>
      send('', {
        ...body,
        contact: { name: 'Anna Smirnova', email: 'anna@example.com', phone: '+44 20 7946 0958' },
        accept_terms: true,
        shown_price: { total },
      }).set('idempotency-key', randomUUID());
    /** The rooms of the hotel on the night before the trip, and on the one that a late landing asks for. */
    const rooms = (counted: string) =>
      test.app.get(Sql).primaryRows(
        `insert into allotment (resort_id, room_code, date, rooms, held, sold, stop_sell)
         select r.id, k ->> 'code', day::date, ${counted} from resort r, jsonb_array_elements(r.room_types) k,
           unnest($1::date[]) day where r.slug = 'nala-inn'
         on conflict (resort_id, room_code, date) do update set rooms = excluded.rooms, held = excluded.held, sold = excluded.sold,
           stop_sell = excluded.stop_sell`,
        [[addDays(quiet, -1), quiet]],
      );
    const offered = async () =>
      (await ask({ ...trip, check_in: quiet, arrival_flight_at: `${quiet}T23:10` })).transfer_check?.alternatives.map(
        ({ kind }) => kind,
      );

    it('have one of it', async () => {
      for (const code of ['overnight_arrival', 'overnight_departure'])
        for (const path of ['quote/', '']) {
          const { status, body } = await send(path, night(2, code));
          expect([status, body['extras.0.qty']]).toEqual([400, ['Must be at most 1']]);
        }
      const { lines } = await ask({ ...trip, check_in: quiet, ...night(1) });
      expect(lines).toContainEqual(expect.objectContaining({ code: 'overnight_arrival', qty: 1 }));
    });

    it('are not offered where the trip does not begin a day later, or has no place then', async () => {
      const sql = test.app.get(Sql);
      const sellBy = (way: string) =>
        sql.primaryRows('update package set sold_by = $2 where slug = $1', [trip.package, way]);
      const depart = (day: string, sold: number) =>
        sql.primaryRows(
          `insert into departure (package_id, start_date, end_date, capacity, sold, cutoff_at)
           select id, $2::date, $2::date + 4, 10, $3, $2::date - 1 from package where slug = $1`,
          [trip.package, day, sold],
        );
      const [was] = await sql.primaryRows<{ sold_by: string }>('select sold_by from package where slug = $1', [
        trip.package,
      ]);
      await sellBy('departures');
      await depart(quiet, 0);
      expect(await offered()).toEqual(['transfer']);
      await depart(addDays(quiet, 1), 10);
      expect(await offered()).toEqual(['transfer']);
      await sql.primaryRows('update departure set sold = 0 where start_date = $1::date', [addDays(quiet, 1)]);
      expect(await offered()).toEqual(['transfer', 'overnight_before']);
      await sellBy(was?.sold_by ?? '');
    });

    it.each([
      ['closed for sale', '5, 0, 0, true'],
      ['full', '5, 2, 3, false'],
    ])('are not sold while the hotel is %s', async (_, shut) => {
      await rooms('1, 0, 0, false');
      const { total } = await ask({ ...trip, check_in: quiet, ...night(1) });
      expect(await offered()).toEqual(['transfer', 'overnight_before']);
      await rooms(shut);
      expect(await offered()).toEqual(['transfer']);
      const words = { 'extras.0.code': ['The hotel near the airport has no room for this night'] };
      for (const { status, body } of [await send('quote/', night(1)), await book(night(1), total)])
        expect([status, body]).toEqual([400, words]);
      await rooms('1, 0, 0, false');
      expect((await book(night(1), total)).status).toBe(201);
    });
  });
});
