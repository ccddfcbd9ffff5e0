import type { Browser, Page } from '@playwright/test';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { type Outline, addressesOf, keepNodes, keptNodes, outline, showAll, waitingNodes } from './support/drawn';
import { expect, quiet, test, untilDrawn } from './support/site';

/** Far from the server's clock: a date that is written in the reader's zone would differ. */
const timezoneId = 'Asia/Tokyo';
test.use({ timezoneId });

/** What each address shows where no script runs. */
async function readWithoutScripts(browser: Browser, urls: string[], width: number): Promise<Outline[]> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 850 }, timezoneId });
  const page = await context.newPage();
  const seen: Outline[] = [];
  for (const url of urls) {
    await page.goto(url);
    seen.push(await page.evaluate(outline));
  }
  await context.close();
  return seen;
}

const nodes = (page: Page) => page.evaluate(keptNodes);
const waiting = (page: Page) => page.evaluate(waitingNodes);

/** Shows the page to its end. */
async function readOn(page: Page): Promise<void> {
  await page.evaluate(showAll);
  await expect.poll(() => waiting(page)).toBe(0);
  await quiet(page);
}

/** Opens an address, waits until the page stands and tells what it has reported meanwhile. */
async function open(page: Page, address: string): Promise<string[]> {
  const reports: string[] = [];
  page.on('request', (request) => {
    // A price is asked for by POST, and an opened page told of.
    const isReport = request.method() === 'POST' && !/\/api\/(?:visits|bookings\/quote)\/$/.test(request.url());
    if (isReport) reports.push(`${request.url()} ${request.postData()}`);
  });
  await untilDrawn(page, address);
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('atoll.page').length > 0);
  await quiet(page);
  return reports;
}

/** Each language and both widths by day; by night each in both. */
const VIEWS = LANGUAGE_CODES.flatMap((language, index) => {
  const widths = index % 2 === 0 ? [390, 1440] : [1440, 390];
  return widths.slice(0, process.env.ATOLL_NIGHTLY ? 2 : 1).map((width) => ({ language, width }));
});

for (const { language, width } of VIEWS)
  test(`pages go on with what the server drew in ${language}, ${width} px wide`, async ({ page, browser, site }) => {
    await page.setViewportSize({ width, height: 850 });
    await page.addInitScript(keepNodes);
    // What was opened before is the browser's own, and no part of what the server drew.
    await page.addInitScript(() => localStorage.removeItem('atoll_viewed'));
    const addresses = await addressesOf(page, language);
    for (const address of addresses) await untilDrawn(page, address);
    const urls = addresses.map((address) => site.url + address);
    const outlines = await readWithoutScripts(browser, urls, width);
    // A window behind one that has just closed may paint nothing any more.
    await page.bringToFront();
    for (const [index, address] of addresses.entries()) {
      const read = outlines[index];
      expect(
        read?.headings.filter((heading) => heading.startsWith('H1')),
        address,
      ).toHaveLength(1);
      const reports = await open(page, address);
      await readOn(page);
      expect(await page.evaluate(outline), address).toEqual(read);
      expect(await nodes(page), address).toEqual({ came: expect.any(Number), gone: [] });
      expect(reports, address).toEqual([]);
      await expect(page.locator('#first-paint')).toHaveCount(0);
    }
  });

test('a stored currency is shown once the page has been taken over', async ({ page }) => {
  await page.addInitScript(keepNodes);
  await page.addInitScript(() => localStorage.setItem('atoll_currency', '{"code":"EUR","rate":0.5}'));
  expect(await open(page, paths.packages())).toEqual([]);
  await expect(page.locator('.doc-price__amount').first()).toContainText('€');
  await expect(page.getByLabel('Currency').first()).toHaveValue('EUR');
  const { came, gone } = await nodes(page);
  expect([came > 300, gone]).toEqual([true, []]);
});

for (const width of [390, 1440])
  test(`what lies far down waits until it is near, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 850 });
    await page.addInitScript(keepNodes);
    await open(page, paths.home());
    const first = await waiting(page);
    expect(first).toBeGreaterThan(50);
    const top = await page.evaluate(() => {
      const isKnown = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
      const far = [...document.querySelectorAll('#root main *')].find((element) => !isKnown(element));
      return far!.getBoundingClientRect().top;
    });
    const show = (windows: number) =>
      page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top - 850 * windows);
    await show(2.3);
    await page.waitForTimeout(500);
    expect(await waiting(page)).toBe(first);
    await show(1.7);
    await expect.poll(() => waiting(page)).toBeLessThan(first);
    await readOn(page);
    expect((await nodes(page)).gone).toEqual([]);
  });

test.describe('what nobody has seen yet, on a phone', () => {
  test.use({ viewport: { width: 390, height: 850 } });
  test.beforeEach(({ page }) => page.addInitScript(keepNodes));

  test('is shown in a currency that is chosen now', async ({ page }) => {
    await open(page, paths.home());
    expect(await waiting(page)).toBeGreaterThan(50);
    await page.getByLabel('Menu').click();
    await page.getByLabel('Currency').last().selectOption('EUR');
    const amounts = page.locator('.doc-price__amount');
    await expect(amounts.last()).toContainText('€');
    expect((await amounts.allTextContents()).filter((text) => !text.includes('€'))).toEqual([]);
    expect((await nodes(page)).gone).toEqual([]);
  });

  test('keeps its nodes where the list is asked for something else', async ({ page }) => {
    const reports = await open(page, paths.packages());
    expect(await waiting(page)).toBeGreaterThan(50);
    const before = await page.locator('main article').count();
    await page.evaluate(() => {
      const counts: number[] = [];
      Object.assign(window, { counts });
      new MutationObserver(() => counts.push(document.querySelectorAll('main article').length)).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    await page.getByLabel('Sort by').selectOption('price_high');
    await expect(page).toHaveURL(/sort=price_high/);
    await expect.poll(() => waiting(page)).toBe(0);
    await quiet(page);
    // At no time there were fewer.
    const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts);
    expect(counts.filter((count) => count < before)).toEqual([]);
    expect(reports).toEqual([]);
  });

  test('is there in another language at once', async ({ page }) => {
    const reports = await open(page, paths.home());
    expect(await waiting(page)).toBeGreaterThan(50);
    await page.getByLabel('Menu').click();
    await page.getByLabel('Language').last().selectOption('ru');
    await expect(page).toHaveURL(/\/ru$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.locator('main h2')).toHaveCount(9);
    expect(await waiting(page)).toBe(0);
    expect(reports).toEqual([]);
  });

  test('answers the first click', async ({ page }) => {
    const reports = await open(page, paths.home());
    const link = page.locator('main a[href^="/resorts/"]').last();
    const isKnown = () =>
      link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
    expect(await isKnown()).toBe(false);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await link.evaluate((element) => (element as HTMLElement).click());
    await expect(page).toHaveURL(/\/resorts\//);
    // By the router: another document would know nothing of it.
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(reports).toEqual([]);
  });
});

test('a month that the address asks for is answered once the page has been taken over', async ({ page }) => {
  const trip = (await addressesOf(page, 'en')).find((address) => address.endsWith('?month=3'))!;
  await open(page, trip);
  await expect(page.locator('li[data-asked="true"]')).toHaveText(/March/);
});

test('a page that another release drew is drawn anew in its place', async ({ page }) => {
  await page.addInitScript(keepNodes);
  await page.route('/packages', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /("rendered":\{"remote":"mfe-catalog","version":")[^"]+/,
      '$10.0.0-00000000',
    );
    await route.fulfill({ response: answer, body });
  });
  expect(await open(page, paths.packages())).toEqual([]);
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#first-paint')).toHaveCount(0);
  expect((await nodes(page)).gone.length).toBeGreaterThan(300);
});

test('the search of the home page leads to the list also before a script runs', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(localized(paths.home(), 'ru'));
  const search = page.getByRole('search').first();
  await search.locator('[name="travellers"]').selectOption('4');
  await search.getByRole('button').click();
  await expect(page).toHaveURL((url) => url.pathname === '/ru/packages' && url.searchParams.get('travellers') === '4');
  await expect(page.locator('main article').first()).toBeVisible();
  await context.close();
});
