import type { Page } from '@playwright/test';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { formatDate, formatCharged } from '@atoll/i18n/format';
import { expect, test } from './support/site';

interface Node {
  '@id'?: string;
  priceRange?: string;
  aggregateRating?: { ratingValue: number; reviewCount: number };
  offers?: {
    price: string;
    priceCurrency: string;
    availabilityStarts: string;
    priceSpecification: { price: string; priceCurrency: string; unitText: string };
  };
}
interface Priced {
  slug: string;
  price_from: { amount: string; lowest: string; date: string } | null;
}

test.use({ javaScriptEnabled: false });

async function nodeOf(page: Page, name: string): Promise<Node> {
  const text = await page.locator('script[type="application/ld+json"]').first().textContent();
  const nodes = JSON.parse(text!) as { '@graph': Node[] };
  return nodes['@graph'].find(({ '@id': id }) => id?.endsWith(name))!;
}

/** The average and the number of reviews that the page shows are those that search engines read. */
async function expectRating(page: Page, { aggregateRating: rating }: Node, language: Language): Promise<void> {
  const shown = page.locator('#reviews').getByText(String(rating?.reviewCount), { exact: false }).first();
  if (!rating) return expect(page.locator('#reviews')).toHaveCount(0);
  await expect(shown).toBeVisible();
  const average = rating.ratingValue.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  await expect(page.locator('#reviews')).toContainText(average);
}

for (const language of LANGUAGE_CODES)
  test.describe(`what search engines read, in ${language}`, () => {
    test('of a trip is the price, its unit, its day and the rating that the page shows', async ({ page, office }) => {
      const { results } = await office.get<{ results: Priced[] }>('/api/packages/?page_size=24');
      const kinds = results.filter((_, index) => language === 'en' || index < 4);
      for (const { slug, price_from: from } of kinds) {
        await page.goto(localized(paths.package(slug), language), { waitUntil: 'load' });
        const node = await nodeOf(page, '#trip');
        const aside = page.locator('main aside').first();
        await expectRating(page, node, language);
        if (from === null) {
          expect(node).not.toHaveProperty('offers');
          continue;
        }
        const { price, priceCurrency, priceSpecification: unit, availabilityStarts: day } = node.offers!;
        expect([price, priceCurrency, day]).toEqual([from.amount, 'USD', from.date]);
        expect([unit.price, unit.priceCurrency]).toEqual([price, 'USD']);
        await expect(aside).toContainText(formatCharged(price, language));
        await expect(aside).toContainText(unit.unitText);
        // The day is said where another one is cheaper.
        if (from.lowest !== from.amount) await expect(aside).toContainText(formatDate(day, language));
      }
    });

    test('of a place to stay is the price and the rating that the page shows', async ({ page, office }) => {
      const { results } = await office.get<{ results: Priced[] }>('/api/resorts/?page_size=24');
      for (const { slug, price_from: from } of results.filter((_, index) => language === 'en' || index < 4)) {
        await page.goto(localized(paths.resort(slug), language), { waitUntil: 'load' });
        const node = await nodeOf(page, '#place');
        await expectRating(page, node, language);
        if (from === null) {
          expect(node).not.toHaveProperty('priceRange');
          continue;
        }
        const price = formatCharged(from.amount, language);
        expect(node.priceRange).toContain(price);
        await expect(page.locator('main aside').first()).toContainText(price);
      }
    });
  });
