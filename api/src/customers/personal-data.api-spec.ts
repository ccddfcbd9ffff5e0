import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp, TEST_PASSWORD } from '../../test/create-test-app.js';
import { openForm } from '../../test/forms.js';
import { User } from '../auth/user.entity.js';
import { Sql } from '../common/sql.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

describe('personal data of customers', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  }, 60_000);
  afterAll(() => test.close());

  const sendForm = async (path: string, body: object) => {
    const answer = await test
      .api()
      .post(`/api/${path}/`)
      .send({ ...body, ...(await openForm(test)) });
    expect({ path, body: answer.status < 300 ? null : answer.body }).toEqual({ path, body: null });
  };

  it('take along, and have erased, what they wrote under their address', async () => {
    const email = 'eva@example.com';
    const { id } = await test.createUser('customer', null, email);
    await test.em().nativeUpdate(User, { id }, { emailVerifiedAt: test.clock.now() });
    const { body } = await test.api().post('/api/customers/login/').send({ email, password: TEST_PASSWORD });
    const me = () => test.api().set('authorization', `Bearer ${(body as { token: string }).token}`);
    const stranger = 'stranger@example.com';
    for (const address of [email.toUpperCase(), stranger]) {
      await sendForm('contact', {
        name: 'Eva',
        email: address,
        message: 'Is the reef good for beginners?',
        consent: true,
      });
      await sendForm('custom-trip-requests', {
        email: address,
        description: 'Ten quiet days in March, two of us',
        consent: true,
      });
      await sendForm('reviews', {
        email: address,
        name: 'Eva',
        rating: 5,
        comment: 'Mantas at breakfast, every day.',
        language: 'ru',
      });
      await sendForm('newsletter/subscribe', { email: address, consent: true });
    }
    const made = await me().post('/api/customers/me/export/');
    const file = (await me().get(made.body.url)).body;
    expect(file).toMatchObject({
      contact_messages: [{ message: 'Is the reef good for beginners?', replies: [] }],
      trip_requests: [{ description: 'Ten quiet days in March, two of us' }],
      reviews: [{ name: 'Eva', comment: 'Mantas at breakfast, every day.' }],
      newsletter: [{ status: expect.any(String) }],
    });
    expect(JSON.stringify(file)).not.toContain(stranger);
    expect((await me().delete('/api/customers/me/').send({ password: TEST_PASSWORD })).status).toBe(204);
    const left = async (address: string) => {
      const sql = test.app.get(Sql);
      return sql.primaryRow<Record<string, number>>(
        `select (select count(*)::int from contact_message where lower(email) = $1) as messages,
           (select count(*)::int from trip_request where lower(email) = $1) as requests,
           (select count(*)::int from newsletter_subscriber where email = $1) as letters,
           (select count(*)::int from outbox_message where payload::text ilike '%' || $1 || '%' or lower(recipient) = $1) as mails`,
        [address],
      );
    };
    expect(await left(email)).toEqual({ messages: 0, requests: 0, letters: 0, mails: 0 });
    expect(await left(stranger)).toMatchObject({ messages: 1, requests: 1, letters: 1 });
    const names = await test.app.get(Sql).primaryRows(`select name, email from review order by email nulls first`);
    expect(names).toEqual([
      { name: 'Путешественник', email: null },
      { name: 'Eva', email: stranger },
    ]);
    expect((await test.em().findOneOrFail(User, { id })).deletedAt).not.toBeNull();
  });
});
