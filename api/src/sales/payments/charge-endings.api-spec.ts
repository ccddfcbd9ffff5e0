import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type CardWorld, cardWorld } from '../../../test/card-world.js';
import { AccessTokens } from '../bookings/access/access-tokens.js';
import type { CardProvider } from './providers/card-provider.js';

jest.setTimeout(30_000);

const MINUTE = 60;

describe.each(['sandbox', 'stripe'] as const)('a payment by card at %s', (code) => {
  let w: CardWorld;
  let ahead = 30;
  beforeAll(async () => {
    w = await cardWorld(code);
  }, 60_000);
  afterAll(async () => {
    expect(await w.faults()).toEqual([]);
    expect(await w.wrongCounts()).toEqual([]);
    await w.close();
  });

  /** Two places held on a boat; all of the price confirms it. */
  const hold = async () => {
    const date = w.day(ahead++);
    await w.depart('boat', date, 4);
    const made = await w.book('boat', date);
    await w.sql.primaryRows('update booking set deposit_minor = total_minor where id = $1', [made.id]);
    return made;
  };
  const kinds = async ({ id }: { id: string }) =>
    (await w.ledger(id)).payments.map(
      ({ status, amount }: { status: string; amount: string }) => `${status} ${amount}`,
    );

  it('is asked for on one page at a time: one that was opened before is closed, and opens for nobody again', async () => {
    const made = await hold();
    const key = randomUUID();
    const first = await w.ask(made, key);
    expect(first.status).toBe(201);
    const ref = await w.refOf(first.body.payment_id);
    w.test.clock.advance(6 * MINUTE);
    const second = await w.charge(made);
    expect(second.payment_id).not.toBe(first.body.payment_id);
    expect(await kinds(made)).toEqual(['cancelled 2000.00', 'pending 2000.00']);
    expect(['failed', 'expired']).toContain((await w.provider.getStatus(ref)).state);
    const again = await w.ask(made, key);
    expect([again.status, again.body.code]).toEqual([409, 'charge_over']);
    await w.deliver(await w.paid(second.ref));
    expect(await w.read(made.id)).toMatchObject({ status: 'confirmed', paid: '2000.00' });
  });

  it('that was made on the page of before is entered in the place of another page', async () => {
    const made = await hold();
    const first = await w.charge(made);
    // The message about it is still under way.
    await w.paid(first.ref);
    w.test.clock.advance(6 * MINUTE);
    const second = await w.ask(made);
    expect([second.status, second.body.code]).toEqual([409, 'nothing_due']);
    expect(await w.read(made.id)).toMatchObject({ status: 'confirmed', paid: '2000.00', balance: '0.00' });
    expect(await kinds(made)).toEqual(['captured 2000.00']);
    const part = await hold();
    await w.sql.primaryRows('update booking set deposit_minor = 50000 where id = $1', [part.id]);
    await w.paid((await w.charge(part)).ref);
    w.test.clock.advance(6 * MINUTE);
    const rest = await w.ask(part);
    expect([rest.status, rest.body.code]).toEqual([409, 'charge_over']);
    expect((await w.charge(part)).amount).toBe('1500.00');
  });

  it('is asked for on one page by many with keys of their own at once', async () => {
    const made = await hold();
    const other = w.test.app.get(AccessTokens, { strict: false });
    const until = (minutes: number) => new Date(w.test.clock.now().getTime() + minutes * MINUTE * 1000);
    const keys = [10, 40, 70, 100].map((minutes) => other.expiring(made.id, until(minutes)));
    const all = await Promise.all(keys.map((access_token) => w.ask({ id: made.id, access_token })));
    for (const { status, body } of all) expect([201, 'charge_over']).toContain(status === 201 ? status : body.code);
    expect((await kinds(made)).filter((kind: string) => kind.startsWith('pending'))).toEqual(['pending 2000.00']);
    const refs = await w.sql.primaryRows<{ ref: string }>(
      'select provider_ref as ref from payment where booking_id = $1 and provider_ref is not null',
      [made.id],
    );
    const states = await Promise.all(refs.map(async ({ ref }) => (await w.provider.getStatus(ref)).state));
    expect(states.filter((state) => state === 'open')).toHaveLength(1);
  });

  it('of which both pages were paid is extra, and goes back', async () => {
    const made = await hold();
    const first = await w.charge(made);
    w.test.clock.advance(6 * MINUTE);
    // The provider does not hear that the page is to be closed in time.
    const spy = jest.spyOn(w.provider as CardProvider, 'close').mockResolvedValueOnce({ state: 'expired' });
    const second = await w.charge(made);
    spy.mockRestore();
    for (const { ref } of [first, second]) await w.deliver(await w.paid(ref));
    expect(await w.read(made.id)).toMatchObject({
      status: 'confirmed',
      payment_status: 'overpaid',
      balance: '-2000.00',
    });
    const { payments } = await w.ledger(made.id);
    const extra = payments.find(
      ({ id, status }: { id: string; status: string }) => status === 'captured' && id !== second.payment_id,
    );
    expect((await w.refund(extra.id, '2000.00')).body).toMatchObject({ status: 'captured', amount: '2000.00' });
    expect([await w.returned(first.ref), await w.returned(second.ref)]).toEqual([[200_000], []]);
    expect(await w.read(made.id)).toMatchObject({ status: 'confirmed', payment_status: 'paid', balance: '0.00' });
  });

  it('opens no page while nobody knows what became of the one before', async () => {
    const made = await hold();
    const { ref } = await w.charge(made);
    w.test.clock.advance(6 * MINUTE);
    const spy = jest
      .spyOn(w.provider as CardProvider, 'getStatus')
      .mockRejectedValueOnce(new Error('the line is dead'));
    const key = randomUUID();
    const away = await w.ask(made, key);
    spy.mockRestore();
    expect([away.status, away.body.code]).toEqual([503, 'cards_away']);
    expect((await w.provider.getStatus(ref)).state).toBe('open');
    expect((await w.ask(made, key)).status).toBe(201);
    expect((await w.provider.getStatus(ref)).state).not.toBe('open');
  });
});
