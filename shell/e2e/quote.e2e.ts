import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { amountIn } from './support/catalogue';
import { inDays, uniqueEmail } from './support/office';
import { expect, test } from './support/site';
import { like, textsOf } from './support/texts';

const TRIP = 'family-week-lhaviyani';
const NIGHTS = 6;

interface Quote {
  total: string;
  lines: { label: string }[];
  taxes: { label: string; amount: string }[];
}

for (const language of ['ru', 'zh'] as Language[]) {
  test(`an honest total and flights that are checked, from the form to the office (${language})`, async ({
    page,
    office,
    baseURL,
  }) => {
    const t = textsOf('booking', language);
    const email = uniqueEmail();
    const [first, last] = [inDays(60), inDays(60 + NIGHTS)];
    const asked = await page.request.post(`${baseURL}/api/bookings/quote/`, {
      headers: { 'accept-language': language },
      data: { package: TRIP, check_in: first, adults: 2, children_ages: [5, 1] },
    });
    expect(asked.status(), await asked.text()).toBe(200);
    const { total, lines, taxes } = (await asked.json()) as Quote;
    expect(taxes.map(({ amount }) => amount)).toContain('216.00');

    await page.goto(localized(paths.booking(TRIP), language));
    await page.getByLabel(t('form.checkIn')).fill(first);
    const more = page.getByRole('button', { name: t('form.more', { what: t('form.children') }) });
    await more.click();
    await more.click();
    await page.getByLabel(textsOf('common', language)('childAge.label', { number: '1' })).selectOption('5');
    await page.getByLabel(textsOf('common', language)('childAge.label', { number: '2' })).selectOption('1');
    const panel = page.getByRole('region', { name: t('total.title') });
    for (const { label } of [...lines, ...taxes]) await expect(panel).toContainText(label);
    await expect(panel).toContainText(textsOf('common', language)('details.cancel'));

    const landing = page.getByLabel(t('form.landsAt'));
    await landing.fill('17:05');
    const doesNotFit = page.getByText(like(t('flights.doNotFit', { transfer: '.+' })));
    await expect(doesNotFit).toBeVisible();
    await expect(page.getByText(/15:30/)).toBeVisible();
    await landing.fill('13:00');
    await page.getByLabel(t('form.fliesAt')).fill('21:40');
    await expect(page.getByText(like(t('flights.fit', { transfer: '.+' })))).toBeVisible();
    await expect(doesNotFit).toHaveCount(0);

    // A reload loses nothing.
    await page.reload();
    await expect(landing).toHaveValue('13:00');
    await expect(panel).toContainText(taxes[0]!.label);

    await page.getByLabel(t('form.name')).fill('Анна Смирнова');
    await page.getByLabel(t('form.email')).fill(email);
    await page.getByLabel(t('form.phone'), { exact: true }).fill('+7 912 345-67-89');
    await page.getByLabel(t('form.terms')).check();
    await page.getByRole('button', { name: t('form.submit') }).click();
    await page.waitForURL(/\/booking\/confirmation\//);
    const main = page.locator('main');
    for (const { label } of [...lines, ...taxes]) await expect(main).toContainText(label);
    await expect(main).toContainText('13:00');
    const bookings = await office.bookingsOf(email);
    expect(bookings.map((booking) => booking.total)).toEqual([total]);
    const [booked] = bookings;
    expect(await office.get(`/api/bookings/${booked!.id}/`)).toMatchObject({
      arrival_flight_at: `${first}T13:00`,
      departure_flight_at: `${last}T21:40`,
    });
  });
}

for (const [language, width] of [
  ['en', 1440],
  ['ru', 390],
] as const)
  test(`lines in euros that add up, what is charged said once with the day of the rate (${language}, ${width} px)`, async ({
    page,
    baseURL,
  }) => {
    const t = textsOf('booking', language);
    const rates = await page.request.get(`${baseURL}/api/currencies/`);
    const euro = ((await rates.json()) as { code: string; rate: string }[]).find(({ code }) => code === 'EUR');
    await page.addInitScript(
      (rate) => localStorage.setItem('atoll_currency', JSON.stringify({ code: 'EUR', rate })),
      Number(euro?.rate),
    );
    await page.setViewportSize({ width, height: 850 });
    await page.goto(localized(paths.booking(TRIP), language));
    await page.getByLabel(t('form.checkIn')).fill(inDays(60));
    const panel = page.getByRole('region', { name: t('total.title') });
    await expect(panel.getByText(/ = /)).toHaveCount(1);
    const [, charged] = like(t('total.chargedAs', { amount: '(.+?)' })).exec(await panel.innerText()) ?? [];
    expect(charged).toMatch(/\$/);
    const amounts = await panel.locator('dl').first().locator('dd').allInnerTexts();
    const lines = amounts
      .filter((text) => text.includes('€'))
      .map((text) => amountIn(text.replace(/,(\d\d)\b/, '.$1')));
    const total = Math.round(amountIn(charged!) * Number(euro?.rate) * 100) / 100;
    expect(lines.reduce((sum, line) => sum + line, 0)).toBeCloseTo(total, 2);

    // The button stays in sight with the total, on the phone from the first line on.
    const send = page.getByRole('button', { name: t('form.submit') });
    await page.evaluate(() => window.scrollTo(0, 0));
    if (width < 960) await expect(send).toBeInViewport();
    await expect(send).toHaveCount(1);
  });
