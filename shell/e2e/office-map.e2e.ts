import type { Locator, Page } from '@playwright/test';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { faultsOf, widthsOf } from './support/judgement';
import type { Office } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

const SLUG = 'ukulhas';

interface Place {
  id: number;
  lat: number;
  lng: number;
}
const placeOf = (office: Office) => office.get<Place>(`/api/destinations/${SLUG}/`);

/** The form of the destination, with its map there. */
async function open(page: Page, office: Office, language: Language): Promise<Place & { map: Locator }> {
  const place = await placeOf(office);
  await page.goto(paths.dashboardForm(paths.dashboardDestinations(), place.id));
  const map = page.getByRole('slider', { name: textsOf('admin', language)('map.title') });
  await expect(map).toBeVisible();
  await map.scrollIntoViewIfNeeded();
  return { ...place, map };
}

const numbers = (page: Page, language: Language) => {
  const t = textsOf('admin', language);
  return [t('members.lat'), t('members.lng')].map((name) => page.getByRole('textbox', { name, exact: true }));
};
const typed = async (page: Page, language: Language) =>
  Promise.all(numbers(page, language).map(async (field) => Number(await field.inputValue())));

/** Stores the form by its key, and has it answered well. */
async function save(page: Page): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.press('Control+s');
  expect((await stored).status()).toBe(200);
}

/** Where the traveller's pages say that it lies. */
async function onSite(page: Page, language: Language): Promise<number[]> {
  const html = await (await page.request.get(localized(paths.destination(SLUG), language))).text();
  const [, lat, lng] = /"latitude":([-\d.]+),"longitude":([-\d.]+)/.exec(html)!;
  return [Number(lat), Number(lng)];
}

const middleOf = async (of: Locator) => {
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

test('a destination is moved on the map by mouse, and lies there on the site (en)', async ({
  page,
  context,
  office,
}) => {
  const t = textsOf('admin', 'en');
  await office.enter(context);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { map, ...before } = await open(page, office, 'en');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: t('map.level_island') }).click();

  const pin = map.locator('[data-pin] path');
  const from = await middleOf(pin);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 30, { steps: 4 });
  await page.mouse.move(from.x + 40, from.y - 60, { steps: 4 });
  await page.mouse.up();
  const dragged = await typed(page, 'en');
  expect(dragged[0]!).toBeGreaterThan(before.lat + 0.02);
  expect(dragged[1]!).toBeGreaterThan(before.lng + 0.01);
  // The pin is under the hand that let it go.
  const now = await middleOf(pin);
  expect(Math.hypot(now.x - from.x - 40, now.y - from.y + 60)).toBeLessThan(2);

  const box = (await map.boundingBox())!;
  await map.click({ position: { x: box.width / 2, y: box.height / 4 } });
  const put = await typed(page, 'en');
  expect(put).not.toEqual(dragged);
  await save(page);
  expect(await placeOf(office)).toMatchObject({ lat: put[0], lng: put[1] });
  expect(await onSite(page, 'en')).toEqual(put);

  // Far out at sea it is warned of, and as it was it is not.
  const [lat, lng] = numbers(page, 'en');
  await lng!.fill('75');
  await expect(page.getByText(t('map.farText'))).toBeVisible();
  await lat!.fill(String(before.lat));
  await lng!.fill(String(before.lng));
  await expect(page.getByText(t('map.farText'))).toBeHidden();
  await save(page);
  expect(await placeOf(office)).toMatchObject({ lat: before.lat, lng: before.lng });
});

test('a destination is moved on the map by keys alone, and lies there on the site (ru)', async ({
  page,
  context,
  office,
}) => {
  const t = textsOf('admin', 'ru');
  await office.enter(context, 'ru');
  const { map, ...before } = await open(page, office, 'ru');
  await map.focus();
  const step = async (key: string) => {
    const said = await map.getAttribute('aria-valuetext');
    await page.keyboard.press(key);
    await expect(map).not.toHaveAttribute('aria-valuetext', said!);
  };
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowUp', '+', 'ArrowLeft'])
    await (key === '+' ? page.keyboard.press(key) : step(key));
  await expect(page.getByRole('button', { name: t('map.level_island') })).toHaveAttribute('aria-pressed', 'true');
  const moved = [before.lat + 0.1, before.lng + 0.02 - 0.0025].map((degrees) => Number(degrees.toFixed(4)));
  expect(await typed(page, 'ru')).toEqual(moved);
  const written = new Intl.NumberFormat('ru', { minimumFractionDigits: 4 }).format(moved[0]!);
  await expect(map).toHaveAttribute('aria-valuetext', new RegExp(`^${written}°`));
  await save(page);
  expect(await onSite(page, 'ru')).toEqual(moved);

  for (const [index, field] of numbers(page, 'ru').entries()) {
    await field.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(String([before.lat, before.lng][index]));
  }
  await save(page);
  expect(await placeOf(office)).toMatchObject({ lat: before.lat, lng: before.lng });
});

test('a finger on the pin drags it, and elsewhere on the map it scrolls the page', async ({
  browser,
  site,
  office,
}) => {
  const context = await browser.newContext({
    baseURL: site.url,
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  await office.enter(context);
  const page = await context.newPage();
  const { map, ...before } = await open(page, office, 'en');
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { content, room } = await widthsOf(page);
  expect(content).toBeLessThanOrEqual(room);
  const touch = await context.newCDPSession(page);
  const swipe = async ({ x, y }: { x: number; y: number }, by: number) => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (let part = 1; part <= 8; part++)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y + (by * part) / 8 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const scrolled = () => page.evaluate(() => scrollY);

  const start = await scrolled();
  await swipe(await middleOf(map.locator('[data-pin] path')), -80);
  const moved = await typed(page, 'en');
  expect(moved[0]!).toBeGreaterThan(before.lat + 0.1);
  expect(await scrolled()).toBe(start);

  const box = (await map.boundingBox())!;
  await swipe({ x: box.x + 30, y: box.y + box.height - 40 }, -120);
  await expect.poll(scrolled).toBeGreaterThan(start + 50);
  expect(await typed(page, 'en')).toEqual(moved);
  await context.close();
});
