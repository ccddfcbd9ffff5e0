import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type CardWorld, cardWorld } from '../../../test/card-world.js';
import type { Held } from '../../../test/money-world.js';
import { DUE_JOB } from '../bookings/due/due-changes.js';
import { Arrivals } from './arrivals.js';
import type { CardProvider, OpenCharge } from './providers/card-provider.js';

jest.setTimeout(30_000);

const MINUTE = 60;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n');

describe.each(['sandbox', 'stripe'] as const)('a page for a card at %s', (code) => {
  let w: CardWorld;
  let ahead = 30;
  beforeAll(async () => {
    w = await cardWorld(code);
  }, 60_000);
  afterEach(() => void jest.restoreAllMocks());
  afterAll(async () => {
    expect(await w.faults()).toEqual([]);
    expect(await w.wrongCounts()).toEqual([]);
    await w.close();
  });

  /** Two places held on a boat for 2,000.00, of which so much confirms it; and the page on which that is asked for. Cents. */
  const paying = async (deposit = 50_000) => {
    const date = w.day(ahead++);
    await w.depart('boat', date, 4);
    const made = await w.book('boat', date);
    await w.sql.primaryRows('update booking set deposit_minor = $2 where id = $1', [made.id, deposit]);
    return { ...made, ...(await w.charge(made)) };
  };
  type Paying = Awaited<ReturnType<typeof paying>>;
  const told = () => w.jobs.runSent(DUE_JOB);
  const state = async (ref: string) => (await w.provider.getStatus(ref)).state;
  const isOpen = async ({ ref }: Pick<Paying, 'ref'>) => (await state(ref)) === 'open';
  const kinds = async ({ id }: Held) =>
    (await w.ledger(id)).payments.map(
      ({ status, amount, method }: Record<string, string>) => `${status} ${amount} ${method}`,
    );
  const recorded = async (made: Held, amount: string, over: object = {}) =>
    expect((await w.record(made.id, amount, over)).status).toBe(201);
  const shown = async ({ id, access_token }: Held) => {
    const { status, body } = await w.test
      .api()
      .post(`/api/bookings/${id}/payment-proofs/?access_token=${access_token}`)
      .set('idempotency-key', randomUUID())
      .attach('proof', PDF, 'remittance.pdf');
    expect(status).toBe(201);
    return body.id as string;
  };
  const changed = async (made: Held, body: object) => {
    const wish = await w.guest(made, 'change-requests', body);
    expect(wish.status).toBe(201);
    const yes = { confirm_total: wish.body.total };
    expect((await w.staff(made.id, `change-requests/${wish.body.id}/accept`, yes)).status).toBe(200);
  };
  const cancelled = async (made: Held, by: 'guest' | 'staff') => {
    const body = { reason_code: 'other', confirm_fee: '0.00' };
    const answer = await (by === 'guest' ? w.guest(made, 'cancel', body) : w.staff(made.id, 'cancel', body));
    expect(answer.status).toBe(200);
  };

  /** What takes away what a page asks for, and what the ledger holds then besides. */
  const ENDS: [string, (made: Paying) => Promise<unknown>, string[]][] = [
    [
      'a transfer of the same money was recorded',
      (made) => recorded(made, '500.00'),
      ['captured 500.00 bank_transfer'],
    ],
    ['a part of it came in cash', (made) => recorded(made, '1.00', { method: 'cash' }), ['captured 1.00 cash']],
    [
      'a transfer that was shown has arrived',
      async (made) => {
        const proof = await shown(made);
        expect((await w.keyed(`payments/${proof}/capture/`, 'finance', {})).status).toBe(200);
      },
      ['captured 500.00 bank_transfer'],
    ],
    ['the guest cancelled', (made) => cancelled(made, 'guest'), []],
    ['the agency cancelled', (made) => cancelled(made, 'staff'), []],
    [
      'its hold ended',
      async ({ id }) => {
        w.test.clock.advance(31 * MINUTE);
        await w.timers();
        expect((await w.read(id)).status).toBe('expired');
      },
      [],
    ],
  ];

  it.each(ENDS)('closes once %s', async (_, ended, besides) => {
    const made = await paying();
    await ended(made);
    expect(await told()).toBeGreaterThan(0);
    expect(['failed', 'expired']).toContain(await state(made.ref));
    expect(await kinds(made)).toEqual(['cancelled 500.00 card', ...besides]);
  });

  it.each(ENDS)('on which somebody was quicker brings its money after %s', async (_, ended, besides) => {
    const made = await paying();
    // The message about it is still under way.
    await w.paid(made.ref);
    await ended(made);
    await told();
    expect(await kinds(made)).toEqual(['captured 500.00 card', ...besides]);
    await w.deliver(await w.paid(made.ref));
    expect(await kinds(made)).toEqual(['captured 500.00 card', ...besides]);
  });

  /** A stay that was confirmed by 500.00 of 2,000.00, and the page for the rest of it. */
  const balance = async () => {
    const made = await w.book('free', w.day(40));
    expect((await w.staff(made.id, 'approve')).status).toBe(200);
    await recorded(made, '500.00');
    const page = { ...made, ...(await w.charge(made)) };
    expect(page.amount).toBe('1500.00');
    return page;
  };

  it('closes when a change has lowered what is due, and stays open when it costs more', async () => {
    const [less, more] = [await balance(), await balance()];
    await changed(less, { adults: 1 });
    await changed(more, { adults: 3 });
    expect(await told()).toBe(2);
    expect([await isOpen(less), await isOpen(more)]).toEqual([false, true]);
    expect(await kinds(less)).toEqual(['captured 500.00 bank_transfer', 'cancelled 1500.00 card']);
    expect((await w.charge(less)).amount).toBe('500.00');
    const quicker = await balance();
    await w.paid(quicker.ref);
    await changed(quicker, { adults: 1 });
    await told();
    expect(await kinds(quicker)).toEqual(['captured 500.00 bank_transfer', 'captured 1500.00 card']);
  });

  it('closes when another one brought the money', async () => {
    const first = await paying();
    w.test.clock.advance(6 * MINUTE);
    // The provider does not hear that the page is to be closed in time, nor the ledger that it is over.
    jest.spyOn(w.provider as CardProvider, 'close').mockResolvedValueOnce({ state: 'expired' });
    jest.spyOn(w.test.app.get(Arrivals, { strict: false }), 'giveUp').mockResolvedValueOnce();
    const second = await w.charge(first);
    expect([await isOpen(first), await isOpen(second)]).toEqual([true, true]);
    await w.deliver(await w.paid(second.ref));
    expect(await told()).toBeGreaterThan(0);
    expect(await isOpen(first)).toBe(false);
    expect(await kinds(first)).toEqual(['cancelled 500.00 card', 'captured 500.00 card']);
  });

  it('that asks for what is still due stays open, whatever else happens', async () => {
    const made = await paying();
    expect((await w.guest(made, 'extend')).status).toBe(200);
    expect(await told()).toBe(1);
    await shown(made);
    expect(await told()).toBe(1);
    expect(await isOpen(made)).toBe(true);
    await w.deliver(await w.paid(made.ref));
    expect(await w.read(made.id)).toMatchObject({ status: 'confirmed', paid: '500.00' });
    // Nobody is paying: there is nobody to tell.
    expect(await told()).toBe(0);
  });

  it('that does not close keeps nobody from their work, and is closed later', async () => {
    const made = await paying();
    const spy = jest.spyOn(w.provider as CardProvider, 'close').mockRejectedValueOnce(new Error('the line is dead'));
    await recorded(made, '500.00');
    await expect(told()).rejects.toThrow('the line is dead');
    expect(spy).toHaveBeenCalledTimes(1);
    expect(await isOpen(made)).toBe(true);
    const jobs = await w.sql.primaryRows(
      `select state, retry_limit from pgboss.job where name = $1 and data ->> 'booking' = $2`,
      [DUE_JOB, made.id],
    );
    expect(jobs).toEqual([{ state: 'retry', retry_limit: 5 }]);
    await w.jobs.run(DUE_JOB, { booking: made.id });
    expect(await isOpen(made)).toBe(false);
  });

  it('that does not close leaves another one alone', async () => {
    const made = await paying();
    w.test.clock.advance(6 * MINUTE);
    jest.spyOn(w.provider as CardProvider, 'close').mockResolvedValueOnce({ state: 'expired' });
    const giveUp = jest.spyOn(w.test.app.get(Arrivals, { strict: false }), 'giveUp').mockResolvedValueOnce();
    const second = await w.charge(made);
    giveUp.mockRestore();
    await recorded(made, '500.00');
    jest.spyOn(w.provider as CardProvider, 'getStatus').mockRejectedValueOnce(new Error('the line is dead'));
    await expect(told()).rejects.toThrow('the line is dead');
    const open = [await isOpen(made), await isOpen(second)];
    expect(open.filter(Boolean)).toHaveLength(1);
  });

  describe('of a deposit that is half of the price', () => {
    it('closes when that half came otherwise, and the other half has a page of its own', async () => {
      const [made, other] = [await paying(100_000), await paying(100_000)];
      const key = randomUUID();
      expect((await w.ask(made, key)).body.payment_id).toBe(made.payment_id);
      for (const { id } of [made, other]) expect((await w.record(id, '1000.00')).status).toBe(201);
      const again = await w.ask(made, key);
      expect([again.status, again.body.code]).toEqual([409, 'charge_over']);
      const rest = await w.charge(made);
      expect([rest.amount, rest.payment_id === made.payment_id]).toEqual(['1000.00', false]);
      await told();
      expect([await isOpen(made), await isOpen(other), await isOpen(rest)]).toEqual([false, false, true]);
      await w.deliver(await w.paid(rest.ref));
      expect(await w.read(made.id)).toMatchObject({ payment_status: 'paid', balance: '0.00' });
    });

    it('opens for nobody again once it turns out to be paid: the other half is asked for anew', async () => {
      const made = await paying(100_000);
      await w.paid(made.ref);
      w.test.clock.advance(6 * MINUTE);
      const again = await w.ask(made);
      expect([again.status, again.body.code]).toEqual([409, 'charge_over']);
      expect(await kinds(made)).toEqual(['captured 1000.00 card']);
      expect((await w.charge(made)).amount).toBe('1000.00');
    });

    it('does not open where its money comes while the provider is asked for it', async () => {
      const date = w.day(ahead++);
      await w.depart('boat', date, 4);
      const made = await w.book('boat', date);
      await w.sql.primaryRows('update booking set deposit_minor = 100000 where id = $1', [made.id]);
      const create = w.provider.createIntent.bind(w.provider);
      const opened: OpenCharge[] = [];
      jest.spyOn(w.provider as CardProvider, 'createIntent').mockImplementationOnce(async (charge) => {
        await recorded(made, '1000.00');
        await told();
        opened.push(await create(charge));
        return opened[0] as OpenCharge;
      });
      const asked = await w.ask(made);
      expect([asked.status, asked.body.code]).toEqual([409, 'charge_over']);
      expect(await Promise.all(opened.map(isOpen))).toEqual([false]);
    });
  });

  it('that was begun last is the one to go on with: one before it may be closed already', async () => {
    const made = await paying();
    const giveUp = jest
      .spyOn(w.test.app.get(Arrivals, { strict: false }), 'giveUp')
      .mockRejectedValueOnce(new Error('the database is busy'));
    const away = await w.ask(made, randomUUID(), 'en');
    giveUp.mockRestore();
    expect([away.status, away.body.code]).toEqual([503, 'cards_away']);
    expect(await isOpen(made)).toBe(false);
    expect(await isOpen(await w.charge(made))).toBe(true);
    expect((await kinds(made)).filter((kind: string) => kind.startsWith('pending'))).toEqual(['pending 500.00 card']);
  });
});
