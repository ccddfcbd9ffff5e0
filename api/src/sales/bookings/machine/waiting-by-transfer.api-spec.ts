import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type MachineWorld, machineWorld } from '../../../../test/machine-world.js';

jest.setTimeout(30_000);

describe('where no cards are taken', () => {
  let w: MachineWorld;
  beforeAll(async () => {
    w = await machineWorld({ ATOLL_CARD_PROVIDER: 'none' });
  }, 60_000);
  afterAll(async () => {
    expect(await w.wrongCounts()).toEqual([]);
    await w.test.close();
  });

  it('a place is offered to who waits with the days of a transfer, as it is to who books', async () => {
    const date = w.day(40);
    await w.depart('boat', date, 2);
    const first = await w.book('boat', date);
    const waits = await w.book('boat', date, 2, { join_waitlist: true });
    expect([first.status, waits.status]).toEqual(['awaiting_payment', 'waitlisted']);
    const cancelled = await w.guest(first, 'cancel', { reason_code: 'other', confirm_fee: '0.00' });
    expect(cancelled.status).toBe(200);
    await w.waiting();
    const [begun, offered] = [await w.read(first.id), await w.read(waits.id)];
    expect(offered).toMatchObject({ status: 'awaiting_payment', expires_at: null });
    const days = (Date.parse(offered.payment_due_at) - w.test.clock.now().getTime()) / 86_400_000;
    expect([begun.status, days]).toEqual(['cancelled', expect.closeTo(3, 2)]);
    expect(await w.places('boat', date)).toEqual({ held: 2, sold: 0 });
    const letters = await w.sql.primaryRows<{ until: string }>(
      `select payload ->> 'until' as until from outbox_message where entity_id = $1 and template = 'booking-offer'`,
      [waits.id],
    );
    expect(letters.map(({ until }) => Date.parse(until))).toEqual([Date.parse(offered.payment_due_at)]);
    await w.pay(waits.id, 200_000);
    expect(await w.places('boat', date)).toEqual({ held: 0, sold: 2 });
  });
});
