// Rows about the lists of a large agency: how soon they stand, and what holds them up while somebody goes through them.
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../browser.mjs';
import { bookGuests, signIn } from '../office-morning.mjs';
import { startSite } from '../site.mjs';
import { PACKAGES } from './api-rows.mjs';
import { fillPackages } from './dataset.mjs';
import { median } from './measure.mjs';
import { fillOffice } from './office-dataset.mjs';

const ROUNDS = 3;
const FLOOR_MS = 100;
const LISTS = {
  bookings: '/dashboard/bookings',
  packages: '/dashboard/packages',
  texts: '/dashboard/translations',
  pictures: '/dashboard/media',
};
/** A row of a list that has come; what stands there before has nothing to press. */
const ROW = 'main :is(tbody tr a, li a, article button)';
/** A task that has to be noticed, so that no figure is of an eye that was closed. Milliseconds. */
const TRIAL_MS = 150;

/** Opens a list, and goes down and through it: milliseconds until its rows stand, and the longest task after them. */
async function visit(page, address) {
  const before = Date.now();
  await page.goto(address);
  await page.locator(ROW).first().waitFor();
  const opened = Date.now() - before;
  await page.waitForTimeout(1_500);
  await page.evaluate(() => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
    }).observe({ type: 'longtask' });
  });
  await page.evaluate((trial) => {
    setTimeout(() => {
      for (const end = performance.now() + trial; performance.now() < end;);
    });
  }, TRIAL_MS);
  await page.waitForFunction((trial) => globalThis.longest >= trial, TRIAL_MS, { timeout: 5_000 });
  await page.evaluate(() => (globalThis.longest = 0));
  await page.mouse.move(900, 500);
  for (let step = 0; step < 40; step += 1) await page.mouse.wheel(0, 300).then(() => page.waitForTimeout(25));
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('j', { delay: 15 });
  await page.waitForTimeout(500);
  const [count] = (await page.locator('main [role="status"]').allInnerTexts()).filter((text) => /\d/.test(text));
  return { opened, count, longest: await page.evaluate(() => globalThis.longest) };
}

/** Each list of the office beside 100 ms: what a task may take while somebody goes through it. */
export async function officeLists() {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    await bookGuests(site.url);
    await fillPackages(site.databaseUrl, PACKAGES);
    await fillOffice(site.databaseUrl);
    await site.restartApi();
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await signIn(page, site);
    const rows = [];
    for (const [name, path] of Object.entries(LISTS)) {
      const seen = [];
      for (let round = -1; round < ROUNDS; round += 1) {
        const one = await visit(page, site.url + path);
        if (round >= 0) seen.push(one);
      }
      const longest = median(seen.map((one) => one.longest));
      rows.push({
        row: 'web.office',
        what: `${name} (${seen[0].count}): there after ${median(seen.map((one) => one.opened))} ms, the longest task of going through it`,
        figure: `${longest.toFixed(0)} ms`,
        floor: `${FLOOR_MS} ms`,
        ok: longest <= FLOOR_MS,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}
