import { describe, expect, it } from '@jest/globals';
import v8 from 'node:v8';
import { setImmediate, setTimeout } from 'node:timers/promises';
import vm from 'node:vm';
import { FIRST_PARTY_SHARED, THIRD_PARTY_SHARED } from '../../presets/shared.mjs';
import { saidHead, saidOutline, saidPlan } from '@atoll/registry/said-by-page';
import { PAGES, builtBundles, jobOf } from './bundles.mjs';

const { shell, remote } = builtBundles();
const { createElement, Suspense } = shell.shared.react;
const LANGUAGES = ['en', 'ru', 'zh'];
/** A word of each language's frame. */
const WORDS = { en: 'Skip to content', ru: 'Перейти к\u00a0содержанию', zh: '跳到正文' };

/** Draws a page of a remote of one page. */
const drawn = (page, over) =>
  shell.render(jobOf('home', 'en', over), { contract: { pages: { home: async () => ({ default: page }) } } });
const Throwing = () => {
  throw new Error('no boat today');
};

describe.each(LANGUAGES)('pages drawn on the server in %s', (language) => {
  it.each(Object.keys(PAGES))('have their frame and what %s says', async (page) => {
    const { html, preloads } = await shell.render(jobOf(page, language), remote);
    expect(html).toMatch(/^<div class="doc-page">/);
    expect(html).toContain(PAGES[page].says);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(WORDS[language]);
    expect(html).toContain('mfe_catalog-');
    // Nothing that the content security policy would refuse, nothing that only a browser has.
    expect(html).not.toMatch(/<script|<style| style=|<link|undefined|\[object/);
    expect(preloads).toMatch(/^(<link rel="preload" as="image"[^>]*>)*$/);
    // A key without its text.
    expect(html).not.toMatch(/>[a-z]+[.:][a-z]+(\.[a-zA-Z]+)*</);
  });
});

describe('what the pages declare', () => {
  it('is known of each of them', () => {
    const outline = shell.outline(remote);
    expect(Object.keys(outline)).toEqual(expect.arrayContaining(Object.keys(PAGES)));
    expect(saidOutline(JSON.parse(JSON.stringify(outline)))).toEqual(outline);
    for (const page of Object.keys(PAGES)) {
      const { sitemap, drawn } = outline[page];
      expect([Boolean(sitemap), drawn]).toEqual([true, true]);
    }
    // A new installation has a home page before it has content.
    const home = shell.plan(jobOf('home', 'en'), remote);
    expect(home.map(({ optional }) => optional)).toEqual(home.map(() => true));
  });

  it.each(Object.keys(PAGES))('asks for what %s shows, and says what it is', (page) => {
    const titles = LANGUAGES.map((language) => {
      const job = jobOf(page, language);
      const plan = saidPlan(shell.plan(job, remote));
      const { query } = PAGES[page];
      const [endpoint, arg] = query ?? ['getHomepage', {}];
      expect(plan[0]).toMatchObject({ endpoint, arg: { lang: language, ...arg } });
      // What stands beside it may fail without the page.
      expect(plan.slice(1).map(({ optional }) => optional)).toEqual(plan.slice(1).map(() => true));
      const head = saidHead(JSON.parse(JSON.stringify(shell.head(job, remote))));
      expect(head.description.length).toBeGreaterThan(0);
      expect(JSON.stringify(head)).not.toMatch(/undefined|"[a-z]+\.[a-z]+"/);
      expect(head.movedTo).toBeUndefined();
      return head.title;
    });
    // Names of the test's own trip and place are not translated.
    expect(new Set(titles).size).toBe(PAGES[page].params ? 1 : 3);
  });

  it('keeps the lists that its address says, and no others', () => {
    const ask = (page, search) => {
      const job = jobOf(page, 'en');
      const url = `${job.url}?${search}`;
      const queries = shell.plan({ ...job, url }, remote).map((query) => ({ ...query, data: PAGES[page].query[2] }));
      return shell.head({ ...job, url, state: { ...job.state, queries } }, remote);
    };
    expect(ask('packages', 'sort=price_low')).toMatchObject({ kept: true, canonical: '/packages' });
    expect(ask('packages', 'page=2')).toMatchObject({ kept: true, canonical: '/packages?page=2' });
    expect(ask('resorts', 'style=diving')).toMatchObject({ kept: true });
    for (const search of ['page=01', 'sort=featured', 'meal_plan=XX', 'travellers=999'])
      expect(ask('packages', search)).toMatchObject({ kept: false });
    expect(ask('resorts', 'page=1')).toMatchObject({ kept: false });
    expect(ask('packages', 'search=reef')).toMatchObject({ noindex: true });
    expect(ask('packages', 'page=3').title).toMatch(/\(page 3\)$/);
  });

  it('leads from an earlier or other name of a trip to its own', () => {
    const job = { ...jobOf('package', 'ru'), params: { slug: '1' }, url: '/ru/packages/1' };
    const [query] = shell.plan(job, remote);
    const queries = [{ ...query, data: PAGES.package.query[2] }];
    expect(shell.head({ ...job, state: { ...job.state, queries } }, remote).movedTo).toBe('/packages/manta-week');
  });
});

describe('drawing on the server', () => {
  it('keeps pages apart that are drawn at a time', async () => {
    const all = await Promise.all(LANGUAGES.map((language) => shell.render(jobOf('package', language), remote)));
    for (const [index, { html }] of all.entries())
      expect(LANGUAGES.filter((language) => html.includes(WORDS[language]))).toEqual([LANGUAGES[index]]);
  });

  it('sends the largest picture ahead', async () => {
    const { preloads } = await shell.render(jobOf('package', 'en'), remote);
    expect(preloads).toContain('/media/manta/hero.webp 1920w');
  });

  it('says the year of the document, not that of the clock', async () => {
    const { html } = await shell.render(jobOf('home', 'en', { year: 2031 }), remote);
    expect(html).toContain('2031');
  });

  it('draws the frame with a heading for what is not drawn there', async () => {
    const heading = { title: 'Book a trip', lead: 'Two minutes' };
    const job = { ...jobOf('home', 'ru', { heading }), remote: null, page: null, url: '/ru/packages/manta-week/book' };
    const { html } = await shell.render(job);
    expect(html).toMatch(/<main.*<h1[^>]*>Book a trip<\/h1>.*Two minutes.*<\/main>/);
    expect(html).toContain(WORDS.ru);
  });

  it('fails with what the page has thrown', async () => {
    await expect(drawn(Throwing)).rejects.toThrow('no boat today');
    await expect(shell.render(jobOf('home', 'en'), { pages: {} })).rejects.toThrow('mfe-catalog has no page home');
  });

  it('leaves a part that a page confines to the browser, keeps the rest, and says what was thrown', async () => {
    const page = () => [
      createElement('h1', { key: 1 }, 'Still here'),
      createElement(Suspense, { key: 2 }, createElement(Throwing)),
    ];
    const { html, fault } = await drawn(page);
    expect(html).toContain('Still here');
    expect(fault.error.message).toBe('no boat today');
    // With an empty digest the browser does not report it once more.
    expect(html).toContain('<!--$!--><template data-dgst=""></template><!--/$-->');
    expect(await drawn(() => 'Still here')).not.toHaveProperty('fault');
  });

  it.each([
    ['home', ({ featured }) => featured.packages.push(null)],
    ['package', ({ images }) => images.push({ alt: 'without files' })],
  ])('keeps the other parts of %s where one cannot be drawn', async (page, breakPart) => {
    const whole = (await shell.render(jobOf(page, 'en'), remote)).html;
    const job = structuredClone(jobOf(page, 'en'));
    breakPart(job.state.queries.at(-1).data);
    const { html, fault } = await shell.render(job, remote);
    expect(fault.error.name).toBe('TypeError');
    expect(html).toContain(PAGES[page].says);
    expect(html).toContain('doc-footer');
    expect(html.length).toBeLessThan(whole.length);
  });

  it('forgets the language that a page has turned to', async () => {
    const { useTranslation } = shell.shared['react-i18next'];
    await drawn(() => {
      void useTranslation().i18n.changeLanguage('ru');
      return null;
    });
    const { html } = await shell.render(jobOf('packages', 'en'), remote);
    expect(html).toContain(WORDS.en);
    expect(html).toContain('7 days');
  });

  it('speaks texts of another version when they have changed', async () => {
    const texts = { ...jobOf('home', 'en').state.texts, shell: { skip: 'Straight to the trips' } };
    const { html } = await shell.render(jobOf('home', 'en', { texts, textsVersion: '2' }), remote);
    expect(html).toContain('Straight to the trips');
  });

  it('has all that remotes share', () => {
    expect(Object.keys(shell.shared).toSorted()).toEqual([...THIRD_PARTY_SHARED, ...FIRST_PARTY_SHARED].toSorted());
  });

  it('leaves no clock and no page behind, however many it has drawn', async () => {
    v8.setFlagsFromString('--expose-gc');
    const collect = vm.runInNewContext('gc');
    const draw = async (times) => {
      for (let n = 0; n < times; n++) {
        const page = Object.keys(PAGES)[n % 5];
        // One after the other, as the process draws.
        // oxlint-disable-next-line no-await-in-loop
        await shell.render(jobOf(page, LANGUAGES[n % 3]), remote);
        // Jobs come one by one: clocks may ring between them.
        // oxlint-disable-next-line no-await-in-loop
        await setImmediate();
      }
      // What rings within a moment may be there; what would ring in minutes may not.
      await setTimeout(1_000);
      collect();
      return process.memoryUsage().heapUsed / 1e6;
    };
    const clocks = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = await draw(200);
    const running = clocks();
    const after = await draw(process.env.ATOLL_NIGHTLY ? 100_000 : 2_000);
    // One of the test's own may ring later on a busy machine; those of pages would ring in minutes.
    // oxlint-disable-next-line no-await-in-loop
    for (let tries = 0; clocks() > running && tries < 100; tries++) await setTimeout(100);
    expect(clocks()).toBeLessThanOrEqual(running);
    expect(after - before).toBeLessThan(5);
  }, 1_800_000);
});
