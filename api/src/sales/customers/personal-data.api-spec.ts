import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { extractText } from 'unpdf';
import { createTestApp, type TestApp, TEST_PASSWORD } from '../../../test/create-test-app.js';
import { createPackage } from '../../../test/factories.js';
import { openForm } from '../../../test/forms.js';
import { User } from '../../people/accounts/user.entity.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.entity.js';
import { Sql } from '../../platform/data/sql.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { OutboxMessage } from '../../people/mail/outbox-message.entity.js';
import type { BookingPapersDto } from '../papers/papers.dto.js';
import { TripRequest } from '../trip-requests/trip-request.entity.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

describe('personal data of customers', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await createPackage(test, { slug: 'quiet-week' });
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
        page_url: 'https://atoll.example/en/packages/quiet-week',
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
    const office = await test.as('owner');
    const { id: request } = await test.em().findOneOrFail(TripRequest, { email: email.toUpperCase() });
    const path = `/api/custom-trip-requests/${request}`;
    expect((await office.post(`${path}/notes/`).send({ text: 'Wants a quiet house reef' })).status).toBe(201);
    const lost = { status: 'lost', lost_reason: 'Booked directly with the resort' };
    expect((await office.post(`${path}/transition/`).send(lost)).status).toBe(200);
    const letter = await test.em().findOneOrFail(OutboxMessage, { recipient: email, template: 'newsletter-confirm' });
    const tokens = letter.payload as { confirm_token: string; unsubscribe_token: string };
    const leave = { token: tokens.unsubscribe_token, reason: 'Too many letters' };
    expect((await test.api().post('/api/newsletter/unsubscribe/').send(leave)).status).toBe(200);
    expect((await test.api().post('/api/customers/password/reset/').send({ email })).status).toBe(202);
    const made = await me().post('/api/customers/me/export/');
    const file = (await me().get(made.body.url)).body;
    const at = expect.any(String);
    expect(file).toMatchObject({
      contact_messages: [
        {
          message: 'Is the reef good for beginners?',
          page_url: 'https://atoll.example/en/packages/quiet-week',
          replies: [],
        },
      ],
      trip_requests: [
        {
          description: 'Ten quiet days in March, two of us',
          lost_reason: 'Booked directly with the resort',
          notes: [{ text: 'Wants a quiet house reef', at }],
        },
      ],
      reviews: [{ name: 'Eva', comment: 'Mantas at breakfast, every day.' }],
      newsletter: [{ status: 'unsubscribed', unsubscribe_reason: 'Too many letters' }],
    });
    expect(file.letters).toEqual(
      ['contact-received', 'trip-request-received', 'review-thanks', 'newsletter-confirm', 'password-reset'].map(
        (template) => ({
          template,
          locale: template === 'review-thanks' ? 'ru' : 'en',
          status: 'queued',
          created_at: at,
          sent_at: null,
        }),
      ),
    );
    // What was done by the person, and what was done to the account by somebody who was not signed in.
    expect(file.activity).toEqual([
      { at, action: 'session.create' },
      { at, action: 'user.reset_request' },
    ]);
    for (const token of Object.values(tokens)) expect(JSON.stringify(file)).not.toContain(token);
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

  const PHONE = '+9607771234';
  const book = (email: string, token?: string) => {
    const call = test.api().post('/api/bookings/').set('idempotency-key', randomUUID());
    if (token) void call.auth(token, { type: 'bearer' });
    const request = { package: 'quiet-week', check_in: test.clock.maldivesDate(40), adults: 2, children_ages: [] };
    const contact = { name: 'Zuleikha Unforgotten', email, phone: PHONE };
    return call.send({
      ...request,
      contact,
      special_requests: 'A cake without nuts',
      accept_terms: true,
      shown_price: { total: '2000.00' },
    });
  };

  /** What is written about a booking on its way: by its guest, by colleagues, in a file. Every word of it is the guest's affair. */
  const sale = async ({ id, access_token: key }: { id: string; access_token: string }) => {
    const owner = await test.as('owner');
    const send = async (path: string, values: object, agent = owner) => {
      const { status, body } = await agent.post(`/api/${path}`).set('idempotency-key', randomUUID()).send(values);
      expect({ path, isDone: status < 300, body }).toMatchObject({ isDone: true });
      return body as { id: string };
    };
    const asGuest = (place: string) => `bookings/${id}/${place}/?access_token=${key}`;
    await send(`bookings/${id}/approve/`, { message: 'The cake without nuts is ordered' });
    const proof = test
      .api()
      .post(`/api/${asGuest('payment-proofs')}`)
      .set('idempotency-key', randomUUID());
    const file = Buffer.from('%PDF-1.4\n% cake without nuts\n%%EOF');
    expect((await proof.attach('proof', file, 'Zuleikha Unforgotten.pdf')).status).toBe(201);
    const money = { kind: 'payment', method: 'cash', amount: '900.00', note: 'For the cake without nuts' };
    await send(`bookings/${id}/payments/`, money);
    await send(asGuest('change-requests'), { adults: 3, note: 'And one more cake without nuts' }, test.api());
    await test.app.get(Sql).primaryRows(`update booking set status = 'confirmed' where id = $1`, [id]);
    await readPapers(id);
    const ended = { reason_code: 'illness', note: 'No cake without nuts', confirm_fee: await feeOf(id) };
    await send(`bookings/${id}/cancel/`, ended);
    await test.app.get(Sql).primaryRows(
      `insert into lead (id, reference, package_id, booking_id, status, note, name, phone, adults, children_ages, locale, reply_by, created_at, updated_at)
         select gen_random_uuid(), 'LD-0001', package_id, id, 'booked', 'Wants a cake without nuts', 'Zuleikha Unforgotten', $2, 2, '[]', 'en', now(), now(), now()
         from booking where id = $1`,
      [id, PHONE],
    );
  };
  /** Opens every paper of a booking, so that its PDF is kept. */
  const readPapers = async (id: string) => {
    const owner = await test.as('owner');
    const { issued, voucher } = (await owner.get(`/api/bookings/${id}/papers/`)).body as BookingPapersDto;
    expect(issued.map(({ type }) => type)).toEqual(['pro_forma', 'tax_invoice']);
    for (const url of [...issued.map((paper) => paper.url), String(voucher)])
      expect((await owner.get(url)).status).toBe(200);
  };
  /** Kinds of kept PDFs that have the words; they are packed, so that a search of the table finds none. */
  const papersWith = async (words: string): Promise<string[]> => {
    const drawn = await test.app
      .get(Sql)
      .primaryRows<{ type: string; content: Buffer }>(
        `select coalesce(i.type, 'voucher') as type, d.content from drawn_paper d left join invoice i on i.id = d.id order by type`,
      );
    const read = await Promise.all(
      drawn.map(async ({ type, content }) => {
        const { text } = await extractText(new Uint8Array(content), { mergePages: true });
        return text.replaceAll(/\s+/g, '').includes(words.replaceAll(' ', '')) ? type : null;
      }),
    );
    return read.filter((type) => type !== null);
  };
  const feeOf = async (id: string): Promise<string> =>
    (await (await test.as('owner')).get(`/api/bookings/${id}/cancellation/`)).body.fee;

  /** Tables with a row that has the words in any of its columns. */
  const tablesWith = async (words: string) => {
    const owner = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await owner.connect();
    try {
      const { rows } = await owner.query<{ name: string }>(
        `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
         where table_schema not in ('pg_catalog', 'information_schema') order by 1`,
      );
      const found: string[] = [];
      for (const { name } of rows) {
        // Bytes are read as they are, be it text in them.
        const { rowCount } = await owner.query(
          `select from ${name} t where strpos(lower(t::text), lower($1)) > 0 or strpos(t::text, encode($1::text::bytea, 'hex')) > 0`,
          [words],
        );
        if (rowCount) found.push(name);
      }
      return found;
    } finally {
      await owner.end();
    }
  };

  it('are nowhere in the database once they are erased', async () => {
    const email = 'zuleikha@example.com';
    const before = 'zuleikha.before@example.com';
    const moved = 'zuleikha.moved@example.com';
    expect((await book('Zuleikha.Before@Example.com')).status).toBe(201);
    const { id } = await test.createUser('customer', null, before);
    await test.em().nativeUpdate(User, { id }, { emailVerifiedAt: test.clock.now() });
    const { body } = await test.api().post('/api/customers/login/').send({ email: before, password: TEST_PASSWORD });
    await test.em().nativeUpdate(User, { id }, { email });
    const me = test.api().set('authorization', `Bearer ${(body as { token: string }).token}`);
    await sale((await book('friend@example.com', body.token)).body as { id: string; access_token: string });
    const { etag = '' } = (await me.get('/api/customers/me/')).headers;
    const named = me.patch('/api/customers/me/').set('if-match', etag);
    expect((await named.send({ phone: PHONE, first_name: 'Zuleikha Unforgotten' })).status).toBe(200);
    expect((await me.post('/api/customers/me/email/').send({ email: moved, password: TEST_PASSWORD })).status).toBe(
      202,
    );
    const about = { name: 'Zuleikha Unforgotten', email, phone: PHONE, consent: true };
    await sendForm('contact', { ...about, message: 'A cake without nuts, please' });
    await sendForm('custom-trip-requests', { ...about, description: 'Ten quiet days, a cake without nuts' });
    const staff = await test.as('owner');
    const { id: message } = (await staff.get('/api/contact-messages/?search=cake')).body.results[0];
    const reply = { body: 'With pleasure, without nuts.' };
    const answered = staff.post(`/api/contact-messages/${message}/reply/`).set('if-match', '*').send(reply);
    expect((await answered.set('idempotency-key', randomUUID())).status).toBe(201);
    const personal = [PHONE, before, email, moved, 'friend@example.com', 'Zuleikha Unforgotten', 'cake without nuts'];
    for (const words of personal) expect(await tablesWith(words)).not.toEqual([]);

    expect(await papersWith('Zuleikha Unforgotten')).toEqual(['pro_forma', 'tax_invoice', 'voucher']);
    expect(await papersWith('cake without nuts')).toEqual(['voucher']);

    expect((await me.delete('/api/customers/me/').send({ password: TEST_PASSWORD })).status).toBe(204);
    expect(await papersWith('Zuleikha Unforgotten')).toEqual(['tax_invoice']);
    expect(await papersWith('cake without nuts')).toEqual([]);
    // Papers of the books keep the name that they were issued to, as the law wants it.
    for (const words of personal)
      expect({ words, left: await tablesWith(words) }).toEqual({
        words,
        left: words === 'Zuleikha Unforgotten' ? ['public.invoice'] : [],
      });
  });

  it('are not kept past their day by a server that is never started again', async () => {
    await book('old@example.com');
    const [old, fresh] = [{ recipient: 'old@example.com' }, { recipient: 'fresh@example.com' }];
    await test.em().nativeUpdate(IdempotencyKey, {}, { createdAt: new Date(Date.now() - 25 * 3_600_000) });
    await book('fresh@example.com');
    const sentAt = (days: number) => ({ status: 'sent' as const, sentAt: new Date(Date.now() - days * 86_400_000) });
    await test.em().nativeUpdate(OutboxMessage, old, sentAt(181));
    await test.em().nativeUpdate(OutboxMessage, fresh, sentAt(179));
    await test.app.get(Jobs, { strict: false }).run('database.tidy');
    const kept = await test.em().find(IdempotencyKey, {});
    expect(kept.map(({ response }) => /"email":"([^"]*)"/.exec(response)?.[1])).toEqual([fresh.recipient]);
    const letters = (where: object) => test.em().count(OutboxMessage, where);
    expect([await letters(old), await letters(fresh)]).toEqual([0, 1]);
  });
});
