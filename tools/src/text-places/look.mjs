// Looks at pages as a colleague sees them who edits texts in place: there each text is known by its key.
import { createRequire } from 'node:module';
import path from 'node:path';
import { DOCUMENT_STATE_ID } from '@atoll/contract/document';
import { IN_PLACE } from '@atoll/contract/in-place';
import { isLocalizedPath, localized, splitLanguage } from '@atoll/contract/paths';
import { TEXT_WIDTHS } from '@atoll/contract/text-places';
import { leadsTo } from '../site-pages.mjs';
import { Found } from './found.mjs';
import { measureTexts } from './measure.mjs';
import { signedIn } from './site.mjs';

const sharp = createRequire(path.resolve(import.meta.dirname, '../../../api/package.json'))('sharp');

/** Letters of sixteen pixels can be read; half of the bytes of a picture for visitors. */
const QUALITY = 45;
const HEIGHT = 900;
/** What says that something is still to come. */
const BUSY = '#root [aria-busy="true"], .ant-skeleton, .ant-spin-spinning';
/** Longer than this no page takes, be the machine as busy as it may. */
const PATIENCE = 60_000;

/** A window of a colleague in which the texts of the site are known. */
export async function openWindow(browser, url, account, language) {
  const { access, refresh, user } = await signedIn(url, account);
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', bypassCSP: true });
  const entries = {
    ...{ staff_access: access, staff_refresh: refresh, staff_user: JSON.stringify(user), atoll_language: language },
  };
  await context.addInitScript(
    ({ flag, items }) => {
      if (origin === 'null') return;
      sessionStorage.setItem(flag, '1');
      if (localStorage.getItem('entered')) return;
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      localStorage.setItem('entered', '1');
    },
    { flag: IN_PLACE.flag, items: entries },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  return page;
}

/** Everything that the page shows has come, and its texts are known. */
async function settled(page, ready) {
  await page.locator(ready).first().waitFor();
  await page.waitForFunction(
    ({ busy, list }) => {
      const texts = window[list]?.().length ?? 0;
      const stood = window.stoodBefore === texts;
      window.stoodBefore = texts;
      return texts > 0 && stood && !document.querySelector(busy);
    },
    { busy: BUSY, list: IN_PLACE.list },
    { polling: 300 },
  );
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

/** The release that drew a page: the document names it, or whose route it is. */
const buildOf = (page, address) =>
  page
    .evaluate((id) => JSON.parse(document.getElementById(id)?.textContent ?? '{}'), DOCUMENT_STATE_ID)
    .then(({ rendered, remotes }) => {
      if (rendered) return `${rendered.remote} ${rendered.version}`;
      const owner = (remotes?.remotes ?? []).find(({ candidates }) =>
        candidates[0]?.declaration.routes.some((route) => leadsTo(route.path, address)),
      );
      return owner ? `${owner.name} ${owner.candidates[0].version}` : 'unknown';
    });

/** Takes the whole page once, and cuts pieces out of it. */
async function camera(page) {
  // The editor's own bar is none of what visitors see.
  const style = `[data-in-place] { display: none !important; }`;
  const whole = await page.screenshot({ fullPage: true, style, animations: 'disabled', scale: 'css' });
  const { width, height } = await sharp(whole).metadata();
  const take = async ({ top, height: tall }) => {
    const piece = sharp(whole).extract({ left: 0, top, width, height: Math.min(tall, height - top) });
    return (await piece.webp({ quality: QUALITY, effort: 5 }).toBuffer()).toString('base64');
  };
  return { width, height, take };
}

/**
 * Goes through pages in one language, at each width.
 * @param {import('@playwright/test').Page} page as `openWindow` opens it
 * @param {{language: string, pages: import('../site-pages.mjs').SitePage[], widths?: readonly number[]}} what
 * @returns {Promise<{found: Map<number, Found>, failed: string[]}>} what was found by width, and which pages could not be looked at
 */
export async function lookAt(page, { language, pages, widths = TEXT_WIDTHS }) {
  const found = new Map(widths.map((width) => [width, new Found()]));
  const failed = [];
  for (const { name, path: address, ready } of pages) {
    const path = isLocalizedPath(address) ? localized(address, language) : address;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one window
      await lookAtOne(page, { path, ready, found });
    } catch (error) {
      // A page that does not come is told, and no reason to know nothing of the others.
      failed.push(`${name} in ${language} could not be looked at: ${error.message.split('\n', 1)[0]}`);
    }
  }
  return { found, failed };
}

async function lookAtOne(page, { path: address, ready, found }) {
  const [first] = found.keys();
  await page.setViewportSize({ width: first, height: HEIGHT });
  await page.goto(address);
  for (const [width, places] of found) {
    // oxlint-disable-next-line no-await-in-loop -- one window
    await page.setViewportSize({ width, height: HEIGHT });
    // oxlint-disable-next-line no-await-in-loop
    await settled(page, ready);
    // oxlint-disable-next-line no-await-in-loop
    const news = places.news(await page.evaluate(measureTexts, IN_PLACE.list));
    if (news.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop
    const [build, shot] = [await buildOf(page, splitLanguage(address).path), await camera(page)];
    // oxlint-disable-next-line no-await-in-loop
    await places.keep(news, { path: address, build, width: shot.width, height: shot.height }, shot.take);
  }
}
