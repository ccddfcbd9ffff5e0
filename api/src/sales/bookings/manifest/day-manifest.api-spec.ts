import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Papa from 'papaparse';
import { type MachineWorld, machineWorld } from '../../../../test/machine-world.js';

jest.setTimeout(30_000);

describe('the manifest of a day', () => {
  let w: MachineWorld;
  let date: string;
  let checkOut: string;
  beforeAll(async () => {
    w = await machineWorld();
    date = w.day(40);
    await w.depart('asked', date, 20);
    const contact = (name: string) => ({ contact: { name, email: 'a@example.com', phone: '+7 912 345-67-89' } });
    const late = await w.book('asked', date, 2, {
      ...contact('=Anna'),
      arrival_flight_at: `${date}T11:05`,
      special_requests: '@no peanuts',
    });
    const early = await w.book('asked', date, 1, { ...contact('Boris'), arrival_flight_at: `${date}T06:40` });
    const silent = await w.book('asked', date, 1, contact('Clara'));
    for (const { id } of [late, early, silent]) {
      expect(await w.staff(id, 'approve')).toBeTruthy();
      await w.pay(id, (await w.read(id)).total.replace('.', '') * 1);
    }
    await w.book('asked', date, 3, contact('Undecided'));
    ({ check_out: checkOut } = await w.read(late.id));
  }, 60_000);
  afterAll(() => w.test.close());

  const read = async (day: string, role: 'viewer' | 'translator' = 'viewer') =>
    (await w.as(role)).get('/api/manifest/').query({ date: day });
  const names = (entries: { name: string }[]) => entries.map(({ name }) => name);

  it('has who arrives by flight, with trip, wishes and what is still to be paid, and nobody undecided', async () => {
    const { status, body, headers } = await read(date);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(names(body.arrivals)).toEqual(['Boris', '=Anna', 'Clara']);
    expect(body.departures).toEqual([]);
    expect(body.arrivals[1]).toMatchObject({
      adults: 2,
      arrival_flight_at: `${date}T11:05`,
      notes: '@no peanuts',
      payment_status: 'paid',
      balance: '0.00',
      check_in: date,
      check_out: checkOut,
      product: { kind: 'package', name: expect.any(String) },
    });
    expect(JSON.stringify(body)).not.toMatch(/example\.com|\+7|"(phone|email|contact)"/);
  });

  it('has who leaves on the last day, and nobody between', async () => {
    const { body } = await read(checkOut);
    expect([names(body.arrivals), names(body.departures)]).toEqual([[], ['=Anna', 'Boris', 'Clara']]);
    const between = await read(w.day(41));
    expect(between.body).toMatchObject({ arrivals: [], departures: [] });
  });

  it('is for who may see bookings, of a day that there is', async () => {
    expect((await read(date, 'translator')).status).toBe(403);
    const wrong = await read('2027-02-30');
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['date']]);
  });

  it('leaves as a file without formulas, and the audit says with whom', async () => {
    const answer = await (await w.as('agent')).get('/api/manifest/export/').query({ date });
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="manifest-${date}.csv"`);
    const { data } = Papa.parse<Record<string, string>>(answer.text.slice(1), { header: true, skipEmptyLines: true });
    expect(data).toMatchObject([
      { move: 'arrival', name: 'Boris', check_in: date },
      { name: "'=Anna", notes: "'@no peanuts" },
      { name: 'Clara' },
    ]);
    const audited = await w.sql.primaryRows(
      `select a.entity_id, a.after, u.role from audit_entry a join "user" u on u.id = a.actor_id
       where action = 'manifest.export'`,
    );
    expect(audited).toEqual([{ entity_id: date, after: { count: 3 }, role: 'agent' }]);
  });
});
