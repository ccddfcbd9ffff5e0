import type { Page } from '@playwright/test';
import { localized, paths } from '@atoll/contract/paths';
import { listPackages } from './support/catalogue';
import { expect, test } from './support/site';

// What a visitor does on public pages where no script runs.
test.use({ javaScriptEnabled: false });

const PHONE = { width: 390, height: 844 };

const asked = (page: Page) => new URL(page.url()).searchParams;
const count = async (page: Page) => parseInt((await page.getByRole('status').first().textContent())!, 10);

test('the list of trips is narrowed and put in order', async ({ page }) => {
  await page.goto(paths.packages('month=3'));
  const all = await count(page);
  const panel = page.getByRole('complementary', { name: 'Filters' });
  await panel.getByLabel('How you get there').selectOption('seaplane');
  await panel.getByLabel('To', { exact: true }).fill('9000');
  await panel.getByRole('button', { name: 'Show results' }).click();
  expect(asked(page).get('transfer_type')).toBe('seaplane');
  expect(asked(page).get('price_max')).toBe('9000');
  expect(asked(page).get('month')).toBe('3');
  expect(await count(page)).toBeLessThan(all);
  await expect(panel.getByLabel('How you get there')).toHaveValue('seaplane');
  const sort = page.locator('form', { has: page.getByLabel('Sort by') });
  await sort.getByLabel('Sort by').selectOption('price_high');
  await sort.getByRole('button', { name: 'Show results' }).click();
  expect(asked(page).get('transfer_type')).toBe('seaplane');
  expect(asked(page).get('sort')).toBe('price_high');
  await expect(page.locator('main article').first()).toBeVisible();
  // What would do nothing is not there.
  await expect(panel.getByLabel('Length')).toBeHidden();
  await expect(page.getByLabel('Currency').first()).toBeHidden();
});

test('the list of trips is narrowed on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(localized(paths.packages(), 'ru'));
  const all = await count(page);
  await page.getByRole('button', { name: 'Фильтры' }).click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await sheet.locator('[name="transfer_type"]').selectOption('speedboat');
  // How many there will be nobody knows yet.
  await sheet.getByRole('button', { name: 'Показать', exact: true }).click();
  expect(asked(page).get('transfer_type')).toBe('speedboat');
  expect(await count(page)).toBeLessThan(all);
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await sheet.getByRole('button', { name: 'Закрыть' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await sheet.getByRole('link', { name: 'Сбросить фильтры' }).click();
  await expect(page).toHaveURL(localized(paths.packages(), 'ru'));
});

test('a place that the address names is kept while the lists are narrowed further', async ({ page, office }) => {
  const { results } = await office.get<{ results: { slug: string }[] }>('/api/destinations/?page_size=1');
  const { slug } = results[0]!;
  for (const [path, of] of [
    [paths.packages(`destination=${slug}`), 'aside form'],
    [paths.resorts(`destination=${slug}`), 'main form'],
  ] as const) {
    await page.goto(path);
    const form = page.locator(of).first();
    await form.getByLabel('How you get there').selectOption('speedboat');
    await form.getByRole('button', { name: 'Show results' }).click();
    expect(asked(page).get('transfer_type')).toBe('speedboat');
    expect(asked(page).getAll('destination')).toEqual([slug]);
  }
});

test('a filter is taken out of the list of trips again', async ({ page }) => {
  await page.goto(paths.packages('category=diving&price_max=9000&sort=price_low'));
  await page.getByRole('link', { name: 'Remove filter: Diving' }).click();
  await expect(page).toHaveURL(paths.packages('price_max=9000&sort=price_low'));
  await page.goto(paths.packages('category=diving&price_max=5'));
  await expect(page.getByRole('heading', { name: 'No packages found' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).last().click();
  await expect(page).toHaveURL(paths.packages());
  expect(await count(page)).toBeGreaterThan(0);
});

test('a list of no resorts leads to the whole one', async ({ page }) => {
  await page.goto(paths.resorts('style=surf&transfer_type=seaplane'));
  await expect(page.getByRole('heading', { name: 'No resorts found' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(paths.resorts());
});

test('a trip is booked by phone, e-mail or chat', async ({ page, office }) => {
  const { results } = await listPackages(office, 'page_size=1');
  const { slug, name } = results[0]!;
  for (const address of [paths.packageBook(slug), paths.booking(slug)]) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByText(/The booking form needs JavaScript/)).toBeVisible();
    await expect(main.locator('a[href^="tel:+960"]')).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
    const chat = main.getByRole('link', { name: 'Open WhatsApp' });
    const { origin, searchParams } = new URL((await chat.getAttribute('href'))!);
    expect(origin).toBe('https://wa.me');
    expect(searchParams.get('text')).toContain(name);
    // What would do nothing is not there.
    await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Fill in the form' })).toBeHidden();
    await main.getByRole('link', { name: 'Back to the trip' }).click();
    await expect(page).toHaveURL(paths.package(slug));
  }
  await page.goto(paths.bookingConfirmation('1'));
  await expect(page.getByText(/Your booking can only be shown with JavaScript/)).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
});

test('the list of resorts is narrowed', async ({ page }) => {
  await page.goto(paths.resorts());
  const all = await count(page);
  const row = page.getByRole('group', { name: 'Filters' });
  await row.getByLabel('How you get there').selectOption('seaplane');
  await page.locator('form', { has: row }).getByRole('button', { name: 'Show results' }).click();
  expect(asked(page).get('transfer_type')).toBe('seaplane');
  expect(await count(page)).toBeLessThan(all);
});

for (const width of [PHONE.width, 1440])
  test(`another language is a link, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 850 });
    await page.goto(paths.resorts());
    if (width === PHONE.width) await page.getByLabel('Menu').click();
    await page.locator('.doc-header').getByRole('link', { name: 'Русский' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(localized(paths.resorts(), 'ru'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.getByLabel('Язык').first()).toBeHidden();
  });
