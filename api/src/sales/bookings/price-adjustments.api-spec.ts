import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type MachineWorld, machineWorld } from '../../../test/machine-world.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { createFrame } from '../../people/mail/letter.js';
import { writeLetter } from '../../people/mail/mail-templates.js';
import { OutboxMessage } from '../../people/mail/outbox-message.entity.js';
import { letterText } from '../../people/mail/render-letter.js';
import type { BookingApproved } from '../../people/mail/templates/booking-step-letters.js';

const CALLED = { source: 'phone', staff_reason: 'Called us' };
const REASON = 'Third stay with us';
const lower = { price_adjustment: { total: '1750.5', reason: REASON } };

describe('a price that staff give', () => {
  let w: MachineWorld;
  beforeAll(async () => {
    w = await machineWorld();
  }, 60_000);
  afterAll(() => w.test.close());

  const sumOf = (lines: { amount: string }[]) => lines.reduce((sum, { amount }) => sum + Number(amount), 0);
  const audited = async (id: string, action: string) =>
    (await w.test.em().findOneOrFail(AuditEntry, { entityId: id, action })).after;

  it('is booked with a line of its own, and what is due follows it', async () => {
    const made = await (
      await w.as('manager')
    )
      .post('/api/bookings/')
      .set('idempotency-key', randomUUID())
      .set('accept-language', 'ru')
      .send(w.request('free', w.day(90), 2, { ...CALLED, ...lower }));
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ total: '1750.50', status: 'awaiting_payment' });
    const { lines, taxes_included: included } = made.body.price_details;
    expect(included).toBe(true);
    expect(lines.at(-1)).toMatchObject({
      kind: 'adjustment',
      label: 'Корректировка цены',
      amount: '-249.50',
    });
    expect(sumOf(lines)).toBe(1750.5);
    expect(Number(made.body.deposit_due)).toBeLessThanOrEqual(1750.5);
    expect(made.body.due.amount).toBe(made.body.deposit_due);
    expect(await w.papers(made.body.id)).toEqual(['pro_forma 1750.50']);
    const { body: agreement } = await (await w.as('manager')).get(`/api/bookings/${made.body.id}/agreement/`);
    expect(agreement.stays.map(({ type, total }: { type: string; total: string }) => [type, total])).toEqual([
      ['created', '1750.50'],
    ]);
    expect(await audited(made.body.id, 'booking.create')).toMatchObject({
      total_minor: 175_050,
      total_before: '2000.00',
      price_reason: REASON,
    });
  });

  it('may be higher, and adds up as well', async () => {
    const dearer = { price_adjustment: { total: '2300.00', reason: 'A private boat' } };
    const { status, body } = await w.send(w.request('free', w.day(91), 2, { ...CALLED, ...dearer }), 'manager');
    expect([status, body.total, body.price_details.lines.at(-1).amount]).toEqual([201, '2300.00', '300.00']);
  });

  it('is for who may override prices, of bookings that staff make', async () => {
    const asked = w.request('free', w.day(92), 2, { ...CALLED, ...lower });
    expect((await w.send(asked, 'agent')).status).toBe(403);
    const own = await w.send(w.request('free', w.day(92), 2, lower));
    expect([own.status, Object.keys(own.body)]).toEqual([400, ['price_adjustment']]);
    const form = await w.send(w.request('free', w.day(92), 2, lower), 'manager');
    expect([form.status, Object.keys(form.body)]).toEqual([400, ['price_adjustment']]);
    const wrong = { price_adjustment: { total: '-5', reason: 'x' } };
    const refused = await w.send(w.request('free', w.day(92), 2, { ...CALLED, ...wrong }), 'manager');
    expect([refused.status, Object.keys(refused.body).toSorted()]).toEqual([
      400,
      ['price_adjustment.reason', 'price_adjustment.total'],
    ]);
    const nothing = { price_adjustment: { total: '0', reason: 'A gift' } };
    const given = await w.send(w.request('free', w.day(92), 2, { ...CALLED, ...nothing }), 'manager');
    expect([given.status, Object.keys(given.body)]).toEqual([400, ['price_adjustment.total']]);
    const stale = { ...asked, shown_price: { total: '1999.00' } };
    expect((await w.send(stale, 'manager')).body.code).toBe('price_changed');
  });

  it('stays part of the price of a booking that is taken up again', async () => {
    const made = await w.send(w.request('free', w.day(94), 2, { ...CALLED, ...lower }), 'manager');
    expect([made.status, made.body.total]).toEqual([201, '1750.50']);
    const end = { reason_code: 'other', confirm_fee: '0.00' };
    expect((await w.staff(made.body.id, 'cancel', end)).status).toBe(200);
    await w.sql.primaryRows(`update package set price_minor = 110000 where slug = 'free'`);
    const again = await w.staff(made.body.id, 'reopen', {}, 'manager');
    await w.sql.primaryRows(`update package set price_minor = 100000 where slug = 'free'`);
    expect([again.status, again.body.total]).toEqual([200, '1950.50']);
    expect(again.body.price_details.lines.at(-1)).toMatchObject({ kind: 'adjustment', amount: '-249.50' });
    const { body: told } = await (await w.as('agent')).get(`/api/bookings/${made.body.id}/timeline/`);
    expect(told.find(({ type }: { type: string }) => type === 'reopen').data).toMatchObject({
      total_before: '1750.50',
      total: '1950.50',
    });
    const { body: change } = await w.staff(made.body.id, 'change-requests', { adults: 3 });
    expect(change.total).toBe('2750.50');
  });

  it('takes the place of one that was agreed before, however often the booking is taken up again', async () => {
    const made = await w.send(w.request('asked', await departing(w, 95), 2, { ...CALLED, ...lower }), 'manager');
    const again = async () => {
      const end = { reason_code: 'other', confirm_fee: '0.00' };
      expect((await w.staff(made.body.id, 'cancel', end)).status).toBe(200);
      const { status, body } = await w.staff(made.body.id, 'reopen', {}, 'manager');
      return [status, body.total];
    };
    expect(await again()).toEqual([200, '1750.50']);
    const second = { price_adjustment: { total: '1600.00', reason: REASON } };
    const yes = await w.staff(made.body.id, 'approve', second, 'manager');
    expect([yes.status, yes.body.total]).toEqual([200, '1600.00']);
    const { body: told } = await (await w.as('agent')).get(`/api/bookings/${made.body.id}/timeline/`);
    const data = (type: string) => told.findLast((event: { type: string }) => event.type === type).data;
    expect([data('price').total_before, data('approve').total_before]).toEqual(['2000.00', '1750.50']);
    expect(await again()).toEqual([200, '1600.00']);
    expect(await again()).toEqual([200, '1600.00']);
  });

  it('answers a request, for a reason that the guest never reads', async () => {
    const made = await w.book('asked', await departing(w, 93), 2);
    expect((await w.staff(made.id, 'approve', lower, 'agent')).status).toBe(403);
    expect(await w.read(made.id)).toMatchObject({ status: 'requested', total: '2000.00' });
    const yes = await w.staff(made.id, 'approve', lower, 'manager');
    expect([yes.status, yes.body.status, yes.body.total]).toEqual([200, 'awaiting_payment', '1750.50']);
    expect(yes.body.due.amount).toBe(yes.body.deposit_due);
    expect(await w.papers(made.id)).toEqual(['pro_forma 1750.50']);
    expect(await w.events(made.id)).toEqual(['created', 'price', 'approve']);
    const told = async (as: 'staff' | 'guest') => {
      const call = (as === 'staff' ? await w.as('agent') : w.test.api()).get(`/api/bookings/${made.id}/timeline/`);
      const { body } = await (as === 'staff' ? call : call.query({ access_token: made.access_token }));
      return body as { type: string; message: string; actor: string | null; data: object }[];
    };
    const ofType = async (as: 'staff' | 'guest') => (await told(as)).find(({ type }) => type === 'price');
    expect(await ofType('staff')).toMatchObject({
      message: REASON,
      data: { total_before: '2000.00', total: '1750.50' },
    });
    expect(await ofType('guest')).toMatchObject({ message: '', actor: null });
    expect(JSON.stringify(await told('guest'))).not.toContain(REASON);
    expect(await audited(made.id, 'booking.price')).toMatchObject({ total: '1750.50' });
    const { payload } = await w.test
      .em()
      .findOneOrFail(OutboxMessage, { entityId: made.id, template: 'booking-approved' });
    const frame = createFrame('ru', 'Atoll', 'https://atoll.example');
    const text = letterText(writeLetter('booking-approved', payload as BookingApproved, frame), frame);
    expect(text.replaceAll(/\s/g, ' ')).toContain('1 750,50 $ вместо 2 000,00 $');
    expect(text).toContain('Корректировка цены');
    expect(text).not.toContain(REASON);
    const { body: agreement } = await w.test
      .api()
      .get(`/api/bookings/${made.id}/agreement/`)
      .query({ access_token: made.access_token });
    expect(agreement.stays.map(({ type, total }: { type: string; total: string }) => [type, total])).toEqual([
      ['created', '2000.00'],
      ['price', '1750.50'],
    ]);
    expect(JSON.stringify(agreement)).not.toContain(REASON);
    expect((await w.staff(made.id, 'approve', lower, 'manager')).body.code).toBe('invalid_transition');
  });
});

async function departing(w: MachineWorld, ahead: number): Promise<string> {
  const date = w.day(ahead);
  await w.depart('asked', date, 4);
  return date;
}
