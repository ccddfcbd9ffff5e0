import type { Page } from '@playwright/test';
import { localized, paths } from '@atoll/contract/paths';
import { showAll } from './support/drawn';
import { faultsOf, widthsOf } from './support/judgement';
import { linkTo } from './support/letters';
import { uniqueEmail } from './support/office';
import { expect, quiet, test } from './support/site';
import { textsOf } from './support/texts';

interface Found {
  results: { reference: string; locale: string; status: string; description: string; budget: string | null }[];
}

/** Nothing serious from axe, and nothing that scrolls sideways. */
async function judge(page: Page): Promise<void> {
  await page.evaluate(showAll);
  await quiet(page);
  const { content, room } = await widthsOf(page);
  expect(content).toBeLessThanOrEqual(room);
  expect(await faultsOf(page)).toEqual([]);
}

for (const [language, width] of [
  ['en', 1440],
  ['ru', 390],
] as const)
  test(`a wish in a sentence reaches the office (${language}, ${width} px)`, async ({ page, office }) => {
    const t = textsOf('catalog', language);
    const email = uniqueEmail();
    const form = page.getByRole('form', { name: t('tripRequest.label') });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(localized(paths.home(), language));
    await judge(page);
    await form.getByRole('button', { name: t('tripRequest.send') }).click();
    await expect(form.getByText(t('tripRequest.descriptionShort'))).toBeVisible();
    await expect(form.locator('[name="description"]')).toBeFocused();
    await form.locator('[name="description"]').fill('Two quiet weeks, a reef at the door.');
    await form.locator('[name="budget"]').selectOption('5000-10000');
    await form.locator('[name="email"]').fill(email);
    await page.reload();
    await page.evaluate(showAll);
    await expect(form.locator('[name="description"]')).toHaveValue('Two quiet weeks, a reef at the door.');
    await expect(form.locator('[name="budget"]')).toHaveValue('5000-10000');
    await form.getByRole('checkbox').check();
    await judge(page);
    await form.getByRole('button', { name: t('tripRequest.send') }).click();
    await expect(page.getByRole('heading', { name: t('tripRequest.sent') })).toBeVisible();
    const { results } = await office.get<Found>(`/api/custom-trip-requests/?search=${encodeURIComponent(email)}`);
    expect(results).toMatchObject([{ locale: language, status: 'new', budget: '5000-10000' }]);
    await expect(page.getByText(results[0]!.reference)).toBeVisible();
  });

test('letters come once the mailbox has said so', async ({ page, site, office }) => {
  const t = textsOf('catalog', 'zh');
  const email = uniqueEmail();
  const stored = async () =>
    (await office.get<Found>(`/api/newsletter/subscribers/?search=${encodeURIComponent(email)}`)).results.map(
      ({ status, locale }) => [status, locale],
    );
  const form = page.getByRole('form', { name: t('newsletter.title') });
  await page.goto(localized(paths.home(), 'zh'));
  await page.evaluate(showAll);
  await form.locator('[name="email"]').fill('anna@example');
  await form.getByRole('button').click();
  await expect(form.getByText(t('newsletter.emailMissing'))).toBeVisible();
  await form.locator('[name="email"]').fill(email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button').click();
  await expect(page.getByText(t('newsletter.sentText', { email }))).toBeVisible();
  expect(await stored()).toEqual([['pending', 'zh']]);

  await page.goto(await linkTo(site, email, '/newsletter/confirm'));
  await page.getByRole('button').click();
  await expect.poll(stored).toEqual([['subscribed', 'zh']]);
});

test('the search says what is missing, and leads to the trips there', async ({ page }) => {
  const t = textsOf('catalog', 'en');
  await page.goto(paths.home());
  const search = page.getByRole('search');
  await search.getByRole('button', { name: t('search.submit') }).click();
  await expect(search.getByRole('alert')).toHaveText(t('search.destinationRequired'));
  const where = search.getByLabel(t('search.destination'));
  await expect(where).toBeFocused();
  await where.selectOption('baa-atoll');
  await expect(search.getByRole('alert')).toHaveCount(0);
  await search.getByLabel(t('search.travellers')).selectOption({ label: '5+' });
  await search.getByRole('button', { name: t('search.submit') }).click();
  await expect(page).toHaveURL(/\/packages\?destination=baa-atoll&travellers=5$/);
});

test('a place on the chart is marked and reached by keyboard', async ({ page }) => {
  await page.goto(paths.home());
  await page.evaluate(showAll);
  const place = page.locator(`li[data-place] a[href="${paths.destination('baa-atoll')}"]`);
  const marked = page.locator('svg [data-marked="true"]');
  await expect(marked).toHaveCount(0);
  await page.locator('li[data-place] a').first().focus();
  while (!(await place.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
  await expect(marked).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${paths.destination('baa-atoll')}$`));
});
