import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { keepNodes, keptNodes, waitingNodes } from './support/drawn';
import type { Office } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

/** Between an edit and whoever looks at the page. Milliseconds. */
const SOON = 1000;

/** How far what is shown has moved since the page was there, as browsers count it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

const lineOf = (page: Page) => page.waitForResponse(/\/live\/texts/);

/** Writes a text as the office does. */
async function writerOf({ url }: { url: string }, office: Office) {
  const { access } = await office.signIn();
  return async (id: string, value: string) => {
    const answer = await fetch(`${url}/api/translations/${encodeURIComponent(id)}/update/`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ value }),
    });
    expect(answer.status).toBe(200);
  };
}

const ID = 'ru:booking:ask.text';

test('an edit is read in open pages within a second, by whoever is just writing too @alone', async ({
  page,
  browser,
  site,
  office,
  complaints,
}) => {
  const t = textsOf('booking', 'ru');
  const write = await writerOf(site, office);

  const other = await browser.newContext({ baseURL: site.url });
  complaints.watch(other);
  const english = await other.newPage();
  await watchShifts(page);
  const lines = [lineOf(page), lineOf(english)];
  await page.goto('/ru/contact');
  await english.goto('/contact');
  for (const line of await Promise.all(lines)) expect(line.status()).toBe(200);

  const typed = 'Есть ли в мае места на лодке к мантам?';
  await page.getByLabel(t('ask.text')).fill(typed);
  const before = await shiftsOf(page);
  const label = `Ваш вопрос ${randomUUID().slice(0, 8)}`;
  const started = performance.now();
  await write(ID, label);
  const field = page.getByLabel(label);
  await expect(field).toHaveValue(typed, { timeout: SOON - (performance.now() - started) });
  await expect(field).toBeFocused();
  expect(await shiftsOf(page)).toBe(before);
  await expect(english.getByLabel(textsOf('booking', 'en')('ask.text'))).toBeVisible();

  // Whoever looked elsewhere meanwhile reads it when they come back.
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await hide(true);
  await write(ID, t('ask.text'));
  const again = lineOf(page);
  await hide(false);
  await again;
  await expect(page.getByLabel(t('ask.text'), { exact: true })).toHaveValue(typed);
  await other.close();
});

test('a text that nobody has come near yet changes too, and all that the server drew stays @alone', async ({
  page,
  site,
  office,
}) => {
  const write = await writerOf(site, office);
  const old = textsOf('catalog', 'en')('home.allPosts');
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/errors')) reports.push(String(request.postData()));
  });
  await page.setViewportSize({ width: 390, height: 850 });
  await page.addInitScript(keepNodes);
  const line = lineOf(page);
  await page.goto('/');
  await line;
  const link = page.getByRole('link', { name: old, exact: true });
  await expect(link).toBeAttached();
  expect(await page.evaluate(waitingNodes)).toBeGreaterThan(50);
  const words = `Everything we wrote ${randomUUID().slice(0, 8)}`;
  await write('en:catalog:home.allPosts', words);
  await expect(page.getByRole('link', { name: words })).toBeAttached({ timeout: SOON });
  await write('en:catalog:home.allPosts', old);
  await expect(link).toBeAttached();
  expect((await page.evaluate(keptNodes)).gone).toEqual([]);
  expect(reports).toEqual([]);
});
