import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type MachineWorld, machineWorld } from '../../../../test/machine-world.js';
import { LIMITS } from '../../../platform/config/limit-rules.js';

const ROOMY = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, { points: 1_000_000, seconds: 60 }]));

describe('places that a household holds unpaid', () => {
  let w: MachineWorld;
  let home = 0;
  beforeAll(async () => {
    w = await machineWorld({
      ATOLL_TRUST_PROXY: '127.0.0.1',
      ATOLL_LIMITS: JSON.stringify({ ...ROOMY, held_places: { points: 4, seconds: 172_800 } }),
    });
    await w.depart('boat', w.day(30), 40);
    await w.depart('boat', w.day(31), 40);
    await w.depart('asked', w.day(30), 40);
  }, 60_000);
  beforeEach(() => {
    home += 1;
  });
  afterAll(async () => {
    expect(await w.wrongCounts()).toEqual([]);
    await w.test.close();
  });

  const send = (slug: string, adults: number, { from = `198.51.100.${home}`, ahead = 30, over = {} } = {}) =>
    w.test
      .api()
      .post('/api/bookings/')
      .set('idempotency-key', randomUUID())
      .set('x-forwarded-for', from)
      // Every time another address, made up.
      .send(
        w.request(slug, w.day(ahead), adults, { contact: { ...CONTACT, email: `${randomUUID()}@x.example` }, ...over }),
      );
  const CONTACT = { name: 'Anna', phone: '+7 912 345-67-89' };
  const count = async () => (await w.sql.primaryRows('select from booking')).length;

  it('are bounded over days and trips, and tell nobody else', async () => {
    const [one, two] = [await send('boat', 2), await send('asked', 2)];
    expect([one.status, two.status]).toEqual([201, 201]);
    const before = [await count(), await w.places('boat', w.day(31))];
    const third = await send('boat', 1, { ahead: 31 });
    expect([third.status, third.body.code]).toEqual([409, 'places_held']);
    expect(third.body.detail).toMatch(/\b4 travellers\b/);
    expect([await count(), await w.places('boat', w.day(31))]).toEqual(before);
    expect((await send('boat', 1, { from: '203.0.113.9' })).status).toBe(201);
    // A colleague at the same desk as the guest.
    const staff = (await w.as('agent')).post('/api/bookings/').set('idempotency-key', randomUUID());
    const body = w.request('boat', w.day(31), 2, { source: 'phone', staff_reason: 'Called us' });
    expect((await staff.set('x-forwarded-for', `198.51.100.${home}`).send(body)).status).toBe(201);
    // The office sees that they belong together, whatever the addresses; the guest does not.
    const both = await Promise.all([w.read(one.body.id), w.read(two.body.id)]);
    expect(both.map(({ also_held }) => also_held)).toEqual([1, 1]);
    expect([one.body.also_held, Object.keys(one.body).includes('household')]).toEqual([0, false]);
  });

  it('are free for others once one is cancelled, paid or over', async () => {
    const [one, two] = [await send('boat', 2), await send('boat', 2)];
    expect([one.status, two.status, (await send('boat', 1)).status]).toEqual([201, 201, 409]);
    const end = { reason_code: 'other', confirm_fee: '0.00' };
    expect((await w.guest(one.body, 'cancel', end)).status).toBe(200);
    const three = await send('boat', 2);
    expect([three.status, (await send('boat', 1)).status]).toEqual([201, 409]);
    await w.pay(three.body.id, 200_000);
    expect((await w.read(three.body.id)).status).toBe('confirmed');
    expect([(await send('boat', 2)).status, (await send('boat', 1)).status]).toEqual([201, 409]);
    const left = await w.sql.primaryRows<{ status: string }>(
      `select status from booking where household is not null and id = any($1)`,
      [[one.body.id, two.body.id, three.body.id]],
    );
    expect(left).toEqual([{ status: 'on_hold' }]);
  });

  it('are shown of one address as of one household', async () => {
    const over = { contact: { ...CONTACT, email: 'Twice@x.example' } };
    const [one, two] = [await send('boat', 1, { over }), await send('boat', 1, { over, from: '203.0.113.77' })];
    expect([one.status, two.status]).toEqual([201, 201]);
    // What a colleague keeps for somebody is neither looked at nor counted.
    const staff = { ...over, source: 'phone', staff_reason: 'Called us' };
    const kept = await w.send(w.request('boat', w.day(30), 1, staff), 'agent');
    expect([kept.status, (await w.read(kept.body.id)).also_held]).toEqual([201, 0]);
    expect((await w.read(one.body.id)).also_held).toBe(1);
    await w.pay(two.body.id, 100_000);
    expect((await w.read(one.body.id)).also_held).toBe(0);
    // Whoever has paid is not looked at.
    expect((await w.read(two.body.id)).also_held).toBe(0);
  });

  it('are no more counted once something was paid, or two days are over', async () => {
    const [one, two] = [await send('asked', 2), await send('asked', 2)];
    expect([one.status, two.status, (await send('boat', 1)).status]).toEqual([201, 201, 409]);
    // Of a request that somebody looks at a part came, which confirms nothing.
    await w.sql.primaryRows('update booking set paid_minor = 1000 where id = $1', [one.body.id]);
    const three = await send('asked', 2);
    expect([three.status, (await send('boat', 1)).status]).toEqual([201, 409]);
    for (const { body } of [two, three])
      await w.sql.primaryRows(`update booking set created_at = created_at - interval '2 days' where id = $1`, [
        body.id,
      ]);
    expect((await send('boat', 1)).status).toBe(201);
  });

  it('are no bound for one large party, nor where nothing is counted', async () => {
    expect((await send('boat', 6)).status).toBe(201);
    expect((await send('boat', 1)).status).toBe(409);
    for (let times = 0; times < 3; times++) expect((await send('free', 2)).status).toBe(201);
  });

  it('are counted one after the other when many are asked for at once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => send('boat', 2, { ahead: 30 + (n % 2) })));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(all.filter(({ body }) => body.code === 'places_held')).toHaveLength(6);
  });
});
