import type { CDPSession, Page } from '@playwright/test';
import { localized, paths } from '@atoll/contract/paths';
import { faultsOf } from './support/judgement';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

/** How large the picture is drawn, and how far from its middle. */
const drawn = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(dialog.querySelector('img')!.parentElement!).transform);
    return { scale: a, x: e, y: f };
  });

const scale = async (page: Page) => Number((await drawn(page)).scale.toFixed(2));

async function open(page: Page, language: 'en' | 'ru'): Promise<ReturnType<typeof textsOf>> {
  const t = textsOf('catalog', language);
  await page.goto(localized(paths.package('family-week-lhaviyani'), language));
  await page.waitForFunction(() => performance.getEntriesByName('atoll.page').length > 0);
  await page
    .getByRole('group', { name: t('gallery.label') })
    .getByRole('button')
    .first()
    .click();
  await page
    .getByRole('dialog')
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode());
  return t;
}

test('a picture is looked at closely by wheel, keys and buttons, and moved no further than its edges', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const t = await open(page, 'en');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: t('gallery.smaller') })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('+');
  await expect.poll(() => scale(page)).toBe(1.5);
  await expect(dialog).toContainText('150%');
  expect(await faultsOf(page)).toEqual([]);
  // Arrows move what is enlarged, and show another picture where nothing is.
  const position = dialog.getByText(/^1 of/);
  for (let times = 0; times < 20; times += 1) await page.keyboard.press('ArrowRight');
  await expect(position).toBeVisible();
  await expect.poll(async () => Math.round((await drawn(page)).x)).toBe(-Math.round((await reach(page)) / 2));
  await page.keyboard.press('0');
  await expect.poll(() => drawn(page)).toEqual({ scale: 1, x: 0, y: 0 });
  const box = (await dialog.locator('img').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (let times = 0; times < 20; times += 1) await page.mouse.wheel(0, -400);
  await expect.poll(() => scale(page)).toBe(4);
  await expect(dialog.getByRole('button', { name: t('gallery.larger') })).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog.locator('figcaption')).toBeInViewport();
  await dialog.getByRole('button', { name: t('gallery.next') }).click();
  await expect.poll(() => scale(page)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(
    page
      .getByRole('group', { name: t('gallery.label') })
      .getByRole('button')
      .nth(1),
  ).toBeFocused();
});

/** How much wider the picture is drawn than its place. */
const reach = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const place = dialog.querySelector('img')!.parentElement!.parentElement!;
    const { naturalWidth, naturalHeight } = dialog.querySelector('img')!;
    const by = Math.min(place.clientWidth / naturalWidth, place.clientHeight / naturalHeight);
    return Math.max(0, naturalWidth * by * 1.5 - place.clientWidth);
  });

const touch = (
  client: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...points: [x: number, y: number][]
) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('two enlarge a picture, one moves it, two taps show all of it, and a swipe the next one', async ({ page }) => {
    await open(page, 'ru');
    const client = await page.context().newCDPSession(page);
    const dialog = page.getByRole('dialog');
    await touch(client, 'touchStart', [180, 400], [210, 400]);
    for (const apart of [30, 60, 90]) await touch(client, 'touchMove', [180 - apart, 400], [210 + apart, 400]);
    await touch(client, 'touchEnd');
    await expect.poll(() => scale(page)).toBe(4);
    const before = await drawn(page);
    await touch(client, 'touchStart', [200, 400]);
    await touch(client, 'touchMove', [120, 400]);
    await touch(client, 'touchEnd');
    await expect.poll(async () => Math.round((await drawn(page)).x - before.x)).toBe(-80);
    await expect(dialog).toContainText('1 из');
    await page.waitForTimeout(400);
    await page.touchscreen.tap(195, 400);
    await page.touchscreen.tap(195, 400);
    await expect.poll(() => scale(page)).toBe(1);
    await touch(client, 'touchStart', [300, 400]);
    await touch(client, 'touchMove', [100, 400]);
    await touch(client, 'touchEnd');
    await expect(dialog).toContainText('2 из');
  });
});
