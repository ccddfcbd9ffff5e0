import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { Config } from '../src/platform/config/config.js';
import { prepareDatabase } from '../src/database/prepare-database.js';
import { createTestApp, type TestApp } from './create-test-app.js';

let test: TestApp;
let editor: TestAgent;
let image: number;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
  editor = await test.as('editor');
  image = (await test.api().get('/api/pages/about/')).body.cover.id;
}, 120_000);
afterAll(() => test.close());

const BLOCKS = [
  { type: 'heading', level: 2, text: 'Why' },
  {
    type: 'rich_text',
    html: '<p onclick="x()">Because <a href="javascript:alert(1)">boats</a> are late.<script>x()</script></p>',
  },
];

/** A whole body of each kind, and where it is read. */
const KINDS = [
  {
    path: 'pages',
    title: 'title',
    body: () => ({ title: 'Insurance', blocks: BLOCKS, show_in_footer: true, cover: image }),
  },
  {
    path: 'posts',
    title: 'title',
    body: () => ({
      title: 'A slow day',
      excerpt: 'What to do when no boat goes.',
      body: BLOCKS,
      cover: image,
      author_name: 'Aishath Rasheed',
      categories: ['planning'],
      tags: ['slow-travel'],
    }),
  },
  {
    path: 'faqs',
    title: 'question',
    body: () => ({ question: 'Is there a cash machine?', answer: '<p>In towns.</p>', category: 'money' }),
  },
  {
    path: 'page-heroes',
    title: 'title',
    body: () => ({
      title: 'Season of mantas',
      subtitle: 'June to October',
      page_key: 'packages',
      image,
      position: 1,
      cta_url: '/packages',
      cta_label: 'Go',
    }),
  },
  {
    path: 'cultural-content',
    title: 'title',
    body: () => ({
      title: 'Good morning',
      body: '<p>Early.</p>',
      content_type: 'greeting',
      phrase: 'Baajjaveri hendhuneh',
      position: 50,
    }),
  },
] as const;

describe.each(KINDS)('editing $path', ({ path, title, body }) => {
  const url = `/api/${path}/`;
  /** Where it lives beside its own address. */
  const life = url.replace('/api/', '/api/content/');
  let id: number;

  it('is for those who may', async () => {
    expect((await test.api().post(url).send(body())).status).toBe(401);
    for (const role of ['viewer', 'agent', 'translator', 'finance', 'customer'] as const)
      expect([role, (await (await test.as(role)).post(url).send(body())).status]).toEqual([role, 403]);
    expect((await test.api().get(`${url}?status=all`)).status).toBe(401);
    expect((await (await test.as('customer')).get(`${url}?status=all`)).status).toBe(403);
  });

  it('makes a draft that staff see in its list and visitors do not', async () => {
    const made = await editor.post(url).send(body());
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ status: 'draft', version: 1 })]);
    id = made.body.id;
    const name = made.body.translations.en[title];
    const drafts = await editor.get(`${url}?status=draft`);
    const rows = Array.isArray(drafts.body) ? drafts.body : drafts.body.results;
    expect(rows).toEqual([
      expect.objectContaining({ id, [title]: name, status: 'draft', editing: expect.objectContaining({ version: 1 }) }),
    ]);
    const shown = await test.api().get(`${url}?search=x`);
    expect(JSON.stringify(shown.body)).not.toContain(name);
  });

  it('goes public in English, and in Russian when somebody says so', async () => {
    const version = (await editor.get(`${url}${id}/editable/`)).headers['etag'] ?? '';
    const words = { [title]: 'Русское название', status: 'published' };
    const saved = await editor
      .patch(`${url}${id}/`)
      .set('if-match', version)
      .send({ translations: { ru: words } });
    expect([saved.status, saved.body.translation_status]).toEqual([200, { ru: 'published', zh: 'missing' }]);
    expect((await editor.post(`${life}${id}/publish/`).send({})).body).toMatchObject({ status: 'published' });
    const list = await test
      .api()
      .get(
        `${url}?lang=ru${path === 'page-heroes' ? '&page_key=packages' : ''}${path === 'cultural-content' ? '' : path === 'page-heroes' ? '' : '&page_size=100'}`,
      );
    expect(JSON.stringify(list.body)).toContain('Русское название');
  });

  it('refuses the second of two writers and shows what is stored', async () => {
    const read = await editor.get(`${url}${id}/editable/`);
    const tag = read.headers['etag'] ?? '';
    const first = await editor
      .patch(`${url}${id}/`)
      .set('if-match', tag)
      .send({ [title]: 'First writer' });
    expect(first.status).toBe(200);
    const second = await editor
      .patch(`${url}${id}/`)
      .set('if-match', tag)
      .send({ [title]: 'Second writer' });
    expect([second.status, second.body]).toEqual([
      412,
      expect.objectContaining({ code: 'stale_version', updated_by: 'as-editor@test.example' }),
    ]);
    expect(second.body.current.translations.en[title]).toBe('First writer');
    expect(second.body.current.translation_status.ru).toBe('outdated');
    expect((await editor.patch(`${url}${id}/`).send({ [title]: 'No version' })).status).toBe(428);
    const versions = await editor.get(`${life}${id}/versions/`);
    expect(versions.body.results.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
      'update',
      'publish',
    ]);
  });

  it('refuses what it cannot be', async () => {
    const bad = async (more: object, field: string) => {
      const { status, body: faults } = await editor.post(url).send({ ...body(), ...more });
      expect([more, status, Object.keys(faults)]).toEqual([more, 400, expect.arrayContaining([field])]);
    };
    await bad({ nonsense: 1 }, 'nonsense');
    await bad({ [title]: 'x'.repeat(400) }, title);
    await bad({ slug: 'Not A Slug' }, 'slug');
  });

  it('is taken away softly', async () => {
    const tag = (await editor.get(`${url}${id}/editable/`)).headers['etag'] ?? '';
    expect((await editor.delete(`${url}${id}/`).set('if-match', tag)).status).toBe(204);
    expect((await editor.get(`${url}${id}/editable/`)).status).toBe(404);
    expect(JSON.stringify((await test.api().get(url)).body)).not.toContain('First writer');
    const audit = await test
      .em()
      .getConnection()
      .execute(`select action from audit_entry where entity_id = ? and action like '%.delete'`, [String(id)]);
    expect(audit.length).toBeGreaterThan(0);
  });
});

describe('system pages', () => {
  it('stay, at their address', async () => {
    const { body, headers } = await editor.get('/api/pages/terms/editable/');
    const tag = headers['etag'] ?? '';
    const gone = await editor.delete(`/api/pages/${body.id}/`).set('if-match', tag);
    expect([gone.status, gone.body.code]).toEqual([409, 'in_use']);
    const moved = await editor.patch('/api/pages/terms/').set('if-match', tag).send({ slug: 'conditions' });
    expect([moved.status, Object.keys(moved.body)]).toEqual([400, ['slug']]);
    expect((await test.api().get('/api/pages/terms/')).status).toBe(200);
  });

  it('carry the team and values of the agency, and claims that stay hidden until they are switched on', async () => {
    const { body, headers } = await editor.get('/api/pages/about/editable/');
    const { details } = body.translations.en;
    details.stats[1].visible = true;
    details.team[0].media = image;
    const saved = await editor
      .patch('/api/pages/about/')
      .set('if-match', headers['etag'] ?? '')
      .send({ details });
    expect(saved.status).toBe(200);
    const about = (await test.api().get('/api/about/data/?lang=en')).body;
    expect(about.stats).toEqual([{ label: 'Hotels and packages', value: '500+' }]);
    expect(about.team[0].image.id).toBe(image);
  });
});

describe('blocks', () => {
  it('are cleaned before they are stored', async () => {
    const { body } = await editor.post('/api/pages/').send({ title: 'Clean', blocks: BLOCKS });
    expect(body.translations.en.blocks[1]).toEqual({
      type: 'rich_text',
      html: '<p>Because <a>boats</a> are late.</p>',
    });
  });

  it.each([
    ['no object', ['x', null, [1]], 'blocks.0'],
    ['no kind', [{ type: 'script', html: '<p>x</p>' }], 'blocks.0.type'],
    ['a member of another kind', [{ type: 'heading', level: 2, text: 'x', html: '<p>x</p>' }], 'blocks.0.html'],
    ['no words left', [{ type: 'rich_text', html: '<script>x</script>' }], 'blocks.0.html'],
    ['a bad link', [{ type: 'cta', label: 'x', url: 'javascript:alert(1)' }], 'blocks.0.url'],
    ['a bad film', [{ type: 'video_link', title: 'x', url: '//evil.example' }], 'blocks.0.url'],
    ['a bad table', [{ type: 'table', header: ['a'], rows: [['b'], [{}]] }], 'blocks.0.rows'],
    ['a bad picture', [{ type: 'image', media: 'x' }], 'blocks.0.media'],
  ])('are refused with %s', async (_, blocks, field) => {
    const { status, body } = await editor.post('/api/pages/').send({ title: 'Bad', blocks });
    expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining([field])]);
  });

  it('give a post its reading time and its words to the search', async () => {
    const html = `<p>${'lagoon '.repeat(900)}</p>`;
    const made = await editor.post('/api/posts/').send({
      title: 'Kandumathi notes',
      excerpt: 'A long read about one lagoon.',
      body: [{ type: 'rich_text', html }],
      author_name: 'Ibrahim Waheed',
      cover: image,
      status: 'published',
    });
    expect([made.status, made.body.status]).toEqual([201, 'published']);
    const { results } = (await test.api().get('/api/posts/?search=kandumathi')).body;
    expect(results).toEqual([expect.objectContaining({ id: made.body.id, reading_minutes: 5 })]);
    const tag = `"${made.body.version}"`;
    await editor.patch(`/api/posts/${made.body.id}/`).set('if-match', tag).send({ slug: 'kandumathi' });
    expect((await test.api().get('/api/posts/kandumathi-notes/')).body.slug).toBe('kandumathi');
    await editor.post(`/api/content/posts/${made.body.id}/archive/`).send({});
    expect((await test.api().get('/api/posts/kandumathi/')).status).toBe(410);
  });

  it('say what is missing before a post can be public', async () => {
    const { body } = await editor.post('/api/posts/').send({ title: 'Nothing yet' });
    const refused = await editor.post(`/api/content/posts/${body.id}/publish/`).send({});
    expect([refused.status, Object.keys(refused.body).toSorted()]).toEqual([
      400,
      ['author_name', 'cover', 'translations.en.body', 'translations.en.excerpt'],
    ]);
    const strange = await editor
      .post('/api/posts/')
      .send({ title: 'Strange', related_packages: [999_999], cover: 999_999 });
    expect([strange.status, Object.keys(strange.body).toSorted()]).toEqual([400, ['cover', 'related_packages.0']]);
  });
});

describe('the demo', () => {
  it('does not bring back what staff took away or changed', async () => {
    const tag = (await editor.get('/api/faqs/tipping/editable/')).headers['etag'] ?? '';
    expect((await editor.delete('/api/faqs/tipping/').set('if-match', tag)).status).toBe(204);
    const run = (text: string) => test.em().getConnection().execute(text);
    const [untouched] = (await test.api().get('/api/faqs/?page_size=1&category=visa')).body.results;
    await run(`update faq_text set question = 'Of an older version?' where faq_id = ${untouched.id}`);
    await run(`update seed_record set version = 'older'`);
    const config = new Config({ ...test.database.ownerConfig, demo: true });
    await prepareDatabase(config, test.clock, () => undefined);
    const [asked] = await run(`select question from faq_text where faq_id = ${untouched.id} and language = 'en'`);
    expect(asked?.question).toBe(untouched.question);
    expect((await test.api().get('/api/faqs/tipping/')).status).toBe(404);
    expect((await test.api().get('/api/about/data/?lang=en')).body.stats).toHaveLength(1);
  }, 60_000);
});

describe('days', () => {
  it('exist, and end after they begin', async () => {
    for (const [field, days] of [
      ['valid_from', { valid_from: '0000-01-01' }],
      ['valid_from', { valid_from: '2027-02-29' }],
      ['valid_to', { valid_from: '2027-02-02', valid_to: '2027-02-01' }],
    ] as const) {
      const { status, body } = await editor.post('/api/cultural-content/').send({ title: 'Days', ...days });
      expect([days, status, Object.keys(body)]).toEqual([days, 400, [field]]);
    }
  });
});

describe('heroes', () => {
  it('end after they begin', async () => {
    const times = { active_from: '2027-01-02T00:00:00Z', active_to: '2027-01-01T00:00:00Z' };
    const { status, body } = await editor.post('/api/page-heroes/').send({ title: 'Backwards', ...times });
    expect([status, Object.keys(body)]).toEqual([400, ['active_to']]);
    const link = await editor.post('/api/page-heroes/').send({ title: 'Elsewhere', cta_url: '//evil.example' });
    expect([link.status, Object.keys(link.body)]).toEqual([400, ['cta_url']]);
  });
});
