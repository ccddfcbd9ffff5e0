import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { ROOT_PAGES } from '@atoll/contract/paths';
import { PublicCache } from '../src/platform/cache/public-cache.js';
import { CULTURAL_TYPES } from '../src/site/cultural-content/cultural-content.entity.js';
import { FAQ_CATEGORIES } from '../src/content/rich-text/faq-categories.js';
import { readingMinutes, textOfBlocks } from '../src/content/rich-text/blocks.js';
import { type TestApp, createTestApp } from './create-test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
}, 120_000);
afterAll(() => test.close());

const get = (path: string) => test.api().get(`/api/${path}`);
const read = async (path: string) => {
  const { status, body } = await get(path);
  expect([path, status]).toEqual([path, 200]);
  return body;
};
const run = (sql: string, values: unknown[] = []) => test.em().getConnection().execute(sql, values);
/** Forgets stored answers: the tests write past the application. */
const forget = (...tags: ('heroes' | 'pages' | 'faqs' | 'culture' | 'settings' | 'redirects' | 'posts')[]) =>
  test.app.get(PublicCache).drop(tags);

const CYRILLIC = /\p{Script=Cyrillic}/u;
const HAN = /\p{Script=Han}/u;
const SCRIPTS = { en: /[a-z]/i, ru: CYRILLIC, zh: HAN };

describe('page heroes', () => {
  it('exist for every page that begins with one, in every language', async () => {
    for (const lang of LANGUAGE_CODES) {
      for (const key of ['home', 'transportation']) {
        const [hero, ...others] = await read(`page-heroes/?page_key=${key}&active=true&lang=${lang}`);
        expect([key, others]).toEqual([key, []]);
        expect(hero).toMatchObject({ page_key: key, active: true, _i18n: { language: lang, fallback_fields: [] } });
        expect(hero.title + hero.subtitle).toMatch(SCRIPTS[lang]);
        expect(hero.image.variants.hero).toMatch(/^\/media\/.*\/hero\.webp$/);
      }
    }
    expect(await read('page-heroes/')).toHaveLength(2);
    expect((await get('page-heroes/?page_key=checkout')).status).toBe(400);
    expect((await get('page-heroes/?page=1')).status).toBe(400);
  });

  it('appear and leave in their time', async () => {
    const now = test.clock.now().getTime();
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    const window = async (from: string | null, to: string | null) => {
      await run(
        `update page_hero set active_from = ?::timestamptz, active_to = ?::timestamptz where slug = 'transportation'`,
        [from, to],
      );
      forget('heroes');
      const shown = await read('page-heroes/?page_key=transportation&active=true');
      const hidden = await read('page-heroes/?page_key=transportation&active=false');
      expect(shown.length + hidden.length).toBe(1);
      return shown.length === 1;
    };
    expect(await window(at(-10), at(10))).toBe(true);
    expect(await window(at(10), null)).toBe(false);
    expect(await window(null, at(-1))).toBe(false);
    await window(at(10), at(20));
    test.clock.advance(15 * 60);
    forget('heroes');
    expect(await read('page-heroes/?page_key=transportation&active=true')).toHaveLength(1);
    test.clock.advance(-15 * 60);
    expect(await window(null, null)).toBe(true);
  });

  it('give the homepage its first view', async () => {
    expect((await read('homepage/public/?lang=ru')).hero).toMatchObject({
      title: 'Мальдивы, продуманные до последнего катера',
      cta: { label: 'Посмотреть поездки', url: '/packages' },
    });
    await run(`update page_hero set active = false where slug = 'home'`);
    forget('settings');
    const { hero } = await read('homepage/public/?lang=ru');
    expect(hero).toMatchObject({ title: 'Мальдивы, продуманные до последнего катера', cta: null });
    expect(hero.image).not.toBeNull();
    await run(`update page_hero set active = true where slug = 'home'`);
    forget('settings');
  });
});

describe('pages', () => {
  it('are listed for the footer and come whole, in every language', async () => {
    const { results, count } = await read('pages/?footer=true&lang=zh');
    expect(count).toBe(4);
    expect(results.map(({ slug }: { slug: string }) => slug)).toEqual(['about', 'terms', 'privacy', 'cancellation']);
    for (const lang of LANGUAGE_CODES) {
      for (const slug of ROOT_PAGES) {
        const page = await read(`pages/${slug}/?lang=${lang}`);
        expect(page).toMatchObject({ slug, is_system: true, _i18n: { language: lang, fallback_fields: [] } });
        expect(page.title + page.excerpt).toMatch(SCRIPTS[lang]);
        expect(page.blocks.length).toBeGreaterThan(5);
        expect(page.seo.title.length).toBeLessThanOrEqual(60);
        expect(page.seo.description.length).toBeLessThanOrEqual(155);
        expect(await read(`pages/${page.id}/?lang=${lang}`)).toEqual(page);
      }
    }
    expect((await get('pages/nowhere/')).status).toBe(404);
  });

  it('show pictures, questions and places of their blocks as they are now', async () => {
    const about = await read('pages/about/?lang=en');
    const image = about.blocks.find(({ type }: { type: string }) => type === 'image');
    expect(image).toMatchObject({ image: { key: 'dhoni-lagoon' }, caption: expect.stringContaining('slow way') });
    expect(image).not.toHaveProperty('media');
    const { blocks } = await read('pages/cancellation/?lang=ru');
    const faqs = blocks.find(({ type }: { type: string }) => type === 'faq_list');
    expect(faqs.faqs).toHaveLength(3);
    expect(faqs.faqs[0].question).toMatch(CYRILLIC);
    const extra = [
      { type: 'gallery', media: [image.image.id, 999_999] },
      { type: 'package_list', slugs: ['baa-manta-season', 'no-such-trip'] },
      { type: 'resort_list', slugs: ['hanifa-baa'] },
      { type: 'map', destinations: ['dhigurah'] },
      { type: 'image', media: 999_999 },
    ];
    await run(`update page_text set blocks = blocks || ?::jsonb where page_id = ? and language = 'en'`, [
      JSON.stringify(extra),
      about.id,
    ]);
    forget('pages');
    const [gallery, packages, resorts, map, gone] = (await read('pages/about/?lang=en')).blocks.slice(-5);
    expect(gallery.images).toHaveLength(1);
    expect(packages.packages.map(({ slug }: { slug: string }) => slug)).toEqual(['baa-manta-season']);
    expect(resorts.resorts).toHaveLength(1);
    expect(map.places[0]).toMatchObject({ slug: 'dhigurah', lat: 3.5267 });
    expect(gone.image).toBeNull();
  });

  it('fall back to English field by field, and hide drafts', async () => {
    const page = await read('pages/terms/?lang=en');
    await run(`update page_text set excerpt = null where page_id = ? and language = 'zh'`, [page.id]);
    forget('pages');
    const fallen = await read('pages/terms/?lang=zh');
    expect(fallen.excerpt).toBe(page.excerpt);
    expect(fallen._i18n.fallback_fields).toEqual(['excerpt']);
    await run(`update page set status = 'draft' where slug = 'terms'`);
    forget('pages');
    expect((await get('pages/terms/')).status).toBe(404);
    await run(`update page set status = 'published' where slug = 'terms'`);
    forget('pages');
  });

  it('clean what reached the table by another way', async () => {
    await run(`update page_text set blocks = blocks || ?::jsonb where language = 'en'`, [
      JSON.stringify([{ type: 'rich_text', html: '<p onclick="x">safe<script>alert(1)</script></p>' }]),
    ]);
    forget('pages');
    const { blocks } = await read('pages/privacy/?lang=en');
    expect(blocks.at(-1).html).toBe('<p>safe</p>');
    expect((await read('about/data/?lang=en')).body).toContain('<p>safe</p>');
  });

  it('tell of the agency without claims nobody has switched on', async () => {
    for (const lang of LANGUAGE_CODES) {
      const about = await read(`about/data/?lang=${lang}`);
      expect(about.title + about.body).toMatch(SCRIPTS[lang]);
      expect(about.body).toMatch(/^<p>/);
      expect(about.team).toHaveLength(4);
      expect(about.values).toHaveLength(3);
      expect(about.stats).toEqual([]);
      expect(about.images[0].key).toBe('dhoni-lagoon');
      expect(about._i18n).toMatchObject({ language: lang, fallback_fields: [] });
    }
    await run(`update page_text set details = jsonb_set(details, '{stats,0,visible}', 'true') where language = 'en'
      and details is not null`);
    forget('pages');
    expect((await read('about/data/?lang=en')).stats).toEqual([{ label: 'Travellers', value: '15,000+' }]);
  });
});

describe('questions', () => {
  it('cover every category, in every language', async () => {
    for (const lang of LANGUAGE_CODES) {
      const { count, results } = await read(`faqs/?lang=${lang}&page_size=100`);
      expect(count).toBe(20);
      for (const faq of results) {
        expect(faq.question).toMatch(SCRIPTS[lang]);
        expect(faq.answer).toMatch(/^<p>.*<\/p>$/s);
        expect(faq._i18n.fallback_fields).toEqual([]);
      }
      for (const code of FAQ_CATEGORIES) {
        const found = await read(`faqs/?category=${code}&lang=${lang}`);
        expect([code, found.count > 0]).toEqual([code, true]);
        expect(found.results[0]).toMatchObject({ category_code: code, category: expect.stringMatching(SCRIPTS[lang]) });
      }
    }
    expect((await get('faqs/?category=weather')).status).toBe(400);
  });

  it('are found by words in any language, and by being featured', async () => {
    const slugs = async (query: string) =>
      (await read(`faqs/?page_size=100&${query}`)).results.map(({ slug }: { slug: string }) => slug);
    expect(await slugs('search=imuga')).toEqual(['imuga-declaration']);
    expect(await slugs(`search=${encodeURIComponent('багажа')}`)).toContain('seaplane-baggage');
    expect(await slugs(`search=${encodeURIComponent('签证')}`)).toContain('do-i-need-a-visa');
    const featured = await slugs('featured=true');
    expect(featured.length + (await slugs('featured=false')).length).toBe(20);
    const one = await read('faqs/free-cancellation/?lang=ru');
    expect(one.related_pages).toEqual([{ slug: 'cancellation', title: 'Отмена поездки' }]);
    expect((await get('faqs/no-such/')).status).toBe(404);
  });
});

describe('the blog', () => {
  it('lists posts by subject, tag, words and day', async () => {
    const { results, count } = await read('posts/?page_size=100');
    expect([count, results.length]).toEqual([8, 8]);
    const days = results.map(({ published_at: day }: { published_at: string }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
    const oldest = await read('posts/?page_size=1&sort=oldest');
    expect(oldest.results[0].slug).toBe(results.at(-1).slug);
    expect((await read('posts/?tag=seaplane')).results.map(({ slug }: { slug: string }) => slug)).toContain(
      'the-last-seaplane',
    );
    expect((await read('posts/?category=planning')).count).toBeGreaterThan(0);
    expect((await read(`posts/?search=${encodeURIComponent('гидросамолёт')}`)).count).toBeGreaterThan(0);
    expect((await get('posts/?category=weather')).status).toBe(400);
    expect((await get('posts/?sort=longest')).status).toBe(400);
    expect((await get('posts/?page=99')).status).toBe(404);
  });

  it('gives a post whole, in every language', async () => {
    const { results } = await read('posts/?page_size=100');
    for (const { slug } of results) {
      for (const lang of LANGUAGE_CODES) {
        const post = await read(`posts/${slug}/?lang=${lang}`);
        expect([slug, lang, post._i18n.fallback_fields]).toEqual([slug, lang, []]);
        expect(post.title + post.excerpt + post.author.bio).toMatch(SCRIPTS[lang]);
        expect(post.excerpt.length).toBeLessThanOrEqual(200);
        expect(post.reading_minutes).toBe(readingMinutes(post.body));
        const text = textOfBlocks(post.body);
        if (lang === 'en') expect([slug, text.split(' ').length > 350]).toEqual([slug, true]);
        // As complete in every language: the same blocks, and no paragraph left in English.
        const kinds = (blocks: { type: string }[]) => blocks.map(({ type }) => type);
        expect([slug, lang, kinds(post.body)]).toEqual([slug, lang, kinds((await read(`posts/${slug}/`)).body)]);
        expect(text).toMatch(SCRIPTS[lang]);
        expect(post.cover.variants.card).toMatch(/card\.webp$/);
        expect(post.categories[0].name).toMatch(SCRIPTS[lang]);
        expect(post.seo.title.length).toBeLessThanOrEqual(60);
        expect(post.seo.description.length).toBeLessThanOrEqual(155);
        expect(post.related_packages.length).toBeGreaterThan(0);
      }
    }
    expect((await get('posts/no-such/')).status).toBe(404);
  });
});

describe('cultural content', () => {
  it('covers every kind, in every language', async () => {
    for (const lang of LANGUAGE_CODES) {
      const entries = await read(`cultural-content/?lang=${lang}`);
      expect(entries.length).toBeGreaterThanOrEqual(12);
      expect(new Set(entries.map(({ content_type: type }: { content_type: string }) => type))).toEqual(
        new Set(CULTURAL_TYPES),
      );
      for (const entry of entries) {
        expect(entry.language).toBe(lang);
        expect(entry.title + entry.body).toMatch(SCRIPTS[lang]);
      }
    }
    expect(await read('cultural-content/?content_type=cuisine')).toHaveLength(3);
    expect((await get('cultural-content/?content_type=weather')).status).toBe(400);
  });

  it('falls back kind by kind', async () => {
    await run(`update cultural_content_text t set status = 'draft' from cultural_content c
      where c.id = t.cultural_content_id and t.language = 'zh' and (c.content_type = 'law' or c.slug = 'garudhiya')`);
    forget('culture');
    const entries = await read('cultural-content/?lang=zh');
    const of = (type: string) => entries.filter((entry: { content_type: string }) => entry.content_type === type);
    expect(of('law').map(({ language }: { language: string }) => language)).toEqual(['en', 'en']);
    expect(of('cuisine').map(({ language }: { language: string }) => language)).toEqual(['zh', 'zh']);
  });

  it('keeps its days', async () => {
    const count = async () => (await read('cultural-content/?content_type=festival')).length;
    const today = test.clock.maldivesDate();
    await run(`update cultural_content set valid_from = ?, valid_to = ? where slug = 'eid'`, [today, today]);
    forget('culture');
    expect(await count()).toBe(2);
    await run(`update cultural_content set valid_from = ?, valid_to = null where slug = 'eid'`, [
      test.clock.maldivesDate(1),
    ]);
    forget('culture');
    expect(await count()).toBe(1);
    await run(`update cultural_content set valid_from = null, valid_to = ? where slug = 'eid'`, [
      test.clock.maldivesDate(-1),
    ]);
    forget('culture');
    expect(await count()).toBe(1);
  });
});

describe('redirects', () => {
  it('are resolved, and documents answer with them', async () => {
    await run(`insert into redirect (from_path, to_path, status, is_active, created_at, updated_at) values
      ('/offers', '/packages?category=budget', 301, true, now(), now()), ('/season', '/offers', 302, true, now(), now()),
      ('/off', '/packages', 301, false, now(), now())`);
    forget('redirects');
    expect(await read('redirects/resolve/?path=/ru/offers/')).toEqual({
      from: '/offers',
      to: '/ru/packages?category=budget',
      status: 301,
    });
    expect((await read('redirects/resolve/?path=/season')).status).toBe(302);
    for (const path of ['/off', '/nowhere', '/'])
      expect((await get(`redirects/resolve/?path=${path}`)).status).toBe(404);
    for (const path of ['//evil.example', 'offers', 'https://evil.example/'])
      expect((await get('redirects/resolve/').query({ path })).status).toBe(400);
    expect((await get('redirects/resolve/')).status).toBe(400);
    const document = await test.api().get('/zh/offers?utm=1');
    expect([document.status, document.headers['location']]).toEqual([301, '/zh/packages?category=budget']);
    const temporary = await test.api().get('/season');
    expect([temporary.status, temporary.headers['location']]).toEqual([302, '/packages?category=budget']);
    expect((await test.api().get('/off')).status).toBe(404);
  });
});

describe('currencies', () => {
  it('come with the latest rate that has begun, named in the language', async () => {
    const euro = async (lang = 'en') =>
      (await read(`currencies/?lang=${lang}`)).find(({ code }: { code: string }) => code === 'EUR');
    expect(await euro('ru')).toMatchObject({ name: 'Евро', rate: 0.85, as_of: '2021-07-01' });
    const add = (rate: number, days: number) =>
      run(
        `insert into currency_rate (currency_code, rate, as_of, source, created_at) values ('EUR', ?, ?, 'test', now())`,
        [rate, test.clock.maldivesDate(days)],
      );
    await add(0.9, 0);
    await add(0.95, 1);
    await add(0.8, -1);
    forget('settings');
    expect(await euro()).toMatchObject({ rate: 0.9, as_of: test.clock.maldivesDate() });
    const { results } = await read('packages/?currency=EUR&page_size=1');
    expect(results[0]).toMatchObject({ rate: '0.9', rate_as_of: test.clock.maldivesDate() });
    await run(`update currency set is_active = false where code = 'EUR'`);
    forget('settings');
    expect(await euro()).toBeUndefined();
  });
});

describe('long lists', () => {
  it('count to ten thousand and end there, in their order', async () => {
    await run(
      `insert into faq (slug, category, related_pages, status, position, is_featured, search, version, created_at, updated_at, published_at)
       select 'many-' || n, 'visa', '[]', 'published', 500000 - n, false, '', 1, now(), now(), now() from generate_series(1, 10050) n`,
    );
    forget('faqs');
    const last = await read('faqs/?page_size=100&page=100');
    expect(last).toMatchObject({ count: 10_000, next: null });
    const positions = last.results.map(({ position }: { position: number }) => position);
    expect(positions).toHaveLength(100);
    expect(positions).toEqual(positions.toSorted((a: number, b: number) => a - b));
    expect((await get('faqs/?page_size=100&page=101')).status).toBe(404);
    const few = await read('faqs/?page_size=5&category=payment');
    expect(few.count).toBeLessThan(100);
    expect(few.results.length).toBeGreaterThan(0);
    await run(`delete from faq where slug like 'many-%'`);
    forget('faqs');
  });
});
