import type { Page } from '@playwright/test';
import { addDays } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { paths } from '@atoll/contract/paths';
import { tells } from './support/catalogue';
import { faultsOf, widthsOf } from './support/judgement';
import { lettersOf, linkTo } from './support/letters';
import { uniqueEmail } from './support/office';
import { paperBehind } from './support/papers';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';
import { daysOf, fillForm, takeStep } from './support/trips';

/** Its island is reached by seaplane, which flies by day. */
const TRIP = 'family-week-lhaviyani';
const PHONE = { width: 390, height: 844 };

interface Alternative {
  kind: string;
  name: string;
  amount: string | null;
  check_in: string;
  check_out: string;
}
interface Quote {
  total: string;
  transfer_check: {
    feasible: boolean;
    name: string;
    arrival: { message: string } | null;
    departure: { message: string } | null;
    alternatives: Alternative[];
  };
}
interface Booking {
  total: string;
  check_in: string;
  check_out: string;
  arrival_flight_at: string;
  transfer_check: { feasible: boolean };
}

/** What the site says of a stay with its flights. */
async function quote(page: Page, language: Language, data: object): Promise<Quote> {
  const answer = await page.request.post('/api/bookings/quote/', { headers: { 'accept-language': language }, data });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Quote;
}

for (const [index, language] of (['en', 'ru'] as Language[]).entries()) {
  const t = textsOf('booking', language);
  const admin = textsOf('admin', language);

  test(`a flight that lands after the last seaplane gets a night near the airport, up to the voucher (${language})`, async ({
    page,
    browser,
    office,
    site,
    complaints,
  }) => {
    const email = uniqueEmail();
    const days = (await daysOf(office, TRIP, 60 + 40 * index)).filter(
      ({ status, vacancies }) => status === 'AVAILABLE' && (vacancies ?? 0) > 2,
    );
    // Whoever lands late begins the stay a day later.
    const day = days.find(({ date }) => days.some((next) => next.date === addDays(date, 1)))!.date;
    const check = (flight: object) => quote(page, language, { package: TRIP, check_in: day, adults: 2, ...flight });
    const { total, transfer_check: transfer } = await check({ arrival_flight_at: `${day}T17:05` });
    const night = transfer.alternatives.find(({ kind }) => kind === 'overnight_before')!;
    const island = transfer.alternatives.find(({ kind }) => kind === 'island')!;
    expect(transfer.feasible).toBe(false);

    await page.setViewportSize(PHONE);
    await fillForm(page, { slug: TRIP, day, language, email });
    const panel = page.getByRole('region', { name: t('total.title') });
    const sum = panel.getByRole('status').locator('p').first();
    await expect.poll(async () => tells(await sum.innerText(), total)).toBe(true);
    const flights = page.getByRole('region', { name: t('form.flights') });
    await flights.getByLabel(t('form.landsAt')).fill('17:05');
    await expect(flights.getByText(t('flights.doNotFit', { transfer: transfer.name }))).toBeVisible();
    await expect(flights).toContainText(transfer.arrival!.message);
    // What would fit, each with its price.
    for (const { name, amount } of [night, island]) {
      const offered = await flights.getByRole('listitem').filter({ hasText: name }).innerText();
      expect(tells(offered, amount!)).toBe(true);
    }
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect((await widthsOf(page)).content).toBeLessThanOrEqual(PHONE.width);
    expect(await faultsOf(page)).toEqual([]);

    await flights.getByRole('button', { name: t('flights.takeNamed', { name: night.name }) }).click();
    await expect(flights.getByText(t('flights.fit', { transfer: transfer.name }))).toBeVisible();
    await expect(page.getByLabel(t('form.checkIn'))).toHaveValue(night.check_in);
    const dearer = (Number(total) + Number(night.amount)).toFixed(2);
    await expect.poll(async () => tells(await sum.innerText(), dearer)).toBe(true);
    await expect(panel).toContainText(night.name);

    // Home before the first seaplane: the evening before, until another flight is found.
    const home = flights.getByLabel(t('form.fliesAt'));
    await home.fill('07:30');
    const early = await check({ departure_flight_at: `${island.check_out}T07:30` });
    await expect(flights).toContainText(early.transfer_check.departure!.message);
    await home.fill('21:40');
    await expect(flights.getByText(t('flights.fit', { transfer: transfer.name }))).toBeVisible();
    await page.getByRole('button', { name: t('form.submit') }).click();
    await page.waitForURL(/\/booking\/confirmation\//);

    const main = page.locator('main');
    for (const told of [transfer.name, night.name, '17:05', '21:40']) await expect(main).toContainText(told);
    const [made] = await office.bookingsOf(email);
    const { id, reference } = made!;
    const booked = await office.get<Booking>(`/api/bookings/${id}/`);
    expect(booked).toMatchObject({
      ...{ total: dearer, check_in: night.check_in, check_out: night.check_out },
      ...{ arrival_flight_at: `${day}T17:05`, transfer_check: { feasible: true } },
    });
    const [received = ''] = await lettersOf(site, email, 1);
    expect([received.includes(reference), tells(received, dearer)]).toEqual([true, true]);

    const colleague = await browser.newContext();
    complaints.watch(colleague);
    await office.enter(colleague, language);
    const desk = await colleague.newPage();
    await desk.goto(paths.dashboardBooking(id));
    for (const told of [transfer.name, night.name, '17:05']) await expect(desk.locator('main')).toContainText(told);
    await expect(desk.getByText(admin('flights.title', { transfer: transfer.name }))).toHaveCount(0);
    await colleague.close();

    // The voucher tells the desk at the airport of the night, and of the flights.
    await takeStep(page.request, office, { url: `${site.url}/api/bookings/${id}/approve/` });
    await takeStep(page.request, office, {
      url: `${site.url}/api/bookings/${id}/payments/`,
      data: { kind: 'payment', method: 'bank_transfer', amount: dearer, external_reference: reference },
      status: 201,
    });
    await page.goto(await linkTo(site, email, `/booking/confirmation/${id}`));
    await expect(page.getByRole('heading', { level: 1, name: t('state.confirmed.title') })).toBeVisible();
    const voucher = await paperBehind(page, t('papers.voucher'));
    for (const told of [reference, transfer.name, night.name, '17:05', '21:40']) expect(voucher).toContain(told);
  });
}
