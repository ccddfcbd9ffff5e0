// Rows about what a reader meets first: the document without scripts, how much it moves afterwards, and its words.
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../browser.mjs';
import { startSite } from '../site.mjs';

const PREFIXES = { en: '', ru: '/ru', zh: '/zh' };

async function pagesOf(site) {
  const first = async (kind) => (await (await fetch(`${site.url}/api/${kind}/?page_size=1`)).json()).results[0].slug;
  const [trip, place] = [await first('packages'), await first('resorts')];
  return {
    home: '/',
    list: '/packages',
    detail: `/packages/${trip}`,
    resorts: '/resorts',
    resort: `/resorts/${place}`,
    booking: `/booking/${trip}`,
  };
}

const open = async (browser, options = {}) => {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 }, ...options });
  await context.addInitScript(() => {
    localStorage.setItem('atoll_language', 'en');
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { context, page: await context.newPage() };
};

/** P12: title, large picture and text without a script; layout shift with scripts. */
export async function paint() {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const rows = [];
    for (const [name, address] of Object.entries(await pagesOf(site))) {
      const still = await open(browser, { javaScriptEnabled: false });
      await still.page.goto(site.url + address, { waitUntil: 'load' });
      const seen = await still.page.evaluate(() => {
        const main = document.querySelector('main');
        const picture = main.querySelector('img');
        return {
          title: main.querySelector('h1')?.getBoundingClientRect().height > 0,
          picture: !picture || (picture.complete && picture.naturalWidth > 0),
          letters: main.innerText.trim().length,
        };
      });
      await still.context.close();
      const { context, page } = await open(browser);
      await page.goto(site.url + address, { waitUntil: 'networkidle' });
      await page.waitForFunction(() => performance.getEntriesByName('atoll.page').length > 0);
      const shift = await page.evaluate(() => globalThis.shift);
      await context.close();
      const missing = [
        !seen.title && 'no title',
        !seen.picture && 'no picture',
        seen.letters < 100 && `${seen.letters} letters`,
      ].filter(Boolean);
      rows.push({
        row: 'P12 web.paint',
        what: name,
        figure: `${missing.join(', ') || `title, picture, ${seen.letters} letters`}; shift ${shift.toFixed(4)}`,
        floor: 'all; 0.05',
        ok: missing.length === 0 && shift <= 0.05,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** P15: words inlined in documents, compressed, the largest of three languages; requests for words before the page stands. */
export async function textBytes() {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const rows = [];
    for (const [name, address] of Object.entries(await pagesOf(site))) {
      let most = 0;
      for (const prefix of Object.values(PREFIXES)) {
        const html = await (await fetch(site.url + (prefix + address).replace(/(?<=.)\/$/, ''))).text();
        const { texts } = JSON.parse(/id="atoll-document">([^<]*)</.exec(html)[1]);
        most = Math.max(most, brotliCompressSync(JSON.stringify(texts)).length);
      }
      const { context, page } = await open(browser);
      let asked = 0;
      page.on('request', (request) => (asked += /\/api\/translations|\/locales\//.test(request.url()) ? 1 : 0));
      await page.goto(site.url + address);
      await page.waitForFunction(() => performance.getEntriesByName('atoll.page').length > 0);
      await context.close();
      rows.push({
        row: 'P15 i18n.bytes',
        what: name,
        figure: `${(most / 1024).toFixed(1)} KB, ${asked} requests`,
        floor: '5 KB, 1',
        ok: most <= 5 * 1024 && asked <= 1,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}
