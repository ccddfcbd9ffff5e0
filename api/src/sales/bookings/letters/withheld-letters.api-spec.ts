import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type MachineWorld, machineWorld } from '../../../../test/machine-world.js';

jest.setTimeout(30_000);

const OFFICE = 'office@atoll.example';

describe('letters that strangers cause', () => {
  const limits = {
    receipt: { points: 2, seconds: 3600 },
    office_letter: { points: 3, seconds: 86_400 },
    booking: { points: 100 },
  };
  let w: MachineWorld;
  beforeAll(async () => {
    w = await machineWorld({ ATOLL_LIMITS: JSON.stringify(limits) });
    await w.sql.primaryRows('update setting set contact_email = $1', [OFFICE]);
  }, 60_000);
  afterAll(() => w.test.close());

  let ahead = 40;
  const book = async (over: object = {}) => {
    const date = w.day(ahead++);
    await w.depart('boat', date, 4);
    return w.book('boat', date, 2, over);
  };
  const of = (email: string) => ({ contact: { name: 'Anna', email, phone: '+7 912 345-67-89' } });
  /** What was written about bookings to an address, and whether it goes out. */
  const written = async (recipient: string) =>
    (
      await w.sql.primaryRows<{ letter: string }>(
        `select concat_ws(' ', template, status) as letter from outbox_message where recipient = $1 order by created_at, id`,
        [recipient],
      )
    ).map(({ letter }) => letter);
  const cancel = async (made: { id: string; access_token: string }) =>
    expect((await w.guest(made, 'cancel', { reason_code: 'other', confirm_fee: '0.00' })).status).toBe(200);

  it('about the steps of bookings that nothing was paid for, are so many an hour to an address, and the office sees it', async () => {
    const made = [await book(of('victim@example.com')), await book(of('victim@example.com'))];
    made.push(await book(of('victim@example.com')));
    for (const one of made) await cancel(one);
    expect(await written('victim@example.com')).toEqual([
      'booking-held queued',
      'booking-held queued',
      'booking-held withheld',
      'booking-cancelled queued',
      'booking-cancelled queued',
      'booking-cancelled withheld',
    ]);
    const { body } = await (await w.as('agent')).get(`/api/bookings/${made[2]?.id}/timeline/`);
    const letters = (body as { letter: { template: string; status: string } | null }[])
      .flatMap(({ letter }) => letter ?? [])
      .filter(({ template }) => template === 'booking-cancelled');
    expect(letters).toMatchObject([{ status: 'withheld' }]);
    // What a colleague does is told whatever strangers did, and so is what was paid for.
    const over = { source: 'phone', staff_reason: 'Called us', ...of('victim@example.com') };
    const date = w.day(ahead++);
    await w.depart('boat', date, 4);
    const [{ body: theirs }, { body: unpaid }] = [
      await w.send(w.request('boat', date, 2, over), 'agent'),
      await w.send(w.request('boat', date, 2, over), 'agent'),
    ];
    await w.pay(theirs.id, 50_000);
    await cancel(unpaid);
    const paid = await book(of('payer@example.com'));
    await w.pay(paid.id, 50_000);
    for (const other of [await book(of('payer@example.com')), await book(of('payer@example.com'))]) await cancel(other);
    await cancel(paid);
    expect((await written('victim@example.com')).slice(6)).toEqual([
      'booking-prepared queued',
      'booking-prepared queued',
      'booking-confirmed queued',
      'booking-cancelled queued',
    ]);
    expect((await written('payer@example.com')).at(-1)).toBe('booking-cancelled queued');
  });

  it('use up nothing of what tells a guest that a place came free', async () => {
    const date = w.day(ahead++);
    await w.depart('boat', date, 2);
    const first = await w.book('boat', date, 2, of('first@example.com'));
    const waits = await w.book('boat', date, 2, { ...of('waiting@example.com'), join_waitlist: true });
    for (let time = 0; time < 3; time += 1) await cancel(await book(of('waiting@example.com')));
    expect((await written('waiting@example.com')).at(-1)).toBe('booking-cancelled withheld');
    await cancel(first);
    await w.waiting();
    expect((await w.read(waits.id)).status).toBe('on_hold');
    expect((await written('waiting@example.com')).at(-1)).toBe('booking-offer queued');
  });

  it('about changes that are asked for and taken back, are so many a day to the office of one booking', async () => {
    await w.as('agent');
    const asked = w.day(ahead++);
    await w.depart('asked', asked, 8);
    const [one, other] = [await w.book('asked', asked), await w.book('asked', asked)];
    const change = async (made: typeof one) => {
      const { status, body } = await w.guest(made, 'change-requests', { adults: 1 });
      expect(status).toBe(201);
      expect((await w.guest(made, `change-requests/${body.id}/withdraw`)).status).toBe(200);
    };
    await change(one);
    await change(one);
    await change(other);
    const rows = await w.sql.primaryRows<{ letter: string; mine: boolean }>(
      `select concat_ws(' ', template, status) as letter, entity_id = $2 as mine from outbox_message
       where recipient = $1 and template like 'booking-change-%' order by created_at, id`,
      [OFFICE, one.id],
    );
    const told = (mine: boolean) => rows.filter((row) => row.mine === mine).map(({ letter }) => letter);
    expect(told(true)).toEqual([
      'booking-change-asked queued',
      'booking-change-withdrawn queued',
      'booking-change-asked queued',
      'booking-change-withdrawn withheld',
    ]);
    expect(told(false)).toEqual(['booking-change-asked queued', 'booking-change-withdrawn queued']);
    // The bell rings all the same.
    const bell = await w.sql.primaryRows(
      `select 1 from notification where kind = 'office_change_withdrawn' and entity_id = $1`,
      [one.id],
    );
    expect(bell.length).toBeGreaterThan(0);
  });

  it('can be sent all the same, when a colleague says so', async () => {
    const [held] = await w.sql.primaryRows<{ id: string }>(
      `select id from outbox_message where status = 'withheld' order by id limit 1`,
    );
    const { status, body } = await (await w.as('agent')).post(`/api/outbox/${held?.id}/retry/`);
    expect([status, body.status]).toEqual([200, 'queued']);
  });

  it('say on the timeline why the server did not take them, to who may know addresses', async () => {
    const made = await book(of('refused@example.com'));
    const refused = '550 No such user refused@example.com';
    const [one] = await w.sql.primaryRows<{ id: string }>(
      `update outbox_message set status = 'failed', last_error = $2 where entity_id = $1 and recipient <> $3 returning id`,
      [made.id, refused, OFFICE],
    );
    const told = async (role: 'agent' | 'viewer') => {
      const { body } = await (await w.as(role)).get(`/api/bookings/${made.id}/timeline/`);
      return (body as { id: string; letter: object | null }[]).find(({ id }) => id === one?.id)?.letter;
    };
    expect(await told('agent')).toMatchObject({ to: 'refused@example.com', status: 'failed', error: refused });
    expect(await told('viewer')).toMatchObject({ to: '', status: 'failed', error: null });
  });
});
