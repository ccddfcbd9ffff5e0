import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Papa from 'papaparse';
import { type MachineWorld, machineWorld } from '../../../../test/machine-world.js';

jest.setTimeout(30_000);

describe('the manifest of a departure', () => {
  let w: MachineWorld;
  let id: number;
  let date: string;
  beforeAll(async () => {
    w = await machineWorld();
    date = w.day(40);
    await w.depart('asked', date, 20);
    id = (await w.sql.primaryRow<{ id: number }>('select id from departure where start_date = $1', [date]))?.id ?? 0;
    const contact = (name: string) => ({ contact: { name, email: 'a@example.com', phone: '+7 912 345-67-89' } });
    const family = { ...contact('=Anna'), children_ages: [4, 9], arrival_flight_at: `${date}T11:05` };
    const paid = await w.book('asked', date, 2, {
      ...family,
      special_requests: '@no peanuts',
      shown_price: { total: '4000.00' },
    });
    const part = await w.book('asked', date, 1, contact('Boris'));
    for (const { id: booking } of [paid, part]) await w.staff(booking, 'approve');
    await w.pay(paid.id, (await w.read(paid.id)).total.replace('.', '') * 1);
    await w.pay(part.id, 60_000);
    await w.sql.primaryRows(
      `update booking set price_details = jsonb_set(price_details, '{lines}',
         price_details -> 'lines' || '[{"kind": "transfer", "label": "Speedboat"}]') where id = $1`,
      [part.id],
    );
    await w.book('asked', date, 3);
    const gone = await w.book('asked', date, 2);
    await w.staff(gone.id, 'decline', { reason_code: 'other' });
  }, 60_000);
  afterAll(() => w.test.close());

  it('names who travels, with what the crew has to know, and no others', async () => {
    const { status, body, headers } = await (await w.as('viewer')).get(`/api/departures/${id}/manifest/`);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body).toMatchObject({ departure: id, start_date: date, travellers: 5, undecided: 3 });
    expect(body.bookings).toMatchObject([
      {
        name: '=Anna',
        adults: 2,
        children_ages: [4, 9],
        arrival_flight_at: `${date}T11:05`,
        notes: '@no peanuts',
        payment_status: 'paid',
        balance: '0.00',
      },
      { name: 'Boris', adults: 1, payment_status: 'deposit_paid', balance: '400.00', transfers: ['Speedboat'] },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/example\.com|\+7|"(phone|email|contact)"/);
  });

  it('is empty for a day that nobody booked, and of no departure that is not there', async () => {
    const quiet = w.day(41);
    await w.depart('asked', quiet, 4);
    const row = await w.sql.primaryRow<{ id: number }>('select id from departure where start_date = $1', [quiet]);
    const viewer = await w.as('viewer');
    expect((await viewer.get(`/api/departures/${row?.id}/manifest/`)).body).toMatchObject({
      travellers: 0,
      undecided: 0,
      bookings: [],
    });
    expect((await viewer.get('/api/departures/2000000/manifest/')).status).toBe(404);
    expect((await viewer.get('/api/departures/2000000/manifest/export/')).status).toBe(404);
    expect((await (await w.as('translator')).get(`/api/departures/${id}/manifest/`)).status).toBe(403);
  });

  it('leaves as a file without formulas, and the audit says with whom', async () => {
    const { text, headers } = await (await w.as('agent')).get(`/api/departures/${id}/manifest/export/`);
    expect(headers['content-disposition']).toBe(`attachment; filename="manifest-${id}.csv"`);
    const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
    expect(data).toMatchObject([
      { name: "'=Anna", children_ages: '4 9', notes: "'@no peanuts", balance: '0.00' },
      { name: 'Boris', transfers: 'Speedboat', balance: '400.00' },
    ]);
    const audited = await w.sql.primaryRows(
      `select a.entity_id, a.after, u.role from audit_entry a join "user" u on u.id = a.actor_id
       where action = 'departure.export_manifest'`,
    );
    expect(audited).toEqual([{ entity_id: String(id), after: { count: 2 }, role: 'agent' }]);
  });
});
