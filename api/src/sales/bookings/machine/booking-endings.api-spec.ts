import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type MachineWorld, machineWorld } from '../../../../test/machine-world.js';

jest.setTimeout(30_000);

const DAY = 86_400;

describe('the end of a booking', () => {
  let w: MachineWorld;
  beforeAll(async () => {
    w = await machineWorld();
  }, 60_000);
  afterAll(async () => {
    expect(await w.wrongCounts()).toEqual([]);
    await w.test.close();
  });

  const cost = async (made: { id: string; access_token: string }) =>
    (await w.test.api().get(`/api/bookings/${made.id}/cancellation/`).query({ access_token: made.access_token })).body;
  const confirmed = async (date: string, paid: number, slug = 'asked') => {
    const made = await w.book(slug, date);
    expect((await w.staff(made.id, 'approve')).status).toBe(200);
    await w.pay(made.id, paid);
    expect((await w.read(made.id)).status).toBe('confirmed');
    return made;
  };
  const cancel = (confirm_fee: string, over: object = {}) => ({ reason_code: 'change_of_plans', confirm_fee, ...over });

  it('is free before it is confirmed, whatever the tiers say', async () => {
    const date = w.day(2);
    await w.depart('asked', date, 2);
    const made = await w.book('asked', date);
    expect(await cost(made)).toEqual({
      fee: '0.00',
      refund: '0.00',
      refund_percent: 100,
      paid: '0.00',
      total: '2000.00',
      until: null,
    });
    const ended = await w.guest(made, 'cancel', cancel('0.00'));
    expect([ended.status, ended.body.status, ended.body.refund_due]).toEqual([200, 'cancelled', '0.00']);
    expect(await w.papers(made.id)).toEqual([]);
    expect(await w.places('asked', date)).toEqual({ held: 0, sold: 0 });
  });

  it('costs what its tiers say, at the fee that was shown', async () => {
    const date = w.day(20);
    await w.depart('asked', date, 6);
    const made = await confirmed(date, 200_000);
    const early = await cost(made);
    expect(early).toMatchObject({ fee: '0.00', refund: '2000.00', refund_percent: 100, paid: '2000.00' });
    // flex_48h: all of it back until 48 hours before 14:00 of the first day, nothing after it.
    expect(early.until).toBe(new Date(Date.parse(`${date}T14:00:00+05:00`) - 48 * 3_600_000).toISOString());
    const refused = await w.guest(made, 'cancel', cancel('1.00'));
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'fee_changed', cancellation: early }]);
    expect((await w.read(made.id)).status).toBe('confirmed');

    w.test.clock.advance(18 * DAY + DAY / 2 + DAY / 4);
    const late = await cost(made);
    expect(late).toMatchObject({ fee: '2000.00', refund: '0.00', refund_percent: 0, until: null });
    expect((await w.guest(made, 'cancel', cancel('0.00'))).status).toBe(409);
    const waived = cancel('2000.00', { waive: true, note: 'Her mother is ill' });
    expect((await w.guest(made, 'cancel', waived)).status).toBe(403);
    expect((await w.staff(made.id, 'cancel', waived)).status).toBe(403);
    expect((await w.staff(made.id, 'cancel', { ...waived, note: '' }, 'manager')).status).toBe(400);
    const done = await w.staff(made.id, 'cancel', waived, 'manager');
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({
      status: 'cancelled',
      refund_due: '2000.00',
      cancellation: { fee: '0.00', refund: '2000.00', waived: true, refund_percent: 0, note: 'Her mother is ill' },
    });
    expect(await w.places('asked', date)).toEqual({ held: 0, sold: 0 });
    expect(await w.papers(made.id)).toEqual([
      'pro_forma 2000.00',
      'tax_invoice 2000.00',
      'credit_note 2000.00 2000.00',
    ]);
    await w.pay(made.id, 200_000, 150_000);
    expect(await w.read(made.id)).toMatchObject({ refund_due: '500.00', payment_status: 'partially_refunded' });
    await w.pay(made.id, 200_000, 200_000);
    expect(await w.read(made.id)).toMatchObject({ refund_due: '0.00', payment_status: 'refunded' });
  });

  it('keeps its fee: none of it is credited, nor goes back with money that comes after', async () => {
    const made = await confirmed(w.day(1), 200_000, 'free');
    const ended = await w.guest(made, 'cancel', cancel('2000.00'));
    expect([ended.status, ended.body.refund_due]).toEqual([200, '0.00']);
    expect(await w.papers(made.id)).toEqual(['pro_forma 2000.00', 'tax_invoice 2000.00']);
    await w.pay(made.id, 210_000);
    expect(await w.read(made.id)).toMatchObject({ status: 'cancelled', refund_due: '100.00' });
  });

  describe('whose days are over', () => {
    const past = ({ id }: { id: string }) =>
      w.sql.primaryRows('update booking set check_in = check_in - 60, check_out = check_out - 60 where id = $1', [id]);

    it('to which nobody came keeps the fee of an end so late, and lets the rest go back', async () => {
      const made = await confirmed(w.day(1), 230_000, 'free');
      await past(made);
      expect(await cost(made)).toMatchObject({ fee: '2000.00', refund: '300.00' });
      const gone = await w.staff(made.id, 'no-show');
      expect([gone.status, gone.body]).toMatchObject([
        200,
        {
          status: 'no_show',
          refund_due: '300.00',
          cancellation: { reason_code: 'no_show', fee: '2000.00', refund: '300.00', waived: false },
          due: { kind: 'nothing' },
        },
      ]);
      expect(await w.papers(made.id)).toEqual(['pro_forma 2000.00', 'tax_invoice 2000.00']);
      const letters = await w.sql.primaryRows<{ fee: string; refund: string }>(
        `select payload ->> 'fee' as fee, payload ->> 'refund' as refund from outbox_message
         where entity_id = $1 and template = 'booking-no-show'`,
        [made.id],
      );
      expect(letters).toEqual([{ fee: '2000.00', refund: '300.00' }]);
      // Money that comes after it is not owed.
      await w.pay(made.id, 240_000);
      expect(await w.read(made.id)).toMatchObject({ status: 'no_show', refund_due: '400.00' });
    });

    it('credits what nobody owes whose conditions ask for nothing', async () => {
      const made = await confirmed(w.day(1), 200_000, 'free');
      await w.sql.primaryRows('update booking set price_details = null where id = $1', [made.id]);
      await past(made);
      expect((await w.staff(made.id, 'no-show')).body).toMatchObject({ refund_due: '2000.00' });
      expect((await w.papers(made.id)).at(-1)).toBe('credit_note 2000.00 2000.00');
    });

    it('is completed with an open balance for a reason alone, and still owes it', async () => {
      const made = await confirmed(w.day(40), 150_000, 'free');
      await past(made);
      const refused = await w.staff(made.id, 'complete');
      expect([refused.status, refused.body.code]).toEqual([409, 'balance_open']);
      const unsaid = await w.staff(made.id, 'complete', { despite_balance: true });
      expect([unsaid.status, Object.keys(unsaid.body)]).toEqual([400, ['note']]);
      expect((await w.read(made.id)).status).toBe('confirmed');
      const done = await w.staff(made.id, 'complete', { despite_balance: true, note: 'Pays next week' });
      expect([done.status, done.body]).toMatchObject([
        200,
        { status: 'completed', balance: '500.00', due: { kind: 'balance', amount: '500.00' } },
      ]);
      const own = await w.test.api().get(`/api/bookings/${made.id}/`).query({ access_token: made.access_token });
      expect(own.body.allowed_actions).toEqual(['pay']);
      const story = await (await w.as('agent')).get(`/api/bookings/${made.id}/timeline/`);
      expect(story.body).toContainEqual(
        expect.objectContaining({ type: 'complete', message: 'Pays next week', data: { balance: '500.00' } }),
      );
      await w.pay(made.id, 200_000);
      expect(await w.read(made.id)).toMatchObject({
        status: 'completed',
        due: { kind: 'nothing' },
        refund_due: '0.00',
      });
    });
  });

  it('leaves what was agreed alone when the policy changes', async () => {
    const date = w.day(20);
    await w.depart('asked', date, 6);
    const made = await confirmed(date, 200_000);
    await w.sql.primaryRows(`update cancellation_policy set tiers = '[]' where code = 'flex_48h'`);
    expect(await cost(made)).toMatchObject({ fee: '0.00', refund_percent: 100 });
  });

  it('is taken back by a manager at the price of today, with its places', async () => {
    const date = w.day(22);
    await w.depart('asked', date, 2);
    const made = await w.book('asked', date);
    expect((await w.guest(made, 'cancel', cancel('0.00'))).status).toBe(200);
    await w.sql.primaryRows(`update package set price_minor = 120000 where slug = 'asked'`);
    expect((await w.staff(made.id, 'reopen')).status).toBe(403);
    const again = await w.staff(made.id, 'reopen', {}, 'manager');
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ status: 'requested', total: '2400.00', cancellation: null });
    expect(await w.places('asked', date)).toEqual({ held: 2, sold: 0 });
    await w.sql.primaryRows(`update package set price_minor = 100000 where slug = 'asked'`);

    const gone = await w.guest(made, 'cancel', cancel('0.00'));
    expect(gone.status).toBe(200);
    await w.book('asked', date);
    const full = await w.staff(made.id, 'reopen', {}, 'manager');
    expect([full.status, full.body.code]).toEqual([409, 'sold_out']);
    expect((await w.read(made.id)).status).toBe('cancelled');
  });

  describe('and money that comes after it', () => {
    it('is honoured while there are places, after the cut-off too', async () => {
      const date = w.day(24);
      await w.depart('boat', date, 2);
      const made = await w.book('boat', date);
      w.test.clock.advance(31 * 60);
      await w.timers();
      expect((await w.read(made.id)).status).toBe('expired');
      await w.sql.primaryRows('update departure set cutoff_at = now() where start_date = $1', [date]);
      await w.pay(made.id, 200_000);
      expect(await w.read(made.id)).toMatchObject({ status: 'confirmed', refund_due: '0.00' });
      expect(await w.places('boat', date)).toEqual({ held: 0, sold: 2 });
    });

    it('leaves nothing to give back of a part that came before the end', async () => {
      const made = await w.book('free', w.day(27));
      expect((await w.staff(made.id, 'approve')).status).toBe(200);
      await w.pay(made.id, 10_000);
      w.test.clock.advance(4 * DAY + 60);
      await w.timers();
      expect(await w.read(made.id)).toMatchObject({ status: 'expired', refund_due: '100.00' });
      await w.pay(made.id, 200_000);
      expect(await w.read(made.id)).toMatchObject({ status: 'confirmed', refund_due: '0.00', payment_status: 'paid' });
    });

    it('is not honoured a day later, nor for a request that nobody said yes to', async () => {
      const date = w.day(29);
      await w.depart('boat', date, 4);
      const [held, asked] = [await w.book('boat', date), await w.book('free', date)];
      w.test.clock.advance(31 * 60);
      await w.timers();
      w.test.clock.advance(2 * DAY);
      await w.timers();
      expect([(await w.read(held.id)).status, (await w.read(asked.id)).status]).toEqual(['expired', 'expired']);
      for (const { id } of [held, asked]) {
        await w.pay(id, 200_000);
        expect(await w.read(id)).toMatchObject({ status: 'expired', refund_due: '2000.00' });
      }
      expect(await w.places('boat', date)).toEqual({ held: 0, sold: 0 });
    });

    it('waits for its way back where somebody else has them', async () => {
      const date = w.day(45);
      await w.depart('boat', date, 2);
      const made = await w.book('boat', date);
      w.test.clock.advance(31 * 60);
      await w.timers();
      await w.book('boat', date);
      await w.pay(made.id, 200_000);
      expect(await w.read(made.id)).toMatchObject({ status: 'expired', refund_due: '2000.00' });
      expect(await w.places('boat', date)).toEqual({ held: 2, sold: 0 });
    });

    it('goes back but for the fee where the guest has cancelled', async () => {
      const made = await w.book('free', w.day(28));
      expect((await w.guest(made, 'cancel', cancel('0.00'))).status).toBe(200);
      await w.pay(made.id, 40_000);
      expect(await w.read(made.id)).toMatchObject({
        status: 'cancelled',
        refund_due: '400.00',
        payment_status: 'partially_paid',
      });
      const again = await w.staff(made.id, 'reopen', {}, 'manager');
      expect([again.status, again.body.refund_due]).toEqual([200, '400.00']);
    });
  });

  describe('and is taken up again after it was paid for', () => {
    const price = (minor: number) =>
      w.sql.primaryRows('update package set price_minor = $1 where slug = $2', [minor, 'free']);
    const ended = async (ahead: number) => {
      const made = await w.book('free', w.day(ahead));
      expect((await w.staff(made.id, 'approve')).status).toBe(200);
      await w.pay(made.id, 200_000);
      const { fee } = await cost(made);
      const { status, body } = await w.staff(made.id, 'cancel', cancel(fee, { waive: true, note: 'Kind' }), 'manager');
      expect([status, body.status, body.refund_due]).toEqual([200, 'cancelled', '2000.00']);
      return made;
    };

    it('asks the guest for what it became dearer before it is confirmed, and the refund stays promised until then', async () => {
      const made = await ended(41);
      await price(120_000);
      const again = await w.staff(made.id, 'reopen', {}, 'manager');
      await price(100_000);
      expect([again.status, again.body.refund_due]).toEqual([200, '2000.00']);
      const yes = await w.staff(
        made.id,
        'approve',
        { price_adjustment: { total: '2400.00', reason: 'Today' } },
        'manager',
      );
      expect([yes.status, yes.body]).toMatchObject([
        200,
        { status: 'awaiting_payment', refund_due: '2000.00', due: { amount: '400.00' } },
      ]);
      const { body: told } = await w.test
        .api()
        .get(`/api/bookings/${made.id}/timeline/`)
        .query({ access_token: made.access_token });
      expect(told).toContainEqual(
        expect.objectContaining({
          type: 'reopen',
          data: { total_before: '2000.00', total: '2400.00', refund: '2000.00' },
        }),
      );
      const { deposit_due: agreed } = (await w.read(made.id)).price_details;
      await w.pay(made.id, 240_000);
      expect(await w.read(made.id)).toMatchObject({
        status: 'confirmed',
        refund_due: '0.00',
        payment_status: 'paid',
        deposit_due: agreed,
      });
    });

    it('is not confirmed at a dearer price by what was paid too much: that goes back first, and the guest is asked', async () => {
      const made = await ended(44);
      await w.pay(made.id, 300_000);
      await price(120_000);
      expect((await w.staff(made.id, 'reopen', {}, 'manager')).status).toBe(200);
      await price(100_000);
      const no = await w.staff(made.id, 'approve');
      expect([no.status, no.body]).toMatchObject([
        409,
        { code: 'dearer_paid', detail: expect.stringMatching(/\$2,000\.00 only.* \$1,000\.00 back/) },
      ]);
      expect(await w.read(made.id)).toMatchObject({ status: 'requested', total: '2400.00', refund_due: '3000.00' });
      await w.pay(made.id, 300_000, 100_000);
      const yes = await w.staff(made.id, 'approve');
      expect([yes.status, yes.body]).toMatchObject([200, { status: 'awaiting_payment', due: { amount: '400.00' } }]);
      await w.pay(made.id, 340_000, 100_000);
      expect(await w.read(made.id)).toMatchObject({ status: 'confirmed', payment_status: 'paid', refund_due: '0.00' });
    });

    it('is confirmed at the old price, though too much was paid, where the agency agrees to that', async () => {
      const made = await ended(46);
      await w.pay(made.id, 300_000);
      await price(120_000);
      expect((await w.staff(made.id, 'reopen', {}, 'manager')).status).toBe(200);
      await price(100_000);
      const old = { price_adjustment: { total: '2000.00', reason: 'As agreed' } };
      const yes = await w.staff(made.id, 'approve', old, 'manager');
      expect([yes.status, yes.body]).toMatchObject([200, { status: 'confirmed', total: '2000.00' }]);
    });

    it('is confirmed by the yes where it costs no more than the guest had agreed to', async () => {
      const made = await ended(42);
      expect((await w.staff(made.id, 'reopen', {}, 'manager')).status).toBe(200);
      const yes = await w.staff(made.id, 'approve');
      expect([yes.status, yes.body]).toMatchObject([200, { status: 'confirmed', refund_due: '0.00' }]);
    });

    it('stays at what the guest had agreed to when it is taken up twice', async () => {
      const made = await ended(43);
      await price(120_000);
      expect((await w.staff(made.id, 'reopen', {}, 'manager')).status).toBe(200);
      expect((await w.guest(made, 'cancel', cancel('0.00'))).status).toBe(200);
      expect((await w.staff(made.id, 'reopen', {}, 'manager')).status).toBe(200);
      await price(100_000);
      const yes = await w.staff(made.id, 'approve');
      expect([yes.status, yes.body]).toMatchObject([200, { status: 'awaiting_payment', due: { amount: '400.00' } }]);
    });
  });

  describe('of places', () => {
    it('names the next days that have room, and lets people wait', async () => {
      const [date, later] = [w.day(30), w.day(33)];
      await w.depart('boat', date, 3);
      await w.depart('boat', w.day(31), 1);
      await w.depart('boat', later, 9);
      const first = await w.book('boat', date);
      const refused = await w.send(w.request('boat', date));
      expect([refused.status, refused.body]).toMatchObject([409, { code: 'sold_out', next_dates: [later] }]);
      const [family, couple, late] = [
        await w.book('boat', date, 4, { join_waitlist: true }),
        await w.book('boat', date, 2, { join_waitlist: true }),
        await w.book('boat', date, 2, { join_waitlist: true }),
      ];
      expect([family.status, couple.status, late.status]).toEqual(['waitlisted', 'waitlisted', 'waitlisted']);
      expect(await w.places('boat', date)).toEqual({ held: 2, sold: 0 });

      expect((await w.guest(first, 'cancel', cancel('0.00'))).status).toBe(200);
      await w.waiting();
      // Four do not fit into three places; of the two couples the first is offered them.
      expect((await w.read(family.id)).status).toBe('waitlisted');
      const offered = await w.read(couple.id);
      expect(offered.status).toBe('on_hold');
      expect(Math.abs(Date.parse(offered.expires_at) - w.test.clock.now().getTime() - DAY * 1000)).toBeLessThan(20_000);
      expect((await w.read(late.id)).status).toBe('waitlisted');
      expect(await w.places('boat', date)).toEqual({ held: 2, sold: 0 });

      w.test.clock.advance(DAY);
      await w.timers();
      await w.waiting();
      expect([(await w.read(couple.id)).status, (await w.read(late.id)).status]).toEqual(['expired', 'on_hold']);

      expect((await w.guest(late, 'cancel', cancel('0.00'))).status).toBe(200);
      const patient = await w.book('boat', date, 3);
      const after = await w.book('boat', date, 1, { join_waitlist: true });
      await w.sql.primaryRows('update departure set cutoff_at = now() where start_date = $1', [date]);
      expect((await w.guest(patient, 'cancel', cancel('0.00'))).status).toBe(200);
      await w.waiting();
      expect((await w.read(after.id)).status).toBe('waitlisted');
    });

    it('ends by itself on the day, with a letter', async () => {
      const date = w.day(3);
      await w.depart('boat', date, 2);
      await w.book('boat', date);
      const waits = await w.book('boat', date, 2, { join_waitlist: true });
      const reach = async (day: string) => {
        const night = Date.parse(`${day}T00:00:01+05:00`);
        w.test.clock.advance((night - w.test.clock.now().getTime()) / 1000);
        await w.timers();
        return (await w.read(waits.id)).status;
      };
      expect(await reach(w.day(2))).not.toBe('expired');
      await w.sql.primaryRows(`update booking set status = 'waitlisted', expires_at = null where id = $1`, [waits.id]);
      expect(await reach(date)).toBe('expired');
      const letters = await w.sql.primaryRows<{ template: string }>(
        `select template from outbox_message where entity_id = $1 and template = 'booking-waitlist-ended'`,
        [waits.id],
      );
      expect(letters).toHaveLength(1);
    });

    it('becomes a request where the agency says yes to each', async () => {
      const date = w.day(34);
      await w.depart('asked', date, 2);
      const first = await w.book('asked', date);
      const waits = await w.book('asked', date, 2, { join_waitlist: true });
      expect((await w.staff(first.id, 'decline', { reason_code: 'other' })).status).toBe(200);
      await w.waiting();
      expect(await w.read(waits.id)).toMatchObject({ status: 'requested', expires_at: null });
    });

    it('has none on a day on which nothing begins', async () => {
      const closed = await w.send(w.request('boat', w.day(36)));
      expect([closed.status, closed.body]).toEqual([400, { check_in: ['Nothing begins on this day'] }]);
      const called = w.request('boat', w.day(36), 2, { source: 'phone', staff_reason: 'Called us' });
      expect((await w.send(called, 'agent')).body).toEqual(closed.body);
    });
  });
});
