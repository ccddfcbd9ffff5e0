import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addDays } from '@atoll/contract/days';
import { createFrame } from '../../../people/mail/letter.js';
import { writeLetter } from '../../../people/mail/mail-templates.js';
import { letterText } from '../../../people/mail/render-letter.js';
import { type MachineWorld, machineWorld } from '../../../../test/machine-world.js';

jest.setTimeout(30_000);

const DAY = 86_400;

describe('letters of the day', () => {
  let w: MachineWorld;
  beforeAll(async () => {
    w = await machineWorld();
    await w.sql.primaryRows(`update setting set contact_email = 'office@atoll.example'`);
  }, 60_000);
  afterAll(() => w.test.close());
  beforeEach(() => w.sql.primaryRows(`update booking set status = 'cancelled', refund_due_minor = 0, reply_by = null`));

  /** A confirmed booking of which half is owed, so many days before the rest is due. Booked long before. */
  const owing = async (days: number) => {
    const made = await w.book('free', w.day(200));
    await w.sql.primaryRows(
      `update booking set status = 'confirmed', deposit_minor = 100000, paid_minor = 100000, balance_due_on = $2,
         created_at = created_at - interval '100 days' where id = $1`,
      [made.id, w.day(days)],
    );
    return made.id;
  };
  const reminders = async (id: string) =>
    (
      await w.sql.primaryRows<{ stage: string; locale: string; amount: string }>(
        `select payload ->> 'stage' as stage, locale, payload ->> 'amount' as amount from outbox_message
         where template = 'booking-balance-due' and entity_id = $1 order by created_at`,
        [id],
      )
    ).map(({ stage, locale, amount }) => `${stage} ${locale} ${amount}`);
  const pass = (days: number) => w.test.clock.advance(days * DAY);
  const remind = () => w.jobs.run('bookings.reminders');

  describe('to guests', () => {
    it('remind of the rest ten days before, on the day and ten days after, once each', async () => {
      const id = await owing(11);
      const told: string[] = [];
      for (const [days, stage] of [
        [1, 'before'],
        [10, 'due'],
        [10, 'after'],
      ] as const) {
        pass(days - 1);
        await remind();
        expect(await reminders(id)).toEqual(told);
        pass(1);
        await Promise.all([remind(), remind()]);
        await remind();
        told.push(`${stage} ru 1000.00`);
        expect(await reminders(id)).toEqual(told);
      }
      pass(1);
      await remind();
      expect(await reminders(id)).toHaveLength(3);
    });

    it('are made up for after a missed day, but say nothing of a day that is over', async () => {
      const [before, due, after] = [await owing(8), await owing(-1), await owing(-12)];
      const [tooLate, overdue] = [await owing(7), await owing(-13)];
      await remind();
      expect(await Promise.all([before, due, after, tooLate, overdue].map(reminders))).toEqual([
        ['before ru 1000.00'],
        [],
        ['after ru 1000.00'],
        [],
        [],
      ]);
    });

    it('are not written to who has paid, has cancelled or has only just booked', async () => {
      const [paid, cancelled, fresh, partly] = [await owing(10), await owing(10), await owing(10), await owing(10)];
      await w.pay(paid, 200_000);
      await w.pay(partly, 150_000);
      const cost = await (await w.as('agent')).get(`/api/bookings/${cancelled}/cancellation/`);
      const ended = { reason_code: 'other', confirm_fee: cost.body.fee };
      expect((await w.staff(cancelled, 'cancel', ended)).status).toBe(200);
      await w.sql.primaryRows('update booking set created_at = $2 where id = $1', [fresh, w.test.clock.now()]);
      await remind();
      expect(await Promise.all([paid, cancelled, fresh, partly].map(reminders))).toEqual([
        [],
        [],
        [],
        ['before ru 500.00'],
      ]);
    });

    it('come again when the rest is due on another day', async () => {
      const id = await owing(10);
      await remind();
      await w.sql.primaryRows('update booking set balance_due_on = balance_due_on + 5 where id = $1', [id]);
      pass(5);
      await remind();
      expect(await reminders(id)).toEqual(['before ru 1000.00', 'before ru 1000.00']);
    });
  });

  describe('to the office', () => {
    const digests = () =>
      w.sql.primaryRows<{ payload: never; recipient: string; entity_id: string }>(
        `select payload, recipient, entity_id from outbox_message where template = 'bookings-digest' order by created_at`,
      );

    it('are not written when there is nothing', async () => {
      await w.jobs.run('bookings.digest');
      expect(await digests()).toEqual([]);
    });

    it('say what is to be answered, who comes and who owes, once a day', async () => {
      const today = w.day(0);
      const put = async (values: string) => {
        const { id } = await w.book('free', w.day(60));
        await w.sql.primaryRows(`update booking set ${values} where id = $1`, [id]);
        return (await w.read(id)).reference as string;
      };
      const now = `timestamptz '${w.test.clock.now().toISOString()}'`;
      const late = await put(`reply_by = ${now} - interval '1 hour'`);
      const [second, first] = [
        await put(`reply_by = ${now} + interval '5 hours'`),
        await put(`reply_by = ${now} + interval '2 hours'`),
      ];
      const held = await put(`status = 'on_hold', expires_at = ${now} + interval '20 minutes', deposit_minor = 60000`);
      const back = await put(`status = 'cancelled', refund_due_minor = 1234`);
      const over = await put(`status = 'confirmed', paid_minor = 200500`);
      const proven = await put(`status = 'confirmed', paid_minor = 200000`);
      await w.sql.primaryRows(
        `with p as (insert into payment (id, booking_id, kind, method, status, amount_minor, created_at)
           select gen_random_uuid(), id, 'payment', 'bank_transfer', 'pending', 100, now() from booking where reference = $1 returning id)
         insert into payment_proof (id, payment_id, name, type, bytes, content, created_at)
         select gen_random_uuid(), id, 'a.pdf', 'pdf', 1, '', now() from p`,
        [proven],
      );
      const comes = await put(`status = 'confirmed', paid_minor = 200000, check_in = '${today}'`);
      const soon = await put(`status = 'confirmed', paid_minor = 200000, check_in = '${addDays(today, 7)}'`);
      await put(`status = 'confirmed', paid_minor = 200000, check_in = '${addDays(today, 8)}'`);
      const owes = await put(`status = 'confirmed', paid_minor = 60000, balance_due_on = '${addDays(today, -1)}'`);
      await put(`status = 'confirmed', paid_minor = 60000, balance_due_on = '${today}'`);
      const moving = await w.book('free', w.day(61));
      await w.staff(moving.id, 'approve');
      await w.pay(moving.id, 200_000);
      const wish = await w.guest(moving, 'change-requests', { adults: 1 });
      await w.sql.primaryRows(
        `update change_request set created_at = ${now} - interval '30 hours' where id = '${wish.body.id}'`,
      );
      const { reference: moves, change_reply_by } = await w.read(moving.id);
      const asking = await w.book('free', w.day(62));
      await w.sql.primaryRows(`update booking set status = 'completed' where id = $1`, [asking.id]);
      expect((await w.guest(asking, 'messages', { text: 'I left my hat' })).status).toBe(201);
      const { reference: asks } = await w.read(asking.id);
      expect((await w.test.api().post('/api/booking-intents/').send({ package: 'free' })).status).toBe(201);
      await Promise.all([w.jobs.run('bookings.digest'), w.jobs.run('bookings.digest')]);
      await w.jobs.run('bookings.digest');
      const [digest, ...more] = await digests();
      expect([more, digest?.recipient, digest?.entity_id]).toEqual([[], 'office@atoll.example', today]);
      const { sections } = (digest?.payload ?? { sections: {} }) as {
        sections: Record<string, { reference: string; amount: string | null; until: string | null }[]>;
      };
      const named = Object.fromEntries(
        Object.entries(sections).map(([name, lines]) => [
          name,
          lines.map(({ reference, amount }) => (amount === null ? reference : `${reference} ${amount}`)),
        ]),
      );
      expect(named).toEqual({
        overdue: [late],
        replies: [first, second],
        messages: [asks],
        changes: [moves],
        holds: [`${held} 600.00`],
        proofs: [proven],
        refunds: [`${back} 12.34`, `${over} 5.00`],
        today: [comes],
        week: [soon],
        balances: [`${owes} 1400.00`],
      });
      expect(digest?.payload).toMatchObject({ inboxes: { leads: 1, trip_requests: 0, contact_messages: 0 } });
      expect(sections['changes']).toMatchObject([{ until: change_reply_by }]);
      const money = await (await w.as('agent')).get('/api/bookings/?money_back=true');
      const waiting = money.body.results.map((row: { reference: string; money_back: string }) => [
        row.reference,
        row.money_back,
      ]);
      expect(Object.fromEntries(waiting)).toEqual({ [back]: '12.34', [over]: '5.00' });
      const proofs = await (await w.as('agent')).get('/api/bookings/?proof_waiting=true');
      expect(proofs.body.results).toMatchObject([{ reference: proven, proof_waiting: true, money_back: '0.00' }]);
      // It outlives the data of guests: none of them is in it.
      expect(JSON.stringify(digest?.payload)).not.toMatch(/Анна|anna@/);
      const frame = createFrame('en', 'Atoll', 'https://atoll.example');
      const text = letterText(writeLetter('bookings-digest', digest?.payload as never, frame), frame);
      expect(text).toMatch(/WhatsApp chats: 1[^]*https:\/\/atoll\.example\/dashboard\/leads/);
      expect(text).toMatch(new RegExp(`Arrivals today\n\n${comes}:`));
      pass(1);
      await w.jobs.run('bookings.digest');
      expect(await digests()).toHaveLength(2);
    });
  });
});
