import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { type MoneyWorld, moneyWorld } from '../../../test/money-world.js';

jest.setTimeout(30_000);

describe('the ledger of a booking', () => {
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
  const approved = async (ahead = 40) => {
    const made = await w.book('free', w.day(ahead));
    expect((await w.staff(made.id, 'approve')).status).toBe(200);
    return made;
  };

  it('tells the guest of no refund when a bank takes its money back', async () => {
    const made = await w.book('free', w.day(30));
    expect((await w.record(made.id, '500.00')).status).toBe(201);
    expect((await w.record(made.id, '500.00', { kind: 'chargeback' }, 'owner')).status).toBe(201);
    const letters = await w.sql.primaryRows(
      `select 1 as one from outbox_message where entity_id = $1 and template = 'booking-refund'`,
      [made.id],
    );
    expect(letters).toEqual([]);
  });

  it('follows a bank that takes back more than is left, and tells the office', async () => {
    const made = await w.book('free', w.day(32));
    const { body: paid } = await w.record(made.id, '500.00');
    expect((await w.refund(paid.id, '200.00')).status).toBe(201);
    const taken = await w.record(made.id, '500.00', { kind: 'chargeback' }, 'owner');
    expect([taken.status, taken.body.kind]).toEqual([201, 'chargeback']);
    const read = { paid: '500.00', refunded: '700.00', balance: '2200.00', payment_status: 'refunded' };
    expect(await w.read(made.id)).toMatchObject(read);
    const more = await w.record(made.id, '0.01', { kind: 'chargeback' }, 'owner');
    expect([more.status, more.body.code]).toEqual([409, 'refund_too_high']);
    // Money that comes then is money.
    expect((await w.record(made.id, '100.00')).status).toBe(201);
    const [letter, ...others] = await w.sql.primaryRows<{ payload: { amount: string; email: string } }>(
      `select payload from outbox_message where entity_id = $1 and template = 'booking-chargeback'`,
      [made.id],
    );
    expect([letter?.payload.amount, others]).toEqual(['500.00', []]);
  });

  it('takes no more than its columns hold, and says so', async () => {
    const made = await approved();
    const codes = [];
    for (const external_reference of ['FT 1', 'FT 2', 'FT 3']) {
      const { status, body } = await w.record(made.id, '9999999.99', { external_reference });
      codes.push([status, body.code]);
    }
    expect(codes).toEqual([
      [201, undefined],
      [201, undefined],
      [409, 'amount_too_high'],
    ]);
    expect(await w.read(made.id)).toMatchObject({ paid: '19999999.98' });
  });

  it('gives back beside a card refund no more than is left', async () => {
    const date = w.day(31);
    await w.depart('boat', date, 2);
    const made = await w.book('boat', date);
    await w.sql.primaryRows('update booking set deposit_minor = total_minor where id = $1', [made.id]);
    const { payment_id: id, ref } = await w.charge(made);
    await w.tell(ref);
    await w.sql.primaryRows(
      `insert into payment (id, booking_id, kind, method, provider, status, amount_minor, currency, refund_of_id, note, created_at)
       select gen_random_uuid(), booking_id, 'refund', method, provider, 'pending', 150000, currency, id, 'on its way', now()
       from payment where id = $1`,
      [id],
    );
    const refused = await w.record(made.id, '600.00', { kind: 'refund' }, 'owner');
    expect([refused.status, refused.body.code]).toEqual([409, 'refund_too_high']);
    expect((await w.record(made.id, '500.00', { kind: 'refund' }, 'owner')).status).toBe(201);
  });

  it('says in the audit who gave money back, and on the ledger why; the guest reads neither', async () => {
    const made = await w.book('free', w.day(42));
    await w.staff(made.id, 'approve');
    expect((await w.record(made.id, '2050.00')).status).toBe(201);
    const back = await w.record(made.id, '50.00', { kind: 'refund', note: 'Paid 50 too much' }, 'owner');
    expect(back.status).toBe(201);
    const told = await w.sql.primaryRows<{ after: object; actor: boolean; note: string }>(
      `select e.after, e.actor_id is not null as actor, p.note from audit_entry e
       join payment p on p.id::text = e.after ->> 'payment_id'
       where e.entity = 'booking' and e.entity_id = $1 and e.action = 'booking.refund'`,
      [made.id],
    );
    expect(told).toMatchObject([{ actor: true, after: { amount: '50.00' }, note: 'Paid 50 too much' }]);
    const query = { access_token: made.access_token };
    const { status, text } = await w.test.api().get(`/api/bookings/${made.id}/`).query(query);
    expect([status, text.includes('50.00'), text.includes('too much')]).toEqual([200, true, false]);
  });

  it('begins empty and says what is due, to its holder and to the office', async () => {
    const made = await w.book('free', w.day(40));
    expect((await w.ledger(made.id)).due).toBeNull();
    await w.staff(made.id, 'approve');
    const shown = await w.test
      .api()
      .get(`/api/bookings/${made.id}/payments/`)
      .query({ access_token: made.access_token });
    const { payment_due_at: by } = await w.read(made.id);
    const due = { kind: 'deposit', amount: '500.00', paid: '0.00', later: '1500.00', by, last_day: w.day(3) };
    expect([shown.status, shown.body]).toEqual([200, { due, card: true, bank_details: null, payments: [] }]);
    expect(shown.headers['cache-control']).toContain('no-store');
    expect((await w.test.api().get(`/api/bookings/${made.id}/payments/`)).status).toBe(404);
    expect((await w.ledger(made.id)).due).toEqual(due);
  });

  it('asks for the difference where all was due at once, and the stay became dearer', async () => {
    const made = await w.book('free', w.day(4));
    await w.staff(made.id, 'approve');
    expect((await w.record(made.id, '2000.00')).status).toBe(201);
    expect(await w.read(made.id)).toMatchObject({ status: 'confirmed', due: { kind: 'nothing', paid: '2000.00' } });
    const { body: wish } = await w.guest(made, 'change-requests', { adults: 3 });
    await w.staff(made.id, `change-requests/${wish.id}/accept`, { confirm_total: '3000.00' });
    const due = { kind: 'difference', amount: '1000.00', paid: '2000.00', later: '0.00', by: null, last_day: null };
    expect([(await w.read(made.id)).due, (await w.ledger(made.id)).due]).toEqual([due, due]);
  });

  it('takes what a colleague records, and the booking follows', async () => {
    const made = await approved();
    const part = await w.record(made.id, '400.00', { external_reference: 'FT 1', note: 'Seen', fee: '25.00' }, 'agent');
    expect([part.status, part.body]).toMatchObject([
      201,
      {
        kind: 'payment',
        method: 'bank_transfer',
        status: 'captured',
        amount: '400.00',
        currency: 'USD',
        fee: '25.00',
        external_reference: 'FT 1',
        note: 'Seen',
        recorded_by: { name: 'Test agent' },
        proof: null,
      },
    ]);
    expect(await w.read(made.id)).toMatchObject({ status: 'awaiting_payment', payment_status: 'partially_paid' });
    expect((await w.ledger(made.id)).due).toMatchObject({ kind: 'deposit', amount: '100.00', paid: '400.00' });
    expect((await w.record(made.id, '1600.00')).status).toBe(201);
    expect(await w.read(made.id)).toMatchObject({ status: 'confirmed', payment_status: 'paid', balance: '0.00' });
    expect((await w.record(made.id, '10.00')).status).toBe(201);
    expect(await w.read(made.id)).toMatchObject({ payment_status: 'overpaid', balance: '-10.00' });
    expect(await w.events(made.id)).toEqual(['created', 'approve', 'payment', 'payment', 'pay', 'payment']);
    const shown = await w.test
      .api()
      .get(`/api/bookings/${made.id}/payments/`)
      .query({ access_token: made.access_token });
    expect(shown.body.payments[0]).toMatchObject({ amount: '400.00', note: '', recorded_by: null, fee: null });
    const told = await w.test
      .api()
      .get(`/api/bookings/${made.id}/timeline/`)
      .query({ access_token: made.access_token });
    expect(JSON.stringify(told.body)).not.toContain('Seen');
  });

  it('wants a key, and takes a payment once for it', async () => {
    const made = await approved();
    const body = { kind: 'payment', method: 'cash', amount: '100.00' };
    const agent = await w.as('finance');
    const without = await agent.post(`/api/bookings/${made.id}/payments/`).send(body);
    expect([without.status, without.body.code]).toEqual([400, 'idempotency_key_required']);
    const key = randomUUID();
    const all = await Promise.all(
      Array.from({ length: 8 }, () => w.keyed(`bookings/${made.id}/payments/`, 'finance', body, key)),
    );
    expect(new Set(all.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
    expect((await w.ledger(made.id)).payments).toHaveLength(1);
    const other = await w.keyed(`bookings/${made.id}/payments/`, 'finance', { ...body, amount: '200.00' }, key);
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict']);
  });

  it('records another currency with its rate, and leaves the total alone', async () => {
    const made = await approved();
    const settled = { settled_amount: '1838.00', settled_currency: 'EUR' };
    const { status, body } = await w.record(made.id, '2000.00', settled);
    expect([status, body]).toMatchObject([201, { amount: '2000.00', currency: 'USD', fx_rate: '0.919', ...settled }]);
    expect(await w.read(made.id)).toMatchObject({ total: '2000.00', payment_status: 'paid', status: 'confirmed' });
    const half = await w.record(made.id, '10.00', { settled_amount: '9.00' });
    expect([half.status, half.body]).toMatchObject([400, { settled_currency: [expect.any(String)] }]);
  });

  it('refuses what is no money that has moved', async () => {
    const made = await approved();
    for (const [amount, over, field] of [
      ['0.00', {}, 'amount'],
      ['-5.00', {}, 'amount'],
      ['5', {}, 'amount'],
      ['99999999.00', {}, 'amount'],
      ['5.00', { kind: 'gift' }, 'kind'],
      ['5.00', { received_at: '2999-01-01T00:00:00.000Z' }, 'received_at'],
      ['-5.00', { kind: 'adjustment' }, 'note'],
      ['5.00', { total: '1.00' }, 'total'],
    ] as const) {
      const { status, body } = await w.record(made.id, amount, over);
      expect({ amount, over, status, fields: Object.keys(body) }).toEqual({
        amount,
        over,
        status: 400,
        fields: [field],
      });
    }
    expect((await w.ledger(made.id)).payments).toEqual([]);
  });

  it('lets nothing go back without the permission, and never more than came in', async () => {
    const made = await approved();
    const { body: paid } = await w.record(made.id, '300.00');
    for (const over of [{ kind: 'refund' }, { kind: 'chargeback' }])
      expect((await w.record(made.id, '10.00', over, 'agent')).status).toBe(403);
    expect((await w.record(made.id, '-10.00', { kind: 'adjustment', note: 'Typo' }, 'agent')).status).toBe(403);
    expect((await w.refund(paid.id, '10.00', 'agent')).status).toBe(403);
    const much = await w.refund(paid.id, '300.01');
    expect([much.status, much.body]).toMatchObject([409, { code: 'refund_too_high', max: '300.00' }]);
    const typed = await w.record(made.id, '301.00', { kind: 'refund' });
    expect([typed.status, typed.body.code]).toEqual([409, 'refund_too_high']);
    // Two at once: there is enough for one.
    const both = await Promise.all([w.refund(paid.id, '200.00'), w.refund(paid.id, '200.00')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await w.read(made.id)).toMatchObject({
      paid: '300.00',
      refunded: '200.00',
      payment_status: 'partially_refunded',
    });
    expect((await w.refund(paid.id, '100.00')).body).toMatchObject({
      kind: 'refund',
      refund_of: paid.id,
      status: 'captured',
    });
    expect(await w.read(made.id)).toMatchObject({ payment_status: 'refunded' });
    expect((await w.refund(paid.id, '0.01')).status).toBe(409);
    const { body: more } = await w.record(made.id, '500.00');
    const { body: back } = await w.refund(more.id, '100.00');
    for (const [id, amount, code] of [
      [paid.id, '0.01', 'refund_too_high'],
      [back.id, '1.00', 'payment_final'],
    ] as const)
      expect([id, (await w.refund(id, amount)).body.code]).toEqual([id, code]);
    expect((await w.refund(more.id, '400.00')).status).toBe(201);
    expect((await w.record(made.id, '-300.01', { kind: 'adjustment', note: 'Typo' })).status).toBe(409);
  });

  it('honours what ended by time by the day on which the money came, however late it is entered', async () => {
    const made = await Promise.all([approved(), approved()]);
    w.test.clock.advance(4 * 86_400 + 60);
    await w.timers();
    const ended = w.test.clock.now().getTime();
    const after = (hours: number) => new Date(ended + hours * 3_600_000).toISOString();
    w.test.clock.advance(4 * 86_400);
    for (const [index, hours, status, refund_due] of [
      [0, 23, 'confirmed', '0.00'],
      [1, 25, 'expired', '500.00'],
    ] as const) {
      const { id } = made[index]!;
      expect((await w.read(id)).status).toBe('expired');
      expect((await w.record(id, '500.00', { received_at: after(hours) })).status).toBe(201);
      expect(await w.read(id)).toMatchObject({ status, refund_due });
    }
  });

  it('corrects itself by further entries', async () => {
    const made = await approved();
    await w.record(made.id, '5000.00');
    const { status } = await w.record(made.id, '-4500.00', { kind: 'adjustment', note: 'A nought too many' });
    expect(status).toBe(201);
    expect(await w.read(made.id)).toMatchObject({ paid: '500.00', refunded: '0.00', payment_status: 'deposit_paid' });
  });

  it('lowers what is to go back after the end of a booking as it goes', async () => {
    const made = await approved();
    const { body: paid } = await w.record(made.id, '2000.00');
    const ended = await w.guest(made, 'cancel', { reason_code: 'illness', confirm_fee: '0.00' });
    expect([ended.status, ended.body.refund_due]).toEqual([200, '2000.00']);
    expect((await w.refund(paid.id, '1200.00')).status).toBe(201);
    expect(await w.read(made.id)).toMatchObject({ refund_due: '800.00', status: 'cancelled' });
    expect((await w.refund(paid.id, '800.00')).status).toBe(201);
    expect(await w.read(made.id)).toMatchObject({ refund_due: '0.00', payment_status: 'refunded' });
  });

  it('is changed by nobody: neither the application nor the owner of the tables', async () => {
    const made = await approved();
    const { body: paid } = await w.record(made.id, '300.00');
    const { config, ownerConfig } = w.test.database;
    for (const url of [config.databaseUrl, ownerConfig.databaseUrl]) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      for (const statement of [
        `delete from payment where id = '${paid.id}'`,
        `update payment set amount_minor = 1 where id = '${paid.id}'`,
        `update payment set status = 'failed' where id = '${paid.id}'`,
        `update payment set note = 'other' where id = '${paid.id}'`,
        'truncate payment cascade',
      ])
        await expect(client.query(statement)).rejects.toMatchObject({
          code: expect.stringMatching(url === config.databaseUrl ? /^(23001|42501)$/ : /^23001$/),
        });
      await client.end();
    }
  });

  it('cannot change the money of what is waited for either', async () => {
    const made = await w.book('boat', await departing());
    const { payment_id: id } = await w.charge(made);
    const client = new pg.Client({ connectionString: w.test.database.ownerConfig.databaseUrl });
    await client.connect();
    for (const change of [
      'amount_minor = 1',
      `currency = 'EUR'`,
      `kind = 'refund'`,
      'settled_minor = 5',
      'id = gen_random_uuid()',
    ])
      await expect(client.query(`update payment set ${change} where id = '${id}'`)).rejects.toMatchObject({
        code: '23001',
      });
    await client.end();
  });

  const departing = async () => {
    const date = w.day(50);
    await w.depart('boat', date, 10);
    return date;
  };

  it('is looked over each night: what does not agree is named', async () => {
    const made = await approved();
    await w.record(made.id, '300.00');
    expect(await w.watch.check()).toEqual([]);
    await w.sql.primaryRows('update booking set paid_minor = 301 where id = $1', [made.id]);
    expect(await w.watch.check()).toEqual([made.id]);
    await w.sql.primaryRows('update booking set paid_minor = 30000 where id = $1', [made.id]);
  });

  it('agrees with the booking after any row of entries', async () => {
    // A row of its own for each seed, the same in each run.
    let seed = 16;
    const next = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below;
    for (let round = 0; round < 6; round += 1) {
      const made = await approved();
      let [paid, refunded, taken] = [0, 0, 0];
      for (let entry = 0; entry < 8; entry += 1) {
        const kind = (['payment', 'payment', 'refund', 'adjustment', 'chargeback'] as const)[next(5)] ?? 'payment';
        const cents = (1 + next(120_000)) * (kind === 'adjustment' && next(2) === 0 ? -1 : 1);
        const amount = (cents / 100).toFixed(2);
        const { status } = await w.record(made.id, amount, { kind, note: 'n' });
        const isIn = kind === 'payment' || kind === 'adjustment';
        const [then, back] = isIn ? [paid + cents, refunded] : [paid, refunded + cents];
        const isTaken = kind === 'chargeback';
        const isChosen = kind === 'refund' || cents < 0;
        const fits = then >= 0 && (!isChosen || back <= then) && (!isTaken || taken + cents <= then);
        expect({ kind, amount, status }).toEqual({ kind, amount, status: fits ? 201 : 409 });
        if (fits) [paid, refunded, taken] = [then, back, taken + (isTaken ? cents : 0)];
        const read = await w.read(made.id);
        expect([read.paid, read.refunded]).toEqual([(paid / 100).toFixed(2), (refunded / 100).toFixed(2)]);
      }
    }
    expect(await w.faults()).toEqual([]);
  });
});
