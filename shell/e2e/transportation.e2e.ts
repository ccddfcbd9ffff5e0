import type { Locator, Page } from '@playwright/test';
import { localized, paths } from '@atoll/contract/paths';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

/** Each is reached by seaplane, which flies by day. */
const STAY = 'madi-faru';
const TRIP = 'family-week-lhaviyani';

/** What the API itself says of a late landing. */
async function lateMessage(page: Page, of: string, language: string): Promise<string> {
  const answer = await page.request.get(`/api/transfer-check/?${of}&landing=17:05&lang=${language}`);
  const { arrival } = (await answer.json()) as { arrival: { message: string } };
  return arrival.message;
}

const fields = (page: Page, t: ReturnType<typeof textsOf>): { landing: Locator; stay: Locator } => ({
  landing: page.getByLabel(t('flights.landsAt')),
  stay: page.getByLabel(t('transportation.stay')),
});

for (const language of ['en', 'zh'] as const) {
  const t = textsOf('catalog', language);

  test(`times told once are answered on every package and resort (${language})`, async ({ page }) => {
    await page.goto(localized(paths.home(), language));
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('nav.transportation') })
      .first()
      .click();
    const { landing, stay } = fields(page, t);
    await stay.selectOption(STAY);
    await landing.fill('17:05');
    await expect(page.locator('main')).toContainText(await lateMessage(page, `resort=${STAY}`, language));
    await expect(page).toHaveURL(/resort=madi-faru&landing=17%3A05/);

    // Without asking again, beside the price and where the way is told of.
    for (const [path, of] of [
      [paths.package(TRIP), `package=${TRIP}`],
      [paths.resort(STAY), `resort=${STAY}`],
    ] as const) {
      await page.goto(localized(path, language));
      await page.getByRole('link', { name: t('flights.doNotFit') }).click();
      const way = page.locator('#getting-there');
      await expect(way).toBeInViewport();
      await expect(way.getByLabel(t('flights.landsAt'))).toHaveValue('17:05');
      await expect(way).toContainText(await lateMessage(page, of, language));
    }
    await page.locator('#getting-there').getByLabel(t('flights.landsAt')).fill('13:00');
    await expect(page.getByRole('link', { name: t('flights.fit') })).toBeVisible();

    await page.goto(localized(paths.transportation(), language));
    await expect(landing).toHaveValue('13:00');
  });
}

test('a way to travel leads to its transfers, and the keyboard goes on there', async ({ page, office }) => {
  const t = textsOf('catalog', 'en');
  const { count } = await office.get<{ count: number }>('/api/transfers/?mode=seaplane');
  await page.goto(paths.transportation());
  const see = page.getByRole('link', { name: t('transportation.see_other', { count: String(count) }) }).first();
  await see.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main tbody tr')).toHaveCount(count);
  await expect(page.getByRole('heading', { name: t('transportation.list') })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(t('filters.transfer'))).toBeFocused();
  await expect(page.getByLabel(t('filters.transfer'))).toHaveValue('seaplane');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('times are answered by the server, and the transfers are narrowed', async ({ page }) => {
    const t = textsOf('catalog', 'ru');
    await page.goto(localized(paths.transportation(), 'ru'));
    const rows = page.locator('main tbody tr');
    const all = await rows.count();
    const { landing, stay } = fields(page, t);
    await stay.selectOption(STAY);
    await landing.fill('17:05');
    await page.getByRole('button', { name: t('transportation.submit') }).click();
    await expect(page.locator('main')).toContainText(await lateMessage(page, `resort=${STAY}`, 'ru'));
    await expect(landing).toHaveValue('17:05');
    await expect(stay).toHaveValue(STAY);

    await page.getByLabel(t('filters.transfer')).selectOption('seaplane');
    await page.getByRole('button', { name: t('filters.show') }).click();
    await expect.poll(() => rows.count()).toBeLessThan(all);
    // What was asked about the flights is still asked.
    await expect(landing).toHaveValue('17:05');
  });
});
