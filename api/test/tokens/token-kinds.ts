import { randomInt, randomUUID } from 'node:crypto';
import type TestAgent from 'supertest/lib/agent.js';
import { Secret, TOTP } from 'otpauth';
import { Booking } from '../../src/sales/bookings/booking.entity.js';
import { SandboxProvider } from '../../src/sales/payments/sandbox/sandbox-provider.js';
import { TripRequest } from '../../src/sales/trip-requests/trip-request.entity.js';
import { WishKeys } from '../../src/sales/trip-requests/wish-keys.js';
import { OutboxMessage } from '../../src/people/mail/outbox-message.entity.js';
import { type TestApp, TEST_PASSWORD } from '../create-test-app.js';
import { createPackage, issuePaper } from '../factories.js';
import { openForm } from '../forms.js';

/** A kind of token: how somebody gets one, and where the sources make it. */
export interface TokenKind {
  make(): Promise<string>;
  /** Where the server knows it by: a purpose of a mailed link, a column with its hash, a key's label, or the signer. */
  source: string;
}

/** What stands beside the tokens: accounts and rows that exist whoever asks. */
export interface TokenWorld {
  test: TestApp;
  kinds: Record<string, TokenKind>;
  /** A booking whose stay has begun, its key and a paper of it. */
  booking: { id: string; token: string; paper: string };
  /** A wish for a trip, and its key. */
  wish: { id: string; token: string };
  /** A stay that can be quoted and booked. */
  stay: { package: string; check_in: string; adults: number };
  /** What a card provider writes. */
  message: string;
  /** A member of staff with a second factor. */
  guarded: { email: string; secret: string };
  /** The member of staff who last started to set one up. */
  starting: { call: TestAgent };
}

/** About a charge that there is not. */
const MESSAGE = {
  id: 'none',
  type: 'charge.paid',
  charge: { ref: 'none', amount_minor: 1, currency: 'USD' },
} as const;

/** A string of the same shape that nobody made: letters for letters, digits for digits. */
export const madeUp = (token: string): string =>
  token.replace(/[a-z]|[A-Z]|\d/g, (one) => {
    const [first, count] = /\d/.test(one) ? ['0', 10] : one < 'a' ? ['A', 26] : ['a', 26];
    return String.fromCharCode(String(first).charCodeAt(0) + randomInt(Number(count)));
  });

/** Every kind of token that the product issues, each made as people get it. */
export async function tokenWorld(test: TestApp): Promise<TokenWorld> {
  let number = 0;
  const address = () => `person-${++number}@example.com`;
  const owner = await test.as('owner');
  const bearer = (token: string) => test.api().set('authorization', `Bearer ${token}`);
  const post = async (path: string, body: object) => {
    const answer = await test.api().post(`/api/${path}/`).send(body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer.body as Record<string, string>;
  };
  const mailed = async (recipient: string, member = 'token') => {
    const order = { orderBy: { createdAt: 'desc' as const, id: 'desc' as const }, limit: 1 };
    const [letter] = await test.em().find(OutboxMessage, { recipient }, order);
    return String((letter?.payload as unknown as Record<string, unknown> | undefined)?.[member]);
  };
  const staff = async () => (await test.createUser('staff', 'agent', address())).email;
  const customer = async () => (await test.createUser('customer', null, address())).email;
  const staffPair = async () => post('token', { email: await staff(), password: TEST_PASSWORD });
  const customerPair = async () => post('customers/login', { email: await customer(), password: TEST_PASSWORD });
  const asking = async (path: string, email: string, body: object = {}, member?: string) => {
    await post(path, { email, ...body });
    return mailed(email, member);
  };
  const startTotp = async (email: string) => {
    const { access = '' } = await post('token', { email, password: TEST_PASSWORD });
    const call = bearer(access);
    const { body } = await call.post('/api/users/me/totp/').send({ password: TEST_PASSWORD });
    return { email, call, secret: String(body.secret) };
  };
  /** Each call takes the next step: no code is taken twice. */
  const code = (secret: string) => {
    test.clock.advance(60);
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() });
  };

  await createPackage(test, { slug: 'quiet-week' });
  const draft = await createPackage(test, { slug: 'not-yet', status: 'draft' });
  const book = async () => {
    const contact = { name: 'Eva', email: address(), phone: '+960 300 0000' };
    const answer = await test
      .api()
      .post('/api/bookings/')
      .set('idempotency-key', randomUUID())
      .send({
        package: 'quiet-week',
        check_in: test.clock.maldivesDate(40),
        adults: 2,
        children_ages: [],
        contact,
        accept_terms: true,
        shown_price: { total: '2000.00' },
      });
    const { id, access_token: token } = answer.body as { id: string; access_token: string };
    await test.em().nativeUpdate(Booking, { id }, { checkIn: test.clock.maldivesDate(0), status: 'confirmed' });
    return { id, token, paper: await issuePaper(test, id) };
  };
  const ask = async () => {
    const email = address();
    const wish = { email, description: 'Somewhere quiet in August, please.', consent: true };
    await post('custom-trip-requests', { ...wish, ...(await openForm(test)) });
    const { id } = await test.em().findOneOrFail(TripRequest, { email });
    return { id, token: test.app.get(WishKeys, { strict: false }).of(id) };
  };
  const booking = await book();
  const wish = await ask();
  const guarded = await startTotp(await staff());
  const confirmed = await guarded.call.post('/api/users/me/totp/confirm/').send({ code: code(guarded.secret) });
  const recovery = confirmed.body.recovery_codes as string[];

  const subscribe = async (member: string) => {
    const email = address();
    await post('newsletter/subscribe', { email, consent: true, ...(await openForm(test)) });
    return mailed(email, member);
  };

  const kinds: Record<string, TokenKind> = {
    'staff access': { source: 'jwt', make: async () => (await staffPair())['access'] ?? '' },
    'customer access': { source: 'jwt', make: async () => (await customerPair())['token'] ?? '' },
    'api key': {
      source: 'api_key.hash',
      make: async () => {
        const key = { name: 'CRM', scopes: ['customers.view'], password: TEST_PASSWORD };
        const made = await owner.post('/api/api-keys/').send(key);
        return String(made.body.secret);
      },
    },
    'staff refresh': { source: 'refresh_token.hash', make: async () => (await staffPair())['refresh'] ?? '' },
    'customer refresh': { source: 'refresh_token.hash', make: async () => (await customerPair())['refresh'] ?? '' },
    registration: {
      source: 'registration.hash',
      make: () =>
        asking('customers/register', address(), { password: TEST_PASSWORD, first_name: 'Eva', accept_terms: true }),
    },
    'address of an account': {
      source: 'verify_email',
      make: async () => asking('customers/verify-email/resend', await customer()),
    },
    'customer reset': {
      source: 'reset_password',
      make: async () => asking('customers/password/reset', await customer()),
    },
    'staff reset': { source: 'reset_password', make: async () => asking('users/password/reset', await staff()) },
    'e-mail change': {
      source: 'change_email',
      make: async () => {
        const { token = '' } = await customerPair();
        const email = address();
        await bearer(token).post('/api/customers/me/email/').send({ email, password: TEST_PASSWORD });
        return mailed(email);
      },
    },
    invitation: {
      source: 'invitation',
      make: async () => {
        const email = address();
        const body = { email, first_name: 'New', role: 'viewer', password: TEST_PASSWORD };
        await owner.post('/api/users/').send(body);
        return mailed(email);
      },
    },
    'newsletter confirmation': {
      source: 'newsletter_subscriber.confirm_token_hash',
      make: () => subscribe('confirm_token'),
    },
    'newsletter end': { source: 'key: newsletter end', make: () => subscribe('unsubscribe_token') },
    'booking key': { source: 'booking.access_token_hash', make: async () => booking.token },
    'booking key for a week': {
      source: 'key: booking access',
      make: async () => {
        const { reference, contactEmail: email } = await test.em().findOneOrFail(Booking, { id: booking.id });
        return asking('bookings/lookup', email, { reference }, 'access_token');
      },
    },
    'key of a wish': { source: 'key: trip wish access', make: async () => wish.token },
    quote: {
      source: 'key: quote token',
      make: async () => (await test.api().post('/api/bookings/quote/').send(world.stay)).body.quote_token as string,
    },
    'signature of a card provider': {
      source: 'key: sandbox webhook',
      make: async () => test.app.get(SandboxProvider, { strict: false }).signed(MESSAGE).signature,
    },
    form: { source: 'key: form token', make: async () => (await openForm(test)).form_token },
    preview: {
      source: 'key: content preview',
      make: async () => {
        const manager = await test.as('manager');
        return (await manager.post(`/api/content/packages/${draft.id}/preview/`)).body.token as string;
      },
    },
    'code of the second factor': { source: 'key: second factors', make: async () => code(guarded.secret) },
    'code of a key to confirm': {
      source: 'key: second factors',
      make: async () => {
        const { call, secret } = await startTotp(await staff());
        world.starting = { call };
        return code(secret);
      },
    },
    'recovery code': { source: 'recovery_code.hash', make: async () => recovery.pop() ?? '' },
  };
  const stay = { package: 'quiet-week', check_in: test.clock.maldivesDate(90), adults: 2 };
  const message = JSON.stringify(MESSAGE);
  const world: TokenWorld = {
    test,
    kinds,
    booking,
    wish,
    stay,
    message,
    guarded,
    starting: await startTotp(await staff()),
  };
  return world;
}
