import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type MachineWorld, machineWorld } from '../../../../test/machine-world.js';

jest.setTimeout(30_000);

const WORDS = {
  en: [
    { type: 'heading', level: 2, text: 'Payment' },
    { type: 'rich_text', html: '<p>Pay <strong>in time</strong>.</p><ul><li>By card</li><li>By bank</li></ul>' },
    { type: 'table', header: ['Until', 'Back'], rows: [['48 hours', 'all of it']] },
  ],
  ru: [{ type: 'rich_text', html: '<p>Платите вовремя.</p>' }],
};

describe('what was agreed', () => {
  let w: MachineWorld;
  let page: number;
  beforeAll(async () => {
    w = await machineWorld();
    const editor = await w.as('editor');
    const ru = { title: 'Условия', blocks: WORDS.ru, status: 'published' };
    const made = await editor
      .post('/api/pages/')
      .send({ slug: 'terms', title: 'Terms', blocks: WORDS.en, translations: { ru } });
    page = made.body.id;
    expect((await editor.post(`/api/content/pages/${page}/publish/`).send({})).status).toBe(200);
  }, 60_000);
  afterAll(() => w.test.close());

  const read = async (id: string, access_token?: string) => {
    const call = access_token === undefined ? await w.as('agent') : w.test.api();
    return call.get(`/api/bookings/${id}/agreement/`).query(access_token === undefined ? {} : { access_token });
  };

  it('is told with the very words, to who holds the link and to staff alone', async () => {
    const made = await w.book('free', w.day(60));
    const booking = await w.read(made.id);
    // Staff read names in their own language.
    const own = await w.test.api().get(`/api/bookings/${made.id}/`).query({ access_token: made.access_token });
    const { status, body } = await read(made.id, made.access_token);
    expect([status, (await read(made.id)).body]).toEqual([200, body]);
    expect(body).toMatchObject({
      reference: booking.reference,
      locale: 'ru',
      source: 'form',
      terms_version: '1',
      terms_accepted_at: booking.created_at,
      terms_hash: booking.terms_hash,
      words: { language: 'ru', title: 'Условия', parts: [{ kind: 'text', text: 'Платите вовремя.' }] },
    });
    expect(body.stays).toEqual([
      {
        at: booking.created_at,
        type: 'created',
        actor_type: 'guest',
        check_in: booking.check_in,
        check_out: booking.check_out,
        nights: booking.nights,
        adults: 2,
        children_ages: [],
        total: '2000.00',
        deposit_due: booking.deposit_due,
        balance_due_on: booking.balance_due_on,
        price_details: own.body.price_details,
      },
    ]);
    const others = await w.book('free', w.day(60));
    expect([(await read(made.id, others.access_token)).status, (await read(made.id, 'x')).status]).toEqual([404, 404]);
  });

  it('stays as it stood when the words and the stay are others by now', async () => {
    const made = await w.book('free', w.day(61), 2, { locale: 'zh' });
    const before = (await read(made.id)).body;
    // A language without words of its own has accepted the English ones.
    expect(before.words).toEqual({
      language: 'en',
      title: 'Terms',
      parts: [
        { kind: 'heading', text: 'Payment' },
        { kind: 'text', text: 'Pay in time.' },
        { kind: 'item', text: 'By card' },
        { kind: 'item', text: 'By bank' },
        { kind: 'item', text: 'Until · Back' },
        { kind: 'item', text: '48 hours · all of it' },
      ],
    });
    const editor = await w.as('editor');
    const blocks = [{ type: 'rich_text', html: '<p>Pay at once.</p>' }];
    const { headers } = await editor.get(`/api/content/pages/${page}/`);
    const edited = await editor
      .patch(`/api/pages/${page}/`)
      .set('if-match', headers['etag'] ?? '"2"')
      .send({ blocks });
    expect(edited.status).toBe(200);
    const wish = await w.guest(made, 'change-requests', { check_in: w.day(70), adults: 3 });
    const yes = { confirm_total: wish.body.total };
    expect((await w.staff(made.id, `change-requests/${wish.body.id}/accept`, yes)).status).toBe(200);

    const { body } = await read(made.id);
    expect([body.words, body.stays[0]]).toEqual([before.words, before.stays[0]]);
    expect(body.stays.slice(1)).toMatchObject([
      { type: 'change', actor_type: 'staff', check_in: w.day(70), adults: 3, total: '3000.00' },
    ]);
    const later = (await read((await w.book('free', w.day(62), 2, { locale: 'zh' })).id)).body;
    expect(later.words.parts).toEqual([{ kind: 'text', text: 'Pay at once.' }]);
  });

  it('keeps the same words once, under the digest that a booking has of them', async () => {
    const kept = () =>
      w.sql.primaryRows<{ hash: string; text: string }>(
        'select hash, blocks::text as text from agreed_words order by hash',
      );
    const before = await kept();
    await Promise.all([1, 2, 3].map(() => w.book('free', w.day(63))));
    expect(await kept()).toEqual(before);
    for (const { hash, text } of before) expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  });

  it('is of no words that visitors do not see', async () => {
    const words = async () => (await read((await w.book('free', w.day(66))).id)).body.words;
    await w.sql.primaryRows(`update page_text set status = 'draft' where page_id = $1 and language = 'ru'`, [page]);
    expect(await words()).toMatchObject({ language: 'en', title: 'Terms' });
    await w.sql.primaryRows(`update page set status = 'unpublished' where id = $1`, [page]);
    expect(await words()).toBeNull();
    await w.sql.primaryRows(`update page set status = 'published' where id = $1`, [page]);
    await w.sql.primaryRows(`update page_text set status = 'published' where page_id = $1`, [page]);
  });

  it('is rewritten by nobody', async () => {
    await w.book('free', w.day(65));
    for (const statement of [
      'update booking_agreement set total_minor = 1',
      'delete from booking_agreement',
      `update agreed_words set blocks = '[]'`,
      'delete from agreed_words',
    ])
      await expect(w.sql.primaryRows(statement)).rejects.toThrow('permission denied');
  });

  it('says of a booking from before words were kept that there are none', async () => {
    const made = await w.book('free', w.day(64));
    await w.sql.primaryRows(`update booking set terms_hash = repeat('0', 64) where id = $1`, [made.id]);
    expect((await read(made.id)).body).toMatchObject({ terms_version: '1', words: null });
    await w.sql.primaryRows(`update booking set terms_hash = null, terms_version = null where id = $1`, [made.id]);
    expect((await read(made.id)).body).toMatchObject({ terms_version: null, terms_hash: null, words: null });
  });
});
