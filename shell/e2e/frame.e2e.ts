import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { amountIn, listPackages } from './support/catalogue';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

const shell = { en: textsOf('shell', 'en'), ru: textsOf('shell', 'ru') };

test('the frame: skip link, language, currency, and the focus and title of the next page', async ({ page, office }) => {
  const [first] = (await listPackages(office, 'lang=ru')).results;
  const { rate } = (await office.get<{ code: string; rate: number }[]>('/api/currencies/')).find(
    ({ code }) => code === 'EUR',
  )!;
  const price = page.locator('#root main .doc-price__amount').first();

  await page.goto('/packages');
  await expect(price).toContainText('$');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shell.en('skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByLabel(shell.en('language')).first().selectOption('ru');
  await expect(page).toHaveURL(/\/ru\/packages/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  expect(await page.evaluate(() => localStorage.getItem('atoll_language'))).toBe('ru');
  const link = page.locator('#root main article').first().getByRole('link');
  await expect(link).toHaveText(first!.name);

  await page.getByLabel(shell.ru('currency')).first().selectOption('EUR');
  await expect(price).toContainText('€');
  expect(amountIn(await price.innerText())).toBe(Math.round(Number(first!.price) * rate));

  const listTitle = await page.title();
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name: first!.name });
  await expect(heading).toBeFocused();
  await expect(page).not.toHaveTitle(listTitle);
  await expect(page.locator('.doc-hidden[role="status"]').last()).toHaveText(await page.title());
  await expect(price).toContainText('€');
  await page.reload();
  await expect(price).toContainText('€');
  await expect(page.getByLabel(shell.ru('currency')).first()).toHaveValue('EUR');
});

test('the foot leads to every page that it names, and to the same one in another language', async ({ page, site }) => {
  await page.goto(localized(paths.packages('category=activities'), 'ru'));
  const foot = page.getByRole('contentinfo');
  const hrefs = await foot.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  const led = [...new Set(hrefs.filter((href) => href.startsWith('/')))];
  for (const path of [
    '/',
    '/packages',
    '/packages?category=activities',
    '/transportation',
    '/about',
    '/contact',
    '/faq',
  ])
    expect(led).toContain(localized(path, 'ru'));
  for (const path of ['/blog', '/terms', '/privacy', '/cancellation']) expect(led).toContain(localized(path, 'ru'));
  for (const path of led) expect([path, (await page.request.get(site.url + path)).status()]).toEqual([path, 200]);

  await foot.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL(localized(paths.packages('category=activities'), 'zh'));
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
});

for (const language of LANGUAGE_CODES)
  test(`who loses the network is told what still works, and it does (${language})`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/);
    const note = page.getByRole('status').filter({ hasText: textsOf('shell', language)('offline') });
    await page.goto(localized(paths.packages(), language));
    const first = page.locator('#root main article').first();
    const name = await first.getByRole('heading').innerText();
    await page.locator(`#root footer a[href="${localized(paths.faq(), language)}"]`).click();
    await expect(page.locator('#root main details').first()).toBeVisible();
    await expect(note).toHaveCount(0);

    await context.setOffline(true);
    await expect(note).toBeVisible();
    const header = (await page.getByRole('banner').boundingBox())!;
    expect((await note.boundingBox())!.y).toBeCloseTo(header.y + header.height, 0);
    await page.goBack();
    await expect(first.getByRole('heading')).toHaveText(name);
    await expect(note).toBeVisible();

    await context.setOffline(false);
    await expect(note).toHaveCount(0);
  });

test('a message stays while it is pointed at, and leaves five seconds after that', async ({ page, complaints }) => {
  complaints.allow(/status of 500/);
  await page.goto(paths.packages());
  await page.route(/\/api\/currencies\//, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByLabel(shell.en('currency')).first().selectOption('EUR');
  const message = page.getByRole('alert');
  await expect(message).toBeVisible({ timeout: 15_000 });
  await message.hover();
  await page.waitForTimeout(6_000);
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(3_000);
  await expect(message).toBeVisible();
  await expect(message).toHaveCount(0, { timeout: 4_000 });
});

test('a new page begins at its top, and Back is where the reader was', async ({ page }) => {
  await page.goto(paths.packages());
  const last = page.locator('#root main article').last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await last.getByRole('link').first().click();
  await expect(page.locator('#root main aside').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(last).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 50);
});
