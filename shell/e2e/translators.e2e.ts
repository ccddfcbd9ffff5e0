import type { Page } from '@playwright/test';
import { localized, paths } from '@atoll/contract/paths';
import { familyPackage, listPackages } from './support/catalogue';
import { showAll } from './support/drawn';
import { inDays } from './support/office';
import { expect, quiet, test } from './support/site';
import { textsOf } from './support/texts';

const shell = textsOf('shell', 'en');
const booking = textsOf('booking', 'en');

/** What page translators do, those of browsers among them: each text gives way to a <font>, or goes into one. */
const translate = (page: Page, way: 'instead' | 'around') =>
  page.evaluate((how) => {
    const isLeftAlone = (text: Node) =>
      /^(SCRIPT|STYLE|OPTION|TEXTAREA|TITLE)$/.test(text.parentElement?.tagName ?? '') ||
      !text.parentElement?.translate;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (!isLeftAlone(walker.currentNode)) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      text.parentNode!.insertBefore(font, text);
      text.remove();
      if (how === 'around') font.append(text);
      else {
        font.append(document.createElement('font'));
        font.firstElementChild!.textContent = text.data;
      }
    }
  }, way);

for (const way of ['instead', 'around'] as const)
  test(`a page whose every text is translated goes on, and shows what changes (<font> ${way})`, async ({
    page,
    office,
  }) => {
    test.setTimeout(120_000);
    const main = page.getByRole('main');
    const fast = (await listPackages(office, 'transfer_type=seaplane')).count;
    const { slug } = await familyPackage(office, 'per_person');
    const [resort] = (await office.get<{ results: { slug: string; name: string }[] }>('/api/resorts/?page_size=1'))
      .results;
    /** At a page that stands, with all that it asks for. */
    const next = async (ready: string, path?: string) => {
      if (path) await expect(page).toHaveURL(path);
      await expect(page.locator(ready).first()).toBeVisible();
      await quiet(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await translate(page, way);
    };

    await page.goto('/');
    await next('#root main article');
    await page.getByRole('banner').getByRole('link', { name: 'Packages' }).click();
    // The address changes before the page does, which has articles too.
    await next('#root main [name="transfer_type"]', paths.packages());
    // Names and amounts are nobody's to translate.
    await expect(page.locator('h1 font')).not.toHaveCount(0);
    await expect(page.locator(':is(.doc-brand, .doc-price__amount) font')).toHaveCount(0);

    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.locator('[name="transfer_type"]').selectOption('seaplane');
    await expect(main.getByRole('status').first()).toHaveText(new RegExp(`^${fast}\\b`));
    await expect(main.locator('article')).toHaveCount(Math.min(fast, 12));
    await translate(page, way);
    await page.getByLabel(shell('currency')).first().selectOption('EUR');
    const prices = main.locator('article .doc-price__amount');
    await expect(prices.first()).toContainText('€');
    await expect(prices.filter({ hasText: '$' })).toHaveCount(0);
    await next('#root main article');
    await page.goBack();
    await next('#root main article');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.doc-menu > summary').click();
    await translate(page, way);
    await page.locator('.doc-menu__panel').getByRole('link', { name: 'Resorts' }).click();
    await next(`#root main a[href="${paths.resort(resort!.slug)}"]`);
    await page
      .locator(`#root main a[href="${paths.resort(resort!.slug)}"]`)
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: resort!.name })).toBeVisible();
    await next('#root main h1');
    await page.setViewportSize({ width: 1280, height: 900 });

    await page.goto(paths.package(slug));
    await next('#root main aside');
    await page.getByLabel(shell('currency')).first().selectOption('USD');
    await expect(main.locator('aside .doc-price__amount').first()).toContainText('$');
    await page.locator(`#root main a[href*="${slug}/book"]:visible`).first().click();
    await next('#root main section', paths.packageBook(slug));
    await page
      .locator(`#root main a[href*="${paths.booking(slug)}"]:visible`)
      .first()
      .click();
    await next('#root main form', paths.booking(slug));

    const panel = page.getByRole('region', { name: booking('total.title') });
    await page.getByLabel(booking('form.checkIn')).fill(inDays(60));
    await expect(panel).toHaveAttribute('aria-busy', 'false');
    const total = panel.locator('[role="status"]');
    await expect(total).toContainText('$');
    await translate(page, way);
    const before = await total.innerText();
    await page.locator('[name="adults"]').click();
    await expect(page.locator('[role="group"]:has([name="adults"]) output')).toHaveText('3');
    await expect(total).not.toHaveText(before);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link').first().click();
    await next('#root main article', paths.home());
  });

for (const way of ['instead', 'around'] as const)
  test(`a translated page that changes its language has no word of the other (<font> ${way})`, async ({
    page,
    office,
  }) => {
    const { slug } = await familyPackage(office, 'per_person');
    const words = () => page.locator('#root main').innerText();
    const open = async (path: string) => {
      await page.goto(path);
      await page.evaluate(showAll);
      await quiet(page);
    };
    for (const path of [paths.package(slug), paths.packages('transfer_type=seaplane'), paths.booking(slug)]) {
      await open(localized(path, 'ru'));
      const inRussian = await words();
      await open(path);
      await translate(page, way);
      await page.getByLabel(shell('language')).first().selectOption('ru');
      await expect.poll(words, { message: path, timeout: 20_000 }).toBe(inRussian);
    }
  });
