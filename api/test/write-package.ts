import { expect } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import type { TestApp } from './create-test-app.js';

/** A package as the API answers it to staff. */
export interface WrittenPackage {
  id: number;
  slug: string;
  status: string;
  version: number;
  translations: Record<string, Record<string, unknown>>;
  [member: string]: unknown;
}

/** Makes packages that could be public at once; for an application with the demo agency. */
export async function packageWriter(test: TestApp, agent: TestAgent) {
  const { body: demo } = await test.api().get('/api/packages/south-ari-whale-sharks/');
  const whole = {
    description: 'Long enough to be public.',
    price: '1090.00',
    duration: 5,
    cancellation_policy: 'flex_48h',
    destinations: [demo.destinations[0].id],
    images: [demo.images[0].id],
  };
  return async (name: string, more: object = {}): Promise<WrittenPackage> => {
    const { body, status } = await agent.post('/api/packages/').send({ name, ...whole, ...more });
    expect([status, body]).toEqual([201, expect.objectContaining({ version: expect.any(Number) })]);
    return body;
  };
}
