import type { Page } from '@playwright/test';
import { addDays } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { faultsOf, widthsOf } from './support/judgement';
import { type Office, inDays } from './support/office';
import { expect, test } from './support/site';
import { like, textsOf } from './support/texts';
import type { Day } from './support/trips';

const SEASON_TRIP = 'south-ari-whale-sharks';
const TAX_TRIP = 'family-week-lhaviyani';
const RESORT = 'kandu-veli';
const ROOM = 'water';
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

/** The first day from then on with so many open nights after it in one of the resort's rooms. */
async function openNights(office: Office, nights: number, from: number): Promise<string> {
  const query = `resort=${RESORT}&room_type=${ROOM}&from=${inDays(from)}&to=${inDays(from + 150)}`;
  const days = await office.get<Day[]>(`/api/availability/?${query}`);
  const isOpen = ({ status, vacancies }: Day) => ['AVAILABLE', 'LIMITED'].includes(status) && (vacancies ?? 0) > 2;
  const first = days.find(
    (_, at) => at + nights <= days.length && days.slice(at, at + nights).every((day) => isOpen(day)),
  );
  if (!first) throw new Error(`${RESORT} has no ${nights} nights from ${inDays(from)} on`);
  return first.date;
}

for (const [index, language] of (['en', 'ru'] as Language[]).entries())
  test(`a festive season asks for a week and a dinner, and leaves what was booked alone (${language})`, async ({
    page,
    context,
    office,
    complaints,
  }) => {
    // The form asks for nights that the season does not sell.
    complaints.allow(/status of 400/);
    const t = textsOf('admin', language);
    const booking = textsOf('booking', language);
    const first = await openNights(office, 8, 100 + 40 * index);
    const stay = { resort: RESORT, room_type: ROOM, check_in: first, nights: 5 };
    const before = await office.book({ ...stay, locale: language });
    const { id } = await office.get<{ id: number }>(`/api/resorts/${RESORT}/`);
    const { access } = await office.enter(context, language);
    const code = `festive_${language}`;
    const [name, dinner] = { en: ['Festive', 'Gala dinner'], ru: ['Праздники', 'Праздничный ужин'] }[
      language as 'en' | 'ru'
    ];
    await page.setViewportSize(WIDE);
    await page.goto(paths.dashboardRates());
    await page.getByRole('button', { name: t('rates.season.make'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const season: [string, string][] = [
      ['names_en', 'Festive'],
      ['names_ru', 'Праздники'],
      ['code', code],
      ['first_night', addDays(first, 3)],
      ['last_night', addDays(first, 6)],
      ['surcharge_percent', '60'],
      ['min_nights', '7'],
      ['priority', '95'],
    ];
    for (const [field, text] of season)
      await dialog
        .getByLabel(t(`rates.fields.${field}`))
        .first()
        .fill(text);
    await dialog.getByLabel(t('rates.of'), { exact: true }).selectOption(`resort:${id}`);
    await dialog.getByRole('button', { name: t('rates.extra.add') }).click();
    const obligatory = dialog.getByRole('group', { name: t('rates.extra.title', { n: '1' }) });
    const extra: [string, string][] = [
      ['names_en', 'Gala dinner'],
      ['names_ru', 'Праздничный ужин'],
      ['code', 'gala_dinner'],
      ['on', addDays(first, 4)],
      ['adult', '250'],
      ['child', '125'],
    ];
    for (const [field, text] of extra) await obligatory.getByLabel(t(`rates.extra.${field}`)).fill(text);
    await dialog.getByRole('button', { name: t('rates.save'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    try {
      const query = `resort=${RESORT}&room_type=${ROOM}&from=${first}&to=${addDays(first, 6)}`;
      const days = await office.get<Day[]>(`/api/availability/?${query}`);
      expect(days.slice(3).map((day) => day.min_nights)).toEqual([7, 7, 7, 7]);

      await page.goto(localized(paths.stayBooking(RESORT, ROOM), language));
      await page.getByLabel(booking('stay.checkIn')).fill(first);
      const last = page.getByLabel(booking('stay.checkOut'));
      await last.fill(addDays(first, 5));
      await last.blur();
      const refused = await page.request.post('/api/bookings/quote/', {
        headers: { 'accept-language': language },
        data: { ...stay, adults: 2 },
      });
      expect(refused.status()).toBe(400);
      const {
        nights: [reason = ''],
      } = (await refused.json()) as { nights: string[] };
      expect(reason).toContain(name);
      await expect(last).toHaveAccessibleDescription(like(reason));
      await last.fill(addDays(first, 7));
      const panel = page.getByRole('region', { name: booking('total.title') });
      await expect(panel).toContainText(dinner!);
      await expect(panel).toContainText(name!);
      expect(await office.get(`/api/bookings/${before.id}/`)).toMatchObject({ total: before.total, nights: 5 });
    } finally {
      const { results } = await office.get<{ results: { id: number; code: string }[] }>(
        `/api/seasons/?resort=${RESORT}&page_size=100`,
      );
      const made = results.find((row) => row.code === code);
      const headers = { Authorization: `Bearer ${access}`, 'If-Match': '"1"' };
      expect((await page.request.delete(`/api/seasons/${made?.id}/`, { headers })).status()).toBe(204);
    }
  });

for (const [index, language] of (['ru', 'en'] as Language[]).entries())
  test(`a tax that rises on a day is asked from that day on (${language})`, async ({ page, context, office }) => {
    const t = textsOf('admin', language);
    const from = inDays(400 + 20 * index);
    const rate = String(20 + index);
    const arrival = inDays(450);
    await page.setViewportSize(WIDE);
    await office.enter(context, language);
    await page.goto(paths.dashboardRates());
    await page.getByRole('link', { name: t('rates.parts.taxes'), exact: true }).click();
    await expect(page.getByRole('table')).toContainText(t('rates.tax.over'));
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: like(t('rates.tax.next', { name: '.*T-GST' })) }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('rates.fields.rate'), { exact: true }).fill(rate);
    await dialog.getByLabel(t('rates.fields.valid_from')).fill(from);
    const { id } = await office.get<Priced>(`/api/packages/${TAX_TRIP}/`);
    await dialog.getByLabel(t('rates.sample.thing')).selectOption(`package:${id}`);
    await dialog.getByLabel(t('booking.checkIn')).fill(arrival);
    const quote = await quoteOf(page, TAX_TRIP, arrival);
    const gst = cents(quote.taxes.find(({ code }) => code === 'T_GST')?.amount ?? '');
    const compared = () => comparedIn(page, /T-GST/);
    // Booked on the first day of the new rate: as the rate before it says, and as it does itself.
    await expect.poll(async () => ((await compared())[1] ?? 0) - ((await compared())[0] ?? 0)).toBeGreaterThan(0);
    const [was = 0] = await compared();
    if (index === 0) expect(was).toBe(gst);
    else expect(was).toBeGreaterThan(gst);
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByLabel(t('rates.sample.bookedOn')).fill(addDays(from, -1));
    await expect.poll(compared).toEqual([was, was]);
    const [before, after] = await comparedIn(page, t('rates.preview.total'));
    expect(after).toBe(before);
    await dialog.getByRole('button', { name: t('rates.save'), exact: true }).press('Enter');
    await expect(dialog).toHaveCount(0);
    const coming = page.getByRole('row').filter({ hasText: t('rates.tax.coming') });
    await expect(coming.filter({ hasText: new RegExp(`(?<!\\d)${rate}\\s?%`) })).toHaveCount(1);
    expect((await quoteOf(page, TAX_TRIP, arrival)).taxes).toEqual(quote.taxes);
  });
