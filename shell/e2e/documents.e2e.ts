import { localized, paths } from '@atoll/contract/paths';
import { amountIn, familyPackage } from './support/catalogue';
import { expect, quiet, test } from './support/site';
import { textsOf } from './support/texts';

interface Trip {
  '@type': string | string[];
  name: string;
  offers: { price: string; priceCurrency: string; availability: string };
}

test.describe('a document read with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a package in Chinese: title, picture, price and text', async ({ page, office }) => {
    const trip = await familyPackage(office, 'per_person', 'zh');
    const { description } = await office.get<{ description: string }>(`/api/packages/${trip.slug}/?lang=zh`);
    await page.goto(`/zh/packages/${trip.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(trip.name);
    expect(trip.name).toMatch(/\p{Script=Han}/u);
    const picture = page.locator('main img').first();
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    const price = page.locator('main .doc-price__amount').first();
    await expect(price).toBeVisible();
    expect(amountIn(await price.innerText())).toBe(Number(trip.price));
    await expect(page.locator('main')).toContainText(description.split('\n')[0]!.slice(0, 40));
    await expect(page.locator('main')).not.toContainText('undefined');
  });

  test('has the head that search engines and shared links read', async ({ page, site, office }) => {
    const trip = await familyPackage(office, 'per_person', 'zh');
    await page.goto(`/zh/packages/${trip.slug}?utm_source=mail`);
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    expect(await page.title()).toMatch(/\p{Script=Han}/u);
    expect(await content('meta[name="description"]')).toMatch(/\p{Script=Han}/u);
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${site.url}/zh/packages/${trip.slug}`,
    );
    const alternates = await page
      .locator('head link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
    expect(alternates).toEqual([
      ['en', `${site.url}/packages/${trip.slug}`],
      ['ru', `${site.url}/ru/packages/${trip.slug}`],
      ['zh-Hans', `${site.url}/zh/packages/${trip.slug}`],
      ['x-default', `${site.url}/packages/${trip.slug}`],
    ]);
    const share = (await content('meta[property="og:image"]'))!;
    const image = await page.request.get(share);
    expect(image.headers()['content-type']).toBe('image/jpeg');
    expect((await image.body()).length).toBeGreaterThan(10_000);
    expect(await content('meta[property="og:locale"]')).toBe('zh_CN');
  });

  test('has structured data with the very price that is visible', async ({ page, office }) => {
    const trip = await familyPackage(office, 'per_person', 'zh');
    await page.goto(`/zh/packages/${trip.slug}`);
    const text = (await page.locator('script[type="application/ld+json"]').textContent())!;
    const graph = (JSON.parse(text) as { '@graph': Trip[] })['@graph'];
    const offered = graph.find((node) => [node['@type']].flat().includes('Product'))!;
    const visible = amountIn(await page.locator('main .doc-price__amount').first().innerText());
    expect(Number(offered.offers.price)).toBe(visible);
    expect(offered).toMatchObject({ name: trip.name, offers: { priceCurrency: 'USD' } });
  });

  test('answers an unknown address with 404 in its language', async ({ page, complaints }) => {
    complaints.allow(/status of 404/);
    const response = await page.goto('/ru/packages/there-is-no-such-trip');
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Тур не найден');
    await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test('an unknown address of the office says where to go in the language that was chosen', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  await page.goto(paths.home());
  await page.locator('header select').first().selectOption('ru');
  await expect(page).toHaveURL(localized(paths.home(), 'ru'));
  await page.goto('/dashboard/there-is-no-such-page');
  const [shell, catalog] = [textsOf('shell', 'ru'), textsOf('catalog', 'ru')];
  const menu = page.getByRole('navigation', { name: shell('nav.label'), exact: true });
  await expect(menu.getByRole('link', { name: catalog('nav.packages'), exact: true })).toBeVisible();
});

for (const [from, to] of [
  ['/properties', '/packages'],
  ['/ru/properties/old-villa', '/ru/packages'],
  ['/booking', '/packages'],
  ['/zh/booking', '/zh/packages'],
] as const) {
  test(`${from} has moved to ${to}`, async ({ page, site }) => {
    const answer = await page.request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(new URL(answer.headers().location!, site.url).pathname).toBe(to);
    await page.goto(from);
    await expect(page).toHaveURL(site.url + to);
  });
}

test('a package asked for by its id is found under its slug', async ({ page, site, office }) => {
  const trip = await familyPackage(office, 'per_person', 'ru');
  await page.goto(`/ru/packages/${trip.id}`);
  await expect(page).toHaveURL(`${site.url}/ru/packages/${trip.slug}`);
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toHaveText(trip.name);
});

for (const width of [390, 1280])
  test(`pages take over from their documents without moving what is read, ${width} px wide`, async ({
    page,
    office,
  }) => {
    await page.setViewportSize({ width, height: 850 });
    const { slug } = await familyPackage(office, 'per_person', 'ru');
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // As on a slow network: the document is read in the fall-back fonts first, then in its own, then the page takes over.
    const late = (files: RegExp, milliseconds: number) =>
      page.route(files, async (route) => {
        await new Promise((ready) => setTimeout(ready, milliseconds));
        await route.continue();
      });
    await late(/\.woff2$/, 400);
    await late(/\.js$/, 1500);
    for (const address of [paths.package(slug), paths.packageBook(slug), paths.booking(slug)]) {
      await page.goto(localized(address, 'ru'));
      await page.waitForFunction(() => performance.getEntriesByName('atoll.page').length > 0);
      await expect(page.locator('#first-paint')).toHaveCount(0);
      await quiet(page);
      await page.evaluate(() => document.fonts.ready);
      const moved = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      );
      expect(moved, address).toBeLessThan(0.05);
    }
  });

test('nothing is fetched before what a phone shows first: one picture, and the letters of one script', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [language, scripts] of [
    ['en', ['latin']],
    ['zh', ['latin']],
    ['ru', ['cyrillic', 'latin']],
  ] as const)
    for (const address of [paths.home(), paths.packages(), paths.destinations(), paths.experiences()]) {
      const fonts = new Set<string>();
      page.on('request', (request) => {
        const [, script] = /-(latin|cyrillic)-[^/]*\.woff2$/.exec(request.url()) ?? [];
        if (script) fonts.add(script);
      });
      const answer = await page.goto(localized(address, language));
      const ahead = (await answer!.text()).match(/<link rel="preload" as="image"/g) ?? [];
      expect(ahead, localized(address, language)).toHaveLength(1);
      await expect.poll(() => [...fonts].toSorted(), localized(address, language)).toEqual(scripts);
      await page.evaluate(() => document.fonts.ready);
      expect([...fonts].toSorted(), localized(address, language)).toEqual(scripts);
      page.removeAllListeners('request');
    }
});
