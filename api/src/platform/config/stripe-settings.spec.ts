import { describe, expect, it } from '@jest/globals';
import { ConfigError, loadConfig } from './config.js';

const ENV = { DATABASE_URL: 'postgres://a@b/c', JWT_SECRET: 'b7f1c0d98e2a4f6b91d3c5e7a9f0b2d4' };
const SECRET = ['sk', 'test', '0'.repeat(24)].join('_');
const LIVE = ['sk', 'live', '0'.repeat(24)].join('_');
const SIGNING = `whsec_${'0'.repeat(32)}`;
const BOTH = { ATOLL_STRIPE_SECRET_KEY: SECRET, ATOLL_STRIPE_WEBHOOK_SECRET: SIGNING };

function faults(env: Record<string, string>): string[] {
  try {
    loadConfig({ ...ENV, ...env });
    return [];
  } catch (error) {
    return (error as ConfigError).faults;
  }
}

describe('who takes cards', () => {
  it.each([
    ['the simulated provider outside of production', {}, 'sandbox'],
    ['nobody in production', { NODE_ENV: 'production' }, null],
    ['Stripe as soon as its keys are there', BOTH, 'stripe'],
    ['whoever is named', { ...BOTH, ATOLL_CARD_PROVIDER: 'sandbox' }, 'sandbox'],
    ['nobody where that is said', { ...BOTH, ATOLL_CARD_PROVIDER: 'none' }, null],
  ])('is %s', (_, env, code) => {
    expect(loadConfig({ ...ENV, ...env }).cardProvider).toBe(code);
  });

  it('is reached by these settings', () => {
    const { stripe } = loadConfig({ ...ENV, ...BOTH });
    const expected = { secretKey: SECRET, webhookSecret: SIGNING, live: false, address: null, wait: 5000 };
    expect(stripe).toEqual(expected);
    expect(loadConfig({ ...ENV, ...BOTH, ATOLL_STRIPE_SECRET_KEY: LIVE }).stripe?.live).toBe(true);
  });

  it.each([
    [{ ATOLL_STRIPE_SECRET_KEY: SECRET }, ['ATOLL_STRIPE_WEBHOOK_SECRET is required beside ATOLL_STRIPE_SECRET_KEY']],
    [
      { ATOLL_STRIPE_WEBHOOK_SECRET: SIGNING },
      ['ATOLL_STRIPE_SECRET_KEY is required beside ATOLL_STRIPE_WEBHOOK_SECRET'],
    ],
    [
      { ATOLL_STRIPE_SECRET_KEY: 'pk_test_12345678', ATOLL_STRIPE_WEBHOOK_SECRET: SECRET },
      [
        'ATOLL_STRIPE_SECRET_KEY must be a secret or restricted key: sk_… or rk_…',
        'ATOLL_STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook endpoint: whsec_…',
      ],
    ],
    [
      { ATOLL_STRIPE_ADDRESS: 'http://127.0.0.1:1' },
      ['ATOLL_STRIPE_ADDRESS means nothing without ATOLL_STRIPE_SECRET_KEY'],
    ],
    [
      { ...BOTH, ATOLL_STRIPE_ADDRESS: 'http://127.0.0.1:1/v1' },
      ['ATOLL_STRIPE_ADDRESS must be an origin like http://127.0.0.1:12111'],
    ],
    [
      { ...BOTH, ATOLL_STRIPE_SECRET_KEY: LIVE, ATOLL_STRIPE_ADDRESS: 'http://127.0.0.1:1' },
      ['ATOLL_STRIPE_ADDRESS is for tests: a live key goes to Stripe alone'],
    ],
    [{ ATOLL_CARD_PROVIDER: 'stripe' }, ['ATOLL_CARD_PROVIDER names stripe, which is not configured']],
    [{ ATOLL_CARD_PROVIDER: 'paypal' }, ['ATOLL_CARD_PROVIDER must be one of stripe, sandbox, none, not "paypal"']],
  ])('is refused by half at the start: %o', (env: Record<string, string>, said) => {
    expect(faults(env)).toEqual(said);
    // No fault repeats a secret.
    for (const value of [SECRET, LIVE, SIGNING]) expect(said.join()).not.toContain(value);
  });
});
