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
