import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';

describe('widgets', () => {
  let test: TestApp;
  let editor: TestAgent;
  beforeAll(async () => {
    test = await createTestApp();
    editor = await test.as('editor');
  }, 60_000);
  afterAll(() => test.close());

  const make = (name: string) => editor.post('/api/widgets/').send({ name });

  it('are read and written by those who write content', async () => {
    expect((await test.api().get('/api/widgets/')).status).toBe(401);
    expect((await (await test.as('customer')).get('/api/widgets/')).status).toBe(403);
    const viewer = await test.as('viewer');
    expect((await viewer.get('/api/widgets/')).status).toBe(200);
    expect((await viewer.post('/api/widgets/').send({ name: 'Sunrise' })).status).toBe(403);
  });

  it('are made once under a name, and listed by it', async () => {
    expect((await make('Sunset')).status).toBe(201);
    expect((await make('Lagoon')).body).toMatchObject({ name: 'Lagoon', version: 1 });
    expect((await make('Lagoon')).body).toEqual({ name: [expect.any(String)] });
    const { body } = await editor.get('/api/widgets/');
    expect(body.results.map(({ name }: { name: string }) => name)).toEqual(['Lagoon', 'Sunset']);
  });

  it('are changed on the version that was read', async () => {
    const { id } = (await make('Reef')).body as { id: number };
    const place = `/api/widgets/${id}/`;
    expect((await editor.patch(place).send({ name: 'Atoll' })).status).toBe(428);
    const changed = await editor.patch(place).set('if-match', '"1"').send({ name: 'Atoll' });
    expect(changed.body).toMatchObject({ name: 'Atoll', version: 2 });
    const late = await editor.patch(place).set('if-match', '"1"').send({ name: 'Reef' });
    expect([late.status, late.body.current.name]).toEqual([412, 'Atoll']);
    expect((await editor.delete(place).set('if-match', '"2"')).status).toBe(204);
    expect((await editor.get(place)).status).toBe(404);
  });
});
