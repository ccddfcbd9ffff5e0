import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfigError, loadConfig } from '../src/platform/config/config.js';
import { createTestApp, type TestApp } from './create-test-app.js';
import { TEST_SECRET } from './test-database.js';

const FRIEND = 'https://front.agency.example';
/** Neither may a part of the name match, nor a file or a sandbox, whose origin is `null`. */
const STRANGERS = ['https://front.agency.example.evil.test', 'http://front.agency.example', 'null', `${FRIEND}:444`];

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { ATOLL_CORS_ORIGINS: `${FRIEND}, https://other.example` } });
});
afterAll(() => test.close());

const preflight = (origin: string) =>
  test
    .api()
    .options('/api/bookings/')
    .set({ origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'idempotency-key' });

describe('pages of other origins', () => {
  it('may call when they are on the list, without cookies', async () => {
    const asked = await preflight(FRIEND);
    expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([204, FRIEND]);
    expect(asked.headers['access-control-allow-headers']).toContain('Idempotency-Key');
    // Twice: the second answer comes from the store.
    for (let time = 0; time < 2; time++) {
      const { headers } = await test.api().get('/api/currencies/').set('origin', FRIEND);
      expect(headers).toMatchObject({ 'access-control-allow-origin': FRIEND, vary: expect.stringContaining('Origin') });
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  it('are refused by their browser otherwise', async () => {
    for (const origin of STRANGERS)
      for (const answer of [await preflight(origin), await test.api().get('/api/currencies/').set('origin', origin)]) {
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
        expect(answer.headers['vary']).toContain('Origin');
      }
  });

  it('are listed exactly', () => {
    const env = { DATABASE_URL: 'postgres://x@127.0.0.1/x', JWT_SECRET: TEST_SECRET };
    for (const list of ['*', 'front.agency.example', `${FRIEND}/`, 'null'])
      expect(() => loadConfig({ ...env, ATOLL_CORS_ORIGINS: list })).toThrow(ConfigError);
  });
});
