import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createApp } from '../../../create-app.js';
import { type MachineWorld, machineWorld } from '../../../../test/machine-world.js';

jest.setTimeout(180_000);

const PLACES = 10;

/** Everybody comes from one address here. */
const LIMITS = JSON.stringify(
  Object.fromEntries(['booking', 'form_try', 'staff', 'read'].map((name) => [name, { points: 100_000, seconds: 60 }])),
);

describe('ten places and several ways to them at once', () => {
  let w: MachineWorld;
  let second: NestFastifyApplication;
  let token: string;
  let date: string;
  let days = 40;
  beforeAll(async () => {
    w = await machineWorld({ ATOLL_LIMITS: LIMITS });
    second = await createApp(w.test.database.config, { clock: w.test.clock });
    await second.init();
    await second.getHttpAdapter().getInstance().ready();
    token = await w.test.signInAs(await w.test.createUser('staff', 'owner', 'races@test.example'));
  }, 120_000);
  afterAll(async () => {
    expect(await w.wrongCounts()).toEqual([]);
    await second.close();
    await w.test.close();
  });
  beforeEach(() => {
    date = w.day(days++);
  });

  interface Sent {
    url: string;
    body: object;
    by?: 'staff';
    key?: string;
  }
  /** One call, on one process or the other. Whoever is told to come back does so, with the same key. */
  const send = async (
    { url, body, by, key }: Sent,
    index: number,
  ): Promise<{ status: number; body: Record<string, unknown> }> => {
    const authorization = by === 'staff' ? { authorization: `Bearer ${token}` } : {};
    const idempotency = randomUUID();
    for (;;) {
      const { statusCode, payload } = await (index % 2 ? w.test.app : second).inject({
        method: 'POST',
        url: key === undefined ? url : `${url}?access_token=${key}`,
        headers: { 'idempotency-key': idempotency, ...authorization },
        payload: body,
      });
      if (statusCode !== 503) return { status: statusCode, body: JSON.parse(payload) };
      await sleep(200);
    }
  };
  const race = async (calls: Sent[]) => {
    const answers = await Promise.all(calls.map((call, index) => send(call, index)));
    const codes = answers.map(({ status, body }) => (status < 300 ? 'done' : String(body['code'])));
    return {
      answers,
      done: codes.filter((code) => code === 'done').length,
      refusals: [...new Set(codes)].filter((code) => code !== 'done'),
    };
  };
  const crowd = (count: number, make: (index: number) => Sent) =>
    Array.from({ length: count }, (_, index) => make(index));
  const waitingOnes = async (count: number, slug: string) => {
    const { answers } = await race(
      crowd(count, () => ({ url: '/api/bookings/', body: w.request(slug, date, 1, { join_waitlist: true }) })),
    );
    return answers.map(({ body }) => body as { id: string; access_token: string; status: string });
  };
  const sold = async (slug: string) => {
    const row = await w.places(slug, date);
    return (row?.held ?? 0) + (row?.sold ?? 0);
  };

  it('through the waiting list, cancellations and new requests at once', async () => {
    await w.depart('boat', date, PLACES);
    const held = await waitingOnes(PLACES, 'boat');
    const waiting = await waitingOnes(15, 'boat');
    expect([
      held.every(({ status }) => status === 'on_hold'),
      waiting.every(({ status }) => status === 'waitlisted'),
    ]).toEqual([true, true]);
    const ends = held.map(({ id, access_token }) => ({
      url: `/api/bookings/${id}/cancel/`,
      key: access_token,
      body: { reason_code: 'other', confirm_fee: '0.00' },
    }));
    const [{ done }] = await Promise.all([
      race(ends),
      race(crowd(40, () => ({ url: '/api/bookings/', body: w.request('boat', date, 1) }))),
      w.waiting(),
    ]);
    expect(done).toBe(PLACES);
    await w.waiting();
    expect(await w.places('boat', date)).toEqual({ held: PLACES, sold: 0 });
  });

  it('through what is taken up again, and money that comes late', async () => {
    await w.depart('asked', date, PLACES);
    const first = await waitingOnes(PLACES, 'asked');
    await race(
      first.map(({ id }) => ({
        url: `/api/bookings/${id}/cancel/`,
        by: 'staff' as const,
        body: { reason_code: 'agency', confirm_fee: '0.00' },
      })),
    );
    const then = await waitingOnes(PLACES, 'asked');
    await w.sql.primaryRows(`update booking set status = 'expired' where id = any($1::uuid[])`, [
      then.map(({ id }) => id),
    ]);
    await Promise.all(then.map(({ id }) => w.within(id, (em) => w.release(em, id))));
    await w.sql.primaryRows('delete from pgboss.job');
    expect(await sold('asked')).toBe(0);
    const [{ refusals }] = await Promise.all([
      race(first.map(({ id }) => ({ url: `/api/bookings/${id}/reopen/`, by: 'staff' as const, body: {} }))),
      ...then.map(({ id }) => w.pay(id, 100_000)),
    ]);
    expect(refusals.filter((code) => code !== 'sold_out')).toEqual([]);
    expect(await sold('asked')).toBe(PLACES);
  });
});
