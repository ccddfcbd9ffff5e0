import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from './create-test-app.js';

let test: TestApp;
let owner: TestAgent;
let editor: TestAgent;
let finance: TestAgent;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
  [owner, editor, finance] = await Promise.all([test.as('owner'), test.as('editor'), test.as('finance')]);
}, 120_000);
afterAll(() => test.close());

const tagOf = async (agent: TestAgent, path: string) => (await agent.get(`/api/${path}`)).headers['etag'] ?? '';
const patch = async (agent: TestAgent, path: string, body: object, tag?: string) =>
  agent
    .patch(`/api/${path}`)
    .set('if-match', tag ?? (await tagOf(agent, path)))
    .send(body);
const audited = async (action: string) =>
  (await test.em().getConnection().execute('select 1 from audit_entry where action = ?', [action])).length;

describe('site settings', () => {
  it('are the owner’s', async () => {
    expect((await test.api().get('/api/settings/site/')).status).toBe(401);
    for (const role of ['manager', 'editor', 'viewer', 'customer'] as const) {
      const agent = await test.as(role);
      expect([role, (await agent.get('/api/settings/site/')).status]).toEqual([role, 403]);
      expect([role, (await agent.patch('/api/settings/site/').send({})).status]).toEqual([role, 403]);
    }
  });

  it('show on every page at once, bank details never', async () => {
    const saved = await patch(owner, 'settings/site/', {
      whatsapp_number: '9607771234',
      contact_email: 'office@atoll.example',
      social: [{ name: 'Instagram', url: 'https://instagram.example/atoll' }],
      reply_promise_hours: 12,
      terms_version: '2026-12',
      legal_entity: 'Atoll Travel Pvt Ltd',
      address: 'Orchid Magu, Malé',
      taxpayer_no: '1000000GST501',
      bank_details: 'Account 7730000000',
      texts: { ru: { footer_text: 'Подвал' } },
    });
    expect([saved.status, saved.body]).toEqual([
      200,
      expect.objectContaining({
        base_currency: 'USD',
        default_language: 'en',
        enabled_languages: ['en', 'ru', 'zh'],
        address: 'Orchid Magu, Malé',
        taxpayer_no: '1000000GST501',
      }),
    ]);
    expect(saved.body.texts.ru).toMatchObject({ site_title: 'Atoll Travel', footer_text: 'Подвал' });
    const { settings } = (await test.api().get('/api/homepage/public/?lang=ru')).body;
    expect(settings).toMatchObject({
      whatsapp_number: '9607771234',
      contact_email: 'office@atoll.example',
      footer_text: 'Подвал',
      social: [{ name: 'Instagram', url: 'https://instagram.example/atoll' }],
      reply_promise_hours: 12,
      terms_version: '2026-12',
      legal_entity: 'Atoll Travel Pvt Ltd',
      claims: [],
      payment_methods: ['card', 'bank_transfer'],
    });
    expect(JSON.stringify(settings)).not.toContain('7730000000');
    expect(await audited('setting.update')).toBe(1);
  });

  it('promise transfers only where there is an account to send them to', async () => {
    await patch(owner, 'settings/site/', { bank_details: ' ' });
    expect((await test.api().get('/api/homepage/public/')).body.settings.payment_methods).toEqual(['card']);
  });

  it('show a claim only when it is switched on', async () => {
    const { claims } = (await owner.get('/api/settings/site/')).body;
    expect(claims.map(({ visible }: { visible: boolean }) => visible)).toEqual([false, false, false]);
    await patch(owner, 'settings/site/', { claims: [{ ...claims[0], visible: true }, claims[1]] });
    expect((await test.api().get('/api/homepage/public/?lang=zh')).body.settings.claims).toEqual([
      { value: '15,000+', text: '位旅客', visible: true },
    ]);
  });

  it('refuse what they cannot be, and the second of two writers', async () => {
    const tag = await tagOf(owner, 'settings/site/');
    for (const [field, value] of [
      ['whatsapp_number', '+9607771234'],
      ['whatsapp_number', '960777'],
      ['contact_email', 'nobody'],
      ['contact_phone', 'call me'],
      ['reply_promise_hours', 0],
      ['hero', 999_999],
      ['base_currency', 'EUR'],
      ['social.0.url', undefined],
    ] as const) {
      const body =
        field === 'social.0.url' ? { social: [{ name: 'x', url: 'javascript:alert(1)' }] } : { [field]: value };
      const refused = await patch(owner, 'settings/site/', body, tag);
      expect([body, refused.status, Object.keys(refused.body)]).toEqual([body, 400, [field]]);
    }
    expect((await owner.patch('/api/settings/site/').send({})).status).toBe(428);
    expect((await patch(owner, 'settings/site/', { reply_promise_hours: 20 }, tag)).status).toBe(200);
    const second = await patch(owner, 'settings/site/', { reply_promise_hours: 30 }, tag);
    expect([second.status, second.body]).toEqual([
      412,
      expect.objectContaining({ code: 'stale_version', updated_by: 'as-owner@test.example' }),
    ]);
    expect(second.body.current.reply_promise_hours).toBe(20);
  });
});

describe('homepage sections', () => {
  const sections = async () => (await editor.get('/api/homepage/sections/')).body;

  it('are for those who publish content', async () => {
    expect((await test.api().get('/api/homepage/sections/')).status).toBe(401);
    const { sections: list } = await sections();
    const viewer = await test.as('viewer');
    expect((await viewer.get('/api/homepage/sections/')).status).toBe(200);
    expect((await viewer.patch(`/api/homepage/sections/${list[0].id}/`).send({})).status).toBe(403);
    expect((await viewer.put('/api/homepage/sections/order/').send({ sections: [] })).status).toBe(403);
  });

  it('are shown, hidden, worded and counted', async () => {
    const { sections: list } = await sections();
    const packages = list.find(({ type }: { type: string }) => type === 'featured_packages');
    const body = {
      visible: false,
      config: { limit: 2 },
      texts: { ru: { title: 'Новый заголовок', subtitle: null, items: [{ title: 'a', body: 'b' }] } },
    };
    const saved = await patch(editor, `homepage/sections/${packages.id}/`, body, `"${packages.version}"`);
    expect([saved.status, saved.body]).toEqual([200, expect.objectContaining({ visible: false, version: 2 })]);
    const home = (await test.api().get('/api/homepage/public/?lang=ru')).body;
    expect(home.sections.find(({ type }: { type: string }) => type === 'packages')).toMatchObject({
      visible: false,
      data: { title: 'Новый заголовок', items: [{ title: 'a', body: 'b' }] },
    });
    expect(home.featured.packages).toHaveLength(2);
    expect((await test.api().get('/api/homepage/public/?lang=en')).body.featured.packages).toHaveLength(2);
    const second = await patch(editor, `homepage/sections/${packages.id}/`, { visible: true }, `"${packages.version}"`);
    expect([second.status, second.body.current.visible]).toEqual([412, false]);
    const bad = await patch(editor, `homepage/sections/${packages.id}/`, { config: { limit: 0 } }, '"2"');
    expect([bad.status, Object.keys(bad.body)]).toEqual([400, ['config.limit']]);
    expect((await patch(editor, 'homepage/sections/999999/', {}, '"1"')).status).toBe(404);
    expect(await audited('homepage_section.update')).toBe(1);
  });

  it('are put in another order as a whole', async () => {
    const { sections: list, version } = await sections();
    const ids = list.map(({ id }: { id: number }) => id).toReversed();
    const sort = (body: object, tag: string) =>
      editor.put('/api/homepage/sections/order/').set('if-match', tag).send(body);
    expect((await sort({ sections: ids.slice(1) }, `"${version}"`)).status).toBe(400);
    const sorted = await sort({ sections: ids }, `"${version}"`);
    expect([sorted.status, sorted.body.sections.map(({ id }: { id: number }) => id)]).toEqual([200, ids]);
    const [first] = (await test.api().get('/api/homepage/public/')).body.sections;
    expect(first.type).toBe('newsletter');
    const second = await sort({ sections: ids.toReversed() }, `"${version}"`);
    expect([second.status, second.body.current.sections.length]).toEqual([412, list.length]);
    expect((await editor.put('/api/homepage/sections/order/').send({ sections: ids })).status).toBe(428);
  });

  it('are arranged in one piece, and only those that changed are new', async () => {
    const { sections: list, version } = await sections();
    const body = {
      sections: list.map(({ id, type }: { id: number; type: string }) => ({
        id,
        ...(type === 'blog' && { visible: false }),
      })),
    };
    const arrange = (tag: string, sent: object = body) =>
      editor.put('/api/homepage/sections/').set('if-match', tag).send(sent);
    expect((await (await test.as('viewer')).put('/api/homepage/sections/').send(body)).status).toBe(403);
    expect((await editor.put('/api/homepage/sections/').send(body)).status).toBe(428);
    expect((await arrange(`"${version}"`, { sections: body.sections.slice(1) })).status).toBe(400);
    const { status, body: after } = await arrange(`"${version}"`);
    expect([status, after.version]).toEqual([200, version + 1]);
    const changed = after.sections.filter(
      (section: { version: number }, place: number) => section.version !== list[place].version,
    );
    expect(changed).toEqual([expect.objectContaining({ type: 'blog', visible: false })]);
    const stale = await arrange(`"${version}"`);
    expect([stale.status, stale.body.current.version]).toEqual([412, version + 1]);
    const shown = (await test.api().get('/api/homepage/public/')).body.sections;
    expect(shown.find(({ type }: { type: string }) => type === 'blog').visible).toBe(false);
    expect(await audited('homepage_section.arrange')).toBe(1);
  });
});

describe('currencies', () => {
  it('have their rates changed by those who may', async () => {
    const rate = { rate: '0.9', as_of: test.clock.maldivesDate(), source: 'test' };
    expect((await test.api().post('/api/currencies/EUR/rates/').send(rate)).status).toBe(401);
    for (const role of ['editor', 'agent', 'viewer', 'customer'] as const) {
      const agent = await test.as(role);
      expect([role, (await agent.post('/api/currencies/EUR/rates/').send(rate)).status]).toEqual([role, 403]);
      expect([role, (await agent.patch('/api/currencies/EUR/').send({})).status]).toEqual([role, 403]);
    }
    expect((await test.api().get('/api/currencies/EUR/rates/')).status).toBe(401);
  });

  it('take dated rates, warn of old ones and keep what was', async () => {
    const find = async () =>
      (await finance.get('/api/currencies/editable/')).body.find(({ code }: { code: string }) => code === 'EUR');
    expect(await find()).toMatchObject({ rate: 0.85, is_stale: true, as_of: '2021-07-01' });
    const add = (rate: unknown, days: number) =>
      finance.post('/api/currencies/EUR/rates/').send({ rate, as_of: test.clock.maldivesDate(days), source: 'ECB' });
    expect((await test.api().get('/api/packages/?currency=EUR&page_size=1')).body.results[0].rate).toBe('0.85');
    expect((await add('0.9', -31)).status).toBe(201);
    expect(await find()).toMatchObject({ rate: 0.9, is_stale: true });
    const made = await add(0.95, 0);
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({ rate: 0.95, source: 'ECB', created_by: 'as-finance@test.example' }),
    ]);
    await add('1.1', 1);
    expect(await find()).toMatchObject({ rate: 0.95, is_stale: false });
    const shown = (await test.api().get('/api/currencies/')).body;
    expect(shown.find(({ code }: { code: string }) => code === 'EUR').rate).toBe(0.95);
    expect((await test.api().get('/api/packages/?currency=EUR&page_size=1')).body.results[0].rate).toBe('0.95');
    const { count, results } = (await finance.get('/api/currencies/EUR/rates/?page_size=2')).body;
    expect([count, results.map(({ rate }: { rate: number }) => rate)]).toEqual([4, [1.1, 0.95]]);
    expect(await audited('currency.rate')).toBe(3);
  });

  it('take a rate of a day before many others', async () => {
    const many = `insert into currency_rate (currency_code, rate, as_of, source, created_at)
      select 'GBP', 0.8, ?::date - n, 'many', now() from generate_series(1, 120) n`;
    await test.em().getConnection().execute(many, [test.clock.maldivesDate()]);
    const early = { rate: '0.7', as_of: '2020-01-01', source: 'ECB' };
    const made = await finance.post('/api/currencies/GBP/rates/').send(early);
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ ...early, rate: 0.7 })]);
  });

  it('refuse rates that are none', async () => {
    for (const [field, body] of [
      ['rate', { rate: '0', as_of: '2026-11-01', source: 'x' }],
      ['rate', { rate: '-1', as_of: '2026-11-01', source: 'x' }],
      ['rate', { rate: '1.2345678', as_of: '2026-11-01', source: 'x' }],
      ['as_of', { rate: '1', as_of: '2026-02-30', source: 'x' }],
      ['as_of', { rate: '1', as_of: test.clock.maldivesDate(400), source: 'x' }],
      ['source', { rate: '1', as_of: '2026-11-01', source: ' ' }],
    ] as const) {
      const refused = await finance.post('/api/currencies/EUR/rates/').send(body);
      expect([body, refused.status, Object.keys(refused.body)]).toEqual([body, 400, [field]]);
    }
    const dollar = await finance
      .post('/api/currencies/USD/rates/')
      .send({ rate: '2', as_of: '2026-11-01', source: 'x' });
    expect([dollar.status, Object.keys(dollar.body)]).toEqual([400, ['rate']]);
    expect((await finance.get('/api/currencies/XXX/rates/')).status).toBe(400);
  });

  it('are offered, taken away and named', async () => {
    const tag = await tagOf(finance, 'currencies/CHF/');
    const saved = await patch(
      finance,
      'currencies/CHF/',
      { is_active: false, names: { ru: 'Франк' }, decimals: 0 },
      tag,
    );
    expect([saved.status, saved.body]).toEqual([
      200,
      expect.objectContaining({
        is_active: false,
        decimals: 0,
        names: { en: 'Swiss franc', ru: 'Франк', zh: '瑞士法郎' },
      }),
    ]);
    const codes = (await test.api().get('/api/currencies/')).body.map(({ code }: { code: string }) => code);
    expect(codes).not.toContain('CHF');
    const second = await patch(finance, 'currencies/CHF/', { is_active: true }, tag);
    expect([second.status, second.body.current.is_active]).toEqual([412, false]);
    expect((await patch(finance, 'currencies/USD/', { is_active: false })).status).toBe(400);
  });
});

describe('redirects', () => {
  const make = (body: object) => editor.post('/api/redirects/').send(body);

  it('are for those who publish content', async () => {
    expect((await test.api().post('/api/redirects/').send({})).status).toBe(401);
    expect((await test.api().get('/api/redirects/')).status).toBe(401);
    for (const role of ['viewer', 'translator', 'agent', 'customer'] as const)
      expect([role, (await (await test.as(role)).post('/api/redirects/').send({})).status]).toEqual([role, 403]);
  });

  it('count at once, in documents too', async () => {
    expect((await test.api().get('/summer')).status).toBe(404);
    const made = await make({ from: '/ru/summer/', to: '/packages?category=family', note: 'Campaign' });
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({ from: '/summer', status: 301, is_active: true, version: 1 }),
    ]);
    const document = await test.api().get('/ru/summer');
    expect([document.status, document.headers['location']]).toEqual([301, '/ru/packages?category=family']);
    const path = `redirects/${made.body.id}/`;
    expect((await patch(editor, path, { status: 302 }, '"1"')).body).toMatchObject({ status: 302, version: 2 });
    expect((await test.api().get('/summer')).status).toBe(302);
    const second = await patch(editor, path, { note: 'x' }, '"1"');
    expect([second.status, second.body.current.status]).toEqual([412, 302]);
    expect((await editor.get('/api/redirects/?search=summer')).body.count).toBe(1);
    expect((await editor.get('/api/redirects/?search=%25')).body.count).toBe(0);
    expect((await editor.delete(`/api/${path}`)).status).toBe(428);
    expect((await editor.delete(`/api/${path}`).set('if-match', '"2"')).status).toBe(204);
    expect((await test.api().get('/summer')).status).toBe(404);
    expect(await audited('redirect.delete')).toBe(1);
  });

  it('never lead out of the site, start where they must not, or in a circle', async () => {
    for (const to of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '/%2Fevil.example/..//x',
      ' ',
    ])
      expect([to, (await make({ from: '/out', to })).status]).toEqual([to, 400]);
    for (const from of ['/', '/api/packages', '/dashboard', '/ttm/login', '/media/x.webp', 'relative'])
      expect([from, (await make({ from, to: '/packages' })).body]).toEqual([from, { from: [expect.any(String)] }]);
    const first = await make({ from: '/a', to: '/b' });
    expect((await make({ from: '/b', to: '/c' })).status).toBe(201);
    expect((await make({ from: '/a/', to: '/x' })).body).toHaveProperty('from');
    const loop = await make({ from: '/c', to: '/zh/a?x=1' });
    expect([loop.status, loop.body]).toEqual([400, { to: ['This redirect would lead back to where it starts.'] }]);
    expect((await make({ from: '/self', to: '/self#top' })).status).toBe(400);
    expect((await make({ from: '/c', to: '/a', is_active: false })).status).toBe(201);
    const [sleeping] = (await editor.get('/api/redirects/?search=/c')).body.results.filter(
      ({ from }: { from: string }) => from === '/c',
    );
    expect((await patch(editor, `redirects/${sleeping.id}/`, { is_active: true })).status).toBe(400);
    expect((await patch(editor, `redirects/${first.body.id}/`, { to: '/a' })).status).toBe(400);
  });
});
