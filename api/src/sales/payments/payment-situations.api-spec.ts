import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type CardWorld, cardWorld } from '../../../test/card-world.js';
import { BOOKING_STATUSES } from '../bookings/booking-status.js';

jest.setTimeout(30_000);

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Asked for: 2,000.00, of which 500.00 confirm the booking. */
const DEPOSIT = 50_000;

/** What a provider may say of one charge of 500.00, in its order; what is declined brings nothing. */
const ARRIVALS = {
  'what was asked for': [{}],
  'the same twice': [{}, {}],
  'a refusal and then the money': [{ type: 'charge.declined' as const }, {}],
  'the money and then a refusal': [{}, { type: 'charge.declined' as const }],
  'less than was asked for': [{ amount: 20_000 }],
  'more than was asked for': [{ amount: 90_000 }],
  euros: [{ amount: 40_000, currency: 'EUR' }],
  'a currency without a rate': [{ amount: 40_000, currency: 'XTS' }],
};
type Arrival = keyof typeof ARRIVALS;

/** What arrives of each in US cents, once all was said. */
const CREDITED: Record<Arrival, number> = {
  'what was asked for': 50_000,
  'the same twice': 50_000,
  'a refusal and then the money': 50_000,
  'the money and then a refusal': 50_000,
  'less than was asked for': 20_000,
  'more than was asked for': 90_000,
  euros: 50_000,
  'a currency without a rate': 0,
};

/** What has become of the booking while the money was on its way. */
const SITUATIONS = [
  'it is held',
  'the agency has said yes',
  'the hold is over and there are places',
  'the hold is over and somebody else has the places',
  'the guest has cancelled',
  'the guest cancels at the same moment',
] as const;
type Situation = (typeof SITUATIONS)[number];

/** Where enough money honours the booking. */
const HONOURED: readonly Situation[] = [
  'it is held',
  'the agency has said yes',
  'the hold is over and there are places',
];

describe.each(['sandbox', 'stripe'] as const)('money that arrives by card at %s', (code) => {
  let w: CardWorld;
  let ahead = 40;
  beforeAll(async () => {
    w = await cardWorld(code);
    await w.sql.primaryRows(
      `with known as (insert into currency (code, name, symbol, locale, decimals, position, version)
         values ('EUR', 'Euro', '€', 'de-DE', 2, 1, 1) on conflict do nothing)
       insert into currency_rate (currency_code, rate, as_of, source, created_at) select 'EUR', 0.8, '2026-01-01', 'test', now()`,
    );
  }, 60_000);
  afterAll(async () => {
    expect(await w.faults()).toEqual([]);
    expect(await w.wrongCounts()).toEqual([]);
    await w.close();
  });

  const cancel = (made: { id: string; access_token: string }) =>
    w.guest(made, 'cancel', { reason_code: 'other', confirm_fee: '0.00' });

  /** A booking with a charge on its way, and what happens meanwhile. */
  const meanwhile = async (situation: Situation) => {
    const date = w.day(ahead++);
    const slug = situation === 'the agency has said yes' ? 'asked' : 'boat';
    await w.depart(slug, date, 2);
    const made = await w.book(slug, date);
    await w.sql.primaryRows('update booking set deposit_minor = $2 where id = $1', [made.id, DEPOSIT]);
    if (slug === 'asked') expect((await w.staff(made.id, 'approve')).status).toBe(200);
    const { ref } = await w.charge(made);
    if (situation.startsWith('the hold is over')) {
      w.test.clock.advance(46 * MINUTE);
      await w.timers();
      expect((await w.read(made.id)).status).toBe('expired');
    }
    if (situation === 'the hold is over and somebody else has the places') await w.book(slug, date);
    if (situation === 'the guest has cancelled') expect((await cancel(made)).status).toBe(200);
    return { ...made, ref, slug, date };
  };

  for (const situation of SITUATIONS)
    it.each(Object.keys(ARRIVALS) as Arrival[])(`while ${situation}: %s`, async (arrival) => {
      const made = await meanwhile(situation);
      const say = async () => {
        for (const message of ARRIVALS[arrival])
          expect((await w.tell(made.ref, { amount: DEPOSIT, ...message })).status).toBe(200);
      };
      // Where the end comes first, or costs nothing, the guest's word stands; where the fee has changed it is not taken.
      const atOnce = situation === 'the guest cancels at the same moment' ? [cancel(made)] : [];
      const [, ended] = await Promise.all([say(), ...atOnce]);

      const { status, paid, refunded, refund_due, balance, total } = await w.read(made.id);
      const credited = CREDITED[arrival];
      expect(BOOKING_STATUSES).toContain(status);
      // On the ledger is what came, once.
      expect([Number(paid) * 100, refunded]).toEqual([credited, '0.00']);
      expect(Number(total) - Number(balance)).toBe(credited / 100);
      // Honoured or to go back, to the cent.
      if (HONOURED.includes(situation) && credited >= DEPOSIT) {
        expect({ status, refund_due }).toEqual({ status: 'confirmed', refund_due: '0.00' });
        expect(await w.places(made.slug, made.date)).toEqual({ held: 0, sold: 2 });
      } else if (situation === 'it is held' || situation === 'the agency has said yes') {
        expect({ status, refund_due }).toEqual({
          status: made.slug === 'asked' ? 'awaiting_payment' : 'on_hold',
          refund_due: '0.00',
        });
      } else {
        const isOver = situation.startsWith('the hold is over');
        if (ended) expect(ended.status).toBe(200);
        expect({ status, refund_due: Number(refund_due) * 100 }).toEqual({
          status: isOver ? 'expired' : 'cancelled',
          refund_due: credited,
        });
      }
      expect(await w.faults()).toEqual([]);
    });

  it('and leaves nothing that somebody would have to remember: nothing waits a day later', async () => {
    w.test.clock.advance(DAY);
    await w.watch.askAll();
    await w.timers();
    const open = await w.sql.primaryRows(
      `select b.status, p.status as payment from payment p join booking b on b.id = p.booking_id
       where p.status = 'pending' or b.status = 'on_hold'`,
    );
    expect(open).toEqual([]);
  });
});
