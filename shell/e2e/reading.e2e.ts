import { localized, paths } from '@atoll/contract/paths';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

interface PostRow {
  slug: string;
  title: string;
  categories: { code: string; name: string }[];
}

test.describe('what the agency writes', () => {
  for (const language of ['en', 'ru', 'zh'] as const) {
    const t = textsOf('catalog', language);

    test(`is read by topic, and leads to a trip, in ${language}`, async ({ page, office }) => {
      const { results } = await office.get<{ results: PostRow[] }>(
        `/api/posts/?lang=${language}&category=wildlife&page_size=100`,
      );
      const wildlife = results.map(({ title }) => title);
      // The remote and the API call a topic by the same name.
      const named = results.flatMap(({ categories }) => categories).find(({ code }) => code === 'wildlife')!.name;
      await page.goto(localized(paths.blog(), language));
      await page
        .getByRole('navigation', { name: t('blog.topicsLabel') })
        .getByRole('link', { name: named })
        .click();
      await expect(page).toHaveURL(/category=wildlife/);
      const titles = page.locator('main article h2');
      await expect(titles).toHaveText(wildlife);
      await titles.first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: wildlife[0]! })).toBeVisible();
      await expect(page).toHaveTitle(/.+ · .+/);
      const trips = page.getByRole('region', { name: t('post.trips') });
      await trips.getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`${localized('/packages/', language)}[a-z0-9-]+$`));
    });
  }

  test('answers a question by its words, and by its address', async ({ page, office }) => {
    const t = textsOf('catalog', 'ru');
    const { results } = await office.get<{ results: { slug: string; question: string }[] }>(
      '/api/faqs/?lang=ru&page_size=100',
    );
    const { slug, question } = results.at(-1)!;
    await page.goto(localized(paths.faq(), 'ru'));
    await page.getByRole('searchbox', { name: t('faq.find') }).fill('IMUGA');
    await expect(page.locator('main summary')).not.toHaveCount(results.length);
    await expect(page.locator('main summary').first()).toContainText('IMUGA');
    await page.goto(`${localized(paths.faq(), 'ru')}#${slug}`);
    const named = page.locator('details', { has: page.getByText(question, { exact: true }) });
    await expect(named).toHaveAttribute('open');
    await expect(named).toBeInViewport();
  });

  test('says where to go, and which trips go there', async ({ page, office }) => {
    const t = textsOf('catalog', 'zh');
    const { results } = await office.get<{ results: { slug: string; name: string; package_count: number }[] }>(
      '/api/destinations/?lang=zh&page_size=100',
    );
    const place = results.find(({ package_count: trips }) => trips > 3)!;
    await page.goto('/zh/destinations');
    await expect(page.locator('main article h2')).toHaveText(results.map(({ name }) => name));
    await page.getByRole('link', { name: place.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
    const trips = page.getByRole('region', { name: t('destination.trips') });
    await expect(trips.locator('article')).toHaveCount(3);
    await trips
      .getByRole('link', { name: t('destination.allTrips_other', { count: String(place.package_count) }) })
      .click();
    await expect(page).toHaveURL(new RegExp(`/zh/packages\\?destination=${place.slug}$`));
    await expect(page.locator('main article')).toHaveCount(place.package_count);
  });

  test('stands at the root where the product itself leads, and at one address only', async ({ page }) => {
    const answer = await page.goto('/zh/page/terms');
    expect(answer?.request().redirectedFrom()).not.toBeNull();
    await expect(page).toHaveURL(/\/zh\/terms$/);
    const map = await (await page.request.get('/sitemap.xml')).text();
    for (const id of ['about', 'blog', 'post', 'faq', 'terms', 'privacy', 'cancellation'])
      expect(map).toContain(`/sitemap-catalog.${id}-1.xml`);
    expect(map).not.toContain('catalog.page');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('posts, answers and the story of the agency are there, and lead on', async ({ page }) => {
    await page.goto('/ru/blog');
    await page.locator('main article a').first().click();
    await expect(page.locator('main article h2').first()).toBeVisible();
    await page.goto('/ru/faq');
    const first = page.locator('main details').first();
    await first.locator('summary').click();
    await expect(first.locator('p').first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.goto('/ru/about');
    await expect(page.locator('main h3').first()).toBeVisible();
  });
});
