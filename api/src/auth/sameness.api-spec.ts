import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { personal } from '../../test/forms.js';
import { mannWhitney } from '../../test/mann-whitney.js';
import { NewsletterSubscriber } from '../newsletter/newsletter-subscriber.entity.js';
import { hashPassword, verifyPassword } from './passwords.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

/** Pairs of a comparison: enough for a difference of a few milliseconds, few enough to wait for. */
const PAIRS = 24;

describe('answers about accounts', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  }, 60_000);
  afterAll(() => test.close());

  interface Probe {
    path: string;
    body: object;
  }

  const ask = async ({ path, body }: Probe) => {
    const started = performance.now();
    const answer = await test.api().post(path).send(body);
    return { time: performance.now() - started, seen: `${answer.status} ${answer.text}` };
  };

  /** Whether calls about known and unknown addresses differ in status, body or time (security requirement S27). */
  async function compare(known: (index: number) => Probe, unknown: (index: number) => Probe, pairs: number) {
    const times: [number[], number[]] = [[], []];
    const seen = new Set<string>();
    for (let index = 0; index < pairs; index++) {
      // Now one first, now the other: what drifts, drifts for both.
      for (const which of index % 2 === 0 ? [0, 1] : [1, 0]) {
        const answer = await ask((which === 0 ? known : unknown)(index));
        times[which]?.push(answer.time);
        seen.add(answer.seen);
      }
    }
    return { seen: [...seen], z: Math.abs(mannWhitney(...times)) };
  }

  /** Three runs must agree that there is a difference: one in 370 does so by chance alone. */
  async function expectAlike(known: (index: number) => Probe, unknown: (index: number) => Probe, pairs = PAIRS) {
    for (let run = 1; ; run++) {
      const { seen, z } = await compare(known, unknown, pairs);
      expect(seen).toHaveLength(1);
      if (z < 3 || run === 3) {
        expect(z).toBeLessThan(3);
        return;
      }
    }
  }

  it('tell nothing at sign-in, staff or customer', async () => {
    for (let index = 0; index <= PAIRS / 8; index++) {
      await test.createUser('customer', null, `known-${index}@example.com`);
      await test.createUser('staff', 'viewer', `staff-${index}@example.com`);
    }
    const path = (index: number) => (index % 3 === 0 ? '/api/token/' : '/api/customers/login/');
    const known = (index: number) => `${index % 3 === 0 ? 'staff' : 'known'}-${Math.floor(index / 8)}@example.com`;
    const login = (email: string, index: number) => ({ path: path(index), body: { email, password: 'wrong wrong' } });
    await expectAlike(
      (index) => login(known(index), index),
      (index) => login(`nobody-${index}@example.com`, index),
    );
  }, 60_000);

  it('tell nothing at registration', async () => {
    await test.createUser('customer', null, 'registered@example.com');
    const register = (email: string) => ({
      path: '/api/customers/register/',
      body: { email, password: 'seven quiet sandbanks', first_name: 'Anna', accept_terms: true },
    });
    let newcomers = 0;
    await expectAlike(
      () => register('registered@example.com'),
      () => register(`new-${++newcomers}@example.com`),
    );
  }, 60_000);

  it('tell nothing when a new password is asked for', async () => {
    await test.createUser('customer', null, 'forgetful@example.com');
    const reset = (email: string) => ({ path: '/api/customers/password/reset/', body: { email } });
    await expectAlike(
      () => reset('forgetful@example.com'),
      (index) => reset(`stranger-${index}@example.com`),
    );
  }, 60_000);

  it('tell nothing when a link is asked for again', async () => {
    await test.createUser('customer', null, 'member@example.com');
    const resend = async (email: string) =>
      (await ask({ path: '/api/customers/verify-email/resend/', body: { email } })).seen;
    expect(new Set([await resend('member@example.com'), await resend('unheard@example.com')]).size).toBe(1);
  });

  it('tell nothing when the newsletter is asked for', async () => {
    const consent = { locale: 'en', source: null, ipHash: null };
    const member = new NewsletterSubscriber('reader@example.com', consent, false, test.clock.now());
    member.confirm(test.clock.now());
    await test.em().insert(NewsletterSubscriber, member);
    const form = await personal(test);
    const subscribe = (email: string) => ({
      path: '/api/newsletter/subscribe/',
      body: { email, consent: true, ...form },
    });
    // Nobody is unknown twice: those who asked once are known in the next run. There are no hashes here to hide behind, and what
    // an unknown address costs more is a few rows, so that it takes more pairs to see.
    let visitors = 0;
    await expectAlike(
      () => subscribe('reader@example.com'),
      () => subscribe(`visitor-${++visitors}@example.com`),
      PAIRS * 2,
    );
    expect(await test.em().count(NewsletterSubscriber, { status: 'pending' })).toBe(visitors);
  }, 60_000);

  it('cost a hash for nobody too', async () => {
    const stored = await hashPassword('seven quiet sandbanks');
    const median = async (hash: string | null) => {
      const times: number[] = [];
      for (let time = 0; time < 7; time++) {
        const started = performance.now();
        await verifyPassword('wrong wrong', hash);
        times.push(performance.now() - started);
      }
      return times.toSorted((a, b) => a - b)[3] ?? 0;
    };
    await median(null);
    expect((await median(null)) / (await median(stored))).toBeGreaterThan(0.4);
  });

  it('find a difference when there is one', () => {
    const around = (middle: number) => Array.from({ length: PAIRS }, (_, index) => middle + (index % 7) * 0.3);
    expect(Math.abs(mannWhitney(around(100), around(102)))).toBeGreaterThan(3);
    expect(Math.abs(mannWhitney(around(100), around(100)))).toBeLessThan(1);
  });
});
