import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { createPackage } from '../../../test/factories.js';
import { personal } from '../../../test/forms.js';
import { signedRank } from '../../../test/signed-rank.js';
import { NewsletterSubscriber } from '../../sales/newsletter/newsletter-subscriber.entity.js';
import { hashPassword, verifyPassword } from './passwords.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

/** Pairs of a comparison: enough for a difference of a few milliseconds, few enough to wait for. */
const PAIRS = 40;
/** Differences that are surer than this are there: see `signedRank`. */
const SURE = 4;

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

  /**
   * Calls about known and unknown addresses differ neither in status nor body nor time (security requirement S27). All pairs
   * count: a leak of a few milliseconds must not be saved by a calm moment, nor may a busy one accuse.
   */
  async function expectAlike(known: (index: number) => Probe, unknown: (index: number) => Probe, pairs = PAIRS) {
    const times: [number, number][] = [];
    const seen = new Set<string>();
    for (let index = 0; index < pairs; index++) {
      const pair: [number, number] = [0, 0];
      // Now one first, now the other: what drifts, drifts for both.
      for (const which of index % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const answer = await ask((which === 0 ? known : unknown)(index));
        pair[which] = answer.time;
        seen.add(answer.seen);
      }
      times.push(pair);
    }
    expect([...seen]).toHaveLength(1);
    expect(Math.abs(signedRank(times))).toBeLessThan(SURE);
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
    // Nobody is unknown twice: those who asked once are known. There are no hashes here to hide behind, and what an unknown
    // address costs more is a few rows, so that it takes more pairs to see.
    let visitors = 0;
    await expectAlike(
      () => subscribe('reader@example.com'),
      () => subscribe(`visitor-${++visitors}@example.com`),
      PAIRS * 2,
    );
    expect(await test.em().count(NewsletterSubscriber, { status: 'pending' })).toBe(visitors);
  }, 60_000);

  it('tell nothing when the link of a booking is asked for', async () => {
    await createPackage(test, { slug: 'quiet-week' });
    const { body } = await test
      .api()
      .post('/api/bookings/')
      .set('idempotency-key', 'a-booking-to-look-up')
      .send({
        package: 'quiet-week',
        check_in: test.clock.maldivesDate(40),
        adults: 2,
        contact: { name: 'Anna', email: 'guest@example.com', phone: '+960 300 1234' },
        accept_terms: true,
        shown_price: { total: '2000.00' },
      });
    const lookUp = (email: string) => ({
      path: '/api/bookings/lookup/',
      body: { reference: body.reference as string, email },
    });
    await expectAlike(
      () => lookUp('guest@example.com'),
      (index) => lookUp(`stranger-${index}@example.com`),
    );
  }, 60_000);

  it('cost a hash for nobody too', async () => {
    const stored = await hashPassword('seven quiet sandbanks');
    const time = async (hash: string | null) => {
      const started = performance.now();
      await verifyPassword('wrong wrong', hash);
      return performance.now() - started;
    };
    await time(null);
    // The quickest of each: a busy machine makes any of them slower, and none quicker than its work.
    const quickest = { none: Infinity, some: Infinity };
    for (let turn = 0; turn < 7; turn++) {
      quickest.none = Math.min(quickest.none, await time(null));
      quickest.some = Math.min(quickest.some, await time(stored));
    }
    expect(quickest.none / quickest.some).toBeGreaterThan(0.4);
  });

  it('find a difference of two milliseconds among as many of noise, and none where there is none', () => {
    const calls = (later: number) =>
      Array.from({ length: PAIRS }, (_, index): [number, number] => {
        const busy = 100 + (index % 5) * 40;
        return [busy + ((index * 7) % 5), busy + ((index * 3) % 5) + later];
      });
    expect(Math.abs(signedRank(calls(2)))).toBeGreaterThan(SURE);
    expect(Math.abs(signedRank(calls(0)))).toBeLessThan(1);
  });
});
