import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { GUIDE } from '../../platform/docs/guide.js';
import { newSecret, signatureOf } from './webhook-signature.js';

/** The program that the guide shows, as an integrator would take it. */
async function shownProgram() {
  const source = /```js\n([^]*?)```/.exec(GUIDE)?.[1] ?? '';
  const text = source.replace("import { createHmac, timingSafeEqual } from 'node:crypto';", '').replace('export ', '');
  const { createHmac: hmac, timingSafeEqual } = await import('node:crypto');
  // oxlint-disable-next-line no-new-func -- what the guide shows is what is run
  return new Function('createHmac', 'timingSafeEqual', 'Buffer', `${text}; return isGenuine;`)(
    hmac,
    timingSafeEqual,
    Buffer,
  ) as (secret: string, headers: Record<string, string>, body: string) => boolean;
}

describe('signatures of messages', () => {
  const [secret, next] = [newSecret(), newSecret()];
  const body = '{"type":"booking.confirmed"}';
  const now = Math.floor(Date.now() / 1000);
  const headers = (secrets: string[], timestamp = now) => ({
    'webhook-id': 'msg',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf(secrets, 'msg', timestamp, body),
  });

  it('are those of Standard Webhooks', () => {
    // The example of its libraries.
    const known = ['whsec', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'].join('_');
    const payload = '{"test": 2432232314}';
    expect(signatureOf([known], 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, payload)).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
    const key = Buffer.from(secret.slice(6), 'base64');
    expect(key).toHaveLength(32);
    const expected = createHmac('sha256', key).update(`msg.${now}.${body}`).digest('base64');
    expect(signatureOf([secret], 'msg', now, body)).toBe(`v1,${expected}`);
  });

  it('are verified by the program that the guide shows', async () => {
    const isGenuine = await shownProgram();
    expect(isGenuine(secret, headers([secret]), body)).toBe(true);
    expect(isGenuine(secret, headers([next, secret]), body)).toBe(true);
    expect(isGenuine(next, headers([next, secret]), body)).toBe(true);
    expect(isGenuine(next, headers([secret]), body)).toBe(false);
    expect(isGenuine(secret, headers([secret]), `${body} `)).toBe(false);
    expect(isGenuine(secret, { ...headers([secret]), 'webhook-id': 'other' }, body)).toBe(false);
    expect(isGenuine(secret, headers([secret], now - 301), body)).toBe(false);
    expect(isGenuine(secret, { ...headers([secret]), 'webhook-signature': '' }, body)).toBe(false);
  });
});
