import { localized, paths } from '@atoll/contract/paths';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

interface Stay {
  name: string;
  slug: string;
}
interface Stays {
  count: number;
  results: Stay[];
}

const t = textsOf('catalog', 'en');

test.describe('places to stay', () => {
  test('are narrowed to what a late plane and a short way leave, as the API has it', async ({ page, office }) => {
    await page.goto(paths.resorts());
    const all = await office.get<Stays>('/api/resorts/?page_size=100');
    const narrowed = await office.get<Stays>('/api/resorts/?page_size=100&landing=17:30&transfer_minutes_max=45');
    expect(narrowed.count).toBeGreaterThan(0);
    expect(narrowed.count).toBeLessThan(all.count);
    await page.getByLabel(t('filters.landing')).fill('17:30');
    await expect(page).toHaveURL(/\?landing=17%3A30$/);
    await page.getByLabel(t('filters.minutes')).selectOption('45');
    await expect(page).toHaveURL(/\?transfer_minutes_max=45&landing=17%3A30$/);
    await expect(page.locator('main article h2')).toHaveText(narrowed.results.map(({ name }) => name));
    await expect(page.locator('main [role="status"]').first()).toContainText(String(narrowed.count));
    // What was said of the plane is known to the next page of this tab.
    await page.goto(paths.transportation());
    await expect(page.getByLabel(t('flights.landsAt'))).toHaveValue('17:30');
  });

  test('are narrowed by what was typed and chosen before the scripts of the page have come', async ({ page }) => {
    let letCome = () => undefined as void;
    const come = new Promise<void>((tell) => (letCome = tell));
    await page.route(/\/r\/mfe-catalog\/.*\.js$/, async (route) => {
      await come;
      await route.continue();
    });
    await page.goto(paths.resorts(), { waitUntil: 'commit' });
    await page.getByLabel(t('filters.landing')).fill('17:30');
    await page.getByLabel(t('filters.minutes')).selectOption('45');
    letCome();
    await expect(page).toHaveURL(/\?transfer_minutes_max=45&landing=17%3A30$/);
    await expect(page.getByLabel(t('filters.landing'))).toHaveValue('17:30');
  });

  test('lie on a chart that the keyboard goes through, and chart and list point at each other', async ({
    page,
    office,
  }) => {
    const { results } = await office.get<Stays>('/api/resorts/?page_size=100');
    await page.goto(localized(paths.resorts('view=map'), 'en'));
    const marks = page.getByRole('group', { name: t('resorts.mapLabel') }).getByRole('link');
    await expect(marks.first()).toBeVisible();
    // Every place to stay stands in the list once, and every mark leads to a part of it.
    const list = page.locator('main ol:has(> [data-place])');
    await expect(list.locator('h3')).toHaveCount(results.length);
    const targets = await marks.evaluateAll((found) => found.map((mark) => mark.getAttribute('href')!));
    expect(targets.length).toBeGreaterThan(3);
    for (const target of targets) await expect(list.locator(target)).toHaveCount(1);

    await marks.first().focus();
    for (const [index, target] of targets.slice(0, 3).entries()) {
      await expect(marks.nth(index)).toBeFocused();
      expect(target).toMatch(/^#stays-/);
      await page.keyboard.press('Tab');
    }
    await marks.nth(2).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${targets[2]!}$`));
    await expect(list.locator(targets[2]!)).toBeInViewport();

    // The list is pointed at, and the mark of the place answers.
    const place = list.locator(targets[1]!);
    await expect(marks.nth(1)).toHaveAttribute('data-marked', 'false');
    await place.getByRole('link').first().focus();
    await expect(marks.nth(1)).toHaveAttribute('data-marked', 'true');
    await page.keyboard.press('Enter');
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page).toHaveURL(/\/resorts\/[\w-]+$/);
  });
});

test.describe('what was looked at lately', () => {
  const seen = async (office: { get<T>(path: string): Promise<T> }) => {
    const [trips, stays] = await Promise.all([
      office.get<Stays>('/api/packages/?page_size=1'),
      office.get<Stays>('/api/resorts/?page_size=1'),
    ]);
    return [trips.results[0]!, stays.results[0]!] as const;
  };

  test('stands below the lists until it is cleared', async ({ page, office }) => {
    const [trip, stay] = await seen(office);
    for (const [address, key] of [
      [paths.package(trip.slug), /^p-/],
      [paths.resort(stay.slug), /^r-/],
    ] as const) {
      await page.goto(address);
      await expect(page.locator('main h1')).toBeVisible();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('atoll_viewed'))).toMatch(key);
    }
    await page.goto(paths.packages());
    const row = page.getByRole('region', { name: t('recent.title') });
    await page.locator('.doc-footer').scrollIntoViewIfNeeded();
    await expect(row.locator('article :is(h2, h3)')).toHaveText([stay.name, trip.name]);
    await row.getByRole('button', { name: t('recent.clear') }).click();
    await expect(row).toHaveCount(0);
    await expect(page.locator('main h1')).toBeFocused();
    await page.reload();
    await page.locator('.doc-footer').scrollIntoViewIfNeeded();
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  test('is not kept where the browser keeps nothing, and nothing breaks', async ({ page, office }) => {
    const [trip] = await seen(office);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('No storage here.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    });
    await page.goto(paths.package(trip.slug));
    await expect(page.locator('main h1')).toBeVisible();
    await page.goto(paths.packages());
    await page.locator('.doc-footer').scrollIntoViewIfNeeded();
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.getByRole('region', { name: t('recent.title') })).toHaveCount(0);
  });
});
