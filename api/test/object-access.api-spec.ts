import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Permission } from '@atoll/contract/permissions';
import { permissionsOf } from '../src/people/accounts/roles.js';
import type { AccessRule } from '../src/platform/access/access.js';
import { Session } from '../src/people/auth/session.entity.js';
import { User } from '../src/people/accounts/user.entity.js';
import { CustomerProfile } from '../src/sales/customers/customer-profile.entity.js';
import { ErrorGroup } from '../src/platform/error-reports/error-group.entity.js';
import { Clock } from '../src/platform/data/clock.js';
import { ContactMessage } from '../src/sales/contact-messages/contact-message.entity.js';
import { OutboxMessage } from '../src/people/mail/outbox-message.entity.js';
import { NewsletterSubscriber } from '../src/sales/newsletter/newsletter-subscriber.entity.js';
import { Lead } from '../src/sales/leads/lead.entity.js';
import { TripRequest } from '../src/sales/trip-requests/trip-request.entity.js';
import { WishKeys } from '../src/sales/trip-requests/wish-keys.js';
import { createTestApp, type TestApp } from './create-test-app.js';
import { requireDocument } from './document/document.js';
import { apiRoutes, type Route } from './document/routes.js';
import { createPackage, issuePaper } from './factories.js';
import { fingerprint } from './fingerprint.js';
import { personal } from './forms.js';
import { OBJECTS, type Thing } from './personal-objects.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(60_000);

/** Stands in everything that belongs to the person whose things they are. Nobody else may ever read it. */
const MARK = 'Pemberley';

/** What a guest reads with the key of the link that does not tell their name. */
const NAMELESS_READS =
  'getBookingAgreement|getBookingTimeline|getCancellationCost|listBookingMessages|listChangeRequests|listPayments|' +
  'listBookingPapers|getBookingPaper|getBookingVoucher|getBookingCalendar';
/** What a guest opens with the key of the link. */
const KEYED = new Set([
  ...'getBooking|extendBooking|cancelBooking|createChangeRequest|withdrawChangeRequest|startPayment'.split('|'),
  ...'createBookingMessage|readBookingMessages'.split('|'),
  ...`sendPaymentProof|${NAMELESS_READS}`.split('|'),
]);
/** What a guest opens with the key of the link to a wish, and with nothing else. */
const WISH_KEYED = new Set(['getTripWish', 'acceptTripOffer', 'declineTripOffer']);
/** What somebody alone may read although it does not tell their name. */
const NAMELESS = new Set(NAMELESS_READS.split('|'));
/** What a part of the address names that is nobody's: a provider. */
const OF_NOBODY = new Set(['receiveWebhook']);

/** What these tags name belongs to the agency, not to a person. */
const OF_THE_AGENCY = new Set(
  (
    'amenities|categories|content|cultural content|currencies|destinations|experiences|faqs|homepage|languages|letters|locations|media|packages|' +
    'page heroes|pages|posts|rates|redirects|registry|resort-images|resorts|saved views|stock|transfers|translations|' +
    'api keys|webhooks'
  ).split('|'),
);

/** Nor does what these permissions open: whatever new kind of content it is. */
const WRITTEN_BY_STAFF = /^(catalogue|content)\./;

/** Who asks for somebody else's things. */
type Stranger =
  'another customer' | 'nobody' | 'the key of another booking' | 'disabled staff' | 'staff without the right';

/** An offer that there is none of. */
const NO_OFFER = '019aa7c1-0000-7000-8000-0000000000ff';

/** The proof of a transfer, in a form. */
const SLIP =
  '--b\r\ncontent-disposition: form-data; name="proof"; filename="slip.pdf"\r\n\r\n%PDF-1.7\n%%EOF\r\n--b--\r\n';

describe('what belongs to somebody', () => {
  let test: TestApp;
  let routes: Route[];
  let otherKey: string;
  let ownKey: string;
  const tokens: Partial<Record<Stranger | 'owner' | 'the customer' | 'the colleague', string>> = {};
  const ids = {} as Record<Thing | 'paper', string>;
  const document = requireDocument();
  const inDays = (days: number) => new Clock().maldivesDate(days);

  const book = async (token: string | null, name: string) => {
    const call = test.api().post('/api/bookings/').set('idempotency-key', `booking-of-${name}`);
    const { body, status } = await (token ? call.auth(token, { type: 'bearer' }) : call).send({
      package: 'quiet-week',
      check_in: inDays(40),
      adults: 2,
      contact: { name, email: `${name}@example.com`, phone: '+960 300 1234' },
      special_requests: `A cot for ${name}`,
      accept_terms: true,
      shown_price: { total: '2000.00' },
    });
    expect(status).toBe(201);
    return body as { id: string; access_token: string };
  };

  const makeCustomer = async (name: string) => {
    const user = await test.createUser('customer', null, `${name}@example.com`);
    const em = test.em();
    const stored = await em.findOneOrFail(User, { id: user.id });
    em.assign(stored, { emailVerifiedAt: test.clock.now(), lastName: name });
    em.persist(new CustomerProfile(stored, { phone: '+960 300 1234' }));
    await em.flush();
    return { user, token: await test.signInAs(stored) };
  };

  const makeThings = async (token: string) => {
    const form = { ...(await personal(test)), email: `${MARK}@example.com`, consent: true };
    const send = (path: string, body: object) => test.api().post(`/api/${path}/`).send(body);
    await send('contact', { ...form, name: MARK, message: `${MARK} asks about mantas.` });
    await send('custom-trip-requests', { ...form, name: MARK, description: `${MARK} wants a quiet island.` });
    const { consent: _, ...words } = form;
    const review = { ...words, package: 'quiet-week', name: MARK, rating: 5, comment: `${MARK} saw mantas.` };
    ids.review = (await send('reviews', review)).body.id;
    await send('newsletter/subscribe', form);
    const report = {
      message: `${MARK} broke`,
      level: 'page',
      error_id: 'visitor-saw-1',
      timestamp: '2026-11-21T08:00:00.000Z',
    };
    expect((await test.api().post('/api/errors').send(report)).status).toBeLessThan(300);
    const em = test.em();
    await send('booking-intents', { package: 'quiet-week' });
    await em.nativeUpdate(Lead, { status: 'new' }, { name: MARK });
    ids.lead = (await em.findOneOrFail(Lead, { name: MARK })).id;
    ids.message = (await em.findOneOrFail(ContactMessage, { name: MARK })).id;
    ids.trip = (await em.findOneOrFail(TripRequest, { name: MARK })).id;
    ids.subscriber = (await em.findAll(NewsletterSubscriber))[0]?.id ?? '';
    ids.error = String((await em.findAll(ErrorGroup))[0]?.id ?? '');
    const [mail] = await em.findAll(OutboxMessage);
    ids.mail = String(mail?.id);
    await em.nativeUpdate(OutboxMessage, {}, { status: 'failed' });
    const kept = await test
      .api()
      .post('/api/customers/me/travellers/')
      .auth(token, { type: 'bearer' })
      .send({ name: MARK });
    expect(kept.status).toBe(201);
    ids.traveller = kept.body.id;
    const made = await test.api().post('/api/customers/me/export/').auth(token, { type: 'bearer' });
    ids.export = made.body.id;
  };

  beforeAll(async () => {
    test = await createTestApp();
    routes = apiRoutes(test.app);
    const { id } = await createPackage(test, { slug: 'quiet-week', names: { en: 'Quiet week' } });
    const customer = await makeCustomer(MARK);
    const other = await makeCustomer('other');
    const call = () => test.api();
    await call()
      .post('/api/customers/me/favourites/')
      .auth(customer.token, { type: 'bearer' })
      .send({ kind: 'package', id });
    const booking = await book(customer.token, MARK);
    [ownKey, otherKey] = [booking.access_token, (await book(other.token, 'other')).access_token];
    ids.paper = await issuePaper(test, booking.id);
    const colleague = await test.createUser('staff', 'agent', `${MARK}@atoll.example`);
    const disabled = await test.createUser('staff', 'owner', 'disabled@atoll.example');
    Object.assign(tokens, {
      owner: await test.tokenOf('owner'),
      'the customer': customer.token,
      'the colleague': await test.signInAs(colleague),
      'another customer': other.token,
      'disabled staff': await test.signInAs(disabled),
    });
    await test.em().nativeUpdate(User, { id: disabled.id }, { isActive: false });
    const sessionOf = async (user: string) => (await test.em().findOneOrFail(Session, { user })).id;
    Object.assign(ids, { booking: booking.id, customer: customer.user.id, colleague: colleague.id });
    Object.assign(ids, { session: await sessionOf(customer.user.id), staffSession: await sessionOf(colleague.id) });
    const change = await call()
      .post(`/api/bookings/${booking.id}/change-requests/`)
      .query({ access_token: ownKey })
      .send({ adults: 1 });
    expect(change.status).toBe(201);
    ids.change = change.body.id;
    const paid = await (
      await test.as('owner')
    )
      .post(`/api/bookings/${booking.id}/payments/`)
      .set('idempotency-key', randomUUID())
      .field({ kind: 'payment', method: 'cash', amount: '1.00' })
      .attach('proof', Buffer.from(`%PDF-1.7\nby ${MARK}\n%%EOF`), 'slip.pdf');
    ids.payment = paid.body.id;
    await makeThings(customer.token);
    expect(Object.entries(ids).filter(([, value]) => !value)).toEqual([]);
  }, 120_000);
  afterAll(() => test.close());

  const operationOf = (name: string) => {
    const operation = document.operations.find(({ id }) => id === name);
    const route = routes.find(({ method, path }) => method === operation?.method && path === operation.path);
    if (!operation || !route?.rule) throw new Error(`${name} is no operation`);
    return { ...operation, rule: route.rule };
  };

  const permissionOf = (rule: AccessRule) =>
    rule.kind === 'staff' && 'permission' in rule ? rule.permission : undefined;

  /** A role that lacks the permission. */
  const roleWithout = (permission: Permission | null | undefined): 'viewer' | 'translator' =>
    permission && permissionsOf('viewer').includes(permission) ? 'translator' : 'viewer';

  const BODIES: Partial<Record<string, object>> = {
    updateSavedTraveller: { nationality: 'RU' },
    createChangeRequest: { adults: 3 },
    createBookingMessage: { text: 'Is there a hairdryer?' },
    acceptChangeRequest: { confirm_total: '1000.00' },
    declineChangeRequest: { message: 'There is no room.' },
    recordPayment: { kind: 'payment', method: 'cash', amount: '1.00' },
    refundPayment: { amount: '0.50', reason: 'Paid too much' },
    cancelBooking: { reason_code: 'other', confirm_fee: '0.00' },
    declineBooking: { reason_code: 'other' },
    updateBooking: { note: 'Call back.' },
    updateBookingIntent: { note: 'Writes in the evening.' },
    updateContactMessage: { status: 'in_progress' },
    replyToContactMessage: { message: 'Yes.' },
    updateTripRequest: { assigned_to: null },
    addTripRequestNote: { text: 'Call back.' },
    transitionTripRequest: { status: 'in_review' },
    acceptTripOffer: { offer: NO_OFFER, name: 'Eve', phone: '+960 300 1234', accept_terms: true },
    declineTripOffer: { offer: NO_OFFER },
    updateErrorReport: { status: 'resolved' },
    rejectReview: { reason: 'spam' },
    replyToReview: { text: 'Thanks.' },
    updateUser: { first_name: 'Eve' },
    reportReview: { reason: 'spam' },
  };

  const send = async (name: string, token: string | undefined, key?: string) => {
    const { method, path } = operationOf(name);
    const { thing } = OBJECTS[name as keyof typeof OBJECTS];
    const body = method === 'GET' || method === 'DELETE' ? undefined : (BODIES[name] ?? {});
    const answer = await test.app.inject({
      method: method as 'GET',
      url:
        path
          .replace('{cid}', ids.change)
          .replace('{paper}', ids.paper)
          .replace(/\{\w+\}/, ids[thing === 'change' ? 'booking' : thing]) + (key ? `?access_token=${key}` : ''),
      headers: {
        'if-match': '"1"',
        ...(/Payment/.test(name) && method === 'POST' && { 'idempotency-key': randomUUID() }),
        ...(name === 'sendPaymentProof' && { 'content-type': 'multipart/form-data; boundary=b' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { payload: name === 'sendPaymentProof' ? SLIP : body }),
    });
    return { status: answer.statusCode, text: answer.body };
  };

  /** What a stranger is told: not signed in 401, wrong area or right 403, else that there is no such thing. */
  function refusal(name: string, stranger: Stranger): number {
    const { rule } = operationOf(name);
    if (WISH_KEYED.has(name)) return 404;
    // What everybody may call takes no key at all.
    if (rule.kind === 'public' && rule.identity === 'ignored')
      return stranger === 'the key of another booking' ? 400 : 404;
    if (stranger === 'disabled staff') return 401;
    if (rule.kind === 'public') return stranger === 'staff without the right' ? 403 : 404;
    if (stranger === 'nobody' || stranger === 'the key of another booking') return 401;
    if (stranger === 'another customer') return rule.kind === 'customer' ? 404 : 403;
    // The own account of staff: another's session is not found.
    return permissionOf(rule) === null ? 404 : 403;
  }

  const STRANGERS: Stranger[] = [
    'another customer',
    'nobody',
    'the key of another booking',
    'disabled staff',
    'staff without the right',
  ];

  it('is in the table, whatever operation names it', () => {
    const isOfTheAgency = ({ id, tag }: { id: string; tag: string }) =>
      OF_THE_AGENCY.has(tag) || WRITTEN_BY_STAFF.test(permissionOf(operationOf(id).rule) ?? '');
    const named = document.operations.filter(
      (operation) => operation.path.includes('{') && !OF_NOBODY.has(operation.id) && !isOfTheAgency(operation),
    );
    expect(named.map(({ id }) => id).toSorted()).toEqual(Object.keys(OBJECTS).toSorted());
  });

  it('is neither shown to strangers nor changed by them', async () => {
    const wrong: unknown[] = [];
    for (const role of ['viewer', 'translator'] as const) await test.tokenOf(role);
    const before = await fingerprint(test.database.ownerConfig.databaseUrl);
    for (const name of Object.keys(OBJECTS)) {
      const { rule } = operationOf(name);
      for (const stranger of STRANGERS) {
        const permission = rule.kind === 'staff' ? permissionOf(rule) : 'bookings.view';
        const token =
          stranger === 'staff without the right' ? await test.tokenOf(roleWithout(permission)) : tokens[stranger];
        const key = stranger === 'the key of another booking' ? otherKey : undefined;
        const { status, text } = await send(name, token, key);
        const should = refusal(name, stranger);
        const leaks =
          new RegExp(MARK, 'i').test(text) || Object.values(ids).some((id) => id.length > 8 && text.includes(id));
        if (status !== should || leaks) wrong.push({ name, stranger, status, should, text: text.slice(0, 200) });
      }
    }
    expect(wrong).toEqual([]);
    expect(await fingerprint(test.database.ownerConfig.databaseUrl)).toEqual(before);
  }, 120_000);

  it('is in no list, no export and no answer about another customer’s own account', async () => {
    const before = await fingerprint(test.database.ownerConfig.databaseUrl);
    const own = document.operations.filter(({ tag, method, path }) => {
      const rule = routes.find((route) => route.method === method && route.path === path)?.rule;
      return tag === 'customers' && method === 'GET' && rule?.kind === 'customer' && !path.includes('{');
    });
    expect(own.map(({ id }) => id)).toContain('listCustomerBookings');
    for (const { path, id } of own) {
      const { body, status } = await test
        .api()
        .get(path)
        .auth(tokens['another customer'] ?? '', { type: 'bearer' });
      expect({ id, status, found: JSON.stringify(body).match(new RegExp(MARK, 'i')) }).toEqual({
        id,
        status: 200,
        found: null,
      });
    }
    // What is named in a query or a body is looked for among the own things only.
    const other = () => test.api().set('authorization', `Bearer ${tokens['another customer']}`);
    expect((await other().delete('/api/customers/me/favourites/?kind=package&id=1')).status).toBe(204);
    const asAnother = { id: ids.customer, user: ids.customer, customer_id: ids.customer };
    for (const member of Object.entries(asAnother))
      expect(
        (
          await other()
            .patch('/api/customers/me/')
            .set('if-match', '"1"')
            .send(Object.fromEntries([member]))
        ).status,
      ).toBe(400);
    for (const query of [
      `customer=${ids.customer}`,
      `user=${ids.customer}`,
      `email=${MARK}@example.com`,
      `search=${MARK}`,
    ])
      expect((await other().get(`/api/customers/me/bookings/?${query}`)).status).toBe(400);
    expect(await fingerprint(test.database.ownerConfig.databaseUrl)).toEqual(before);
    const made = await other().post('/api/customers/me/export/');
    const file = await other().get(made.body.url);
    expect([file.status, file.text.includes('other@example.com')]).toEqual([200, true]);
    expect(file.text).not.toMatch(new RegExp(MARK, 'i'));
  });

  it('opens to who it belongs to', async () => {
    const opened: unknown[] = [];
    const names = Object.keys(OBJECTS).filter((name) => OBJECTS[name as keyof typeof OBJECTS].whose !== 'shown');
    // Reads first, then what people do to their own things; what ends things comes last.
    const last = (name: string) =>
      ['GET', 'PATCH', 'POST', 'DELETE'].indexOf(operationOf(name).method) -
      (OBJECTS[name as keyof typeof OBJECTS].whose === 'own' ? 10 : 0);
    for (const name of names.toSorted((a, b) => last(a) - last(b))) {
      const { rule, method } = operationOf(name);
      const wishKey = WISH_KEYED.has(name) ? test.app.get(WishKeys, { strict: false }).of(ids.trip) : undefined;
      const isKeyed = KEYED.has(name) || wishKey !== undefined;
      const customers = rule.kind === 'customer' || isKeyed;
      const token = customers
        ? tokens['the customer']
        : name === 'revokeCurrentUserSession'
          ? tokens['the colleague']
          : tokens.owner;
      const { status, text } = await send(
        name,
        isKeyed ? undefined : token,
        wishKey ?? (KEYED.has(name) ? ownKey : undefined),
      );
      const shows = method !== 'GET' || NAMELESS.has(name) || new RegExp(MARK, 'i').test(text);
      if ([401, 403, 404].includes(status) || status >= 500 || !shows)
        opened.push({ name, status, text: text.slice(0, 200) });
    }
    expect(opened).toEqual([]);
  }, 60_000);
});
