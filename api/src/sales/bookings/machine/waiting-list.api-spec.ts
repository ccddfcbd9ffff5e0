import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type MachineWorld, machineWorld } from '../../../../test/machine-world.js';
import { BookingTimers } from './booking-timers.js';

jest.setTimeout(30_000);

describe('the waiting list is offered at once', () => {
  let w: MachineWorld;
  beforeAll(async () => {
    w = await machineWorld();
  }, 60_000);
  afterAll(async () => {
    expect(await w.wrongCounts()).toEqual([]);
    await w.test.close();
  });

  let ahead = 40;
  const full = async () => {
    const date = w.day(ahead++);
    await w.depart('boat', date, 2);
    const [taken, waits] = [await w.book('boat', date), await w.book('boat', date, 2, { join_waitlist: true })];
    expect(waits.status).toBe('waitlisted');
    const found = await w.sql.primaryRow<{ id: number }>(
      `select d.id from departure d join package p on p.id = d.package_id where p.slug = 'boat' and d.start_date = $1`,
      [date],
    );
    return { date, taken, waits, departure: found?.id ?? 0 };
  };
  const patch = async (departure: number, body: object) => {
    const found = await w.sql.primaryRow<{ version: number }>('select version from departure where id = $1', [
      departure,
    ]);
    const office = await w.as('manager');
    const answer = await office
      .patch(`/api/departures/${departure}/`)
      .set('if-match', `"${found?.version}"`)
      .send(body);
    return answer.status;
  };

  it('what a colleague adds to a departure', async () => {
    const { date, waits, departure } = await full();
    expect(await patch(departure, { capacity: 4 })).toBe(200);
    expect((await w.read(waits.id)).status).toBe('waitlisted');
    await w.waiting();
    expect((await w.read(waits.id)).status).toBe('on_hold');
    expect(await w.places('boat', date)).toEqual({ held: 4, sold: 0 });
  });

  it('what is open for sale again', async () => {
    const { taken, waits, departure } = await full();
    expect(await patch(departure, { status: 'closed' })).toBe(200);
    expect((await w.guest(taken, 'cancel', { reason_code: 'other', confirm_fee: '0.00' })).status).toBe(200);
    await w.waiting();
    expect((await w.read(waits.id)).status).toBe('waitlisted');
    expect(await patch(departure, { status: 'open' })).toBe(200);
    await w.waiting();
    expect((await w.read(waits.id)).status).toBe('on_hold');
  });

  it('nothing of a trip that is off sale, until it is on sale again', async () => {
    const { taken, waits } = await full();
    const publish = (status: string) =>
      w.sql.primaryRows(`update package set status = $1 where slug = 'boat'`, [status]);
    await publish('draft');
    try {
      expect((await w.guest(taken, 'cancel', { reason_code: 'other', confirm_fee: '0.00' })).status).toBe(200);
      await w.waiting();
      expect((await w.read(waits.id)).status).toBe('waitlisted');
    } finally {
      await publish('published');
    }
    await w.waiting();
    expect((await w.read(waits.id)).status).toBe('waitlisted');
    await w.test.app.get(BookingTimers, { strict: false }).offer();
    expect((await w.read(waits.id)).status).toBe('on_hold');
  });

  it('a place that their flights do not reach as a request, as it is to who books', async () => {
    const { taken, waits } = await full();
    const check = { transfer: 0, feasible: false, arrival: null, departure: null, checked_at: w.test.clock.now() };
    await w.sql.primaryRows('update booking set transfer_check = $2::jsonb where id = $1', [
      waits.id,
      JSON.stringify(check),
    ]);
    expect((await w.guest(taken, 'cancel', { reason_code: 'other', confirm_fee: '0.00' })).status).toBe(200);
    await w.waiting();
    expect((await w.read(waits.id)).status).toBe('requested');
  });

  it('what a smaller party leaves', async () => {
    const { date, taken } = await full();
    const single = await w.book('boat', date, 1, { join_waitlist: true });
    expect(single.status).toBe('waitlisted');
    await w.within(taken.id, async (em, booking) => {
      booking.reprice({ adults: 1 });
      await w.steps.moveStay(em, booking);
    });
    await w.waiting();
    // The couple that came before does not fit into one place.
    expect((await w.read(single.id)).status).toBe('on_hold');
    expect(await w.places('boat', date)).toEqual({ held: 1, sold: 1 });
  });

  it('a place for a day and a night, and then the next of them', async () => {
    const { date, taken, waits } = await full();
    const next = await w.book('boat', date, 2, { join_waitlist: true });
    expect(next.status).toBe('waitlisted');
    expect((await w.guest(taken, 'cancel', { reason_code: 'other', confirm_fee: '0.00' })).status).toBe(200);
    const before = w.test.clock.now().getTime();
    await w.waiting();
    const { status, expires_at } = await w.read(waits.id);
    const offered = Date.parse(expires_at) - 24 * 3_600_000;
    expect([status, offered >= before, offered <= w.test.clock.now().getTime()]).toEqual(['on_hold', true, true]);
    expect((await w.read(next.id)).status).toBe('waitlisted');
    const left = (Date.parse(expires_at) - w.test.clock.now().getTime()) / 1000;
    w.test.clock.advance(left - 60);
    await w.timers();
    expect((await w.read(waits.id)).status).toBe('on_hold');
    w.test.clock.advance(60);
    await w.timers();
    expect((await w.read(waits.id)).status).toBe('expired');
    await w.waiting();
    expect((await w.read(next.id)).status).toBe('on_hold');
    expect(await w.places('boat', date)).toEqual({ held: 2, sold: 0 });
  });

  it('as many as there are places for, the longest waiting first, and nothing on the day itself', async () => {
    const { date, departure, waits } = await full();
    const others = [await w.book('boat', date, 1, { join_waitlist: true })];
    others.push(await w.book('boat', date, 1, { join_waitlist: true }));
    expect(await patch(departure, { capacity: 5 })).toBe(200);
    await w.waiting();
    const statuses = async () => Promise.all([waits, ...others].map(async ({ id }) => (await w.read(id)).status));
    expect(await statuses()).toEqual(['on_hold', 'on_hold', 'waitlisted']);
    await w.sql.primaryRows('update departure set capacity = 6, cutoff_at = $2 where id = $1', [
      departure,
      `${date}T23:00:00+05:00`,
    ]);
    const days = (Date.parse(`${date}T00:00:00+05:00`) - w.test.clock.now().getTime()) / 1000;
    w.test.clock.advance(days + 1);
    await w.jobs.run('bookings.waiting');
    expect((await statuses())[2]).toBe('waitlisted');
    await w.timers();
    expect((await statuses())[2]).toBe('expired');
    w.test.clock.advance(-days - 1);
  });

  it('what any door gave back, to each who waits, of however many days', async () => {
    const days = await Promise.all(Array.from({ length: 3 }, () => full()));
    await w.sql.primaryRows('update departure set capacity = 4 where id = any($1::int[])', [
      days.map(({ departure }) => departure),
    ]);
    await w.jobs.run('bookings.waiting');
    for (const { waits } of days) expect((await w.read(waits.id)).status).toBe('on_hold');
  });
});
