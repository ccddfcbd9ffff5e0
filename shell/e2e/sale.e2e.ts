import type { Page } from '@playwright/test';
import type { Language } from '@atoll/contract/languages';
import { tells } from './support/catalogue';
import { lettersOf, linkTo } from './support/letters';
import { type Office, uniqueEmail } from './support/office';
import { calendarBehind, paperBehind } from './support/papers';
import { expect, test } from './support/site';
import { like, textsOf } from './support/texts';
import { daysOf, fillForm, openDay, takeStep } from './support/trips';

/** Asked for, sold by departures, a quarter of it due at once. */
const ASKED = 'southern-atolls-slow-road';
/** Of this one half comes back between 45 and 30 days before it. */
const STRICT = 'fuvahmulah-tiger-sharks';

interface Booking {
  id: string;
  reference: string;
  status: string;
  payment_status: string;
  total: string;
  deposit_due: string;
  balance: string;
  refund_due: string;
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const read = (office: Office, id: string) => office.get<Booking>(`/api/bookings/${id}/`);
const vacancies = async (office: Office, slug: string, day: string) =>
  (await daysOf(office, slug)).find(({ date }) => date === day)?.vacancies;

/** Pays what the page asks for, on the provider's page. */
async function pay(page: Page, language: Language, amount: string): Promise<void> {
  const t = textsOf('booking', language);
  const button = page.getByRole('button', { name: like(t('pay.card', { amount: '.+' })) });
  expect(tells((await button.textContent()) ?? '', amount)).toBe(true);
  await button.click();
  await page.waitForURL(/\/sandbox-pay\//);
  await page.locator('button[value="pay"]').click();
  await page.waitForURL(/\/booking\/confirmation\//);
}

for (const language of ['ru', 'zh'] as Language[]) {
  const t = textsOf('booking', language);

  test(`a guest asks, reads the answer in a letter, pays the deposit and then the rest (${language})`, async ({
    page,
    browser,
    office,
    site,
    complaints,
  }) => {
    // The card provider's page has no picture for its tab.
    complaints.allow(/favicon\.ico/);
    const email = uniqueEmail();
    const day = await openDay(office, ASKED, 70);
    await fillForm(page, { slug: ASKED, day, language, email });
    await page.getByRole('button', { name: t('form.submit') }).dblclick();
    await page.waitForURL(/\/booking\/confirmation\//);
    await expect(title(page, t('state.requested.title'))).toBeVisible();
    const [made, ...others] = await office.bookingsOf(email);
    expect(others).toEqual([]);
    const { id, reference } = made!;

    const [received = ''] = await lettersOf(site, email, 1);
    expect(received).toContain(reference);
    expect(tells(received, made!.total)).toBe(true);
    // The link of the letter opens it in a browser that knows nothing.
    const elsewhere = await browser.newContext({ locale: language });
    const there = await elsewhere.newPage();
    await there.goto(await linkTo(site, email, `/booking/confirmation/${id}`));
    await expect(title(there, t('state.requested.title'))).toBeVisible();
    await expect(there.getByText(reference, { exact: true })).toBeVisible();
    expect(there.url()).not.toContain('access_token');

    await takeStep(page.request, office, { url: `${site.url}/api/bookings/${id}/approve/` });
    const [, approved = ''] = await lettersOf(site, email, 2);
    const asked = await read(office, id);
    expect([asked.status, tells(approved, asked.deposit_due)]).toEqual(['awaiting_payment', true]);
    expect(Number(asked.deposit_due)).toBeLessThan(Number(asked.total));
    await there.reload();
    await expect(title(there, t('state.awaiting_payment.title'))).toBeVisible();
    const proForma = await paperBehind(there, like(t('papers.types.pro_forma', { number: '.+' })));
    expect([proForma.includes(reference), tells(proForma, asked.total)]).toEqual([true, true]);
    await pay(there, language, asked.deposit_due);

    await expect(title(there, t('state.confirmed.title'))).toBeVisible();
    const confirmed = await read(office, id);
    expect(confirmed).toMatchObject({ status: 'confirmed', payment_status: 'deposit_paid' });
    const words = await lettersOf(site, email, 3);
    expect(words[2]).toContain(reference);
    const voucher = await paperBehind(there, t('papers.voucher'));
    expect([voucher.includes(reference), voucher.includes('Анна Смирнова')]).toEqual([true, true]);
    const invoice = await paperBehind(there, like(t('papers.types.tax_invoice', { number: '.+' })));
    expect([invoice.includes(reference), tells(invoice, confirmed.total)]).toEqual([true, true]);
    const calendar = await calendarBehind(there, t('papers.calendar'));
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
    expect(calendar.find((line) => line.startsWith('DESCRIPTION'))).toContain(reference);

    // Whoever pays once more is asked for the rest, and for nothing after it.
    await pay(there, language, confirmed.balance);
    await expect(there.getByText(t('state.confirmed.paid'))).toBeVisible();
    await expect(there.getByRole('button', { name: like(t('pay.card', { amount: '.+' })) })).toHaveCount(0);
    expect(await read(office, id)).toMatchObject({ payment_status: 'paid', balance: '0.00' });
    await elsewhere.close();
  });

  test(`a paid trip is cancelled for the fee that was shown, and its places are free again (${language})`, async ({
    page,
    office,
    site,
    complaints,
  }) => {
    complaints.allow(/favicon\.ico/);
    const email = uniqueEmail();
    const day = await openDay(office, STRICT, 32);
    const contact = { name: 'Анна Смирнова', email, phone: '+7 912 345-67-89' };
    const { id } = await office.book({ package: STRICT, check_in: day, locale: language, contact });
    await takeStep(page.request, office, { url: `${site.url}/api/bookings/${id}/approve/` });
    const taken = (await vacancies(office, STRICT, day)) ?? 0;
    await lettersOf(site, email, 2);
    await page.goto(await linkTo(site, email, `/booking/confirmation/${id}`));
    await pay(page, language, (await read(office, id)).deposit_due);
    await expect(title(page, t('state.confirmed.title'))).toBeVisible();

    const { fee, refund } = await office.get<{ fee: string; refund: string }>(`/api/bookings/${id}/cancellation/`);
    expect([Number(fee) > 0, Number(refund) > 0]).toEqual([true, true]);
    await page.getByRole('button', { name: t('cancel.open') }).click();
    const shown = page.locator('#booking-cancel').locator('..');
    await expect.poll(async () => tells((await shown.textContent()) ?? '', fee)).toBe(true);
    expect(tells((await shown.textContent()) ?? '', refund)).toBe(true);
    await page.getByLabel(t('cancel.why')).selectOption('illness');
    await page.getByRole('button', { name: like(t('cancel.pay', { fee: '.+' })) }).click();
    await expect(title(page, t('state.cancelled.title'))).toBeVisible();

    const ended = await read(office, id);
    expect(ended).toMatchObject({ status: 'cancelled', refund_due: refund });
    const letters = await lettersOf(site, email, 4);
    expect([tells(letters[3]!, fee), tells(letters[3]!, refund)]).toEqual([true, true]);
    expect(await vacancies(office, STRICT, day)).toBe(taken + 2);
    // The credit is on paper; the money waits for a colleague who releases it.
    const credit = await paperBehind(page, like(t('papers.types.credit_note', { number: '.+' })));
    expect(tells(credit, refund)).toBe(true);
    const waiting = () =>
      office
        .get<{ results: { id: string }[] }>('/api/bookings/?money_back=true&page_size=100')
        .then(({ results }) => results.map((row) => row.id));
    expect(await waiting()).toContain(id);
    const { payments } = await office.get<{ payments: { id: string }[] }>(`/api/bookings/${id}/payments/`);
    await takeStep(page.request, office, {
      url: `${site.url}/api/payments/${payments[0]!.id}/refund/`,
      data: { amount: refund, reason: 'Cancelled by the guest' },
      status: 201,
    });
    const [, , , , back = ''] = await lettersOf(site, email, 5);
    expect(tells(back, refund)).toBe(true);
    expect(await waiting()).not.toContain(id);
    await page.reload();
    await expect(page.getByText(like(t('state.refunded', { amount: '.+' })))).toBeVisible();
  });
}
