import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type { Language } from '@atoll/contract/languages';
import { tells } from './support/catalogue';
import { linkTo } from './support/letters';
import { type Office, uniqueEmail } from './support/office';
import { expect, test } from './support/site';
import { like, textsOf } from './support/texts';
import { openDay, takeStep } from './support/trips';

// What is agreed of money, while the other side does something too.

/** Asked for, sold by departures, a quarter of it due at once. */
const TRIP = 'southern-atolls-slow-road';

type SiteWithMails = Parameters<typeof linkTo>[0] & { url: string };

/** Messages stand with the API. */
const REFUSED = Object.fromEntries(
  ['ru', 'zh'].map((language) => {
    const file = new URL(`../../api/src/platform/errors/locales/${language}.json`, import.meta.url);
    return [language, (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>)['agreed_price']!];
  }),
);

interface Booking {
  id: string;
  status: string;
  total: string;
  deposit_due: string;
}

/** A booking that waits for its deposit, opened from the letter that says so. */
async function answered(
  page: Page,
  office: Office,
  site: SiteWithMails,
  language: Language,
  { adults = 2, ...agreed } = {} as { adults?: number; price_adjustment?: object },
) {
  const email = uniqueEmail();
  const contact = { name: 'Анна Смирнова', email, phone: '+7 912 345-67-89' };
  const day = await openDay(office, TRIP, 90, 4);
  const stay = { package: TRIP, check_in: day, adults, children_ages: [] };
  const { access } = await office.signIn();
  const { total } = await page.request
    .post(`${site.url}/api/bookings/quote/`, { data: stay })
    .then((answer) => answer.json() as Promise<{ total: string }>);
  const made = await page.request.post(`${site.url}/api/bookings/`, {
    headers: { Authorization: `Bearer ${access}`, 'Idempotency-Key': randomUUID() },
    data: {
      ...{ ...stay, contact, locale: language, currency: 'USD', source: 'phone', staff_reason: 'Called' },
      ...{ accept_terms: true, shown_price: { total }, ...agreed },
    },
  });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as Booking;
  const booking = await office.get<Booking>(`/api/bookings/${id}/`);
  if (booking.status === 'requested')
    await takeStep(page.request, office, { url: `${site.url}/api/bookings/${id}/approve/` });
  const link = await linkTo(site, email, `/booking/confirmation/${id}`);
  return { link, booking: await office.get<Booking>(`/api/bookings/${id}/`) };
}

for (const language of ['ru', 'zh'] as Language[]) {
  const t = textsOf('booking', language);

  test(`what came by wire while the page was open is not asked for again (${language})`, async ({
    page,
    office,
    site,
    complaints,
  }) => {
    // The card provider's page has no picture for its tab.
    complaints.allow(/favicon\.ico/);
    const { link, booking } = await answered(page, office, site, language);
    await page.goto(link);
    const button = page.getByRole('button', { name: like(t('pay.card', { amount: '.+' })) });
    expect(tells((await button.textContent()) ?? '', booking.deposit_due)).toBe(true);

    const wired = '100.00';
    const url = `${site.url}/api/bookings/${booking.id}/payments/`;
    const data = { kind: 'payment', method: 'bank_transfer', amount: wired, external_reference: `FT-${booking.id}` };
    await takeStep(page.request, office, { url, data, status: 201 });
    await button.click();
    await expect(page.getByText(t('pay.other'))).toBeVisible();
    expect(page.url()).toContain(`/booking/confirmation/${booking.id}`);
    const rest = (Number(booking.deposit_due) - Number(wired)).toFixed(2);
    await expect.poll(async () => tells((await button.textContent()) ?? '', rest)).toBe(true);

    await button.click();
    await page.waitForURL(/\/sandbox-pay\//);
    await page.locator('button[value="pay"]').click();
    await page.waitForURL(/\/booking\/confirmation\//);
    await expect(page.getByRole('heading', { level: 1, name: t('state.confirmed.title') })).toBeVisible();
    expect(await office.get<Booking>(`/api/bookings/${booking.id}/`)).toMatchObject({
      status: 'confirmed',
      payment_status: 'deposit_paid',
    });
  });

  test(`a price agreed by hand is not carried over to a smaller party (${language})`, async ({
    page,
    office,
    site,
    complaints,
  }) => {
    complaints.allow(/change-requests\/quote\//);
    const { link, booking } = await answered(page, office, site, language, {
      adults: 3,
      price_adjustment: { total: '900.00', reason: 'Third stay' },
    });
    expect(booking.total).toBe('900.00');
    await page.goto(link);
    await page.getByRole('button', { name: t('change.open') }).click();
    await page.getByRole('button', { name: t('form.fewer', { what: t('form.adults') }) }).click();
    await expect(page.getByText(REFUSED[language]!)).toBeVisible();
    await expect(page.getByRole('button', { name: t('change.send') })).toBeDisabled();
    expect(await office.get<object[]>(`/api/bookings/${booking.id}/change-requests/`)).toEqual([]);
  });
}
