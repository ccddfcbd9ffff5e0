import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';

describe('editing transfers', () => {
  let test: TestApp;
  let manager: TestAgent;
  let resort: number;
  let destination: number;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    manager = await test.as('manager');
    resort = (await test.api().get('/api/resorts/kandu-veli/')).body.id;
    destination = (await test.api().get('/api/destinations/maafushi/')).body.id;
  }, 120_000);
  afterAll(() => test.close());

  const create = async (name: string, more: object = {}) => {
    const { body, status } = await manager.post('/api/transfers/').send({ name, to_resort: resort, ...more });
    expect([status, body]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })]);
    return body;
  };
  const write = (method: 'put' | 'patch' | 'delete', id: number, version: number) =>
    manager[method](`/api/transfers/${id}/`).set('if-match', `"${version}"`);
  const shown = async () => (await test.api().get('/api/resorts/kandu-veli/')).body;

  it('are made as drafts with everything they may say', async () => {
    const made = await create('Boat and plane', {
      mode: 'domestic_flight_plus_speedboat',
      legs: [{ mode: 'domestic_flight', minutes: 50, text: { en: { from: 'Malé', to: 'Kadhdhoo' } } }],
      price_adult_return: 430,
      price_child: '290.5',
      last_departure: '19:30',
      operates_weekdays: [1, 5],
      translations: { ru: { name: 'Катер и самолёт' } },
    });
    expect(made).toMatchObject({
      slug: 'boat-and-plane',
      status: 'draft',
      from: 'MLE',
      to_resort: resort,
      to_destination: null,
      price_adult_return: '430.00',
      price_child: '290.50',
      legs: [{ mode: 'domestic_flight', minutes: 50, carrier: null, text: { en: { from: 'Malé', to: 'Kadhdhoo' } } }],
      translation_status: { ru: 'draft', zh: 'missing' },
    });
    expect((await test.api().get('/api/transfers/boat-and-plane/')).status).toBe(404);
  });

  it.each([
    [{ to_resort: null }, ['to_resort']],
    [{ to_destination: 1 }, ['to_destination']],
    [{ to_resort: 999_999 }, ['to_resort']],
    [{ from: 'XXX' }, ['from']],
    [{ mode: 'train' }, ['mode']],
    [{ duration_minutes: 0 }, ['duration_minutes']],
    [{ last_departure: '24:00' }, ['last_departure']],
    [{ price_adult_return: '-5' }, ['price_adult_return']],
    [{ operates_weekdays: [0] }, ['operates_weekdays']],
    [{ legs: [{ mode: 'ferry', minutes: 5, text: { ru: { from: 'a', to: 'b' } } }] }, ['legs.0.text.en']],
    [{ images: [999_999] }, ['images.0']],
    [{ updated_by: 'x' }, ['updated_by']],
  ])('are refused as %j', async (more, fields) => {
    const { status, body } = await manager
      .post('/api/transfers/')
      .send({ name: 'Refused', to_resort: resort, ...more });
    expect([status, Object.keys(body)]).toEqual([400, fields]);
  });

  it('lead the way a resort shows: the first published one', async () => {
    const before = await shown();
    const made = await create('Faster boat', { position: 1, duration_minutes: 18, price_adult_return: '150.00' });
    expect((await shown()).transfer).toEqual(before.transfer);
    await manager.post(`/api/content/transfers/${made.id}/publish/`).send({}).expect(200);
    expect((await shown()).transfer).toEqual({ mode: 'speedboat', minutes: 18, price_adult_return: '150.00' });
    const { body: changed } = await write('patch', made.id, 2).send({ duration_minutes: 19 });
    expect(changed).toMatchObject({ version: 3, duration_minutes: 19, price_adult_return: '150.00' });
    expect((await shown()).transfer.minutes).toBe(19);
    await write('patch', made.id, 3).send({ to_resort: null, to_destination: destination }).expect(200);
    expect((await shown()).transfer).toEqual(before.transfer);
    const gone = await write('delete', made.id, 4);
    expect(gone.status).toBe(204);
    expect((await test.api().get('/api/transfers/faster-boat/')).status).toBe(404);
  });

  it('are replaced by PUT: what is left out falls back to its default', async () => {
    const made = await create('Replaced', { daylight_only: true, baggage_kg: 20, notes: 'Old' });
    const { body } = await write('put', made.id, 1).send({ name: 'Replaced', to_resort: resort });
    expect(body).toMatchObject({ daylight_only: false, baggage_kg: null, translations: { en: { notes: null } } });
  });

  it('want the version that was read, and a caller who may', async () => {
    const made = await create('Guarded');
    expect((await manager.patch(`/api/transfers/${made.id}/`).send({ baggage_kg: 1 })).status).toBe(428);
    const stale = await write('patch', made.id, 9).send({ baggage_kg: 1 });
    expect([stale.status, stale.body.current]).toEqual([412, made]);
    for (const agent of [test.api(), await test.as('customer'), await test.as('viewer')])
      for (const call of [
        agent.post('/api/transfers/').send({ name: 'Nobody', to_resort: resort }),
        agent.put(`/api/transfers/${made.id}/`).set('if-match', '"1"').send({ name: 'Nobody' }),
        agent.patch(`/api/transfers/${made.id}/`).set('if-match', '"1"').send({ baggage_kg: 1 }),
        agent.delete(`/api/transfers/${made.id}/`).set('if-match', '"1"'),
      ])
        expect([401, 403]).toContain((await call).status);
    expect((await test.api().get('/api/transfers/?status=draft')).status).toBe(401);
    const editor = await test.as('editor');
    expect((await editor.delete(`/api/transfers/${made.id}/`).set('if-match', '"1"')).status).toBe(403);
    expect((await manager.get('/api/transfers/?status=draft&search=guarded')).body.count).toBe(1);
  });
});
