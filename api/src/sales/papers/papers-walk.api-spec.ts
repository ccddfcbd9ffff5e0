import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { type MachineWorld, machineWorld } from '../../../test/machine-world.js';

jest.setTimeout(120_000);

/** What a walk draws from; what the machine refuses changes nothing. */
const MOVES = ['approve', 'pay', 'pay', 'cancel', 'reopen', 'no-show', 'complete', 'days'] as const;
type Move = (typeof MOVES)[number];

type Made = Awaited<ReturnType<MachineWorld['book']>>;

/** Answers that a walk may get: done, or not possible where the booking stands. */
const ANSWERS = [200, 409];

describe('the books of a booking', () => {
  let w: MachineWorld;
  beforeAll(async () => {
    w = await machineWorld();
  }, 60_000);
  afterAll(() => w.test.close());

  /** Invoices that hold less what was credited, in cents, and what the booking owes by its state. */
  const books = async (id: string) => {
    const row = await w.sql.primaryRow<{ invoiced: number; owed: number; status: string }>(
      `select (coalesce(sum(case when i.type = 'tax_invoice' and not exists (
             select from invoice o where o.booking_id = i.booking_id and o.content ->> 'replaces' = i.number)
           then (i.content ->> 'total')::numeric
           when i.type = 'credit_note' then -(i.content -> 'credit' ->> 'amount')::numeric end), 0) * 100)::int as invoiced,
         case when b.status in ('confirmed', 'completed') then b.total_minor
           else (coalesce((b.cancellation ->> 'fee')::numeric, 0) * 100)::int end as owed, b.status
       from booking b left join invoice i on i.booking_id = b.id where b.id = $1 group by b.id`,
      [id],
    );
    if (!row) throw new Error('no booking');
    return row;
  };
  const gaps = () =>
    w.sql.primaryRows(
      'select type, year from invoice group by type, year having max(sequence) <> count(*) or min(sequence) <> 1',
    );
  const cancel = async ({ id, access_token }: Made) => {
    const { body } = await w.test.api().get(`/api/bookings/${id}/cancellation/`).query({ access_token });
    return w.staff(id, 'cancel', { reason_code: 'other', confirm_fee: body.fee }, 'manager');
  };

  it('invoice anew what was credited and is confirmed again', async () => {
    const made = await w.book('free', w.day(40));
    expect((await w.staff(made.id, 'approve')).status).toBe(200);
    await w.pay(made.id, 200_000);
    expect((await cancel(made)).status).toBe(200);
    expect((await w.staff(made.id, 'reopen', {}, 'manager')).status).toBe(200);
    // The money is still there: the yes confirms it.
    expect((await w.staff(made.id, 'approve')).body.status).toBe('confirmed');
    expect((await cancel(made)).status).toBe(200);
    expect(await w.papers(made.id)).toEqual([
      'pro_forma 2000.00',
      'tax_invoice 2000.00',
      'credit_note 2000.00 2000.00',
      'pro_forma 2000.00',
      'tax_invoice 2000.00',
      'credit_note 2000.00 2000.00',
    ]);
    const [last] = await w.sql.primaryRows<{ of: string; replaces: string | null }>(
      `select content -> 'credit' ->> 'of' as of, content ->> 'replaces' as replaces from invoice
       where booking_id = $1 and type = 'credit_note' order by sequence desc limit 1`,
      [made.id],
    );
    const numbers = await w.sql.primaryRows<{ number: string }>(
      `select number from invoice where booking_id = $1 and type = 'tax_invoice' order by sequence`,
      [made.id],
    );
    expect(last).toEqual({ of: numbers[1]?.number, replaces: null });
  });

  it('say what it owes by its state, wherever it is led, with numbers that have no gap', async () => {
    const seen = new Set<string>();
    const moves: Record<Move, (made: Made) => Promise<number>> = {
      approve: async ({ id }) => (await w.staff(id, 'approve')).status,
      pay: async ({ id }) => w.pay(id, 200_000).then(() => 200),
      cancel: async (made) => (await cancel(made)).status,
      reopen: async ({ id }) => (await w.staff(id, 'reopen', {}, 'manager')).status,
      'no-show': async ({ id }) => (await w.staff(id, 'no-show')).status,
      complete: async ({ id }) => (await w.staff(id, 'complete', { despite_balance: true, note: 'Settled' })).status,
      // From one walk to the next the day of the trip comes closer: cancelling is free, then it is not.
      days: async () => {
        w.test.clock.advance(3 * 86_400);
        return 200;
      },
    };
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.constantFrom(...MOVES), { minLength: 4, maxLength: 12 }),
        async (ahead, walk) => {
          const made = await w.book('free', w.day(ahead));
          for (const move of walk) {
            expect(ANSWERS).toContain(await moves[move](made));
            const { invoiced, owed, status } = await books(made.id);
            seen.add(status);
            expect({ walk, status, invoiced }).toEqual({ walk, status, invoiced: owed });
          }
          expect(await gaps()).toEqual([]);
        },
      ),
      {
        numRuns: 12,
        seed: 20_261_125,
        examples: [
          [2, ['approve', 'pay', 'days', 'days', 'complete', 'no-show']],
          [1, ['approve', 'pay', 'days', 'no-show', 'reopen']],
          [1, ['approve', 'pay', 'cancel', 'reopen', 'approve', 'cancel', 'reopen', 'approve']],
        ],
      },
    );
    expect([...seen].toSorted()).toEqual(
      expect.arrayContaining(['awaiting_payment', 'cancelled', 'completed', 'confirmed', 'no_show', 'requested']),
    );
  });
});
