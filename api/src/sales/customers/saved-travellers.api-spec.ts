import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp, TEST_PASSWORD } from '../../../test/create-test-app.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { SavedTraveller } from './saved-traveller.entity.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

const URL = '/api/customers/me/travellers/';
const ANNA = { name: 'SMIRNOVA ANNA', birth_date: '1988-04-12', nationality: 'RU' };

describe('travellers that customers keep', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  }, 60_000);
  afterAll(() => test.close());

  const customer = async (email: string) => {
    const user = await test.createUser('customer', null, email);
    const token = await test.signInAs(user);
    const me = () => test.api().set('authorization', `Bearer ${token}`);
    const keep = (body: object, key: string = randomUUID()) => me().post(URL).set('idempotency-key', key).send(body);
    const change = (id: string, version: number | null, body: object) => {
      const call = me().patch(`${URL}${id}/`);
      return (version === null ? call : call.set('if-match', `"${version}"`)).send(body);
    };
    const list = async () => {
      const { status, body } = await me().get(URL);
      expect(status).toBe(200);
      return body as { id: string; name: string; version: number }[];
    };
    return { id: user.id, me, keep, change, list };
  };

  it('are kept once, changed and let go, each as it was seen', async () => {
    const { me, keep, change, list } = await customer('anna@example.com');
    const key = randomUUID();
    const made = await keep(ANNA, key);
    expect([made.status, made.body, made.headers.etag]).toEqual([
      201,
      { id: expect.any(String), ...ANNA, version: 1 },
      '"1"',
    ]);
    expect((await keep(ANNA, key)).body.id).toBe(made.body.id);
    const bare = await keep({ name: 'LI WEI' });
    expect(bare.body).toMatchObject({ birth_date: null, nationality: null });
    expect((await list()).map(({ name }) => name)).toEqual(['LI WEI', 'SMIRNOVA ANNA']);

    const { id } = made.body as { id: string };
    const moved = await change(id, 1, { nationality: null });
    expect([moved.status, moved.body]).toEqual([200, { id, ...ANNA, nationality: null, version: 2 }]);
    expect((await change(id, null, { name: 'X Y' })).status).toBe(428);
    const late = await change(id, 1, { name: 'SMIRNOVA ANNA M' });
    expect([late.status, late.body.code, late.body.current]).toMatchObject([412, 'stale_version', { version: 2 }]);
    expect((await me().delete(`${URL}${id}/`).set('if-match', '"1"')).status).toBe(412);
    expect((await me().delete(`${URL}${id}/`).set('if-match', '"2"')).status).toBe(204);
    expect((await list()).map(({ name }) => name)).toEqual(['LI WEI']);
  });

  it('are refused with the reason at its field, and have no number of a passport', async () => {
    const { me, keep, change } = await customer('lena@example.com');
    const refused = async (body: object) => {
      const answer = await keep(body).set('accept-language', 'ru');
      expect(answer.status).toBe(400);
      return Object.keys(answer.body);
    };
    expect(await refused({})).toEqual(['name']);
    expect(await refused({ name: 'A' })).toEqual(['name']);
    expect(await refused({ ...ANNA, birth_date: test.clock.maldivesDate(1) })).toEqual(['birth_date']);
    expect(await refused({ ...ANNA, birth_date: '1988-02-30', nationality: 'Russia' })).toEqual([
      'birth_date',
      'nationality',
    ]);
    expect(await refused({ ...ANNA, passport_number: '71 1234567' })).toEqual(['passport_number']);
    const { body } = await keep(ANNA);
    expect((await change(body.id, 1, { birth_date: test.clock.maldivesDate(1) })).body).toHaveProperty('birth_date');
    expect((await change(body.id, 1, { name: null })).status).toBe(400);
    expect((await me().get(URL)).body).toMatchObject([{ ...ANNA, version: 1 }]);
    expect((await keep({ name: 'SMIRNOVA OLGA', birth_date: test.clock.maldivesDate() })).status).toBe(201);
  });

  it('are twenty at most, however many are sent at once', async () => {
    const { keep, list } = await customer('many@example.com');
    for (let count = 0; count < 18; count++) expect((await keep({ name: `GUEST NO ${count}` })).status).toBe(201);
    const answers = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => keep({ name: `LAST ${name}` })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409]);
    expect(await list()).toHaveLength(20);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('travellers_full');
  });

  it('are nobody else’s', async () => {
    const owner = await customer('owner@example.com');
    const other = await customer('other@example.com');
    const { body } = await owner.keep(ANNA);
    expect(await other.list()).toEqual([]);
    expect((await other.change(body.id, 1, { name: 'EVE ADAMS' })).status).toBe(404);
    expect((await other.me().delete(`${URL}${body.id}/`).set('if-match', '"1"')).status).toBe(404);
    expect((await test.api().get(URL)).status).toBe(401);
    expect((await (await test.as('owner')).get(URL)).status).toBe(403);
    expect(await owner.list()).toMatchObject([{ ...ANNA, version: 1 }]);
  });

  it('are taken along, and erased with the account', async () => {
    const { id, me, keep } = await customer('vera@example.com');
    expect((await keep({ ...ANNA, name: 'HOLM VERONIKA' })).status).toBe(201);
    const made = await me().post('/api/customers/me/export/');
    expect((await me().get(made.body.url)).body.travellers).toMatchObject([{ name: 'HOLM VERONIKA' }]);
    expect((await me().delete('/api/customers/me/').send({ password: TEST_PASSWORD })).status).toBe(204);
    expect(await test.em().count(SavedTraveller, { user: id })).toBe(0);
    const entries = await test.em().find(AuditEntry, { entityId: id });
    expect(entries.map(({ action }) => action)).toContain('customer.traveller_create');
    expect(JSON.stringify(entries)).not.toContain('VERONIKA');
  });
});
