import { localized, paths } from '@atoll/contract/paths';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

interface Rows {
  results: { name: string; slug: string }[];
}

for (const language of ['en', 'zh'] as const) {
  const t = textsOf('catalog', language);

  test(`places to stay are picked in the list and stand side by side (${language})`, async ({ page, office }) => {
    const { results } = await office.get<Rows>(`/api/resorts/?lang=${language}&page_size=3`);
    const [first, second, third] = results as [Rows['results'][0], Rows['results'][0], Rows['results'][0]];
    const pick = (name: string) => page.getByRole('button', { name: t('compare.pick', { name }), exact: true });
    const bar = page.getByRole('region', { name: t('compare.yours') });
    await page.goto(localized(paths.resorts(), language));
    await pick(first.name).click();
    await expect(bar.getByText(t('compare.oneMore'))).toBeVisible();
    await pick(second.name).click();
    await page.goto(localized(paths.resort(third.slug), language));
    await pick(third.name).click();
    await bar.getByRole('link').click();
    await expect(page).toHaveURL(localized(paths.compare([first.slug, second.slug, third.slug]), language));
    const columns = page.getByRole('columnheader').filter({ has: page.locator('a') });
    await expect(columns).toHaveCount(3);

    const rows = page.getByRole('row');
    await expect(rows).not.toHaveCount(0);
    const all = await rows.count();
    await page.getByRole('checkbox', { name: t('compare.differences') }).click();
    await expect(page).toHaveURL(/only=differences$/);
    await expect.poll(() => rows.count()).toBeLessThan(all);

    await columns
      .first()
      .getByRole('link', { name: t('compare.drop', { name: first.name }) })
      .click();
    await expect(columns).toHaveCount(2);
    await page.goto(localized(paths.resorts(), language));
    await expect(pick(first.name)).toHaveAttribute('aria-pressed', 'false');
    await bar.getByRole('button', { name: t('compare.clear') }).click();
    await expect(bar).toHaveCount(0);
  });
}

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('an address of a comparison shows it all the same, without what is gone', async ({ page, office }) => {
    const t = textsOf('catalog', 'en');
    const { results } = await office.get<Rows>('/api/resorts/?page_size=2');
    const answer = await page.goto(paths.compare([...results.map(({ slug }) => slug), 'gone-for-good']));
    expect(answer?.headers()['x-robots-tag'] ?? (await page.content())).toContain('noindex');
    for (const { name } of results) await expect(page.getByRole('columnheader', { name })).toBeVisible();
    await expect(page.getByText(t('compare.missing_one', { count: '1' }))).toBeVisible();
    await page.getByRole('checkbox', { name: t('compare.differences') }).check();
    await page.getByRole('button', { name: t('filters.show') }).click();
    await expect(page).toHaveURL(/only=differences/);
    await expect(page.getByRole('checkbox', { name: t('compare.differences') })).toBeChecked();
  });
});
