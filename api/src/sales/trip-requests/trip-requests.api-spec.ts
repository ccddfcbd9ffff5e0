import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, unbroken } from '@atoll/contract/days';
import { personal } from '../../../test/forms.js';
import { HOSTILE_TEXTS } from '../../../test/hostile-texts.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { Clock } from '../../platform/data/clock.js';
import { OutboxMessage } from '../../people/mail/outbox-message.entity.js';
import { TRIP_REQUEST_STATUSES, TRIP_REQUEST_TRANSITIONS } from './trip-request-status.js';
import { TripRequest } from './trip-request.entity.js';

const FROM = new Clock().maldivesDate(60);
const TO = addDays(FROM, 7);
const LATER = addDays(FROM, 10);

const WISH = {
  when: 'dates',
  stays: ['resort', 'liveaboard'],
  styles: ['honeymoon'],
  interests: ['wildlife', 'sandbank'],
  budget_for: 'person',
  contact_by: 'whatsapp',
};

describe('trip requests', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await test.as('agent');
  }, 60_000);
  afterAll(() => test.close());

  const SHORT = { description: 'A quiet island for two.', email: 'anna@example.com', consent: true };
  const LONG = {
    ...SHORT,
    name: 'Анна Смирнова',
    phone: '+7 912 345-67-89',
    duration: 7,
    budget: '2000-5000',
    travellers: 3,
    children_ages: [7],
    travel_month: '2027-02',
    date_from: FROM,
    date_to: TO,
    destinations: ['baa-atoll'],
    experiences: ['manta-snorkelling'],
    transfer_preference: 'speedboat',
    meal_plan: 'HB',
    builder: WISH,
    locale: 'ru',
    currency: 'EUR',
  };
  const post = (body: object) => test.api().post('/api/custom-trip-requests/').send(body);
  const send = async (over: object = {}): Promise<TripRequest> => {
    const { body } = await post({ ...SHORT, ...(await personal(test)), ...over });
    return test.em().findOneOrFail(TripRequest, { reference: body.reference });
  };
  const url = (id: string, verb = '') => `/api/custom-trip-requests/${id}/${verb}`;

  it('need a description and an e-mail only', async () => {
    const { status, body } = await post({ ...SHORT, ...(await personal(test)) });
    expect(status).toBe(201);
    expect(body.reference).toMatch(/^TR-[0-9A-Z]{6}$/);
    const stored = await test.em().findOneOrFail(TripRequest, { reference: body.reference });
    expect(new Date(body.reply_by).getTime() - stored.createdAt.getTime()).toBe(24 * 3_600_000);
    const rows = await test.em().find(OutboxMessage, { entityId: stored.id });
    expect(rows.map(({ template }) => template).toSorted()).toEqual(['trip-request-new', 'trip-request-received']);
  });

  it('keep all that the builder asks', async () => {
    const { id } = await send(LONG);
    const { body, headers } = await (await test.as('agent')).get(url(id));
    const { consent: _, ...told } = LONG;
    expect(body).toMatchObject({ ...told, status: 'new', notes: [], quotes: [], assigned_to: null, version: 1 });
    expect(headers['etag']).toBe('"1"');
    expect(
      await test.em().count(OutboxMessage, { entityId: id, locale: 'ru', template: 'trip-request-received' }),
    ).toBe(1);
  });

  it('are refused with the rules of the specification, each language in its words', async () => {
    const refuse = async (over: object) => {
      const { status, body } = await post({ ...SHORT, ...over }).set('accept-language', 'ru');
      expect(status).toBe(400);
      return body as Record<string, string[]>;
    };
    expect((await post({})).body).toEqual({
      description: ['This field is required'],
      email: ['This field is required'],
      consent: ['This field is required'],
    });
    expect(await refuse({ description: 'Too short' })).toEqual({ description: ['Минимальное число символов: 10'] });
    expect(await refuse({ description: 'я'.repeat(1001) })).toEqual({
      description: ['Максимальное число символов: 1\u00a0000'],
    });
    expect(await refuse({ duration: 4 })).toEqual({ duration: ['Выберите одно из значений: 3, 5, 7, 10, 14'] });
    expect(await refuse({ budget: '1-2' })).toEqual({
      budget: ['Выберите одно из значений: 1000-2000, 2000-5000, 5000-10000, 10000+'],
    });
    const words = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' });
    const inWords = (day: string) => unbroken(words.format(new Date(`${day}T00:00:00Z`)));
    expect(await refuse({ date_from: FROM, date_to: addDays(FROM, -1) })).toEqual({
      date_to: [`Самая ранняя возможная дата\u00a0— ${inWords(FROM)}`],
    });
    const [today, far] = [test.clock.maldivesDate(), test.clock.maldivesDate(3 * 365)];
    expect(Object.keys(await refuse({ date_from: '0000-01-01' }))).toEqual(['date_from']);
    for (const day of ['1999-01-01', test.clock.maldivesDate(-1)])
      expect(await refuse({ date_from: day })).toEqual({
        date_from: [`Самая ранняя возможная дата\u00a0— ${inWords(today)}`],
      });
    expect(await refuse({ date_to: '9999-12-31' })).toEqual({
      date_to: [`Самая поздняя возможная дата\u00a0— ${inWords(far)}`],
    });
    expect(await refuse({ travel_month: '2027-13' })).toEqual({ travel_month: ['Введите правильную дату'] });
    for (const builder of [[], 'x', 1]) expect(await refuse({ builder })).toEqual({ builder: ['Здесь нужен объект'] });
    for (const extra of ['status', 'id', 'version', 'assigned_to', 'quotes'])
      expect(Object.keys(await refuse({ [extra]: 'x' }))).toEqual([extra]);
    for (const list of ['destinations', 'experiences'])
      for (const value of [['../../etc'], Array.from({ length: 11 }, () => 'x'), [{ $ne: 1 }]])
        expect(Object.keys(await refuse({ [list]: value }))).toEqual([list]);
    for (const duration of [3, 5, 7, 10, 14])
      expect((await post({ ...SHORT, duration, budget: '10000+' })).status).toBe(201);
  });

  it('follow the pipeline and nothing else', async () => {
    const agent = await test.as('agent');
    const { id } = await send();
    for (const from of TRIP_REQUEST_STATUSES) {
      for (const to of TRIP_REQUEST_STATUSES) {
        await test.em().nativeUpdate(TripRequest, { id }, { status: from });
        const reason = to === 'lost' ? { lost_reason: 'Too far' } : {};
        const { status, body } = await agent.post(url(id, 'transition/')).send({ status: to, ...reason });
        const allowed = from === to || TRIP_REQUEST_TRANSITIONS[from].includes(to);
        expect({ from, to, status, now: body.status ?? body.code }).toEqual({
          from,
          to,
          status: allowed ? 200 : 409,
          now: allowed ? to : 'invalid_transition',
        });
      }
    }
    expect(await test.em().count(AuditEntry, { entityId: id, action: 'trip_request.transition' })).toBeGreaterThan(10);
  });

  it('are lost for a reason, and quoted by no hand', async () => {
    const agent = await test.as('agent');
    const { id } = await send();
    const move = (body: object) => agent.post(url(id, 'transition/')).send(body);
    expect((await move({ status: 'lost' })).body).toEqual({ lost_reason: ['This field is required'] });
    expect((await move({ status: 'quoted' })).body.code).toBe('invalid_transition');
    const lost = await move({ status: 'lost', lost_reason: 'Booked with the resort' });
    expect(lost.body).toMatchObject({ lost_reason: 'Booked with the resort', allowed_statuses: ['in_progress'] });
    expect((await move({ status: 'in_progress' })).body.lost_reason).toBeNull();
  });

  it('are corrected by one writer at a time and noted on by all', async () => {
    const [agent, owner] = [await test.as('agent'), await test.as('owner')];
    const { id } = await send(LONG);
    const patch = (tag: string | null, body: object) => {
      const call = agent.patch(url(id));
      return (tag === null ? call : call.set('if-match', tag)).send(body);
    };
    expect((await patch(null, { duration: 10 })).status).toBe(428);
    const changed = await patch('"1"', { duration: 10, name: null, date_to: LATER });
    expect(changed.body).toMatchObject({
      duration: 10,
      name: null,
      date_to: LATER,
      phone: LONG.phone,
      version: 2,
    });
    for (const day of [addDays(FROM, -13), '0000-01-01', '9999-12-31'])
      expect((await patch('"2"', { date_to: day })).status).toBe(400);
    expect((await patch('"2"', { email: 'other@example.com' })).body).toEqual({ email: ['Unknown field.'] });
    const stale = await patch('"1"', { duration: 5 });
    expect([stale.status, stale.body.current.duration, stale.body.updated_by]).toEqual([
      412,
      10,
      'as-agent@test.example',
    ]);
    const me = (await owner.get('/api/users/me/')).body as { id: string };
    expect((await patch('"2"', { assigned_to: me.id })).body.assigned_to.id).toBe(me.id);
    expect((await patch('"3"', { assigned_to: randomUUID() })).status).toBe(400);
    await Promise.all([
      agent.post(url(id, 'notes/')).send({ text: 'Called back.' }),
      owner.post(url(id, 'notes/')).send({ text: 'Give them the corner villa.' }),
    ]);
    const { body } = await agent.get(url(id));
    expect((body.notes as { text: string }[]).map(({ text }) => text).toSorted()).toEqual([
      'Called back.',
      'Give them the corner villa.',
    ]);
    expect((await agent.post(url(id, 'notes/')).send({ text: '' })).status).toBe(400);
  });

  it('are found by state, colleague, delay and words', async () => {
    const agent = await test.as('agent');
    const { id } = await send({ description: 'Somewhere for whale watching in August' });
    const ids = async (query: string) => {
      const { status, body } = await agent.get(`/api/custom-trip-requests/?${query}`);
      expect(status).toBe(200);
      return (body.results as { id: string }[]).map((row) => row.id);
    };
    expect(await ids('search=WHALE')).toEqual([id]);
    expect(await ids('search=whale&status=quoted')).toEqual([]);
    expect(await ids('search=whale&assigned_to=none&overdue=false')).toEqual([id]);
    await test.em().nativeUpdate(TripRequest, { id }, { replyBy: new Date(Date.now() - 1000) });
    expect(await ids('overdue=true')).toEqual([id]);
    await agent.post(url(id, 'transition/')).send({ status: 'spam' });
    expect(await ids('search=whale')).toEqual([]);
    expect(await ids('search=whale&status=spam&sort=reply_by')).toEqual([id]);
    for (const query of ['status=open', 'sort=name', 'assigned_to=x', 'page=9', 'email=x'])
      expect([400, 404]).toContain((await agent.get(`/api/custom-trip-requests/?${query}`)).status);
  });

  it('come back to the office as the text they are', async () => {
    const agent = await test.as('agent');
    for (const hostile of HOSTILE_TEXTS) {
      const [text, description] = [`So ${hostile}`, `So ${hostile} and more`];
      const { id } = await send({ description, name: text });
      const { body } = await agent.get(url(id));
      expect(body).toMatchObject({ description, name: text });
      const note = await agent.post(url(id, 'notes/')).send({ text });
      expect(note.body.notes[0].text).toBe(text);
    }
  }, 60_000);

  it('are the business of those who manage requests', async () => {
    const { id } = await send();
    expect((await test.api().get('/api/custom-trip-requests/')).status).toBe(401);
    for (const role of ['viewer', 'editor', 'finance', 'customer'] as const) {
      const caller = await test.as(role);
      expect((await caller.get('/api/custom-trip-requests/')).status).toBe(403);
      expect((await caller.get(url(id))).status).toBe(403);
      expect((await caller.patch(url(id)).set('if-match', '"1"').send({ duration: 3 })).status).toBe(403);
      expect((await caller.post(url(id, 'transition/')).send({ status: 'spam' })).status).toBe(403);
      expect((await caller.post(url(id, 'notes/')).send({ text: 'Hi' })).status).toBe(403);
    }
    const agent = await test.as('agent');
    for (const other of [randomUUID(), '1']) expect((await agent.get(url(other))).status).toBe(404);
    expect((await agent.post(url(randomUUID(), 'transition/')).send({ status: 'spam' })).status).toBe(404);
  });
});
