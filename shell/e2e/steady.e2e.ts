import type { Browser, Page } from '@playwright/test';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { outline } from './support/drawn';
import { expect, quiet, test } from './support/site';
import { textsOf } from './support/texts';
import { openDay } from './support/trips';

// Where a document says little, or that nothing is there, the browser goes on from it: nothing moves, and nothing is said anew.

const TRIP = 'family-week-lhaviyani';

/** What a page's parts may move, all together: https://web.dev/articles/cls */
const MOST_MOVED = 0.01;

const countShifts = () => {
  const counted = Object.assign(window, { moved: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) counted.moved += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};
const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: number }).moved);

/** Where the page's heading begins. */
const placeOfHeading = async (page: Page) => {
  const { x, y } = (await page.locator('main h1').boundingBox())!;
  return { x: Math.round(x), y: Math.round(y) };
};

/** The same address where no script runs. */
async function withoutScripts<T>(browser: Browser, url: string, width: number, read: (page: Page) => Promise<T>) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 850 } });
  const page = await context.newPage();
  await page.goto(url);
  const found = await read(page);
  await context.close();
  return found;
}

/** Opens an address, waits until its page stands, and tells what it has asked the API for and reported. */
async function open(page: Page, address: string, width: number): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(`${request.method()} ${request.url()}`);
  });
  await page.setViewportSize({ width, height: 850 });
  await page.addInitScript(countShifts);
  await page.goto(address);
  await expect(page.locator('#first-paint')).toHaveCount(0);
  await quiet(page);
  return asked;
}

/** One address of each kind that is not there, and where its page leads. */
const GONE = [
  [paths.package('none'), paths.packages()],
  ["/packages/o'clock", paths.packages()],
  [paths.packages('page=99'), paths.packages()],
  [paths.resort('none'), paths.resorts()],
  [paths.resorts('page=99'), paths.resorts()],
  [paths.packageBook('none'), paths.packages()],
  [paths.booking("o'clock"), paths.packages()],
  ['/nothing', paths.packages()],
] as const;

const cases = LANGUAGE_CODES.flatMap((language) => [390, 1440].map((width) => [language, width] as const));

for (const [language, width] of cases)
  test(`what is not there is told once, in ${language}, ${width} px wide`, async ({ browser, site, complaints }) => {
    complaints.allow(/status of 404/);
    // Each at one of the widths: the page is the same.
    const half = GONE.filter((_, index) => index % 2 === (width === 390 ? 0 : 1));
    for (const [gone, others] of half) {
      const address = localized(gone, language);
      const said = await withoutScripts(browser, site.url + address, width, (page) => page.evaluate(outline));
      const context = await browser.newContext({ baseURL: site.url });
      const page = await context.newPage();
      const asked = await open(page, address, width);
      expect(await page.evaluate(outline), address).toEqual(said);
      expect(await moved(page), address).toBeLessThanOrEqual(MOST_MOVED);
      expect(asked, address).toEqual([]);
      await page.locator('main').getByRole('link').first().click();
      await expect(page).toHaveURL(localized(others, language));
      await expect(page.locator('main article').first()).toBeVisible();
      await context.close();
    }
  });

/** Each page of a booking. */
async function bookingPages(page: Page, language: Language): Promise<string[]> {
  const answer = await page.request.get('/api/packages/?page_size=1');
  const { slug } = ((await answer.json()) as { results: { slug: string }[] }).results[0]!;
  return [paths.packageBook(slug), paths.booking(slug), paths.bookingConfirmation('1')].map((path) =>
    localized(path, language),
  );
}

for (const [language, width] of cases)
  test(`pages of a booking stay where they are, in ${language}, ${width} px wide`, async ({ page, browser, site }) => {
    for (const address of await bookingPages(page, language)) {
      const url = site.url + address;
      const [place, title] = await withoutScripts(browser, url, width, async (still) => [
        await placeOfHeading(still),
        await still.title(),
      ]);
      await open(page, address, width);
      await expect(page.locator('main :is(form, section, .doc-heading__lead)').first()).toBeVisible();
      expect(await placeOfHeading(page), address).toEqual(place);
      expect(await page.title(), address).toBe(title);
      expect(await moved(page), address).toBeLessThanOrEqual(MOST_MOVED);
    }
  });

/** What a thumb may press while the answer for the chosen day is on its way. */
const PRESSED = ['calendar', 'adults', 'phone', 'terms'] as const;

for (const pressed of PRESSED) {
  const t = textsOf('booking', 'ru');

  test(`what is pressed on a phone stays under the thumb when the price comes (${pressed})`, async ({
    page,
    office,
  }) => {
    const day = await openDay(office, TRIP, 60);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/api\/(bookings\/quote|availability)\//, async (route) => {
      await released;
      await route.continue();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(localized(paths.booking(TRIP), 'ru'));
    await page.getByLabel(t('form.checkIn')).fill(day);
    const target = {
      calendar: page.getByRole('button', { name: t('calendar.open') }),
      adults: page.getByRole('button', { name: t('form.more', { what: t('form.adults') }) }),
      phone: page.getByLabel(t('form.phone'), { exact: true }),
      terms: page.getByLabel(t('form.terms')),
    }[pressed];
    await target.scrollIntoViewIfNeeded();
    const before = (await target.boundingBox())!;
    const total = page.getByRole('region', { name: t('total.title') });
    await expect(total).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(total).toHaveAttribute('aria-busy', 'false');
    await quiet(page);
    expect((await target.boundingBox())!.y).toBe(before.y);
  });
}

test('what a booking offers to press stays where it is while the answers about it come one after another', async ({
  page,
  office,
}) => {
  const t = textsOf('booking', 'ru');
  const booked = await office.book({ package: TRIP, check_in: await openDay(office, TRIP, 60), adults: 2 });
  const { access_token: token } = booked as unknown as { access_token: string };
  const late = ['timeline', 'payments', 'papers', 'messages'];
  for (const [index, part] of late.entries())
    await page.route(new RegExp(`/api/bookings/${booked.id}/${part}/`), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200 * (index + 1)));
      await route.continue();
    });
  await page.goto(localized(`${paths.bookingConfirmation(booked.id)}?access_token=${token}`, 'ru'));
  const cancel = page.getByRole('button', { name: t('cancel.open') });
  await cancel.waitFor();
  const place = await cancel.boundingBox();
  await quiet(page);
  expect(await cancel.boundingBox()).toEqual(place);
});
