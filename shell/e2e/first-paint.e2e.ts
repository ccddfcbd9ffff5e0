import type { Page } from '@playwright/test';
import { localized, paths } from '@atoll/contract/paths';
import { expect, test, untilDrawn } from './support/site';
import { textsOf } from './support/texts';

// What the server has drawn is painted before any code is asked for, and comes to life wherever nothing tells that it was.

const alive = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('atoll.page').length), { timeout: 15_000 })
    .toBeGreaterThan(0);

/** When the page was first painted, and when its first code was asked for that is not the one that starts the others. */
const times = () => {
  const asked = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js') && !/\/start\.\w+\.js$/.test(name))
    .map(({ startTime }) => startTime);
  return { painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime, asked: Math.min(...asked) };
};

for (const address of [paths.home(), paths.packages()])
  test(`${address} is painted before its code is asked for`, async ({ page }) => {
    await untilDrawn(page, address);
    await page.goto(address);
    await alive(page);
    const { painted, asked } = await page.evaluate(times);
    expect(asked).toBeGreaterThanOrEqual(painted);
    await expect(page.locator('script[src]:not([integrity])')).toHaveCount(0);
  });

test('a tab that nobody looks at waits for no paint', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    // Nothing else starts it.
    PerformanceObserver.prototype.observe = () => undefined;
    const later = window.setTimeout.bind(window);
    const isHeld = () => document.querySelector('#atoll-late') !== null;
    Object.assign(window, { setTimeout: (act: () => void, ms = 0) => (isHeld() ? 0 : later(act, ms)) });
  });
  await untilDrawn(page, paths.home());
  await page.goto(paths.home());
  await alive(page);
});

test('a browser that tells of no paint starts the page all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await untilDrawn(page, paths.home());
  await page.goto(paths.home());
  await alive(page);
});

test('what is pressed before the code has come is done once it has', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/shell\/js\/main\./, async (route) => {
    await released;
    await route.continue();
  });
  await untilDrawn(page, paths.packages());
  await page.goto(paths.packages(), { waitUntil: 'commit' });
  const heart = page.locator('main button[aria-pressed]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a form that is sent before the code has come keeps what was typed, and is sent by the page', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/shell\/js\/main\./, async (route) => {
    await released;
    await route.continue();
  });
  const t = textsOf('booking', 'ru');
  const address = localized(paths.contact(), 'ru');
  await untilDrawn(page, address);
  await page.goto(address, { waitUntil: 'commit' });
  const name = page.getByLabel(t('form.name'));
  await name.fill('Анна');
  await name.press('Enter');
  release();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expect(name).toHaveValue('Анна');
  expect(new URL(page.url()).search).toBe('');
});
