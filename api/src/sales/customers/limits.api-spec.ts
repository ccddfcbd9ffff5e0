import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { LIMITS } from '../../platform/config/limit-rules.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Registration } from './registration.entity.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

describe('limits of accounts', () => {
  let test: TestApp;
  beforeAll(async () => {
    const { register, reset } = LIMITS;
    test = await createTestApp({ env: { ATOLL_LIMITS: JSON.stringify({ register, reset }) } });
  }, 60_000);
  afterAll(() => test.close());

  const statuses = async (count: number, path: string, body: (index: number) => object) => {
    const answers = [];
    for (let index = 0; index < count; index++) {
      const call = test.api().post(`/api/${path}/`).set('x-forwarded-for', `198.51.100.${index}`);
      answers.push(await call.send(body(index)));
    }
    const last = answers.at(-1);
    if (last?.status === 429) expect(Number(last.headers['retry-after'])).toBeGreaterThan(60);
    return answers.map(({ status }) => status);
  };
  const person = (index: number) => ({
    email: `person-${index}@example.com`,
    password: 'seven quiet sandbanks',
    first_name: 'Anna',
    accept_terms: true,
  });

  it('take five registrations an hour from one address, whatever it says it is', async () => {
    expect(await statuses(6, 'customers/register', person)).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('take three requests for a new password an hour, staff and customers together', async () => {
    // What is refused uses nothing up.
    expect(await statuses(2, 'customers/password/reset', person)).toEqual([400, 400]);
    const address = (index: number) => ({ email: `person-${index}@example.com` });
    expect(await statuses(3, 'customers/password/reset', address)).toEqual([202, 202, 202]);
    expect(await statuses(1, 'users/password/reset', address)).toEqual([429]);
  });

  it('end with what has run out being removed', async () => {
    const tidy = () => test.app.get(Jobs, { strict: false }).run('accounts.tidy');
    await tidy();
    expect(await test.em().count(Registration, {})).toBe(5);
    test.clock.advance(24 * 3600 + 1);
    await tidy();
    expect(await test.em().count(Registration, {})).toBe(0);
  });
});
