import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type MoneyWorld, moneyWorld } from '../../../test/money-world.js';
import type { Sql } from '../../platform/data/sql.js';
import { paymentsOf, sameTransfers } from './payments.queries.js';

jest.setTimeout(30_000);

describe('a transfer on the ledger', () => {
  let w: MoneyWorld;
  beforeAll(async () => {
    w = await moneyWorld();
  }, 60_000);
  afterAll(async () => {
    expect(await w.faults()).toEqual([]);
    expect(await w.wrongCounts()).toEqual([]);
    await w.test.close();
  });

  /** A request that the agency said yes to: 2,000.00, of which 500.00 confirm it. */
  const approved = async () => {
    const made = await w.book('free', w.day(40));
    expect((await w.staff(made.id, 'approve')).status).toBe(200);
    return made;
  };

  it('counts one transfer once, unless somebody says why there are two', async () => {
    const [made, other] = [await approved(), await approved()];
    const first = await w.record(made.id, '100.00', { external_reference: 'FT-4711 A' });
    expect([first.status, first.body.also_recorded_for]).toEqual([201, []]);
    const twice = await w.record(made.id, '100.00', { external_reference: 'ft4711a' });
    expect([twice.status, twice.body]).toMatchObject([
      409,
      { code: 'payment_recorded', external_reference: 'ft4711a' },
    ]);
    const again = { external_reference: 'FT 4711 A', again: true };
    const mute = await w.record(made.id, '100.00', again);
    expect([mute.status, Object.keys(mute.body)]).toEqual([400, ['note']]);
    expect((await w.record(made.id, '100.00', { ...again, note: 'Sent in two parts' })).status).toBe(201);
    expect((await w.record(made.id, '50.00', { ...again, again: false, kind: 'refund' }, 'owner')).status).toBe(201);
    const shared = await w.record(other.id, '100.00', { external_reference: 'FT 4711 A' });
    expect([shared.status, shared.body.also_recorded_for]).toEqual([201, [(await w.read(made.id)).reference]]);
    expect(await w.read(made.id)).toMatchObject({ paid: '200.00', refunded: '50.00' });
  });

  it('takes one of two alike transfers of a day that no reference tells apart, unless somebody says why there are two', async () => {
    const made = await approved();
    const code = async (amount: string, over: object = {}) => {
      const { status, body } = await w.record(made.id, amount, over);
      return status === 201 ? status : [status, body.code, body.detail];
    };
    // Half past midnight and half past eleven at night of one day in Malé, two days in London.
    const [early, late] = ['2026-01-09T19:30:00.000Z', '2026-01-10T18:30:00.000Z'];
    expect(await code('100.00', { received_at: early })).toBe(201);
    const said = expect.stringContaining('A transfer of $100.00 that came the same day, the day before');
    const refused = [409, 'transfer_recorded', said];
    expect(await code('100.00', { received_at: late })).toEqual(refused);
    expect(await code('100.00', { received_at: late, external_reference: 'FT 1' })).toEqual(refused);
    // One bank dates it a day before another does.
    for (const received_at of ['2026-01-08T19:00:00.000Z', '2026-01-11T18:30:00.000Z'])
      expect(await code('100.00', { received_at })).toEqual(refused);
    // A later day, another amount, way or kind is another matter.
    expect(await code('100.00', { received_at: '2026-01-11T19:30:00.000Z' })).toBe(201);
    expect(await code('100.01', { received_at: late })).toBe(201);
    expect(await code('100.00', { received_at: late, method: 'cash' })).toBe(201);
    const euros = { received_at: late, settled_amount: '92.00', settled_currency: 'EUR' };
    expect(await code('100.00', euros)).toEqual([409, 'transfer_recorded', expect.stringContaining('€92.00')]);
    expect(await code('100.02', euros)).toBe(201);
    expect(await code('99.00', euros)).toEqual([409, 'transfer_recorded', expect.stringContaining('€92.00')]);
    expect((await w.record(made.id, '100.00', { received_at: late, kind: 'refund' }, 'owner')).status).toBe(201);
    const mute = await w.record(made.id, '100.00', { received_at: late, again: true });
    expect([mute.status, Object.keys(mute.body)]).toEqual([400, ['note']]);
    expect(await code('100.00', { received_at: late, again: true, note: 'Each of the two sent a half' })).toBe(201);
    expect(await w.read(made.id)).toMatchObject({ paid: '600.03', refunded: '100.00' });
  });

  it('knows a transfer that was entered as an adjustment, but corrects what is there as often as there is a reason', async () => {
    const made = await approved();
    const added = { kind: 'adjustment', note: 'From Anna, it seems' };
    expect((await w.record(made.id, '100.00', added, 'owner')).status).toBe(201);
    const alike = await w.record(made.id, '100.00');
    expect([alike.status, alike.body.code]).toEqual([409, 'transfer_recorded']);
    expect((await w.record(made.id, '70.00', { ...added, external_reference: 'FT 9' }, 'owner')).status).toBe(201);
    const named = await w.record(made.id, '60.00', { external_reference: 'FT-9' });
    expect([named.status, named.body.code]).toEqual([409, 'payment_recorded']);
    expect((await w.record(made.id, '50.00', { external_reference: 'FT 10' })).status).toBe(201);
    for (const amount of ['-20.00', '5.00']) {
      const corrected = { ...added, external_reference: amount === '-20.00' ? 'FT 10' : 'FT 11' };
      expect((await w.record(made.id, amount, corrected, 'owner')).status).toBe(201);
    }
    expect((await w.record(made.id, '20.00')).status).toBe(201);
    expect(await w.read(made.id)).toMatchObject({ paid: '225.00' });
  });

  it('reads a reference by its letters and digits, in whatever width they are written', async () => {
    const made = await approved();
    const record = (amount: string, external_reference: string) => w.record(made.id, amount, { external_reference });
    expect((await record('10.00', 'FT/47.11-Ж')).status).toBe(201);
    for (const other of ['ft4711ж', 'ＦＴ４７１１Ж', 'FT 4711 Ж', '«FT_4711/Ж»']) {
      const { status, body } = await record('11.00', other);
      expect([other, status, body.code]).toEqual([other, 409, 'payment_recorded']);
    }
    expect((await record('11.00', 'FT4711Я')).status).toBe(201);
    // Nothing but marks is no reference: neither the same as another one, nor what tells two transfers apart.
    expect((await record('12.00', '---')).status).toBe(201);
    expect((await record('13.00', '—/—')).status).toBe(201);
    const alike = await record('12.00', 'FT 12');
    expect([alike.status, alike.body.code]).toEqual([409, 'transfer_recorded']);
    const marks = await record('11.00', '…');
    expect([marks.status, marks.body.code]).toEqual([409, 'transfer_recorded']);
  });

  it('takes two alike transfers of a day by their references', async () => {
    const made = await approved();
    for (const external_reference of ['FT 1', 'FT 2'])
      expect((await w.record(made.id, '100.00', { external_reference })).status).toBe(201);
    const nameless = await w.record(made.id, '100.00');
    expect([nameless.status, nameless.body.code]).toEqual([409, 'transfer_recorded']);
  });

  it('is found among many by its reference, without a look at the others', async () => {
    const [many, made] = [await approved(), await approved()];
    await w.sql.primaryRows(
      `insert into payment (id, booking_id, kind, method, status, amount_minor, external_reference, created_at)
       select gen_random_uuid(), $1, 'payment', 'bank_transfer', 'captured', 0, 'FT-' || n, now() from generate_series(1, 20000) n`,
      [many.id],
    );
    /** How Postgres answers the statements of a read. */
    const plan = async (read: (sql: Pick<Sql, 'primaryRow' | 'primaryRows'>) => Promise<unknown>) => {
      const plans: string[] = [];
      const primaryRows = async (text: string, values: readonly unknown[] = []) => {
        plans.push(JSON.stringify(await w.sql.primaryRows(`explain (format json) ${text}`, values)));
        return [];
      };
      await read({ primaryRows, primaryRow: async (...asked) => (await primaryRows(...asked))[0] ?? null });
      return plans.join();
    };
    for (const used of [
      await plan((sql) => sameTransfers(sql, 'ft 4711', 'payment')),
      await plan((sql) => paymentsOf(sql, made.id)),
    ]) {
      expect(used).toContain('payment_reference_index');
      expect(used).not.toMatch(/"Seq Scan"[^{}]*"Relation Name":"payment"/);
    }
    const shared = await w.record(made.id, '100.00', { external_reference: 'ft 4711' });
    expect([shared.status, shared.body.also_recorded_for]).toEqual([201, [(await w.read(many.id)).reference]]);
  });
});
