import type { BrowserContext, Page } from '@playwright/test';
import { addDays } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { paths } from '@atoll/contract/paths';
import { faultsOf, widthsOf } from './support/judgement';
import { lettersOf } from './support/letters';
import { type BookingRow, type Office, inDays, uniqueEmail } from './support/office';
import { PDF } from './support/papers';
import { expect, quiet, test } from './support/site';
import { textsOf } from './support/texts';
import { type Day, daysOf, openDay, takeStep } from './support/trips';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Asked for, sold by departures. */
const TRIP = 'southern-atolls-slow-road';

interface Booking {
  status: string;
  payment_status: string;
  total: string;
  balance: string;
  refund_due: string;
}

const read = (office: Office, id: string) => office.get<Booking>(`/api/bookings/${id}/`);
const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** A room whose nights nobody counts, from a day on. */
async function uncountedNights(
  office: Office,
  index: number,
): Promise<{ resort: string; room: string; first: string }> {
  const { results } = await office.get<{ results: { slug: string }[] }>('/api/resorts/?page_size=50');
  for (const { slug: resort } of results) {
    const { room_types } = await office.get<{ room_types: { code: string }[] }>(`/api/resorts/${resort}/`);
    for (const { code: room } of room_types) {
      const query = `resort=${resort}&room_type=${room}&from=${inDays(100)}&to=${inDays(400)}`;
      const days = await office.get<Day[]>(`/api/availability/?${query}`);
      const free = days.filter(({ status }, at) => status === 'ON_REQUEST' && days[at + 1]?.status === 'ON_REQUEST');
      if (free[3 * index]) return { resort, room, first: free[3 * index]!.date };
    }
  }
  throw new Error('Every night of every room is counted.');
}

/** Sells one room on each of two nights: looks first, as the office does. */
async function sellOneRoom(
  page: Page,
  office: Office,
  { resort, room, first }: { resort: string; room: string; first: string },
): Promise<void> {
  const { access } = await office.signIn();
  const change = { resort, room_codes: [room], from: first, to: addDays(first, 1), rooms: 1, min_nights: 1 };
  const send = async (data: object) => {
    const answer = await page.request.patch('/api/allotments/', {
      data: { ...change, ...data },
      headers: { Authorization: `Bearer ${access}` },
    });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as { fingerprint: string };
  };
  const { fingerprint } = await send({ dry_run: true });
  await send({ fingerprint });
}

/** Opens the office on a booking, as a colleague with a session of their own. */
async function openBooking(context: BrowserContext, office: Office, language: Language, id: string): Promise<Page> {
  await office.enter(context, language);
  const page = await context.newPage();
  await page.setViewportSize(WIDE);
  await page.goto(paths.dashboardBooking(id));
  return page;
}

/** A day that nobody departs on yet, made with so many places. */
async function newDeparture(page: Page, office: Office, site: { url: string }, index: number): Promise<string> {
  const day = (await daysOf(office, TRIP, 150)).filter(({ status }) => status === 'CLOSED')[index]!.date;
  const { id } = await office.get<{ id: number }>(`/api/packages/${TRIP}/`);
  const data = { package: id, start_date: day, capacity: 12 };
  await takeStep(page.request, office, { url: `${site.url}/api/departures/`, data, status: 201 });
  return day;
}

for (const [index, language] of (['en', 'ru'] as Language[]).entries()) {
  const t = textsOf('admin', language);

  test(`two colleagues approve two requests for one room, and one of them offers another trip (${language})`, async ({
    page,
    browser,
    office,
    site,
    complaints,
  }) => {
    complaints.allow(/status of 409/);
    const nights = await uncountedNights(office, index);
    const stay = { resort: nights.resort, room_type: nights.room, check_in: nights.first, nights: 2 };
    const asked: (BookingRow & { contact: { email: string } })[] = [];
    for (const name of ['Anna', 'Boris']) {
      const contact = { name, email: uniqueEmail(), phone: '+7 912 345-67-89' };
      asked.push({ ...(await office.book({ ...stay, locale: language, contact })), contact });
    }
    await sellOneRoom(page, office, nights);

    const contexts = await Promise.all(asked.map(() => browser.newContext()));
    for (const context of contexts) complaints.watch(context);
    const colleagues = await Promise.all(
      contexts.map(async (context, at) => {
        const own = await openBooking(context, office, language, asked[at]!.id);
        await own.getByRole('button', { name: t('actions.approve'), exact: true }).click();
        return { own, dialog: own.getByRole('dialog'), booking: asked[at]! };
      }),
    );
    const submit = t('step.approve.submit');
    await Promise.all(colleagues.map(({ dialog }) => dialog.getByRole('button', { name: submit }).click()));
    const isRefused = await Promise.all(
      colleagues.map(({ own, dialog }) =>
        Promise.race([
          dialog
            .getByRole('alert')
            .waitFor()
            .then(() => true),
          own
            .locator('main')
            .getByText(t('status.awaiting_payment'))
            .first()
            .waitFor()
            .then(() => false),
        ]),
      ),
    );
    expect(isRefused.toSorted()).toEqual([false, true]);
    const { own, dialog, booking } = colleagues[isRefused.indexOf(true)]!;

    // Two clicks: the trips are chosen already, the letter names them.
    await dialog.getByRole('button', { name: t('step.approve.offer') }).click();
    await expect(dialog.getByRole('checkbox', { checked: true }).first()).toBeVisible();
    await dialog.getByRole('button', { name: t('step.decline.submit') }).click();
    await expect(own.locator('main')).toContainText(t('status.declined'));
    const [, letter = ''] = await lettersOf(site, booking.contact.email, 2);
    expect(letter).toMatch(/\/packages\/[\w-]+/);
    expect((await read(office, colleagues[isRefused.indexOf(false)]!.booking.id)).status).toBe('awaiting_payment');
    for (const context of contexts) await context.close();
  });
}

for (const [index, language] of (['en', 'zh'] as Language[]).entries()) {
  const t = textsOf('admin', language);

  test(`a wire is recorded, then one too much, and the rest goes back (${language})`, async ({
    page,
    context,
    office,
    site,
  }) => {
    const email = uniqueEmail();
    const contact = { name: 'Анна Смирнова', email, phone: '+7 912 345-67-89' };
    const day = await openDay(office, TRIP, 120 + 20 * index);
    const { id, reference, total } = await office.book({ package: TRIP, check_in: day, locale: language, contact });
    await takeStep(page.request, office, { url: `${site.url}/api/bookings/${id}/approve/` });
    await office.enter(context, language);
    await page.setViewportSize(WIDE);
    await page.goto(paths.dashboardBooking(id));
    const dialog = page.getByRole('dialog');
    const record = async (amount: string, number: string) => {
      await page.getByRole('button', { name: t('ledger.record'), exact: true }).click();
      await dialog.getByLabel(t('ledger.amount')).fill(amount);
      await dialog.getByLabel(t('ledger.reference')).fill(number);
      await dialog
        .getByLabel(t('ledger.proofFile'))
        .setInputFiles({ name: `${number}.pdf`, mimeType: 'application/pdf', buffer: PDF });
      await dialog.getByRole('button', { name: t('ledger.save'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
    };
    const main = page.locator('main');
    await record('1000.00', `FT-1-${reference}`);
    await expect(main).toContainText(t('payment.partially_paid'));
    await expect(main).toContainText(t('ledger.proof', { name: `FT-1-${reference}.pdf` }));
    expect(await read(office, id)).toMatchObject({
      status: 'awaiting_payment',
      balance: (Number(total) - 1000).toFixed(2),
    });

    const rest = (Number(total) - 1000 + 50).toFixed(2);
    await record(rest, `FT-2-${reference}`);
    await expect(main).toContainText(t('status.confirmed'));
    await expect(main).toContainText(t('payment.overpaid'));
    await expect(main).toContainText(t('ledger.due.nothing'));
    expect(await read(office, id)).toMatchObject({ payment_status: 'overpaid', balance: '-50.00' });
    await quiet(page);
    expect(await faultsOf(page)).toEqual([]);

    // What is too much is suggested; it takes a reason, and the guest hears of it.
    await page
      .getByRole('button', { name: t('ledger.refund.open'), exact: true })
      .first()
      .click();
    await expect(dialog.getByLabel(t('ledger.amount'))).toHaveValue('50.00');
    await dialog.getByRole('button', { name: t('ledger.refund.submit') }).click();
    await expect(dialog).toContainText(t('ledger.refund.reasonMissing'));
    await dialog.getByLabel(t('step.reason')).fill('Paid 50 too much');
    await dialog.getByRole('button', { name: t('ledger.refund.submit') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main).toContainText(t('payment.paid'));
    expect(await read(office, id)).toMatchObject({ payment_status: 'paid', balance: '0.00', refund_due: '0.00' });
    const letters = await lettersOf(site, email, 5);
    expect(digits(letters[4]!)).toContain('50');

    // The ledger says why, the audit who: what may name a guest stands where it can be erased.
    await expect(main).toContainText('Paid 50 too much');
    const { results } = await office.get<{ results: { actor: { name: string } | null; after: object }[] }>(
      `/api/audit/?entity=booking&entity_id=${id}&action=booking.refund`,
    );
    expect(results).toMatchObject([{ actor: { name: expect.any(String) }, after: { amount: '50.00' } }]);
    await page.setViewportSize(PHONE);
    expect((await widthsOf(page)).content).toBeLessThanOrEqual(PHONE.width);
  });
}

for (const [index, language] of (['ru', 'zh'] as Language[]).entries()) {
  const t = textsOf('admin', language);

  test(`a day is closed, then cancelled for guests of three languages (${language})`, async ({
    page,
    context,
    office,
    site,
  }) => {
    const day = await newDeparture(page, office, site, index);
    const guests = [];
    for (const locale of ['en', 'ru', 'zh'] as Language[]) {
      const contact = { name: `Guest ${locale}`, email: uniqueEmail(), phone: '+7 912 345-67-89' };
      const made = await office.book({ package: TRIP, check_in: day, locale, contact });
      await takeStep(page.request, office, { url: `${site.url}/api/bookings/${made.id}/approve/` });
      await takeStep(page.request, office, {
        url: `${site.url}/api/bookings/${made.id}/payments/`,
        data: { kind: 'payment', method: 'bank_transfer', amount: made.total, external_reference: made.reference },
        status: 201,
      });
      guests.push({ ...made, locale, email: contact.email });
    }
    await office.enter(context, language);
    await page.setViewportSize(WIDE);
    await page.goto(`${paths.dashboardDepartures()}?package=${TRIP}&month=${day.slice(0, 7)}`);
    const number = String(Number(day.slice(8)));
    const cell = page.locator('ol button').filter({ hasText: new RegExp(`(?<!\\d)${number}(?!\\d)`) });
    const dialog = page.getByRole('dialog');
    await cell.first().press('Enter');
    for (const { reference } of guests) await expect(dialog).toContainText(reference);
    await dialog.getByRole('button', { name: t('departures.close'), exact: true }).click();
    await dialog.getByRole('button', { name: t('departures.closeNow'), exact: true }).click();
    await expect(dialog).toContainText(t('departures.wasClosed'));
    const stateOf = async () => (await daysOf(office, TRIP, 150)).find(({ date }) => date === day)?.status;
    expect(await stateOf()).toBe('CLOSED');

    await page.keyboard.press('Escape');
    await cell.first().press('Enter');
    await expect(dialog).toContainText(t('departures.history.closed'));
    await dialog.getByRole('button', { name: t('departures.cancel'), exact: true }).click();
    for (const locale of ['en', 'ru', 'zh'] as Language[])
      await dialog
        .getByLabel(t('departures.message', { language: t(`languages.${locale}`) }))
        .fill(`The boat is being repaired (${locale}).`);
    await dialog.getByRole('button', { name: t('departures.look'), exact: true }).click();
    for (const { reference, locale } of guests) {
      await expect(dialog).toContainText(reference);
      const letter = dialog.getByText(t('departures.letter', { language: t(`languages.${locale}`), count: '1' }));
      await letter.click();
      await expect(dialog.locator(`pre[lang="${locale}"]`)).toContainText(`repaired (${locale})`);
    }
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('departures.confirm'), exact: true }).click();
    await expect(dialog).toContainText(t('departures.isCancelled'));

    for (const { id, email, total, locale } of guests) {
      await expect.poll(async () => (await read(office, id)).status).toBe('cancelled');
      expect(await read(office, id)).toMatchObject({ refund_due: total });
      await expect
        .poll(async () => (await lettersOf(site, email, 4))[3], { timeout: 20_000 })
        .toContain(`repaired (${locale})`);
    }
    expect(await stateOf()).toBe('CLOSED');
    await page.reload();
    await cell.first().press('Enter');
    await expect(dialog).toContainText(t('departures.history.cancelled'));
    await page.setViewportSize(PHONE);
    expect((await widthsOf(page)).content).toBeLessThanOrEqual(PHONE.width);
  });
}
