import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Role } from '@atoll/contract/permissions';
import { createApp } from '../../../create-app.js';
import { BookingMails } from '../letters/booking-mails.js';
import { type MachineWorld, machineWorld } from '../../../../test/machine-world.js';

jest.setTimeout(30_000);

const WORDS = { messages: { en: 'The boat stays in the dockyard.', ru: 'Судно на верфи.' }, alternatives: ['free'] };

describe('a departure that is cancelled', () => {
  let w: MachineWorld;
  let second: NestFastifyApplication;
  beforeAll(async () => {
    w = await machineWorld();
    second = await createApp(w.test.database.config, { clock: w.test.clock });
    await second.init();
    await second.getHttpAdapter().getInstance().ready();
  }, 120_000);
  afterAll(async () => {
    expect(await w.wrongCounts()).toEqual([]);
    await second.close();
    await w.test.close();
  });

  let ahead = 29;
  /** A departure of its own for each test. */
  const departs = async (capacity = 20) => {
    const date = w.day(++ahead);
    await w.depart('asked', date, capacity);
    const row = await w.sql.primaryRow<{ id: number }>('select id from departure where start_date = $1', [date]);
    return { date, id: row?.id ?? 0 };
  };
  const confirmed = async (date: string, over: object = {}) => {
    const made = await w.book('asked', date, 2, over);
    await w.staff(made.id, 'approve');
    await w.pay(made.id, 150_000);
    return made;
  };
  const send = async (id: number, path: string, body: object, as: Role = 'manager') =>
    (await w.as(as)).post(`/api/departures/${id}/${path}/`).send(body);
  const preview = async (id: number, body: object = WORDS) => (await send(id, 'cancel/preview', body)).body;
  const cancel = async (id: number, body: object = WORDS) =>
    send(id, 'cancel', { ...body, fingerprint: (await preview(id, body)).fingerprint });
  const statesOf = (body: { bookings: { reference: string; state: string; code: string | null }[] }) =>
    body.bookings.map(({ state, code }) => (code === null ? state : `${state} ${code}`)).toSorted();
  const letters = (id: string) =>
    w.sql.primaryRows<{ template: string; locale: string; message: string }>(
      `select template, locale, payload ->> 'message' as message from outbox_message
       where entity_id = $1 and template = 'booking-departure-cancelled'`,
      [id],
    );
  const statusOf = async (id: number) =>
    (await w.sql.primaryRow<{ status: string }>('select status from departure where id = $1', [id]))?.status;

  it('shows what it would do, then gives everything back and tells every guest in their language', async () => {
    const { date, id } = await departs();
    const paid = await confirmed(date);
    const asked = await w.book('asked', date, 3, { locale: 'zh' });
    const seen = await preview(id);
    expect(seen).toMatchObject({ departure: id, refund: '1500.00' });
    expect(
      seen.bookings
        .map(({ id: booking, status, refund }: Record<string, string>) => [booking, status, refund])
        .toSorted(),
    ).toEqual(
      [
        [paid.id, 'confirmed', '1500.00'],
        [asked.id, 'requested', '0.00'],
      ].toSorted(),
    );
    const written = Object.fromEntries(
      seen.letters.map((one: { locale: string; text: string }) => [one.locale, one.text]),
    );
    expect(Object.keys(written)).toEqual(['ru', 'zh']);
    expect(written['ru']).toMatch(/Судно на верфи\.[\s\S]*вернём полностью[\s\S]*1\s500[\s\S]*\/ru\/packages\/free/);
    // Without words of their own guests read the English ones.
    expect(written['zh']).toMatch(/The boat stays[\s\S]*全额退还/);
    expect(written['ru']).not.toContain(encodeURIComponent(paid.access_token));
    expect(await statusOf(id)).toBe('open');

    const done = await cancel(id);
    expect([done.status, statesOf(done.body)]).toEqual([200, ['done', 'done']]);
    expect(await w.read(paid.id)).toMatchObject({
      status: 'cancelled',
      refund_due: '1500.00',
      cancellation: { fee: '0.00', refund: '1500.00', reason_code: 'agency', waived: true },
    });
    expect(await w.papers(paid.id)).toContain('credit_note 2000.00 2000.00');
    expect(await letters(paid.id)).toEqual([
      { template: 'booking-departure-cancelled', locale: 'ru', message: 'Судно на верфи.' },
    ]);
    expect(await letters(asked.id)).toEqual([
      { template: 'booking-departure-cancelled', locale: 'zh', message: 'The boat stays in the dockyard.' },
    ]);
    expect(await w.events(paid.id)).toContain('cancel_departure');
    expect([await w.places('asked', date), await statusOf(id)]).toEqual([{ held: 0, sold: 0 }, 'cancelled']);
    expect((await w.send(w.request('asked', date))).status).toBe(400);

    const { body: told } = await (await w.as('viewer')).get(`/api/departures/${id}/cancellations/`);
    expect(told).toEqual([done.body]);
    const audited = await w.sql.primaryRow(
      `select after from audit_entry where action = 'departure.cancel' and entity_id = $1`,
      [String(id)],
    );
    expect(audited).toEqual({ after: { status: 'cancelled', bookings: 2, refund: '1500.00' } });
  });

  it('is refused to who may not do without a fee, for what is not there, and once it has begun', async () => {
    const { date, id } = await departs();
    await confirmed(date);
    expect((await send(id, 'cancel/preview', WORDS, 'agent')).status).toBe(403);
    expect((await send(id, 'cancel', { fingerprint: 'a'.repeat(64) }, 'agent')).status).toBe(403);
    expect((await send(2_000_000, 'cancel/preview', {})).status).toBe(404);
    expect((await (await w.as('viewer')).get('/api/departures/2000000/cancellations/')).status).toBe(404);
    await w.sql.primaryRows('update departure set start_date = $2 where id = $1', [id, w.day(-1)]);
    expect((await send(id, 'cancel/preview', {})).body.code).toBe('stay_begun');
    await w.sql.primaryRows('update departure set start_date = $2 where id = $1', [id, date]);
  });

  it('does nothing when something else would happen than what was looked at', async () => {
    const { date, id } = await departs();
    const first = await confirmed(date);
    const changes: [string, () => Promise<unknown>, object?][] = [
      ['sold meanwhile', () => w.book('asked', date)],
      ['paid meanwhile', () => w.pay(first.id, 200_000)],
      ['other words', () => Promise.resolve(), { ...WORDS, messages: { ru: 'Другое' } }],
      ['another trip', () => Promise.resolve(), { ...WORDS, alternatives: [] }],
    ];
    for (const [what, happens, words = WORDS] of changes) {
      const { fingerprint } = await preview(id);
      await happens();
      const { status, body } = await send(id, 'cancel', { ...words, fingerprint });
      expect([what, status, body.code]).toEqual([what, 409, 'preview_changed']);
      expect(body.preview.fingerprint).not.toBe(fingerprint);
    }
    expect([await statusOf(id), (await w.read(first.id)).status]).toEqual(['open', 'confirmed']);
  });

  it('happens once, however often and wherever it is confirmed', async () => {
    const { date, id } = await departs();
    const made = [await confirmed(date), await confirmed(date), await w.book('asked', date)];
    const { fingerprint } = await preview(id);
    const token = await w.test.signInAs(await w.test.createUser('staff', 'manager', 'second-manager@test.example'));
    const onSecond = async () => {
      const { statusCode } = await second.inject({
        method: 'POST',
        url: `/api/departures/${id}/cancel/`,
        headers: { authorization: `Bearer ${token}` },
        payload: { ...WORDS, fingerprint },
      });
      return { status: statusCode };
    };
    const answers = await Promise.all([
      send(id, 'cancel', { ...WORDS, fingerprint }),
      onSecond(),
      send(id, 'cancel', { ...WORDS, fingerprint }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await w.jobs.run('bookings.departure_cancelled');
    // An answer that never arrived: the same once more, without any key.
    const late = await send(id, 'cancel', { ...WORDS, fingerprint });
    expect([late.status, statesOf(late.body)]).toEqual([200, ['done', 'done', 'done']]);
    const { body: told } = await (await w.as('viewer')).get(`/api/departures/${id}/cancellations/`);
    expect(told).toEqual([late.body]);
    for (const { id: booking } of made) {
      expect(await letters(booking)).toHaveLength(1);
      expect((await w.events(booking)).filter((type) => type === 'cancel_departure')).toHaveLength(1);
    }
  });

  it('goes on by itself where a booking could not be cancelled, and gives up at last', async () => {
    const { date, id } = await departs();
    const [fine, stuck] = [await confirmed(date), await confirmed(date)];
    const mails = w.test.app.get(BookingMails, { strict: false });
    const send = mails.stepped.bind(mails);
    const stepped = jest.spyOn(mails, 'stepped').mockImplementation((em, booking, event) => {
      if (booking.id === stuck.id && event.type === 'cancel_departure') throw new Error('stuck');
      return send(em, booking, event);
    });
    const part = await cancel(id);
    expect([part.status, statesOf(part.body)]).toEqual([200, ['done', 'pending unavailable']]);
    expect((await w.read(fine.id)).status).toBe('cancelled');
    // Nothing of it is half done, and what is worked on is not offered again.
    expect([(await w.read(stuck.id)).status, await letters(stuck.id)]).toEqual(['confirmed', []]);
    expect((await preview(id)).bookings).toEqual([]);
    for (let tries = 1; tries < 5; tries++) await w.jobs.run('bookings.departure_cancelled');
    const given = (await (await w.as('viewer')).get(`/api/departures/${id}/cancellations/`)).body;
    expect(statesOf(given[0])).toEqual(['done', 'failed unavailable']);

    stepped.mockRestore();
    const again = await cancel(id);
    expect([again.status, statesOf(again.body)]).toEqual([200, ['done']]);
    expect(await w.read(stuck.id)).toMatchObject({ status: 'cancelled', refund_due: '1500.00' });
  });

  it('tells who waits for a place, and lets nobody wait for it any more', async () => {
    const { date, id } = await departs(1);
    await w.book('asked', date, 1);
    const waits = await w.book('asked', date, 2, { join_waitlist: true });
    expect(waits.status).toBe('waitlisted');
    const { fingerprint } = await preview(id);
    // Somebody who begins to wait at that very moment stands behind the departure until it has ended.
    const [ended, ...late] = await Promise.all([
      send(id, 'cancel', { ...WORDS, fingerprint }),
      ...Array.from({ length: 6 }, () => w.send(w.request('asked', date, 2, { join_waitlist: true }))),
    ]);
    if (ended.status === 409) expect((await cancel(id)).status).toBe(200);
    expect(late.every(({ status }) => [201, 400].includes(status))).toBe(true);
    expect(
      await w.sql.primaryRows(`select id from booking where check_in = $1 and status <> 'cancelled'`, [date]),
    ).toEqual([]);
    expect((await w.read(waits.id)).status).toBe('cancelled');
    expect(await letters(waits.id)).toHaveLength(1);
  });

  it('keeps a booking of it from being taken up again, and says why', async () => {
    const { date, id } = await departs();
    const made = await confirmed(date);
    await cancel(id);
    for (const [language, text] of [
      ['en', /departure is cancelled/],
      ['ru', /группа отменена/],
      ['zh', /出发班期已取消/],
    ] as const) {
      const { status, body } = await (
        await w.as('manager')
      )
        .post(`/api/bookings/${made.id}/reopen/`)
        .set('accept-language', language)
        .send({});
      expect([status, body.code, body.detail]).toEqual([409, 'departure_cancelled', expect.stringMatching(text)]);
    }
    expect((await w.read(made.id)).status).toBe('cancelled');
  });

  it('waits for nobody who waits for it: a yes at the same moment goes through', async () => {
    const { id, date } = await departs();
    const { id: asked } = await w.book('asked', date);
    const { fingerprint } = await preview(id);
    const blocked = async () => {
      for (;;) {
        const [row] = await w.sql.primaryRows(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        if (row) return;
        await sleep(20);
      }
    };
    let cancelling: ReturnType<typeof send> | undefined;
    await w.within(asked, async (em, booking) => {
      cancelling = send(id, 'cancel', { ...WORDS, fingerprint });
      cancelling.catch(() => undefined);
      await blocked();
      await w.steps.take(em, booking, 'approve', { by: 'staff', type: 'staff', id: null, requestId: null });
    });
    expect((await cancelling)?.body.code).toBe('preview_changed');
    expect((await w.read(asked)).status).toBe('awaiting_payment');

    const made = await Promise.all(Array.from({ length: 8 }, () => w.book('asked', date, 1)));
    const seen = await preview(id);
    const answers = await Promise.all([
      ...made.map((one) => w.staff(one.id, 'approve')),
      send(id, 'cancel', { ...WORDS, fingerprint: seen.fingerprint }),
    ]);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  });

  it('takes up what a process that ended has left, and leaves alone what has ended by itself', async () => {
    const { date, id } = await departs();
    const [left, gone, moved] = [await confirmed(date), await w.book('asked', date), await confirmed(date)];
    // What the first transaction leaves, as after a kill between it and the next.
    const staff = await w.sql.primaryRow<{ id: string }>(`select id from "user" where kind = 'staff' limit 1`);
    await w.sql.primaryRows(
      `with m as (insert into departure_cancellation (id, departure_id, messages, alternatives, actor_id, request_id, created_at)
         values (gen_random_uuid(), $1, '{}', '[]', $2, 'r', now()) returning id)
       insert into cancelled_booking (id, cancellation_id, booking_id)
       select gen_random_uuid(), m.id, b from m, unnest($3::uuid[]) as b`,
      [id, staff?.id, [left.id, gone.id, moved.id]],
    );
    expect((await w.guest(gone, 'cancel', { reason_code: 'other', confirm_fee: '0.00' })).status).toBe(200);
    const { date: other } = await departs();
    const wish = await (
      await w.as('manager')
    )
      .post(`/api/bookings/${moved.id}/change-requests/`)
      .send({ check_in: other });
    const yes = await w.staff(
      moved.id,
      `change-requests/${wish.body.id}/accept`,
      { confirm_total: wish.body.total },
      'manager',
    );
    expect([wish.status, yes.status]).toEqual([201, 200]);
    await w.jobs.run('bookings.departure_cancelled');
    const [told] = (await (await w.as('viewer')).get(`/api/departures/${id}/cancellations/`)).body;
    expect(statesOf(told)).toEqual(['done', 'skipped invalid_transition', 'skipped moved']);
    expect(await w.read(moved.id)).toMatchObject({ status: 'confirmed', check_in: other });
    expect([(await w.read(left.id)).status, await letters(gone.id)]).toEqual(['cancelled', []]);
  });

  it('sells nothing to who books at the moment of it', async () => {
    const { date, id } = await departs(40);
    await w.book('asked', date);
    const { fingerprint } = await preview(id);
    const [ended, ...sent] = await Promise.all([
      send(id, 'cancel', { ...WORDS, fingerprint }),
      ...Array.from({ length: 8 }, () => w.send(w.request('asked', date))),
    ]);
    if (ended.status === 409) expect((await cancel(id)).status).toBe(200);
    expect(sent.every(({ status }) => [201, 400, 409].includes(status))).toBe(true);
    const live = await w.sql.primaryRows(`select id from booking where check_in = $1 and status not in ('cancelled')`, [
      date,
    ]);
    expect(live).toEqual([]);
  });
});
