import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPackage } from '../../../test/factories.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';

describe('bookings', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await createPackage(test, { slug: 'quiet-week', priceMinor: 100_000, durationNights: 7 });
  }, 60_000);
  afterAll(() => test.close());

  const request = (over: object = {}) => ({
    package: 'quiet-week',
    check_in: test.clock.maldivesDate(60),
    adults: 2,
    contact: { name: 'Анна Смирнова', email: 'anna@example.com', phone: '+7 912 345-67-89' },
    accept_terms: true,
    locale: 'ru',
    shown_price: { total: '2000.00' },
    ...over,
  });
  const send = (body: object) =>
    test.api().post('/api/bookings/').set('accept-language', 'ru').set('idempotency-key', randomUUID()).send(body);

  it('keep the terms that were accepted, and are refused with others', async () => {
    const owner = await test.as('owner');
    const settings = async (terms_version: string) => {
      const { headers } = await owner.get('/api/settings/site/');
      const call = owner.patch('/api/settings/site/').set('if-match', headers['etag'] ?? '');
      expect((await call.send({ terms_version })).status).toBe(200);
    };
    const first = (await send(request())).body;
    expect(first).toMatchObject({ terms_version: '1', terms_accepted_at: first.created_at, terms_hash: null });
    await settings('2026-11');
    const stale = await send(request({ terms_version: '1' }));
    expect([stale.status, stale.body]).toEqual([
      400,
      { terms_version: ['Условия изменились. Перечитайте их, прежде чем бронировать'] },
    ]);
    expect((await send(request({ terms_version: '2026-11' }))).body.terms_version).toBe('2026-11');
    // What was agreed to stays as it was.
    const read = await owner.get(`/api/bookings/${first.id}/`);
    expect(read.body.terms_version).toBe('1');
    const entry = await test.em().findOneOrFail(AuditEntry, { entityId: first.id, action: 'booking.create' });
    expect(entry.after).toMatchObject({ terms_version: '1' });
    await settings('1');
  });

  it('keep a hash of the words of the terms in their language', async () => {
    const editor = await test.as('editor');
    const page = async (text: string) => [{ type: 'rich_text', html: `<p>${text}</p>` }];
    const made = await editor.post('/api/pages/').send({
      slug: 'terms',
      title: 'Terms',
      blocks: await page('Pay in time.'),
      translations: { ru: { title: 'Условия', blocks: await page('Платите вовремя.'), status: 'published' } },
    });
    expect((await editor.post(`/api/content/pages/${made.body.id}/publish/`).send({})).status).toBe(200);
    const hash = async (locale: string) => (await send(request({ locale }))).body.terms_hash as string;
    const [en, ru] = [await hash('en'), await hash('ru')];
    expect([en, ru]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(ru).not.toBe(en);
    // Without words of its own a language has accepted the English ones.
    expect(await hash('zh')).toBe(en);
    expect(await hash('en')).toBe(en);
    const edit = async (version: number, body: object) => {
      const call = editor.patch(`/api/pages/${made.body.id}/`).set('if-match', `"${version}"`);
      expect((await call.send(body)).status).toBe(200);
    };
    await edit(2, { blocks: await page('Pay at once.') });
    expect([(await hash('en')) === en, (await hash('ru')) === ru]).toEqual([false, true]);
    // A quote goes with the words that stood beside it, in its language.
    const quoted = async (language: string) => {
      const { package: slug, check_in, adults } = request() as { package: string; check_in: string; adults: number };
      const asked = { package: slug, check_in, adults, children_ages: [] };
      const made = await test.api().post('/api/bookings/quote/').set('accept-language', language).send(asked);
      expect(made.status).toBe(200);
      return { ...asked, quote_token: made.body.quote_token as string, shown_price: undefined };
    };
    const [inEnglish, inRussian] = [await quoted('en'), await quoted('ru')];
    await edit(3, { blocks: await page('Pay yesterday.') });
    const stale = await send(request(inEnglish));
    expect([stale.status, stale.body]).toEqual([
      400,
      { terms_version: [expect.stringMatching(/изменились|have changed/)] },
    ]);
    expect((await send(request(inRussian))).status).toBe(201);
    expect((await send(request(await quoted('en')))).status).toBe(201);
    const shown = (terms_hash: string) => send(request({ locale: 'en', terms_hash }));
    const [now, others] = [await shown(await hash('en')), await shown(en)];
    expect([now.status, others.status, Object.keys(others.body)]).toEqual([201, 400, ['terms_version']]);
    // Nobody has accepted words that nobody was shown.
    await edit(4, { translations: { ru: { status: 'draft' } } });
    expect(await hash('ru')).toBe(await hash('en'));
  });
});
