import type { Page } from '@playwright/test';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { tells } from './support/catalogue';
import { faultsOf } from './support/judgement';
import { expect, test } from './support/site';
import { like, textsOf } from './support/texts';
import { priced } from './support/trips';

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

for (const language of ['ru', 'zh'] as const)
  test(`the day and the party that were priced are what is booked (${language})`, async ({ page }) => {
    const t = textsOf('catalog', language);
    const booking = textsOf('booking', language);
    await page.goto(localized(paths.package(TRIP), language));
    await page.getByRole('link', { name: t('cost.link') }).click();
    const cost = page.getByRole('region', { name: t('cost.title') });
    const day = cost.getByLabel(t('cost.day'));
    await expect.poll(() => day.locator('option').count()).toBeGreaterThan(100);
    const chosen = (await day.locator('option').nth(40).getAttribute('value')) ?? '';
    await day.selectOption(chosen);
    const { total } = await quoteAfter(page, () => cost.getByLabel(t('cost.adults')).selectOption('3'));
    await cost.getByRole('link', { name: like(t('cost.book', { date: '.+' })) }).click();
    await page.getByRole('link', { name: booking('choice.form.action') }).click();
    await expect(page.getByLabel(booking('form.checkIn'))).toHaveValue(chosen);
    expect(new URL(page.url()).search).toBe('');
    await priced(page);
    const sum = await page.locator('section[aria-labelledby="booking-total"]').innerText();
    expect(tells(sum, total)).toBe(true);
    await page.reload();
    await expect(page.getByLabel(booking('form.checkIn'))).toHaveValue(chosen);
  });
