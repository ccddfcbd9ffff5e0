import type { Page } from '@playwright/test';
import { localized, paths } from '@atoll/contract/paths';
import { HOSTILE_TEXTS, type Stored, TEXT_KEY, store } from './support/hostile';
import { expect, test } from './support/site';

const ROW = '#root main tbody a';
const SHOWN = HOSTILE_TEXTS.map((text) => text.replaceAll(/\s+/g, ' ').trim());

/** What a page does with what it shows: nothing may run, nothing may be asked of strangers, nothing may become an element. */
async function watch(page: Page) {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (hostname === 'evil.example' || protocol === 'javascript:') seen.push(`asked for ${request.url()}`);
  });
  await page.exposeFunction('tellViolation', (text: string) => void seen.push(`policy: ${text}`));
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellViolation(text: string): void }).tellViolation;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tell(`${violatedDirective} ${blockedURI}`),
    );
  });
  return seen;
}

/** Elements and attributes that no page of ours has; where one stands, a text was taken for markup. */
const foreign = (page: Page) =>
  page.evaluate(() => {
    const found = Array.from(
      document.querySelectorAll('iframe, object, embed, base, math, body template, video, [srcdoc], meta[http-equiv]'),
      (element) => element.outerHTML.slice(0, 120),
    );
    const odd = Array.from(document.querySelectorAll('*'))
      .flatMap((element) => Array.from(element.attributes, ({ name, value }) => ({ element, name, value })))
      .filter(
        ({ name, value }) =>
          /^on/.test(name) ||
          (/^(href|src|action|data)$/.test(name) && /^\s*(javascript|vbscript|data:text)/i.test(value)),
      )
      .map(({ element, name }) => `${element.tagName} ${name}`);
    return [...found, ...odd];
  });

const wordsOf = (page: Page) =>
  page.evaluate(() => (document.querySelector('#root main') as HTMLElement).innerText.replaceAll(/\s+/g, ' '));

async function open(page: Page, path: string, ready: string): Promise<string> {
  await page.goto(path);
  await expect(page.locator(ready).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await foreign(page), path).toEqual([]);
  return wordsOf(page);
}

const missingIn = (words: string) => SHOWN.filter((text) => !words.toLowerCase().includes(text.toLowerCase()));

// A site of its own: no other flow meets these packages.
test.use({ purpose: 'hostile texts' });

test.describe('forty texts that would be scripts somewhere', () => {
  let stored: Stored;

  test.beforeAll(async ({ office, site }) => {
    stored = await store(office, site.url, HOSTILE_TEXTS);
  });

  test('are read as texts by travellers', async ({ page }) => {
    const seen = await watch(page);
    expect(missingIn(await open(page, paths.packages(), '#root main article'))).toEqual([]);
    for (const language of ['en', 'ru', 'zh'] as const) {
      const words = await open(page, localized(paths.package(stored.carrier), language), '#root main aside');
      expect(missingIn(words)).toEqual([]);
    }
    expect(await open(page, localized(paths.packages(), 'ru'), '#root main article')).toContain(stored.text);
    await open(page, paths.home(), '#root main article');
    await open(page, paths.resorts(), '#root main article');
    await open(page, paths.resort(stored.resort), '#root main h2');
    await open(page, paths.packageBook(stored.carrier), '#root main section');
    await open(page, paths.booking(stored.carrier), '#root main form');
    for (const { id, token } of stored.bookings.slice(0, 1))
      await open(page, `${paths.bookingConfirmation(id)}?access_token=${token}`, '#root main ol');
    await page.goto(`/api/reviews/?package=${stored.carrier}`);
    expect(await page.locator('body').innerText()).toContain('alert(1)');
    for (const text of HOSTILE_TEXTS.slice(0, 2)) {
      const asked = encodeURIComponent(text);
      await open(page, `${paths.packages()}?search=${asked}&destination=${asked}`, '#root main h1');
    }
    expect(seen).toEqual([]);
  });

  test('are read as texts by the office', async ({ page, context, office }) => {
    await office.enter(context);
    const seen = await watch(page);
    await open(page, paths.overview(), '#root main table');
    const newest = await open(page, paths.dashboardBookings(), ROW);
    expect(missingIn(newest + (await open(page, `${paths.dashboardBookings()}?page=2`, ROW)))).toEqual([]);
    const first = await open(page, paths.dashboardPackages(), ROW);
    expect(missingIn(first + (await open(page, `${paths.dashboardPackages()}?page=2`, ROW)))).toEqual([]);
    let wishes = '';
    for (const { id } of stored.bookings.slice(0, stored.wishes))
      wishes += await open(page, paths.dashboardBooking(id), '#root main dl');
    expect(missingIn(wishes)).toEqual([]);
    const texts = await open(page, `${paths.dashboardTranslations()}?lang=ru&q=${TEXT_KEY}`, '#root main li code');
    expect(texts).toContain(stored.text);
    expect(seen).toEqual([]);
  });

  test('would be noticed, were one taken for markup', async ({ page, complaints }) => {
    complaints.allow(/Content Security Policy|status of 404/);
    const seen = await watch(page);
    await open(page, paths.booking(stored.carrier), '#root main form');
    await page.evaluate(() => {
      const markup = '<img src="/none.png" onerror="alert(1)"><a href="javascript:alert(1)">x</a>';
      document.querySelector('#root main')!.insertAdjacentHTML('beforeend', markup);
    });
    expect(await foreign(page)).toEqual(['IMG onerror', 'A href']);
    await expect.poll(() => seen.join()).toContain('policy: script-src');
  });
});
