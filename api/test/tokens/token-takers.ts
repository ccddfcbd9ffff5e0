import { randomUUID } from 'node:crypto';
import { User } from '../../src/people/accounts/user.entity.js';
import { TEST_PASSWORD } from '../create-test-app.js';
import { type ApiDocument, type Operation, filledPath, resolve } from '../document/document.js';
import { openForm } from '../forms.js';
import { messageTakers } from './message-takers.js';
import { moneyTakers } from './money-takers.js';
import { BOOKING_KEYS, type TokenTaker, outcome } from './outcome.js';
import type { TokenWorld } from './token-kinds.js';

/** Members and parameters that carry something which opens. */
const OPENS = /(^|_)(token|refresh|otp|preview|secret|signature|ticket|nonce)$/;
/** A code is one too where it is a second factor's; elsewhere it is a currency's or a language's. */
const isCode = (path: string, name: string) => name === 'code' && path.includes('/totp/');

const members = (document: ApiDocument, { body }: Operation): string[] =>
  Object.values(body).flatMap((schema) => {
    const found = resolve(document, schema);
    const parts = [found, ...(found.allOf ?? []).map((part) => resolve(document, part))];
    return parts.flatMap(({ properties }) => Object.keys(properties ?? {}));
  });

/** Every parameter and member of the document that takes a token: `POST /api/token/refresh/ refresh`. */
export const takersOf = (document: ApiDocument): string[] =>
  document.operations.flatMap((operation) => {
    const { method, path, parameters } = operation;
    const names = [...parameters.map(({ name }) => name), ...members(document, operation)];
    const found = [...new Set(names)].filter((name) => OPENS.test(name) || isCode(path, name));
    return found.map((name) => `${method} ${path} ${name}`);
  });

const PASSWORD = 'seven quiet sandbanks at dawn';
const CONFIRM = { new_password: PASSWORD };
const GUEST = {
  contact: { name: 'Eva', email: 'eva@example.com', phone: '+960 300 0000' },
  accept_terms: true,
};
const MESSAGE = { name: 'Eva', phone: '+960 300 0000', message: 'Is there a pool on the island?', consent: true };
const FORMS: Record<string, { table: string; body: object }> = {
  '/api/contact/': { table: 'contact_message', body: MESSAGE },
  '/api/contact-messages/': { table: 'contact_message', body: MESSAGE },
  '/api/custom-trip-requests/': {
    table: 'trip_request',
    body: { description: 'Somewhere quiet in August, please.', consent: true },
  },
  '/api/newsletter/subscribe/': { table: 'newsletter_subscriber', body: { consent: true } },
  '/api/reviews/': { table: 'review', body: { name: 'Eva', rating: 5, comment: 'We saw mantas every day.' } },
};

/** Every place that takes a token, by the name that `takersOf` gives it; `bearer …` for what goes into the header. */
export function tokenTakers(world: TokenWorld, document: ApiDocument): Record<string, TokenTaker> {
  const { test, booking, guarded } = world;
  let number = 0;

  const post =
    (path: string, member: string, more: object = {}) =>
    async (token: string) =>
      outcome(
        await test
          .api()
          .post(path)
          .send({ ...more, [member]: token }),
      );
  const get = (path: string, query: (token: string) => object) => async (token: string) =>
    outcome(await test.api().get(path).query(query(token)));
  const withBearer = (path: string) => async (token: string) =>
    outcome(await test.api().get(path).set('authorization', `Bearer ${token}`));

  /** A form's answer is the same for machines: what became of it stands in the row. */
  const form = (path: string, member: 'form_token' | 'booking_token') => async (token: string) => {
    const { table, body } = FORMS[path] ?? { table: '', body: {} };
    const email = `writer-${++number}@example.com`;
    // A key that ends does not say whose it is.
    const about = table === 'review' ? { package: 'quiet-week', booking: booking.id } : {};
    const opened = member === 'form_token' ? { website: '' } : await openForm(test);
    const answer = await test
      .api()
      .post(path)
      .send({ ...body, ...about, ...opened, email, [member]: token });
    const column = table === 'review' ? `status, booking_id is not null as stay` : 'status';
    const stored = await test.em().getConnection().execute(`select ${column} from ${table} where email = ?`, [email]);
    return { ...outcome(answer), stored };
  };

  const signInWith = async (otp: string) => {
    const { email } = guarded;
    const answer = await test.api().post('/api/token/').send({ email, password: TEST_PASSWORD, otp });
    // Tries with other codes must not lock the account before all of them were made.
    const free = { failedLogins: 0, failedSince: null, lockedUntil: null };
    await test.em().nativeUpdate(User, { email }, free);
    return outcome(answer);
  };

  const sessions = ['staff access', 'customer access'];
  const office = ['staff access', 'api key'];
  const fixed: Record<string, TokenTaker> = {
    'bearer GET /api/users/me/': {
      send: withBearer('/api/users/me/'),
      own: ['staff access'],
      known: ['customer access', 'api key'],
    },
    'bearer GET /api/customers/me/': {
      send: withBearer('/api/customers/me/'),
      own: ['customer access'],
      known: ['staff access', 'api key'],
    },
    'bearer GET /api/customers/': { send: withBearer('/api/customers/'), own: office, known: ['customer access'] },
    // A token that is sent is looked at, though nobody needs one.
    'bearer GET /api/bookings/{id}/': {
      send: withBearer(`/api/bookings/${booking.id}/?access_token=${booking.token}`),
      own: [...sessions, 'api key'],
    },
    'POST /api/token/ otp': { send: signInWith, own: ['code of the second factor', 'recovery code'] },
    'POST /api/users/me/totp/confirm/ code': {
      send: async (code) => outcome(await world.starting.call.post('/api/users/me/totp/confirm/').send({ code })),
      own: ['code of a key to confirm'],
    },
    'POST /api/token/refresh/ refresh': {
      send: post('/api/token/refresh/', 'refresh'),
      own: ['staff refresh', 'customer refresh'],
    },
    'POST /api/token/logout/ refresh': {
      send: post('/api/token/logout/', 'refresh'),
      own: ['staff refresh', 'customer refresh'],
    },
    'POST /api/customers/logout/ refresh': {
      send: post('/api/customers/logout/', 'refresh'),
      own: ['customer refresh'],
    },
    'POST /api/token/verify/ token': { send: post('/api/token/verify/', 'token'), own: sessions },
    'POST /api/users/password/reset/confirm/ token': {
      send: post('/api/users/password/reset/confirm/', 'token', CONFIRM),
      own: ['staff reset', 'invitation'],
    },
    'POST /api/customers/password/reset/confirm/ token': {
      send: post('/api/customers/password/reset/confirm/', 'token', CONFIRM),
      own: ['customer reset'],
    },
    'POST /api/customers/verify-email/ token': {
      send: post('/api/customers/verify-email/', 'token', { password: TEST_PASSWORD }),
      own: ['registration', 'address of an account'],
    },
    'POST /api/customers/email/confirm/ token': {
      send: post('/api/customers/email/confirm/', 'token', { password: TEST_PASSWORD }),
      own: ['e-mail change'],
    },
    'POST /api/newsletter/confirm/ token': {
      send: post('/api/newsletter/confirm/', 'token'),
      own: ['newsletter confirmation'],
    },
    'POST /api/newsletter/unsubscribe/ token': {
      send: async (token) => {
        const { status } = await test.api().post('/api/newsletter/unsubscribe/').query({ token });
        return { ...(await post('/api/newsletter/unsubscribe/', 'token')(token)), stored: { inAddress: status } };
      },
      own: ['newsletter end'],
    },
    'GET /api/bookings/{id}/ access_token': {
      send: get(`/api/bookings/${booking.id}/`, (access_token) => ({ access_token })),
      own: BOOKING_KEYS,
    },
    'GET /api/bookings/{id}/timeline/ access_token': {
      send: get(`/api/bookings/${booking.id}/timeline/`, (access_token) => ({ access_token })),
      own: BOOKING_KEYS,
    },
    'GET /api/bookings/{id}/agreement/ access_token': {
      send: get(`/api/bookings/${booking.id}/agreement/`, (access_token) => ({ access_token })),
      own: BOOKING_KEYS,
    },
    'GET /api/bookings/{id}/cancellation/ access_token': {
      send: get(`/api/bookings/${booking.id}/cancellation/`, (access_token) => ({ access_token })),
      own: BOOKING_KEYS,
    },
    'GET /api/bookings/{id}/change-requests/ access_token': {
      send: get(`/api/bookings/${booking.id}/change-requests/`, (access_token) => ({ access_token })),
      own: BOOKING_KEYS,
    },
    // Its stay has begun: who may is told that it is too late, and that this change is decided.
    ...Object.fromEntries(
      ['', 'quote/'].map((part) => [
        `POST /api/bookings/{id}/change-requests/${part} access_token`,
        {
          send: async (access_token: string) => {
            const place = `/api/bookings/${booking.id}/change-requests/${part}`;
            return outcome(await test.api().post(place).query({ access_token }).send({ adults: 1 }));
          },
          own: BOOKING_KEYS,
        },
      ]),
    ),
    'POST /api/bookings/{id}/change-requests/{cid}/withdraw/ access_token': {
      send: async (access_token) => {
        const decided = `insert into change_request (id, booking_id, requested, status, total_before_minor, total_minor, actor_type, created_at)
          values (?, ?, '{}', 'declined', 0, 0, 'guest', now()) on conflict do nothing`;
        await test.em().getConnection().execute(decided, [booking.id, booking.id]);
        return outcome(
          await test
            .api()
            .post(`/api/bookings/${booking.id}/change-requests/${booking.id}/withdraw/`)
            .query({ access_token }),
        );
      },
      own: BOOKING_KEYS,
    },
    ...Object.fromEntries(
      [
        ['papers/', 'papers/'],
        ['papers/{paper}/', `papers/${booking.paper}/`],
        ['voucher/', 'voucher/'],
        ['calendar.ics/', 'calendar.ics'],
      ].map(([name, place]) => [
        `GET /api/bookings/{id}/${name} access_token`,
        {
          send: get(`/api/bookings/${booking.id}/${place}`, (access_token) => ({ access_token })),
          own: BOOKING_KEYS,
        },
      ]),
    ),
    // Who may is told why not: it is no hold, and the fee is another one. Nothing changes for the places that come after.
    'POST /api/bookings/{id}/extend/ access_token': {
      send: async (access_token) =>
        outcome(await test.api().post(`/api/bookings/${booking.id}/extend/`).query({ access_token })),
      own: BOOKING_KEYS,
    },
    'POST /api/bookings/{id}/cancel/ access_token': {
      send: async (access_token) =>
        outcome(
          await test
            .api()
            .post(`/api/bookings/${booking.id}/cancel/`)
            .query({ access_token })
            .send({ reason_code: 'other', confirm_fee: '99.00' }),
        ),
      own: BOOKING_KEYS,
    },
    ...messageTakers(world),
    ...moneyTakers(world),
    'POST /api/bookings/ quote_token': {
      send: async (quote_token) =>
        outcome(
          await test
            .api()
            .post('/api/bookings/')
            .set('idempotency-key', randomUUID())
            .send({ ...world.stay, ...GUEST, quote_token }),
        ),
      own: ['quote'],
    },
    'POST /api/reviews/ booking_token': { send: form('/api/reviews/', 'booking_token'), own: BOOKING_KEYS },
  };
  for (const path of Object.keys(FORMS))
    fixed[`POST ${path} form_token`] = { send: form(path, 'form_token'), own: ['form'] };

  // Which thing a preview opens stands in it; `content-previews` tries those of every kind with every other.
  const previews = document.operations
    .filter(({ parameters }) => parameters.some(({ name }) => name === 'preview'))
    .map((operation): [string, TokenTaker] => [
      `${operation.method} ${operation.path} preview`,
      {
        send: async (token) => {
          const id = /^(\d{1,9})\./.exec(token)?.[1] ?? '1';
          const path = filledPath(operation).replace('019aa7c1-0000-7000-8000-000000000000', id);
          return get(path, (preview) => ({ preview }))(token);
        },
        own: operation.path === '/api/packages/{id}/' ? ['preview'] : [],
      },
    ]);
  return { ...fixed, ...Object.fromEntries(previews) };
}
