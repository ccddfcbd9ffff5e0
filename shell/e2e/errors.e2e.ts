import type { Locator, Page, Route } from '@playwright/test';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { listPackages } from './support/catalogue';
import type { Office } from './support/office';
import { expect, quiet, test } from './support/site';
import { textsOf } from './support/texts';

// What a traveller reads where something fails, and how it is over again (specification §2 and §8).

const common = textsOf('common', 'en');
const shell = textsOf('shell', 'en');

/** What is told to the agency of the next fault. */
const reportOf = async (page: Page) =>
  (
    await page.waitForRequest((request) => request.url().endsWith('/api/errors') && request.method() === 'POST')
  ).postDataJSON() as { error_id: string; level: string };

/** The id that a card shows leads the office to one report. */
async function leadsToReport(card: Locator, { error_id: id }: { error_id: string }, office: Office): Promise<void> {
  const digits = id.slice(-8);
  await expect(card).toContainText(common('errorId', { id: digits }));
  const found = () => office.get<{ count: number }>(`/api/error-reports/?error_id=${digits}`);
  await expect.poll(async () => (await found()).count).toBe(1);
}

test('the application’s error screen names a report that the office finds, and reloads or leads home', async ({
  page,
  office,
  complaints,
}) => {
  complaints.allow(/React Router caught the following error/);
  // A title that is no text stops the frame itself, as no page can.
  await page.route('/packages', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll(/"site_title":"[^"]*"/g, '"site_title":{}') });
  });
  const [report] = await Promise.all([reportOf(page), page.goto('/packages')]);
  expect(report.level).toBe('app');
  const card = page.getByRole('alert');
  await expect(card).toContainText(shell('error.app'));
  await leadsToReport(card, report, office);
  await card.getByRole('button', { name: common('actions.home') }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/packages');
  await page.unroute('/packages');
  await card.getByRole('button', { name: common('actions.reload') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('the error screen of a page leaves the rest, offers three tries, and the way back', async ({ page, office }) => {
  const [trip] = (await listPackages(office, 'page_size=1')).results;
  await page.goto('/packages');
  // An answer of another shape than was agreed, as two releases that miss each other would have it.
  await page.route(`**/api/packages/${trip!.slug}/*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), itinerary: 7, name: {} } });
  });
  const [report] = await Promise.all([
    reportOf(page),
    page.locator('#root main article').first().getByRole('link').first().click(),
  ]);
  expect(report.level).toBe('page');
  const card = page.getByRole('alert');
  await expect(card).toContainText(shell('error.page'));
  await expect(page.getByRole('banner')).toBeVisible();
  await leadsToReport(card, report, office);
  const retry = card.getByRole('button', { name: common('actions.retry') });
  for (let tries = 0; tries < 3; tries += 1) await retry.click();
  await expect(retry).toHaveCount(0);
  await expect(card).toContainText(shell('error.tries'));
  await card.getByRole('button', { name: common('actions.goBack') }).click();
  await expect(page).toHaveURL('/packages');
  await expect(page.locator('#root main article').first()).toBeVisible();
});

test('the error screen of a part leaves its page, and Retry asks for its script again', async ({
  page,
  office,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  const wish = page.locator('[name="budget"]');
  const scripts = /\/r\/mfe-catalog\/.*\.js$/;
  await page.goto('/');
  await quiet(page);
  await page.route(scripts, (route) => route.abort());
  // Other parts that come into sight have lost their scripts too.
  const reports: { error_id: string; level: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/errors')) reports.push(request.postDataJSON() as (typeof reports)[number]);
  });
  await page.locator('main a[href="/custom-trip"]').scrollIntoViewIfNeeded();
  const card = page.getByRole('main').getByRole('alert').first();
  await expect(card).toContainText(common('partFailed'));
  const shown = (await card.textContent()) ?? '';
  const isShown = ({ error_id: id }: { error_id: string }) => shown.includes(id.slice(-8));
  await expect.poll(() => reports.some(isShown)).toBe(true);
  const report = reports.find(isShown)!;
  expect(report.level).toBe('component');
  await leadsToReport(card, report, office);
  const retry = card.getByRole('button', { name: common('actions.retry') });
  await retry.click();
  await expect(retry).toBeVisible();
  await page.unroute(scripts);
  const retries = page.getByRole('main').getByRole('button', { name: common('actions.retry') });
  await expect(async () => {
    await retries
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
    await expect(retries).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(wish).toBeVisible();
});

interface Place {
  name: string;
  path: string;
  /** What it asks for. */
  api: RegExp;
  title: string;
  /** Where a link to it stands. */
  from?: string;
  ready: string;
  /** What it says where there is nothing; pages of one thing have none. */
  none?: string;
}

async function placesOf(office: Office): Promise<Place[]> {
  const [trip] = (await listPackages(office, 'page_size=1')).results;
  const [resort] = (await office.get<{ results: { slug: string }[] }>('/api/resorts/?page_size=1')).results;
  const article = '#root main article';
  return [
    { name: 'home', path: '/', api: /\/api\/homepage\/public\//, title: 'home.failed', ready: article },
    {
      name: 'list',
      path: paths.packages(),
      api: /\/api\/packages\/\?/,
      title: 'packages.failed',
      ready: article,
      none: 'packages.none',
    },
    {
      name: 'trip',
      path: paths.package(trip!.slug),
      api: /\/api\/packages\/[a-z]/,
      title: 'package.failed',
      from: paths.packages(),
      ready: '#root main aside',
    },
    {
      name: 'resorts',
      path: paths.resorts(),
      api: /\/api\/resorts\/\?/,
      title: 'resorts.failed',
      ready: article,
      none: 'resorts.none',
    },
    {
      name: 'resort',
      path: paths.resort(resort!.slug),
      api: /\/api\/resorts\/[a-z]/,
      title: 'resort.failed',
      from: paths.resorts(),
      ready: '#root main aside',
    },
    {
      name: 'experiences',
      path: paths.experiences(),
      api: /\/api\/experiences\/\?/,
      title: 'experiences.failed',
      ready: article,
      none: 'experiences.none',
    },
    {
      name: 'blog',
      path: paths.blog(),
      api: /\/api\/posts\/\?/,
      title: 'blog.failed',
      ready: article,
      none: 'blog.none',
    },
  ];
}

/** Goes to a place by a link of another page: a new document would bring its answers along. */
async function goTo(page: Page, { path, from = paths.faq() }: Place, language: Language): Promise<void> {
  if (path === paths.home()) {
    // Every document of a language has its home page along.
    await page.goto(localized(path, language === 'en' ? 'ru' : 'en'));
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${localized(path, language)}"][hreflang]`)
      .click();
    return;
  }
  await page.goto(localized(from, language));
  await page
    .locator(`#root a[href="${localized(path, language)}"]`)
    .last()
    .click();
}

const WAYS = {
  away: { text: 'network', fail: (route: Route) => route.abort() },
  broken: { text: 'server', fail: (route: Route) => route.fulfill({ status: 500, json: { detail: 'Down' } }) },
};
const ASKED_FOUR_TIMES = { timeout: 20_000 };

for (const [language, way] of [
  ['en', WAYS.away],
  ['ru', WAYS.broken],
  ['zh', WAYS.broken],
] as const)
  test(`where the server is ${way === WAYS.away ? 'away' : 'broken'}, each page says so and comes with its own Retry (${language})`, async ({
    page,
    office,
    complaints,
  }) => {
    test.setTimeout(180_000);
    complaints.allow(/ERR_FAILED|status of 500/);
    const t = textsOf('catalog', language);
    for (const place of await placesOf(office)) {
      await page.route(place.api, way.fail);
      await goTo(page, place, language);
      const card = page.getByRole('main').getByRole('alert');
      await expect(card, place.path).toContainText(t(place.title), ASKED_FOUR_TIMES);
      await expect(card).toContainText(textsOf('errors', language)(way.text));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await card.getByRole('button').first().click();
      await expect(page.locator(place.ready).first(), place.path).toBeVisible();
      await expect(card).toHaveCount(0);
    }
  });

test('an answer of eight seconds is waited for, without an error', async ({ page, office }) => {
  test.setTimeout(120_000);
  for (const place of (await placesOf(office)).filter(({ path }) => /^\/(packages|blog|)(\/|$)/.test(path))) {
    await page.route(place.api, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 8_000));
      await route.continue();
    });
    await goTo(page, place, 'en');
    await expect(page.getByRole('main').locator('[aria-busy="true"], [role="status"]').first()).toBeAttached();
    await expect(page.locator(place.ready).first(), place.path).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

for (const language of LANGUAGE_CODES)
  test(`pages that have nothing say what, and lead on (${language})`, async ({ page, office, complaints }) => {
    complaints.allow(/status of 404/);
    const t = textsOf('catalog', language);
    const main = page.getByRole('main');
    const lists = (await placesOf(office)).filter(({ none }) => none);
    for (const place of lists) {
      await page.route(place.api, (route) =>
        route.fulfill({ json: { count: 0, next: null, previous: null, results: [] } }),
      );
      await goTo(page, place, language);
      await expect(main.getByRole('heading', { name: t(place.none!) }), place.path).toBeVisible();
      await expect(main.getByRole('link').last()).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    await page.goto(localized(paths.packages('price_min=90000'), language));
    await expect(main.getByRole('heading', { name: t('packages.none') })).toBeVisible();
    await main
      .getByRole('link', { name: textsOf('common', language)('actions.clearFilters') })
      .first()
      .click();
    await expect(page.locator('#root main article').first()).toBeVisible();

    await page.goto(localized(paths.faq(), language));
    await main.getByRole('searchbox').fill('qqqq');
    await expect(main.getByRole('heading', { name: t('faq.notFound') })).toBeVisible();

    await page.goto(localized(paths.package('never-was'), language));
    await expect(main.getByRole('heading', { name: t('package.notFound') })).toBeVisible();
    await main.getByRole('link', { name: textsOf('common', language)('actions.browsePackages') }).click();
    await expect(page.locator('#root main article').first()).toBeVisible();
  });

test('what was chosen is kept while its answer fails', async ({ page, complaints }) => {
  complaints.allow(/status of 500/);
  await page.goto(paths.packages());
  await expect(page.locator('#root main article').first()).toBeVisible();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await page.route(/\/api\/packages\/\?/, WAYS.broken.fail);
  await filters.getByLabel('To', { exact: true }).fill('9000');
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toBeVisible(ASKED_FOUR_TIMES);
  await expect(filters.getByLabel('To', { exact: true })).toHaveValue('9000');
  await page.unroute(/\/api\/packages\/\?/);
  await card.getByRole('button', { name: common('actions.retry') }).click();
  await expect(page.locator('#root main article').first()).toBeVisible();
  await expect(page).toHaveURL(/price_max=9000/);
});

test('a picture that cannot be had says so in its place', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  await page.route(/\.(webp|avif|jpe?g)(\?|$)/, (route) => route.abort());
  await page.goto(paths.packages());
  await expect(page.locator('#root main article').first().getByText(common('picture.unavailable'))).toBeVisible();
});
