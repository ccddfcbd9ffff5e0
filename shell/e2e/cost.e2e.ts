import type { Page } from '@playwright/test';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { faultsOf } from './support/judgement';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

const TRIP = 'family-week-lhaviyani';

interface Quote {
  total: string;
  lines: { amount: string }[];
  cancellation: { cutoffs: { until: string }[] };
}

/** What the server says of the price after something has been chosen. */
async function quoteAfter(page: Page, choose: () => Promise<unknown>): Promise<Quote> {
  const answer = page.waitForResponse(/\/api\/bookings\/quote\/$/);
  await choose();
  return (await (await answer).json()) as Quote;
}

/** Whole cents of an amount as it is written in any of the languages. */
const cents = (written: string): number => Number(written.replaceAll(/\D/g, ''));

for (const language of LANGUAGE_CODES)
  test(`the page of a trip says the price of a day line by line, and until when it can be cancelled (${language})`, async ({
    page,
  }) => {
    const t = textsOf('catalog', language);
    const common = textsOf('common', language);
    await page.goto(localized(paths.package(TRIP), language));
    const cost = page.getByRole('region', { name: t('cost.title') });
    const first = await quoteAfter(page, async () => {
      await page.getByRole('link', { name: t('cost.link') }).click();
      await expect(cost).toBeVisible();
    });
    await expect(cost).toContainText(t('cost.example'));
    const day = cost.getByLabel(t('cost.day'));
    const last = day.locator('option').last();
    // A year is on sale: on its last day there is time to cancel.
    await expect.poll(() => day.locator('option').count()).toBeGreaterThan(100);
    const chosen = (await last.getAttribute('value')) ?? '';
    const quote = await quoteAfter(page, () => day.selectOption(chosen));
    expect(quote.cancellation.cutoffs.length).toBeGreaterThan(first.cancellation.cutoffs.length);
    await expect(cost).not.toContainText(t('cost.example'));
    const amounts = cost.locator('dl').first().locator('dd');
    const written = (await amounts.allTextContents()).filter((amount) => amount !== common('details.included'));
    const sum = written.map(cents).reduce((all, amount) => all + amount, 0);
    expect(sum).toBe(Math.round(Number(quote.total) * 100));
    expect(sum).toBe(cents(await cost.locator('.doc-price__amount').innerText()) * 100);
    for (const { until } of quote.cancellation.cutoffs) {
      const clock = new Date(until).toLocaleTimeString('en-GB', { timeZone: 'Indian/Maldives', timeStyle: 'short' });
      await expect(cost).toContainText(clock);
    }
    await expect(cost).toContainText(common('details.zone'));
    expect(await faultsOf(page)).toEqual([]);
  });
