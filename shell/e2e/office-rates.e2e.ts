import type { Page } from '@playwright/test';
import { addDays } from '@atoll/contract/days';
import { paths } from '@atoll/contract/paths';
import { faultsOf, widthsOf } from './support/judgement';
import { inDays } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

const SEASON_TRIP = 'south-ari-whale-sharks';
const TAX_TRIP = 'family-week-lhaviyani';
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface Priced {
  id: number;
  price_from: { total: string; date: string };
}
interface Quoted {
  total: string;
  taxes: { code: string; amount: string }[];
}

/** What the site says of a stay now. */
async function quoteOf(page: Page, trip: string, day: string): Promise<Quoted> {
  const answer = await page.request.post('/api/bookings/quote/', { data: { package: trip, check_in: day, adults: 2 } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Quoted;
}

/** The two amounts of a line of the preview, in cents. */
async function comparedIn(page: Page, line: string | RegExp): Promise<number[]> {
  const row = page.getByRole('dialog').getByRole('row').filter({ hasText: line });
  await expect(row).toHaveCount(1);
  const cells = await row.getByRole('cell').allTextContents();
  return cells.map((text) => {
    const [amount = ''] = text.replace(/\(.*\)/, '').match(/\d[\d\s.,]*/) ?? [];
    const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d\d))?$/.exec(amount.trim()) ?? [];
    return Number(whole.replace(/\D/g, '')) * 100 + Number(cents);
  });
}
const cents = (amount: string) => Math.round(Number(amount) * 100);

test('a season costs on cards and in quotes what its preview said (en)', async ({ page, context, office }) => {
  const t = textsOf('admin', 'en');
  await page.setViewportSize(WIDE);
  const card = () => office.get<Priced>(`/api/packages/${SEASON_TRIP}/`);
  const { id, price_from: before } = await card();
  const { access } = await office.enter(context, 'en');
  await page.goto(paths.dashboardRates());
  await page.getByRole('button', { name: t('rates.season.make'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('rates.fields.names_en')).fill('Whale shark weeks');
  await dialog.getByLabel(t('rates.fields.code')).fill('sharks_e2e');
  await dialog.getByLabel(t('rates.of'), { exact: true }).selectOption(`package:${id}`);
  await dialog.getByLabel(t('rates.fields.first_night')).fill(inDays(1));
  await dialog.getByLabel(t('rates.fields.last_night')).fill(inDays(700));
  await dialog.getByLabel(t('rates.fields.surcharge_percent')).fill('12.5');
  await dialog.getByLabel(t('rates.fields.priority')).fill('95');
  await dialog.getByLabel(t('rates.sample.thing')).selectOption(`package:${id}`);
  await dialog.getByLabel(t('booking.checkIn')).fill(before.date);
  const total = t('rates.preview.total');
  await expect.poll(async () => (await comparedIn(page, total))[0]).toBe(cents(before.total));
  const [, after = 0] = await comparedIn(page, total);
  expect(after).toBeGreaterThan(cents(before.total));
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect((await widthsOf(page)).content).toBeLessThanOrEqual(PHONE.width);
  await dialog.getByRole('button', { name: t('rates.save'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(t('rates.saved'))).toBeVisible();
  expect((await widthsOf(page)).content).toBeLessThanOrEqual(PHONE.width);

  const headers = { Authorization: `Bearer ${access}` };
  try {
    expect(cents((await quoteOf(page, SEASON_TRIP, before.date)).total)).toBe(after);
    expect(cents((await card()).price_from.total)).toBe(after);
  } finally {
    const { results } = await office.get<{ results: { id: number; code: string }[] }>(
      `/api/seasons/?package=${SEASON_TRIP}&page_size=100`,
    );
    const made = results.find(({ code }) => code === 'sharks_e2e');
    await page.request.delete(`/api/seasons/${made?.id}/`, { headers: { ...headers, 'If-Match': '"1"' } });
  }
  expect(await card()).toMatchObject({ price_from: before });
});

test('a tax that rises on a day is asked from that day on (ru)', async ({ page, context, office }) => {
  const t = textsOf('admin', 'ru');
  const from = inDays(400);
  const arrival = inDays(450);
  await page.setViewportSize(WIDE);
  await office.enter(context, 'ru');
  await page.goto(paths.dashboardRates());
  await page.getByRole('link', { name: t('rates.parts.taxes'), exact: true }).click();
  await expect(page.getByRole('table')).toContainText(t('rates.tax.over'));
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: new RegExp(t('rates.tax.next', { name: '.*T-GST' })) }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('rates.fields.rate'), { exact: true }).fill('20');
  await dialog.getByLabel(t('rates.fields.valid_from')).fill(from);
  const { id } = await office.get<Priced>(`/api/packages/${TAX_TRIP}/`);
  await dialog.getByLabel(t('rates.sample.thing')).selectOption(`package:${id}`);
  await dialog.getByLabel(t('booking.checkIn')).fill(arrival);
  const quote = await quoteOf(page, TAX_TRIP, arrival);
  const gst = cents(quote.taxes.find(({ code }) => code === 'T_GST')?.amount ?? '');
  const compared = () => comparedIn(page, /T-GST/);
  // Booked on the first day of the new rate.
  await expect.poll(async () => (await compared())[0]).toBe(gst);
  expect((await compared())[1]).toBeGreaterThan(gst);
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel(t('rates.sample.bookedOn')).fill(addDays(from, -1));
  await expect.poll(compared).toEqual([gst, gst]);
  expect(await comparedIn(page, t('rates.preview.total'))).toEqual([cents(quote.total), cents(quote.total)]);
  await dialog.getByRole('button', { name: t('rates.save'), exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: t('rates.tax.coming') })).toContainText('20');
  expect((await quoteOf(page, TAX_TRIP, arrival)).taxes).toEqual(quote.taxes);
});
