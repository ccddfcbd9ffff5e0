import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Papa from 'papaparse';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { createPackage } from '../../../test/factories.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { Booking } from './booking.entity.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

describe('the office’s list of bookings', () => {
  let test: TestApp;
  let holdEnds: Date;
  const ids: Record<string, string> = {};
  const at = (hours: number) => new Date(test.clock.now().getTime() + hours * 3_600_000);
  const change = (name: string, facts: Partial<Booking>) =>
    test.em().nativeUpdate(Booking, { id: ids[name] ?? '' }, facts);

  beforeAll(async () => {
    test = await createTestApp();
    await createPackage(test, { slug: 'quiet-week' });
    for (const name of ['=Anna', 'Boris', 'Clara', 'Dmitri', 'Emma']) {
      const { status, body } = await test
        .api()
        .post('/api/bookings/')
        .set('idempotency-key', randomUUID())
        .send({
          package: 'quiet-week',
          check_in: test.clock.maldivesDate(60),
          adults: 2,
          contact: { name, email: `${name.replace('=', '')}@example.com`, phone: '+7 912 345-67-89' },
          accept_terms: true,
          shown_price: { total: '2000.00' },
        });
      expect(status).toBe(201);
      ids[name] = body.id;
    }
    await change('=Anna', { status: 'requested', replyBy: at(20) });
    holdEnds = at(1);
    await change('Boris', { status: 'on_hold', replyBy: null, expiresAt: holdEnds });
    await change('Clara', { status: 'awaiting_payment', replyBy: at(-40), paymentDueAt: at(5) });
    await change('Dmitri', {
      status: 'confirmed',
      replyBy: null,
      balanceDueOn: test.clock.maldivesDate(3),
      paidMinor: 100_000,
      depositMinor: 50_000,
    });
    await change('Emma', { status: 'cancelled', replyBy: at(-60) });
  }, 60_000);
  afterAll(() => test.close());

  const names = async (query: string) => {
    const { status, body } = await (await test.as('agent')).get(`/api/bookings/?${query}`);
    expect(status).toBe(200);
    return body.results.map(({ contact }: { contact: { name: string } }) => contact.name);
  };

  it('is sorted by the clock that runs in each state; what waits for nobody comes last', async () => {
    expect(await names('sort=clock')).toEqual(['Boris', 'Clara', '=Anna', 'Dmitri', 'Emma']);
    await change('Dmitri', { paidMinor: 200_000 });
    expect((await names('sort=clock')).slice(0, 3)).toEqual(['Boris', 'Clara', '=Anna']);
    await change('Dmitri', { paidMinor: 100_000 });
  });

  it('is filtered by when that clock runs out: late, until midnight in the Maldives, or on the days asked for', async () => {
    await change('=Anna', { replyBy: at(-1) });
    await change('Boris', { expiresAt: new Date(test.clock.now().getTime() + 60_000) });
    const today = test.clock.maldivesDate();
    const soon = test.clock.maldivesDate(3);
    expect(await names('due=overdue&sort=clock')).toEqual(['=Anna']);
    expect((await names('due=today&sort=clock')).slice(0, 2)).toEqual(['=Anna', 'Boris']);
    expect(await names('due=today')).not.toContain('Dmitri');
    expect(await names(`due_from=${soon}&due_to=${soon}`)).toEqual(['Dmitri']);
    expect(await names(`due_from=${test.clock.maldivesDate(4)}`)).toEqual([]);
    expect(await names(`due_to=${test.clock.maldivesDate(2)}`)).not.toContain('Dmitri');
    expect(await names(`status=requested&due_to=${today}`)).toEqual(['=Anna']);
    expect((await (await test.as('agent')).get('/api/bookings/?due=later')).status).toBe(400);
    await change('=Anna', { replyBy: at(20) });
    await change('Boris', { expiresAt: holdEnds });
  });

  it('takes several states and several ways to be paid at once', async () => {
    expect((await names('status=on_hold&status=awaiting_payment')).toSorted()).toEqual(['Boris', 'Clara']);
    expect(await names('status=confirmed&payment_status=deposit_paid&payment_status=partially_paid')).toEqual([
      'Dmitri',
    ]);
    expect(await names('status=confirmed&payment_status=unpaid')).toEqual([]);
    const agent = await test.as('agent');
    for (const query of ['status=requested&status=lost', 'payment_status=free', 'sort=hurry'])
      expect([query, (await agent.get(`/api/bookings/?${query}`)).status]).toEqual([query, 400]);
  });

  it('names the colleagues to whom a booking can be given', async () => {
    const agent = await test.as('agent');
    await test.as('editor');
    const { status, body } = await agent.get('/api/bookings/assignees/');
    expect(status).toBe(200);
    for (const { id } of body) {
      const version = (await agent.get(`/api/bookings/${ids['Emma']}/`)).body.version;
      const given = await agent
        .patch(`/api/bookings/${ids['Emma']}/`)
        .set('if-match', `"${version}"`)
        .send({ assigned_to: id });
      expect([given.status, given.body.assigned_to?.id]).toEqual([200, id]);
    }
    expect(body.length).toBeGreaterThan(0);
    expect((await (await test.as('translator')).get('/api/bookings/assignees/')).status).toBe(403);
  });

  describe('as a file', () => {
    const read = (text: string) => Papa.parse<string[]>(text.slice(1).trimEnd(), { newline: '\r\n' }).data;

    it('has the rows of the list in its order, in the columns asked for and without formulas', async () => {
      const manager = await test.as('manager');
      const { status, text, headers } = await manager.get(
        '/api/bookings/export/?sort=clock&status=requested&status=confirmed&columns=guest&columns=balance&columns=payment',
      );
      expect([status, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
        200,
        'text/csv; charset=utf-8',
        'attachment; filename="bookings.csv"',
        'private, no-store',
      ]);
      expect(read(text)).toEqual([
        ['name', 'email', 'phone', 'paid', 'balance', 'balance_due_on', 'payment_status'],
        ["'=Anna", 'Anna@example.com', "'+7 912 345-67-89", '0.00', '2000.00', expect.anything(), 'unpaid'],
        [
          'Dmitri',
          'Dmitri@example.com',
          "'+7 912 345-67-89",
          '1000.00',
          '1000.00',
          test.clock.maldivesDate(3),
          'deposit_paid',
        ],
      ]);
    });

    it('knows every column of the list', async () => {
      const columns =
        'reference status payment clock guest package dates guests total balance assignee source language received';
      const query = columns
        .split(' ')
        .map((name) => `columns=${name}`)
        .join('&');
      const { text } = await (await test.as('owner')).get(`/api/bookings/export/?search=Boris&${query}`);
      const [head = [], line = []] = read(text);
      const row = Object.fromEntries(head.map((name, index) => [name, line[index]]));
      expect(row).toMatchObject({
        status: 'on_hold',
        expires_at: holdEnds.toISOString(),
        adults: '2',
        total: '2000.00',
        currency: 'USD',
        source: 'form',
      });
      expect(Object.values(row)).not.toContain(undefined);
    });

    it('holds those alone that were chosen', async () => {
      const manager = await test.as('manager');
      const chosen = `ids=${ids['Boris']}&ids=${ids['Clara']}`;
      const { status, text } = await manager.get(`/api/bookings/export/?sort=clock&columns=guest&${chosen}`);
      expect([status, read(text).map(([name]) => name)]).toEqual([200, ['name', 'Boris', 'Clara']]);
      expect((await manager.get('/api/bookings/export/?columns=guest&ids=all')).status).toBe(400);
    });

    it('is for who may take it along, and the audit says who did', async () => {
      for (const role of ['agent', 'finance', 'viewer'] as const)
        expect([role, (await (await test.as(role)).get('/api/bookings/export/?columns=reference')).status]).toEqual([
          role,
          403,
        ]);
      const manager = await test.as('manager');
      await manager.get('/api/bookings/export/?columns=reference&status=cancelled&search=emma');
      const entries = await test.em().find(AuditEntry, { action: 'booking.export_list' }, { orderBy: { at: 'desc' } });
      expect(entries[0]?.after).toEqual({
        count: 1,
        columns: ['reference'],
        filter: { status: ['cancelled'], sort: 'newest', searched: true },
      });
      for (const query of ['', 'columns=secret', 'columns=guest&columns=guest', 'columns=guest&page=2'])
        expect([query, (await manager.get(`/api/bookings/export/?${query}`)).status]).toEqual([query, 400]);
    });
  });
});
