import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { createPackage } from '../../../test/factories.js';
import { randomUUID } from 'node:crypto';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { User } from '../../people/accounts/user.entity.js';
import { CustomerProfile } from './customer-profile.entity.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

describe('customers for the office', () => {
  let test: TestApp;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    test = await createTestApp();
    await createPackage(test, { slug: 'quiet-week' });
    for (const [name, country] of [
      ['anna', 'RU'],
      ['=boris', 'CN'],
    ] as const) {
      const { id } = await test.createUser('customer', null, `${name.replace('=', '')}@example.com`);
      const em = test.em();
      const user = await em.findOneOrFail(User, { id });
      user.firstName = name;
      em.persist(new CustomerProfile(user, { phone: '+7 912 345-67-89', country, marketingOptIn: country === 'RU' }));
      await em.flush();
      ids[name] = id;
    }
    const token = await test.signInAs(await test.em().findOneOrFail(User, { id: ids['anna'] ?? '' }));
    const contact = { name: 'Anna', email: 'anna@example.com', phone: '+7 1' };
    const body = {
      package: 'quiet-week',
      check_in: test.clock.maldivesDate(40),
      adults: 2,
      contact,
      accept_terms: true,
      shown_price: { total: '2000.00' },
    };
    const booked = await test
      .api()
      .post('/api/bookings/')
      .auth(token, { type: 'bearer' })
      .set('idempotency-key', randomUUID())
      .send(body);
    expect(booked.status).toBe(201);
  }, 60_000);
  afterAll(() => test.close());

  it('are listed, searched, filtered and sorted', async () => {
    const agent = await test.as('agent');
    const names = async (query: string) =>
      (await agent.get(`/api/customers/?${query}`)).body.results.map(
        ({ user }: { user: { first_name: string } }) => user.first_name,
      );
    expect(await names('sort=bookings')).toEqual(['anna', '=boris']);
    expect(await names('sort=email')).toEqual(['anna', '=boris']);
    expect(await names('sort=newest')).toEqual(['=boris', 'anna']);
    expect(await names('search=BORIS%40')).toEqual(['=boris']);
    expect(await names('search=912%20345')).toHaveLength(2);
    expect(await names('search=_')).toEqual([]);
    expect(await names('country=ru')).toEqual(['anna']);
    expect(await names('marketing_opt_in=false')).toEqual(['=boris']);
    expect((await agent.get('/api/customers/?sort=password')).status).toBe(400);
    await test.createUser('staff', 'viewer', 'nobody@example.com');
    expect(await names('search=nobody')).toEqual([]);
  });

  it('open one by one, staff do not', async () => {
    const finance = await test.as('finance');
    const { body } = await finance.get(`/api/customers/${ids['anna']}/`);
    expect(body).toMatchObject({ id: ids['anna'], bookings_count: 1, phone: '+7 912 345-67-89' });
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/);
    const staff = await test.em().findOneOrFail(User, { email: 'as-finance@test.example' });
    expect((await finance.get(`/api/customers/${staff.id}/`)).status).toBe(404);
    expect((await (await test.as('editor')).get('/api/customers/')).status).toBe(403);
  });

  it('leave as a file without formulas, for who may, with a note of who took it', async () => {
    expect((await (await test.as('agent')).post('/api/customers/export/').send({})).status).toBe(403);
    const manager = await test.as('manager');
    const { status, text, headers } = await manager.post('/api/customers/export/').send({});
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="customers.csv"',
    ]);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain(`'=boris`);
    expect(lines[1]).toContain(`'+7 912 345-67-89`);
    const filtered = await manager.post('/api/customers/export/').send({ country: 'RU', search: 'anna' });
    expect(filtered.text.trim().split('\r\n')).toHaveLength(2);
    const entries = await test.em().find(AuditEntry, { action: 'customer.export_list' }, { orderBy: { at: 'asc' } });
    expect(entries.map(({ after }) => after)).toEqual([
      { count: 2, filter: { searched: false } },
      { count: 1, filter: { country: 'RU', searched: true } },
    ]);
    expect((await manager.post('/api/customers/export/').send({ role: 'owner' })).status).toBe(400);
  });
});
