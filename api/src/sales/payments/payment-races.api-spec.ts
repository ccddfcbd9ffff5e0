import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Role } from '@atoll/contract/permissions';
import { insisting } from '../../../test/machine-world.js';
import { type MoneyWorld, moneyWorld } from '../../../test/money-world.js';

jest.setTimeout(120_000);

const ROUNDS = 12;

describe('money that arrives while something else happens', () => {
  let w: MoneyWorld;
  let ahead = 30;
  beforeAll(async () => {
    w = await moneyWorld();
  }, 60_000);
  afterAll(() => w.test.close());

  const hold = async () => {
    const date = w.day(ahead++);
    await w.depart('boat', date, 2);
    const made = await w.book('boat', date);
    await w.sql.primaryRows('update booking set deposit_minor = total_minor where id = $1', [made.id]);
    return { ...made, date, ...(await w.charge(made)) };
  };
  type Made = Awaited<ReturnType<typeof hold>>;

  /** Ledger, columns, state and places tell the same story. */
  const agree = async ({ id, date }: Made) => {
    const { status, paid, refunded, refund_due } = await w.read(id);
    const isTaken = status === 'confirmed';
    expect(['confirmed', 'cancelled', 'expired']).toContain(status);
    expect([paid, refunded]).toEqual(['2000.00', '0.00']);
    expect(refund_due).toBe(isTaken ? '0.00' : '2000.00');
    expect(await w.places('boat', date)).toEqual({ held: 0, sold: isTaken ? 2 : 0 });
    return status as string;
  };
  const all = async (work: (made: Made, round: number) => Promise<unknown>[]) => {
    const ended = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const made = await hold();
      await Promise.all(work(made, round));
      ended.add(await agree(made));
    }
    expect(await w.faults()).toEqual([]);
    expect(await w.wrongCounts()).toEqual([]);
    return [...ended].toSorted();
  };
  const cancel = (made: Made) =>
    insisting(() => w.guest(made, 'cancel', { reason_code: 'other', confirm_fee: '0.00' }));
  /** The one that begins second wins now and then. */
  const inTurn = (round: number, works: (() => Promise<unknown>)[]) =>
    (round % 2 === 0 ? works : works.toReversed()).map((work) => work());

  it('is on the ledger once, whoever is first: the guest who cancels or the bank', async () => {
    const ended = await all((made, round) => {
      const message = w.message(made.ref);
      const deliver = () => insisting(() => w.deliver(message));
      return inTurn(round, [deliver, () => cancel(made), deliver]);
    });
    // A booking that was paid a moment before its end costs nothing at that distance: both ways end it.
    expect(ended).toEqual(['cancelled']);
  });

  it('meets the end of its hold: the places are sold once, or the money is to go back', async () => {
    const ended = await all((made, round) => {
      // The charge began early enough to be forgotten by the timers.
      w.test.clock.advance(46 * 60);
      return inTurn(round, [() => insisting(() => w.tell(made.ref)), () => w.timers(), () => w.watch.askAll()]);
    });
    expect(ended).toEqual(['confirmed']);
  });

  it('meets the end of its hold and somebody who wants the places: one of the two has them', async () => {
    const ended = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const made = await hold();
      w.test.clock.advance(46 * 60);
      const other = async () => {
        await w.timers();
        return insisting(() => w.send(w.request('boat', made.date)));
      };
      const pay = () => insisting(() => w.tell(made.ref));
      // Twice one after the other, so that both ends are seen for sure; then at once.
      if (round === 0) await pay();
      const answer = round === 1 ? await other() : null;
      const [, two] = await Promise.all([round === 0 ? null : pay(), answer ?? other()]);
      const isTaken = two.status === 201;
      const { status, paid, refund_due } = await w.read(made.id);
      expect([status, paid, refund_due]).toEqual(
        isTaken ? ['expired', '2000.00', '2000.00'] : ['confirmed', '2000.00', '0.00'],
      );
      expect(await w.places('boat', made.date)).toEqual(isTaken ? { held: 2, sold: 0 } : { held: 0, sold: 2 });
      ended.add(status);
    }
    expect(await w.faults()).toEqual([]);
    expect(await w.wrongCounts()).toEqual([]);
    expect([...ended].toSorted()).toEqual(['confirmed', 'expired']);
  });

  it('is entered by one of two colleagues who read one bank statement', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const made = await w.book('free', w.day(40));
      expect((await w.staff(made.id, 'approve')).status).toBe(200);
      const record = (role: Role) => insisting(() => w.record(made.id, '500.00', {}, role));
      const entries = await Promise.all([record('finance'), record('agent')]);
      expect(entries.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expect(await w.read(made.id)).toMatchObject({ paid: '500.00', status: 'confirmed' });
    }
  });

  it('goes in and out at once without a cent too many', async () => {
    const made = await hold();
    await w.deliver((await w.sandbox.choose(made.ref, 'paid')) ?? { body: '', signature: '' });
    const refund = () => {
      const key = randomUUID();
      return insisting(() => w.refund(made.payment_id, '300.00', 'finance', key));
    };
    const refunds = await Promise.all(Array.from({ length: 8 }, refund));
    expect(refunds.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(refunds.filter(({ status }) => status === 409)).toHaveLength(2);
    // One that broke off on its way to the provider is tried again.
    w.test.clock.advance(60);
    await w.watch.askAll();
    expect(await w.read(made.id)).toMatchObject({ paid: '2000.00', refunded: '1800.00' });
    expect(await w.faults()).toEqual([]);
  });
});
