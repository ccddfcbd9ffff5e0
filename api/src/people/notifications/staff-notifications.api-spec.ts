import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Role } from '@atoll/contract/permissions';
import { TEST_PASSWORD } from '../../../test/create-test-app.js';
import { personal } from '../../../test/forms.js';
import { type MoneyWorld, moneyWorld } from '../../../test/money-world.js';
import { User } from '../accounts/user.entity.js';
import { Notification } from './notification.entity.js';
import type { StaffNoticeKind } from './staff-notice-kinds.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

interface Told {
  id: string;
  kind: StaffNoticeKind;
  text: string;
  entity: string;
  entity_id: string;
  read_at: string | null;
}

const ROLES = ['owner', 'manager', 'agent', 'finance', 'editor', 'viewer'] as const;
const SALES = ['owner', 'manager', 'agent'];

describe('what colleagues are told in the office', () => {
  let w: MoneyWorld;
  beforeAll(async () => {
    w = await moneyWorld();
    await w.sql.primaryRows(
      `insert into setting (whatsapp_number, contact_phone, contact_email, social, claims, texts, updated_at)
       values ('9600000000', '+960 300 0000', 'office@atoll.example', '{}', '{}', '{}', now()) on conflict do nothing`,
    );
    for (const role of ROLES) await w.as(role);
  }, 60_000);
  beforeEach(() => w.test.em().nativeDelete(Notification, {}));
  afterAll(() => w.test.close());

  const BELL = '/api/users/me/notifications/';
  const list = async (role: Role, query = '') => {
    const { status, body } = await (await w.as(role)).get(`${BELL}${query}`);
    expect(status).toBe(200);
    return body as { count: number; unread_count: number; results: Told[] };
  };
  const told = async (role: Role, query = '') =>
    (await list(role, query)).results.map(({ kind, entity, entity_id: id }) => `${kind} ${entity} ${id}`);
  /** Who has been told something by now. */
  const hearers = async () => {
    const heard = await Promise.all(ROLES.map(async (role) => ((await told(role)).length > 0 ? [role] : [])));
    return heard.flat();
  };
  const idOf = async (role: Role) =>
    (await w.test.em().findOneOrFail(User, { email: `machine-${role}@test.example` })).id;
  const give = async (table: 'booking' | 'trip_request', id: string, to: string | null) =>
    w.sql.primaryRows(`update ${table} set assigned_to_id = $2::uuid where id = $1::uuid`, [id, to]);
  const sendForm = async (path: string, body: object) => {
    const sent = await w.test
      .api()
      .post(`/api/${path}/`)
      .send({ ...body, ...(await personal(w.test)) });
    expect(sent.status).toBe(201);
    return sent.body.reference as string;
  };

  it('is a new booking, for whoever may change bookings, in the language of the call', async () => {
    const made = await w.book('free', w.day(40));
    expect(await hearers()).toEqual(SALES);
    const { results, unread_count } = await list('agent', '?lang=ru');
    const { reference } = await w.read(made.id);
    expect([unread_count, results]).toMatchObject([
      1,
      [{ kind: 'office_booking', text: `Новое бронирование ${reference}`, entity: 'booking', entity_id: made.id }],
    ]);
  });

  it('is for the colleague alone who looks after the thing, as long as they can', async () => {
    const made = await w.book('free', w.day(41));
    const write = async (text: string) => {
      await w.test.em().nativeDelete(Notification, {});
      // Of what waits for an answer already the office does not hear again.
      expect((await w.staff(made.id, 'messages', { text: 'We look.' })).status).toBe(201);
      w.test.clock.advance(1);
      expect((await w.guest(made, 'messages', { text })).status).toBe(201);
      return hearers();
    };
    await give('booking', made.id, await idOf('manager'));
    expect(await write('One')).toEqual(['manager']);
    expect(await told('manager')).toEqual([`office_booking_message booking ${made.id}`]);
    await give('booking', made.id, await idOf('viewer'));
    expect(await write('Two')).toEqual(SALES);
    await give('booking', made.id, await idOf('manager'));
    await w.test.em().nativeUpdate(User, { id: await idOf('manager') }, { isActive: false });
    try {
      await w.test.em().nativeDelete(Notification, {});
      expect((await w.guest(made, 'cancel', { reason_code: 'change_of_plans', confirm_fee: '0.00' })).status).toBe(200);
      const owners = await w.test.em().find(Notification, { kind: 'office_booking_cancelled' }, { populate: ['user'] });
      expect(owners.map(({ user }) => user.role).toSorted()).toEqual(['agent', 'owner']);
    } finally {
      await w.test.em().nativeUpdate(User, { id: await idOf('manager') }, { isActive: true });
    }
  });

  it('is money that comes, that does not, and its proof, for whoever records payments', async () => {
    await w.depart('boat', w.day(42), 4);
    const made = await w.book('boat', w.day(42));
    await w.test.em().nativeDelete(Notification, {});
    const first = await w.charge(made);
    expect((await w.tell(first.ref, { type: 'charge.declined' })).status).toBe(200);
    const second = await w.charge(made);
    expect((await w.tell(second.ref, { amount: 200_000 })).status).toBe(200);
    expect((await told('finance')).toSorted()).toEqual([
      `office_payment booking ${made.id}`,
      `office_payment_failed booking ${made.id}`,
    ]);
    expect(await hearers()).toEqual(['owner', 'manager', 'agent', 'finance']);
    const asked = await w.book('free', w.day(42));
    expect((await w.staff(asked.id, 'approve')).status).toBe(200);
    const proof = w.test
      .api()
      .post(`/api/bookings/${asked.id}/payment-proofs/?access_token=${asked.access_token}`)
      .set('idempotency-key', randomUUID())
      .attach('proof', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'), 'slip.pdf');
    const sent = await proof;
    expect(sent.status).toBe(201);
    expect((await told('finance'))[0]).toBe(`office_proof booking ${asked.id}`);
    const before = (await list('finance')).count;
    expect((await w.keyed(`payments/${sent.body.id}/fail/`, 'agent', { note: 'Not there' })).status).toBe(200);
    expect((await w.record(asked.id, '100.00')).status).toBe(201);
    expect((await list('finance')).count).toBe(before);
  });

  it('is a clock that has run out', async () => {
    const asked = await w.book('free', w.day(43));
    const approved = await w.book('free', w.day(43));
    expect((await w.staff(approved.id, 'approve')).status).toBe(200);
    await w.test.em().nativeDelete(Notification, {});
    w.test.clock.advance(6 * 86_400);
    await w.timers();
    expect(await told('agent')).toEqual(
      expect.arrayContaining([
        `office_booking_lapsed booking ${approved.id}`,
        `office_booking_unanswered booking ${asked.id}`,
      ]),
    );
  });

  it('is whoever writes, chats or wishes for a trip, and what became of an offer', async () => {
    await sendForm('contact', { name: 'Maria', email: 'm@example.com', message: 'Is the reef good?', consent: true });
    const chat = await w.test.api().post('/api/booking-intents/').send({ package: 'free' });
    expect(chat.status).toBe(201);
    const reference = await sendForm('custom-trip-requests', {
      email: 'maria@example.com',
      description: 'Ten quiet days in March',
      consent: true,
    });
    const kinds = async (role: Role) => (await list(role)).results.map(({ kind }) => kind).toSorted();
    expect(await kinds('agent')).toEqual(['office_contact_message', 'office_lead', 'office_trip_request']);
    expect(await hearers()).toEqual(SALES);

    const { results } = await list('agent');
    const id = results.find(({ kind }) => kind === 'office_trip_request')?.entity_id ?? '';
    await give('trip_request', id, await idOf('agent'));
    const key = await w.sql.primaryRow<{ key: string }>(
      `select payload ->> 'access_token' as key from outbox_message
       where entity_id = $1 and template = 'trip-request-received'`,
      [id],
    );
    const offer = async (verb: 'decline' | 'accept', more: object) => {
      const { body } = await (await w.as('agent')).get(`/api/custom-trip-requests/${id}/`);
      const made = await (
        await w.as('agent')
      )
        .post(`/api/custom-trip-requests/${id}/offers/`)
        .set('if-match', `"${body.version}"`)
        .send({ package: 'free', check_in: w.day(44), adults: 2, confirm_total: '2000.00', valid_until: w.day(5) });
      expect(made.status).toBe(201);
      const answer = await w.test
        .api()
        .post(`/api/custom-trip-requests/${id}/offer/${verb}/`)
        .query({ access_token: key?.key })
        .send({ offer: made.body.offers.at(-1).id, ...more });
      expect(answer.status).toBe(200);
    };
    await w.test.em().nativeDelete(Notification, {});
    await offer('decline', {});
    await offer('accept', { name: 'Maria', phone: '+7 912 345-67-89', accept_terms: true });
    expect(await told('agent')).toEqual(
      expect.arrayContaining([`office_offer_declined trip_request ${id}`, `office_offer_accepted trip_request ${id}`]),
    );
    expect((await list('owner')).results.map(({ kind }) => kind)).toEqual(['office_booking']);
    expect((await list('agent', '?lang=en')).results.map(({ text }) => text)).toContain(
      `The offer for ${reference} is accepted`,
    );
  });

  it('is counted until it is read, each colleague’s own; of a thing and a kind one line waits', async () => {
    const made = await w.book('free', w.day(45));
    const other = await w.book('free', w.day(45));
    const twice = () => w.guest(made, 'messages', { text: 'Hello' });
    expect((await twice()).status).toBe(201);
    expect((await w.staff(made.id, 'messages', { text: 'Yes?' })).status).toBe(201);
    w.test.clock.advance(1);
    expect((await twice()).status).toBe(201);
    expect(await told('agent')).toEqual([
      `office_booking_message booking ${made.id}`,
      `office_booking booking ${other.id}`,
      `office_booking booking ${made.id}`,
    ]);
    const read = async (role: Role, body: object) => {
      const answer = await (await w.as(role)).post(`${BELL}read/`).set('idempotency-key', randomUUID()).send(body);
      return [answer.status, answer.body.unread_count];
    };
    const [agents] = (await list('agent')).results;
    const [owners] = (await list('owner')).results;
    expect(await read('agent', { ids: [agents?.id, owners?.id] })).toEqual([200, 2]);
    expect((await list('owner')).unread_count).toBe(3);
    expect(await told('agent', '?unread=true')).toHaveLength(2);
    // What was read stays where it is, and the next of its kind is news.
    expect((await w.staff(made.id, 'messages', { text: 'And?' })).status).toBe(201);
    w.test.clock.advance(1);
    expect((await twice()).status).toBe(201);
    expect((await list('agent')).count).toBe(4);
    expect(await read('agent', {})).toEqual([200, 0]);
    expect((await list('owner')).unread_count).toBe(3);
    for (const body of [{ ids: [] }, { ids: ['1'] }, { all: true }]) expect((await read('agent', body))[0]).toBe(400);
  });

  it('is shown to nobody who has nothing to do with it any more', async () => {
    await w.book('free', w.day(46));
    expect((await list('agent')).unread_count).toBe(1);
    await w.test.em().nativeUpdate(User, { id: await idOf('agent') }, { role: 'viewer' });
    try {
      expect(await list('agent')).toMatchObject({ count: 0, unread_count: 0, results: [] });
    } finally {
      await w.test.em().nativeUpdate(User, { id: await idOf('agent') }, { role: 'agent' });
    }
    expect((await list('agent')).count).toBe(1);
    expect((await w.test.api().get(BELL)).status).toBe(401);
    expect((await (await w.test.as('customer')).get(BELL)).status).toBe(403);
  });

  it('says nothing of the guest, before their data are erased and after', async () => {
    const user = await w.test.createUser('customer', null, 'vera@example.com');
    await w.test.em().nativeUpdate(User, { id: user.id }, { emailVerifiedAt: w.test.clock.now() });
    const me = w.test.api().auth(await w.test.signInAs(user), { type: 'bearer' });
    const contact = { name: 'Vera Holm', email: 'vera@example.com', phone: '+7 912 345-67-89' };
    const made = await me
      .post('/api/bookings/')
      .set('idempotency-key', randomUUID())
      .send(w.request('free', w.day(47), 2, { contact }));
    expect(made.status).toBe(201);
    const stored = async () => JSON.stringify(await w.sql.primaryRows('select * from notification'));
    expect(await stored()).toContain('office_booking');
    expect(await stored()).not.toMatch(/vera|holm|345-67-89/i);
    expect((await me.delete('/api/customers/me/').send({ password: TEST_PASSWORD })).status).toBe(204);
    expect(await told('agent')).toEqual([`office_booking booking ${made.body.id}`]);
    expect(await stored()).not.toMatch(/vera|holm|345-67-89/i);
  });
});
