import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { addDays } from '@atoll/contract/days';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { Package } from '../../../catalogue/packages/package.entity.js';
import { OutboxMessage } from '../../../people/mail/outbox-message.entity.js';
import type { QuoteDto } from '../../quotes/quote.dto.js';
import type { BookingDto, CreatedBookingDto } from '../bookings.dto.js';
import { Booking } from '../booking.entity.js';
import { BookingFlights } from './booking-flights.js';

jest.setTimeout(60_000);

const SEAPLANE = 'family-week-lhaviyani';
const BOAT = 'honeymoon-water-villa-north-male';
const LATE = { arrival: { code: 'lands_too_late', limit: '15:30', feasible: false } };

describe('the flights of a booking', () => {
  let test: TestApp;
  /** A day with rooms before, on and after it, far from every season's rules. */
  let day: string;
  /** Another one, of which nobody books anything. */
  let free: string;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    const june = `${Number(test.clock.maldivesDate().slice(0, 4)) + 1}-06`;
    const closed = new Set<string>();
    for (const slug of [SEAPLANE, BOAT]) {
      const days = await test
        .api()
        .get('/api/availability/')
        .query({ package: slug, from: `${june}-01`, to: `${june}-30` });
      for (const { date, status } of days.body as { date: string; status: string }[])
        if (status === 'CLOSED' || status === 'SOLD_OUT') closed.add(date);
    }
    const inJune = Array.from({ length: 24 }, (_, n) => `${june}-${n + 5}`.replace(/-(\d)$/, '-0$1'));
    const [first = '', ...more] = inJune.filter((date) =>
      [-1, 0, 1, 2].every((days) => !closed.has(addDays(date, days))),
    );
    day = first;
    free = more.find((date) => date > addDays(first, 9)) ?? '';
  }, 120_000);
  afterAll(() => test.close());

  const quote = async (over: object) => {
    const { status, body } = await test
      .api()
      .post('/api/bookings/quote/')
      .send({ adults: 2, check_in: day, ...over });
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as QuoteDto;
  };
  const send = (over: object) =>
    test
      .api()
      .post('/api/bookings/')
      .set('idempotency-key', randomUUID())
      .send({
        adults: 2,
        check_in: day,
        contact: { name: 'Anna Smirnova', email: 'anna@example.com', phone: '+44 20 7946 0958' },
        accept_terms: true,
        ...over,
      });
  const book = async (over: object): Promise<CreatedBookingDto> => {
    const { total } = await quote(over);
    const { status, body } = await send({ ...over, shown_price: { total } });
    expect({ status, body }).toMatchObject({ status: 201 });
    return body as CreatedBookingDto;
  };
  const manager = async () => test.as('manager');
  const read = async (id: string, language = 'en') =>
    (await (await manager()).get(`/api/bookings/${id}/?lang=${language}`)).body as BookingDto;
  const instant = async (slug: string) => {
    const em = test.em();
    const { id, version } = await em.findOneOrFail(Package, { slug });
    const { status } = await (
      await manager()
    )
      .patch(`/api/packages/${id}/`)
      .set('if-match', `"${version}"`)
      .send({ confirmation_mode: 'instant' });
    expect(status).toBe(200);
  };

  it('are checked when it is made, and everybody reads what came out in their language', async () => {
    const { id } = await book({ package: SEAPLANE, arrival_flight_at: `${day}T17:05` });
    const booking = await read(id, 'ru');
    expect(booking.transfer_check).toMatchObject({ feasible: false, ...LATE, departure: null });
    expect(booking.transfer_check?.arrival?.message).toMatch(/не позднее\s15:30/);
    expect(booking.transfer_check?.name).toMatch(/гидросамол/i);
    const letters = await test.em().find(OutboxMessage, { entityId: id });
    expect(letters.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ flight_faults: [{ way: 'arrival', code: 'lands_too_late', limit: '15:30' }] }),
    );
  });

  it('that nobody has told are not judged', async () => {
    const { id } = await book({ package: SEAPLANE });
    expect((await read(id)).transfer_check).toBeNull();
  });

  it('which do not fit make a request of an instant trip: nobody pays for what they cannot reach', async () => {
    await instant(SEAPLANE);
    const late = await book({ package: SEAPLANE, arrival_flight_at: `${day}T17:05` });
    const early = await book({ package: SEAPLANE, arrival_flight_at: `${day}T13:00` });
    expect([late.status, late.expires_at, early.status]).toEqual(['requested', null, 'on_hold']);
  });

  it('are checked anew when they change', async () => {
    const { id } = await book({ package: SEAPLANE, arrival_flight_at: `${day}T13:00` });
    const change = (at: string | null) =>
      test.em().transactional(async (em) => {
        const booking = await em.findOneOrFail(Booking, { id });
        booking.arrivalFlightAt = at;
        await test.app.get(BookingFlights, { strict: false }).recheck(em, booking);
      });
    expect((await read(id)).transfer_check).toMatchObject({ feasible: true });
    await change(`${day}T17:05`);
    expect((await read(id)).transfer_check).toMatchObject({ feasible: false, ...LATE });
    await change(null);
    expect((await read(id)).transfer_check).toBeNull();
  });

  it('are checked anew when their guest tells them later', async () => {
    const { id, access_token, version } = await book({ package: SEAPLANE });
    const { status, body } = await test
      .api()
      .patch(`/api/bookings/${id}/details/`)
      .query({ access_token })
      .set('if-match', `"${version}"`)
      .send({ arrival_flight_at: `${day}T17:05` });
    expect({ status, body }).toMatchObject({ status: 200, body: { transfer_check: { feasible: false, ...LATE } } });
  });

  it('are forgotten with their check when the stay moves to another day', async () => {
    const { id } = await book({ package: SEAPLANE, arrival_flight_at: `${day}T17:05` });
    const staff = await manager();
    const asked = await staff
      .post(`/api/bookings/${id}/change-requests/`)
      .set('idempotency-key', randomUUID())
      .send({ check_in: addDays(day, 2) });
    expect({ status: asked.status, body: asked.body }).toMatchObject({ status: 201 });
    const { id: request, total } = asked.body as { id: string; total: string };
    const accepted = await staff
      .post(`/api/bookings/${id}/change-requests/${request}/accept/`)
      .set('idempotency-key', randomUUID())
      .send({ confirm_total: total });
    expect({ status: accepted.status, body: accepted.body }).toMatchObject({ status: 200 });
    expect(await read(id)).toMatchObject({ arrival_flight_at: null, transfer_check: null });
  });

  it('fit with a night near the airport, which is a line of the price and stays with the booking', async () => {
    const late = { package: SEAPLANE, arrival_flight_at: `${day}T17:05` };
    const first = await quote(late);
    const night = first.transfer_check?.alternatives.find(({ kind }) => kind === 'overnight_before');
    expect(night).toMatchObject({ name: 'Nala Inn', extra: 'overnight_arrival', check_in: addDays(day, 1) });
    const island = first.transfer_check?.alternatives.find(({ kind }) => kind === 'island');
    expect(Number(island?.amount)).toBeGreaterThan(0);
    const taken = { ...late, check_in: addDays(day, 1), extras: [{ code: 'overnight_arrival', qty: 1 }] };
    const then = await quote(taken);
    expect(then.transfer_check).toMatchObject({ feasible: true, arrival: { code: 'overnight' }, alternatives: [] });
    expect(Number(then.total) - Number(first.total)).toBeCloseTo(Number(night?.amount), 2);
    const [line] = then.lines.filter(({ code }) => code === 'overnight_arrival');
    expect(line).toMatchObject({ kind: 'extra', label: 'Night near the airport before the stay: Nala Inn', qty: 1 });
    const { id } = await book(taken);
    expect(await read(id)).toMatchObject({
      total: then.total,
      transfer_check: { feasible: true, arrival: { code: 'overnight' } },
      price_details: { lines: expect.arrayContaining([line]) },
    });
  });

  it('of the early morning are reached from near the airport', async () => {
    const home = addDays(free, 6);
    const { transfer_check: check } = await quote({
      package: SEAPLANE,
      check_in: free,
      departure_flight_at: `${home}T07:30`,
    });
    expect(check).toMatchObject({ feasible: false, departure: { code: 'leave_evening_before' } });
    expect(check?.alternatives).toContainEqual(
      expect.objectContaining({ kind: 'overnight_after', extra: 'overnight_departure', check_out: addDays(home, -1) }),
    );
    const then = await quote({
      package: SEAPLANE,
      check_in: addDays(free, -1),
      departure_flight_at: `${home}T07:30`,
      extras: [{ code: 'overnight_departure', qty: 1 }],
    });
    expect(then.transfer_check).toMatchObject({ feasible: true, departure: { code: 'overnight' } });
  });

  it('go by the way that was chosen, which quote, token and booking keep', async () => {
    const chosen = { package: BOAT, transfer: 'kandu-veli-private-speedboat', arrival_flight_at: `${day}T23:10` };
    const { quote_token, transfer_check } = await quote(chosen);
    expect(transfer_check?.feasible).toBe(true);
    // A quote of one way is none of another.
    const other = await send({ ...chosen, transfer: null, quote_token });
    expect([other.status, Object.keys(other.body as object)]).toEqual([400, ['quote_token']]);
    const { status, body } = await send({ ...chosen, quote_token });
    expect(status).toBe(201);
    const { id } = body as BookingDto;
    expect(await read(id)).toMatchObject({
      transfer: { name: 'Private speedboat to Kandu Veli' },
      transfer_check: { feasible: true, name: 'Private speedboat to Kandu Veli' },
    });
  });

  it('take no way that leads elsewhere', async () => {
    const { total } = await quote({ package: BOAT });
    const { status, body } = await send({ package: BOAT, transfer: 'madi-faru-seaplane', shown_price: { total } });
    expect([status, Object.keys(body as object)]).toEqual([400, ['transfer']]);
  });
});
