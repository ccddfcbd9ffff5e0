import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createPackage } from '../../../test/factories.js';
import { personal } from '../../../test/forms.js';
import { HOSTILE_TEXTS } from '../../../test/hostile-texts.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { OutboxMessage } from '../../people/mail/outbox-message.entity.js';
import { Package } from '../../catalogue/packages/package.entity.js';
import { REVIEW_STATUSES, REVIEW_TRANSITIONS, type ReviewStatus } from './review-status.js';
import { Review } from './review.entity.js';

interface Listed {
  id: string;
  rating: number;
  status?: string;
}

describe('reviews', () => {
  let test: TestApp;
  let quiet: Package;
  let other: Package;
  beforeAll(async () => {
    test = await createTestApp();
    quiet = await createPackage(test, {
      slug: 'quiet-week',
      names: { en: 'Quiet week', ru: 'Тихая неделя', zh: '静谧一周' },
    });
    other = await createPackage(test, { slug: 'other-week' });
    await createPackage(test, { slug: 'hidden', status: 'draft' });
    await test.as('agent');
  }, 60_000);
  beforeEach(async () => {
    await test.em().nativeDelete(Review, {});
    await test.em().nativeUpdate(Package, {}, { ratingAverage: null, reviewCount: 0 });
  });
  afterAll(() => test.close());

  const FORM = {
    package: 'quiet-week',
    name: 'Марина',
    email: 'marina@example.com',
    rating: 4,
    comment: 'Манты приплыли.',
    language: 'ru',
  };
  const send = async (over: object = {}, language = 'en') =>
    test
      .api()
      .post('/api/reviews/')
      .set('accept-language', language)
      .send({ ...FORM, ...(await personal(test)), ...over });
  const make = async (over: object = {}) => (await send(over)).body.id as string;
  const stored = (id: string) => test.em().findOneOrFail(Review, { id });
  const approve = async (id: string) => (await test.as('agent')).post(`/api/reviews/${id}/approve/`);
  const approved = async (over: object = {}) => {
    const id = await make(over);
    await approve(id);
    return id;
  };
  const list = async (query = '', caller = test.api()) => {
    const { status, body } = await caller.get(`/api/reviews/?${query}`);
    expect(status).toBe(200);
    return body as { count: number; results: Listed[] };
  };
  const rating = async (slug: string) => {
    const { body } = await test.api().get(`/api/packages/${slug}/`);
    return [body.rating_average, body.review_count] as [number | null, number];
  };

  it('wait for approval, thank by mail in their language and never show the address', async () => {
    const { status, body } = await send({ scores: { reef: 5, food: 3 }, country: 'RU', stay_month: '2026-08' }, 'zh');
    expect([status, body.approved, body.detail]).toEqual([201, false, '谢谢！每条点评在展示前都会经过我们阅读。']);
    expect(await stored(body.id)).toMatchObject({ status: 'pending', language: 'ru', verified: false });
    const [mail] = await test.em().find(OutboxMessage, { entityId: body.id });
    expect(mail).toMatchObject({ template: 'review-thanks', locale: 'ru', recipient: FORM.email });
    expect(mail?.payload).toMatchObject({ about: 'Тихая неделя' });
    for (const query of ['', 'approved=true', 'approved=false', 'rating=4', 'package=quiet-week', 'sort=helpful'])
      expect((await list(query)).count).toBe(0);
    expect((await approve(body.id)).status).toBe(200);
    const shown = await list('lang=ru');
    expect(shown.results[0]).toMatchObject({
      id: body.id,
      package: { id: quiet.id, slug: 'quiet-week', name: 'Тихая неделя' },
      resort: null,
      name: 'Марина',
      country: 'RU',
      scores: { reef: 5, food: 3 },
      approved: true,
      reply: null,
    });
    for (const caller of [test.api(), await test.as('agent'), await test.as('owner')])
      expect(JSON.stringify(await list('', caller))).not.toMatch(/marina@example|ip_hash/);
    expect(shown.results[0]).not.toHaveProperty('status');
  });

  it('show visitors approved ones whatever the query says, and moderators all', async () => {
    const agent = await test.as('agent');
    const [pending, shown] = [await make(), await approved()];
    const spam = await make({ website: 'x' });
    for (const query of ['', 'approved=false', 'approved=true'])
      expect((await list(query)).results.map(({ id }) => id)).toEqual([shown]);
    for (const role of ['customer', 'viewer'] as const)
      expect((await list('approved=false', await test.as(role))).results.map(({ id }) => id)).toEqual([shown]);
    expect((await list('', agent)).results.map(({ id }) => id).toSorted()).toEqual([pending, shown].toSorted());
    expect((await list('approved=false', agent)).results.map(({ id }) => id)).toEqual([pending]);
    expect((await list('status=spam', agent)).results.map(({ id }) => id)).toEqual([spam]);
    expect((await test.api().get('/api/reviews/?status=pending')).status).toBe(401);
    expect((await (await test.as('viewer')).get('/api/reviews/?status=pending')).status).toBe(403);
    expect((await test.api().get('/api/reviews/').auth('bad', { type: 'bearer' })).status).toBe(401);
  });

  it('make the rating of a package, at once and for everybody', async () => {
    const version = async () => (await test.em().findOneOrFail(Package, { id: quiet.id })).version;
    const before = await version();
    expect(await rating('quiet-week')).toEqual([null, 0]);
    const first = await approved({ rating: 5 });
    expect(await rating('quiet-week')).toEqual([5, 1]);
    const second = await approved({ rating: 4 });
    await approved({ rating: 4 });
    await approved({ rating: 1, package: 'other-week' });
    await make({ rating: 1 });
    expect(await rating('quiet-week')).toEqual([4.33, 3]);
    const agent = await test.as('agent');
    await agent.post(`/api/reviews/${first}/hide/`);
    expect(await rating('quiet-week')).toEqual([4, 2]);
    await agent.post(`/api/reviews/${second}/reject/`).send({ reason: 'Names a guest' });
    expect((await agent.delete(`/api/reviews/${first}/`)).status).toBe(428);
    expect((await agent.delete(`/api/reviews/${first}/`).set('if-match', '"3"')).status).toBe(204);
    expect(await rating('quiet-week')).toEqual([4, 1]);
    expect(await rating('other-week')).toEqual([1, 1]);
    expect((await list('package=other-week')).count).toBe(1);
    expect((await list(`package=${quiet.id}`)).count).toBe(1);
    expect(await version()).toBe(before);
  });

  it('stand on the page of their package: three at most, the reader’s language first, at once and without an address', async () => {
    const preview = async (language: string) => {
      const { body, text } = await test.api().get(`/api/packages/quiet-week/?lang=${language}`);
      expect(text).not.toContain('marina@example.com');
      return body.reviews_preview as Listed[];
    };
    const first = await make();
    expect(await preview('ru')).toEqual([]);
    await approve(first);
    const [shown] = await preview('ru');
    const listed = (await list('package=quiet-week')).results[0];
    expect(listed).toMatchObject({ ...shown });
    const second = await approved({ language: 'en' });
    const third = await approved({ language: 'zh' });
    const fourth = await approved({ language: 'en' });
    await approved({ package: 'other-week' });
    const ids = async (language: string) => (await preview(language)).map(({ id }) => id);
    expect(await ids('ru')).toEqual([first, fourth, third]);
    expect(await ids('en')).toEqual([fourth, second, third]);
    const reject = (await test.as('agent')).post(`/api/reviews/${fourth}/reject/`).send({ reason: 'Not about us.' });
    expect((await reject).status).toBe(200);
    expect(await ids('ru')).toEqual([first, third, second]);
  });

  it('count right when two moderators approve at the same time', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5].map((stars) => make({ rating: stars })));
    const answers = await Promise.all(ids.map((id) => approve(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await rating('quiet-week')).toEqual([3, 5]);
  });

  it('follow the table of states and nothing else', async () => {
    const agent = await test.as('agent');
    const id = await make();
    const steps: [string, ReviewStatus][] = [
      ['approve', 'approved'],
      ['reject', 'rejected'],
      ['hide', 'hidden'],
    ];
    for (const from of REVIEW_STATUSES) {
      for (const [verb, to] of steps) {
        await test.em().nativeUpdate(Review, { id }, { status: from });
        const call = agent.post(`/api/reviews/${id}/${verb}/`);
        const { status, body } = await (verb === 'reject' ? call.send({ reason: 'Not about the trip' }) : call);
        const allowed = from === to || REVIEW_TRANSITIONS[from].includes(to);
        expect({ from, to, status, now: body.status ?? body.code }).toEqual({
          from,
          to,
          status: allowed ? 200 : 409,
          now: allowed ? to : 'invalid_transition',
        });
      }
    }
    expect((await agent.post(`/api/reviews/${id}/reject/`).send({})).body).toEqual({
      reason: ['This field is required'],
    });
    expect(await test.em().count(AuditEntry, { entityId: id, action: 'review.approved' })).toBeGreaterThan(2);
  });

  it('are answered in public', async () => {
    const agent = await test.as('agent');
    const id = await approved();
    await list('lang=en');
    const reply = await agent.post(`/api/reviews/${id}/reply/`).send({ text: 'Thank you, Marina.' });
    expect(reply.body).toMatchObject({ reply: { text: 'Thank you, Marina.', by: 'Test' }, status: 'approved' });
    expect((await list('lang=en')).results[0]).toMatchObject({ reply: { text: 'Thank you, Marina.' } });
    const spam = await make({ website: 'x' });
    expect((await agent.post(`/api/reviews/${spam}/reply/`).send({ text: 'Hello' })).status).toBe(409);
    // Whoever read the review before it was answered is told of the answer.
    const replaced = (version: number) =>
      agent.post(`/api/reviews/${id}/reply/`).set('if-match', `"${version}"`).send({ text: 'Thanks!' });
    const { version } = reply.body as { version: number };
    const late = await replaced(version - 1);
    expect([late.status, late.body]).toEqual([
      412,
      expect.objectContaining({
        code: 'stale_version',
        current: expect.objectContaining({ version, reply: reply.body.reply }),
      }),
    ]);
    expect((await replaced(version)).body).toMatchObject({ reply: { text: 'Thanks!' } });
    expect((await agent.post(`/api/reviews/${id}/reply/`).send({ text: 'Thank you, Marina.' })).status).toBe(200);
    expect((await agent.get(`/api/reviews/${id}/`)).body).toMatchObject({
      id,
      allowed_statuses: ['rejected', 'hidden'],
    });
  });

  it('are voted on once by each visitor, and only while they are shown', async () => {
    const id = await approved();
    const vote = (kind: string, of = id) => test.api().post(`/api/reviews/${of}/${kind}/`);
    const votes = await Promise.all([vote('helpful'), vote('helpful'), vote('helpful')]);
    expect(votes.map(({ body }) => body)).toEqual([{ helpful_count: 1 }, { helpful_count: 1 }, { helpful_count: 1 }]);
    expect((await vote('report')).body).toEqual({ helpful_count: 1 });
    await vote('report');
    expect(await stored(id)).toMatchObject({ helpfulCount: 1, reportedCount: 1 });
    expect((await vote('helpful', await make())).status).toBe(404);
    expect((await vote('report', randomUUID())).status).toBe(404);
    expect((await vote('helpful', '1')).status).toBe(404);
  });

  it('are filtered and sorted', async () => {
    const five = await approved({ rating: 5, language: 'en', comment: 'The manta stayed an hour.' });
    const three = await approved({ rating: 3, language: 'zh', package: 'other-week' });
    await test
      .em()
      .nativeUpdate(Review, { id: three }, { helpfulCount: 7, createdAt: new Date(Date.now() - 86_400_000) });
    const ids = async (query: string) => (await list(query)).results.map(({ id }) => id);
    expect(await ids('sort=newest')).toEqual([five, three]);
    expect(await ids('sort=rating')).toEqual([five, three]);
    expect(await ids('sort=helpful&lang=ru')).toEqual([three, five]);
    expect(await ids('sort=helpful&lang=en')).toEqual([five, three]);
    expect(await ids('rating=3')).toEqual([three]);
    expect(await ids('language=en')).toEqual([five]);
    expect(await ids(`package=${other.id}`)).toEqual([three]);
    expect(await ids('verified=true')).toEqual([]);
    expect(await ids('search=MANTA')).toEqual([five]);
    expect(await ids('resort=nowhere')).toEqual([]);
    expect((await list('page_size=1&page=2')).results).toHaveLength(1);
    for (const query of ['rating=6', 'rating=x', 'sort=name', 'approved=1', 'language=fr', 'package=../x', 'email=x'])
      expect((await test.api().get(`/api/reviews/?${query}`)).status).toBe(400);
    expect((await test.api().get('/api/reviews/?page=9')).status).toBe(404);
  });

  it('are refused with every broken rule in the guest’s language', async () => {
    expect((await test.api().post('/api/reviews/').send({})).body).toEqual({
      name: ['This field is required'],
      rating: ['This field is required'],
      comment: ['This field is required'],
    });
    const broken = {
      name: 'М',
      comment: 'Да',
      rating: 6,
      scores: { food: 0, sea: 5 },
      stay_month: '2026-13',
      country: 'ru',
    };
    expect((await send({ ...broken, approved: true, status: 'approved' }, 'ru')).body).toEqual({
      name: ['Минимальное число символов: 2'],
      comment: ['Минимальное число символов: 5'],
      rating: ['Значение не больше 5'],
      'scores.food': ['Значение не меньше 1'],
      'scores.sea': ['Неизвестное поле.'],
      stay_month: ['Введите правильную дату'],
      country: ['Проверьте это значение'],
      approved: ['Неизвестное поле.'],
      status: ['Неизвестное поле.'],
    });
    expect((await send({ comment: 'я'.repeat(501) }, 'ru')).body).toEqual({
      comment: ['Максимальное число символов: 500'],
    });
    for (const reference of ['hidden', 'no-such-thing', '999999'])
      expect((await send({ package: reference, resort: reference })).body).toEqual({
        package: ['There is no such entry'],
        resort: ['There is no such entry'],
      });
    expect((await send({ package: { $ne: null } })).status).toBe(400);
    expect((await send({ package: null })).status).toBe(201);
  });

  it('come back as the text they are', async () => {
    const agent = await test.as('agent');
    const sent = new Map<string, string>();
    for (const hostile of HOSTILE_TEXTS) {
      const text = `So ${hostile}`;
      const id = await approved({ name: text, title: text, comment: `${text} and more` });
      await agent.post(`/api/reviews/${id}/reply/`).send({ text });
      sent.set(id, text);
    }
    const { body, headers } = await test.api().get('/api/reviews/?page_size=100');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body.count).toBe(HOSTILE_TEXTS.length);
    for (const row of body.results as Listed[]) {
      const text = sent.get(row.id) ?? '';
      expect(row).toMatchObject({ name: text, title: text, comment: `${text} and more`, reply: { text } });
    }
  }, 60_000);

  it('are the business of moderators', async () => {
    const id = await approved();
    const [agent, customer, viewer] = [await test.as('agent'), await test.as('customer'), await test.as('viewer')];
    for (const caller of [customer, viewer, test.api()]) {
      const refused = caller === customer || caller === viewer ? 403 : 401;
      for (const verb of ['approve', 'hide'])
        expect((await caller.post(`/api/reviews/${id}/${verb}/`)).status).toBe(refused);
      expect((await caller.post(`/api/reviews/${id}/reject/`).send({ reason: 'No' })).status).toBe(refused);
      expect((await caller.post(`/api/reviews/${id}/reply/`).send({ text: 'No' })).status).toBe(refused);
      expect((await caller.delete(`/api/reviews/${id}/`)).status).toBe(refused);
      expect((await caller.get(`/api/reviews/${id}/`)).status).toBe(refused);
    }
    const stale = await agent.delete(`/api/reviews/${id}/`).set('if-match', '"1"');
    expect([stale.status, stale.body]).toMatchObject([
      412,
      { code: 'stale_version', current: { id }, updated_by: 'as-agent@test.example', updated_at: expect.any(String) },
    ]);
    expect((await agent.delete(`/api/reviews/${id}/`).set('if-match', '"2"')).status).toBe(204);
    for (const verb of ['', 'approve/', 'hide/'])
      expect((await agent[verb ? 'post' : 'delete'](`/api/reviews/${id}/${verb}`)).status).toBe(404);
    const entry = await test.em().findOneOrFail(AuditEntry, { entityId: id, action: 'review.delete' });
    expect(entry.before).toMatchObject({ status: 'approved', comment: FORM.comment });
    expect(JSON.stringify(entry)).not.toContain(FORM.email);
  });
});
