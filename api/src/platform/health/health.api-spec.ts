import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';

describe('health and readiness', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  }, 60_000);
  afterAll(() => test.close());

  it('says ok without touching the database', async () => {
    const answer = await test.api().get('/api/health/');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ok' });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-/);
  });

  it('is ready while Postgres answers', async () => {
    expect((await test.api().get('/api/ready')).body).toEqual({ status: 'ready' });
  });
});
