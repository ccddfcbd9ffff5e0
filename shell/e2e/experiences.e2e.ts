import { localized, paths } from '@atoll/contract/paths';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

interface Row {
  id: number;
  slug: string;
  name: string;
  category: string;
  category_code: 'wildlife';
}

test.describe('what there is to do', () => {
  for (const language of ['en', 'ru', 'zh'] as const) {
    const t = textsOf('catalog', language);

    test(`is chosen by kind and effort, and leads on to the agency and to trips, in ${language}`, async ({
      page,
      office,
    }) => {
      const { results } = await office.get<{ results: Row[] }>(
        `/api/experiences/?lang=${language}&category=diving&difficulty=challenging&sort=price_high`,
      );
      const [first] = results;
      await page.goto(localized(paths.experiences(), language));
      const kinds = page.getByRole('navigation', { name: t('experiences.kinds') });
      // The remote and the API call a kind by the same name.
      await kinds.getByRole('link', { name: first!.category, exact: true }).click();
      await page
        .getByRole('navigation', { name: t('package.difficulty') })
        .getByRole('link', { name: t('difficulty.challenging') })
        .click();
      await page.getByLabel(t('filters.sort')).selectOption('price_high');
      await expect(page).toHaveURL(/\?category=diving&difficulty=challenging&sort=price_high$/);
      await expect(kinds.getByRole('link', { name: first!.category, exact: true })).toHaveAttribute('aria-current');
      const titles = page.locator('main article h2');
      await expect(titles).toHaveText(results.map(({ name }) => name));
      await titles.first().getByRole('link').click();
      await expect(page).toHaveURL(localized(paths.experience(first!.slug), language));
      await expect(page.getByRole('heading', { level: 1, name: first!.name })).toBeVisible();
      const offer = page.getByRole('complementary', { name: t('experience.booking') });
      await expect(offer.getByRole('link', { name: t('experience.ownTrip') })).toHaveAttribute(
        'href',
        new RegExp(`^${localized(paths.customTrip(), language)}\\?.*interest=.*about=`),
      );
      await page.getByRole('link', { name: t('experience.seeTrips') }).click();
      await expect(page).toHaveURL(/\/packages\?destination=/);
      await expect(page.locator('main article').first()).toBeVisible();
      await page.goBack();
      await offer.getByRole('link', { name: t('experience.ask') }).click();
      await expect(page.locator('main [name="subject"]')).toHaveValue(first!.name);
      await expect(page).toHaveURL(localized(paths.contact(), language));
    });
  }

  test('goes by the names that the API gives its kinds, every one', async ({ page, office }) => {
    const { results } = await office.get<{ results: Row[] }>('/api/experiences/?lang=ru&page_size=100');
    const t = textsOf('catalog', 'ru');
    for (const { category, category_code: code } of results)
      expect(t(`kinds.${code}`).replaceAll('\u00a0', ' ')).toBe(category);
    await page.goto(localized(paths.experiences(), 'ru'));
    const kinds = page.getByRole('navigation', { name: t('experiences.kinds') });
    await expect(kinds.getByRole('link')).toHaveCount(new Set(results.map(({ category }) => category)).size + 1);
  });

  test('stands at its own address alone, with the price in what search engines read', async ({ page, office }) => {
    const { results } = await office.get<{ results: Row[] }>('/api/experiences/?page_size=1');
    const { id, slug } = results[0]!;
    const answer = await page.goto(localized(paths.experience(id), 'zh'));
    expect(answer?.request().redirectedFrom()).not.toBeNull();
    await expect(page).toHaveURL(localized(paths.experience(slug), 'zh'));
    const nodes = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent())!) as {
      '@graph': { '@id'?: string; offers?: { price: string } }[];
    };
    const offer = nodes['@graph'].find(({ '@id': name }) => name?.endsWith('#experience'))!.offers!;
    await expect(page.locator('main aside').first()).toContainText(String(Number(offer.price)));
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what there is to do is narrowed, put in order, read, and asked for', async ({ page }) => {
    const t = textsOf('catalog', 'en');
    await page.goto(paths.experiences());
    await page.getByRole('link', { name: t('kinds.wildlife'), exact: true }).click();
    await page.getByLabel(t('filters.sort')).selectOption('name');
    await page.getByRole('button', { name: t('filters.show') }).click();
    await expect(page).toHaveURL(/category=wildlife&sort=name$/);
    await page.locator('main article a').first().click();
    await expect(page.getByRole('region', { name: t('experience.wildlife') })).toBeVisible();
    await page
      .getByRole('link', { name: t('experience.ask') })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(paths.contact()));
  });
});
