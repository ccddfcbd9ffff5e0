import { unjoined } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { tells } from './support/catalogue';
import { faultsOf, widthsOf } from './support/judgement';
import { lettersOf, linkTo } from './support/letters';
import { uniqueEmail } from './support/office';
import { expect, quiet, test } from './support/site';
import { like, textsOf } from './support/texts';
import { openDay } from './support/trips';

const TRIP = 'family-week-lhaviyani';
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface Lead {
  status: string;
  total: string;
  booking_id: string | null;
}

for (const [index, language] of (['ru', 'zh'] as Language[]).entries()) {
  const t = textsOf('booking', language);
  const admin = textsOf('admin', language);

  test(`a chat is among the office’s leads with its clock, and becomes a booking (${language})`, async ({
    page,
    browser,
    office,
    site,
    complaints,
  }) => {
    const day = await openDay(office, TRIP, 130 + 20 * index, 3);
    const { name } = await office.get<{ name: string }>(`/api/packages/${TRIP}/?lang=${language}`);
    // A browser that opens no tab for the chat: what would have been opened stands on the page.
    await page.addInitScript(() => {
      window.open = () => {
        throw new Error('blocked');
      };
    });
    await page.setViewportSize(PHONE);
    await page.goto(localized(paths.packageBook(TRIP), language));
    await page.getByText(t('choice.whatsapp.more')).click();
    await page.getByLabel(t('form.checkIn')).fill(day);
    await page.getByLabel(t('form.children'), { exact: true }).selectOption('1');
    await page.getByLabel(textsOf('common', language)('childAge.label', { number: '1' })).selectOption('8');
    const total = (await office.priceOf({ package: TRIP, check_in: day, children_ages: [8] })).toFixed(2);
    await expect(page.getByText(like(t('choice.whatsapp.total', { total: '.+' })))).toBeVisible();
    await page.getByRole('button', { name: t('choice.whatsapp.action') }).click();
    const link = page.getByRole('link', { name: t('choice.whatsapp.link') });
    await expect(link).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(textsOf('errors', language)('whatsapp'));
    expect((await widthsOf(page)).content).toBeLessThanOrEqual(PHONE.width);
    expect(await faultsOf(page)).toEqual([]);
    const chat = new URL((await link.getAttribute('href'))!);
    expect([chat.origin, /^\/960\d{7}$/.test(chat.pathname)]).toEqual(['https://wa.me', true]);
    const text = chat.searchParams.get('text') ?? '';
    const [reference = ''] = /WA-[A-Z0-9]{6}/.exec(text) ?? [];
    expect([text.includes(unjoined(name)), tells(text, total), text.includes(String(Number(day.slice(8))))]).toEqual([
      true,
      true,
      true,
    ]);

    const colleague = await browser.newContext({ viewport: WIDE });
    complaints.watch(colleague);
    await office.enter(colleague, language);
    const desk = await colleague.newPage();
    await desk.goto(paths.dashboardLeads());
    await desk.getByRole('searchbox').fill(reference);
    await expect(desk.getByRole('row')).toHaveCount(2);
    const row = desk.getByRole('row').nth(1);
    // Colleagues read it in their own language.
    await expect(row).toContainText(name);
    await expect(row).toContainText(like(admin('clock.left', { time: '.+' })));
    expect((await row.getByRole('cell').allInnerTexts()).some((text) => tells(text, total))).toBe(true);
    await quiet(desk);
    await expect.poll(() => faultsOf(desk)).toEqual([]);

    // What the chat tells of them is noted, and goes into the booking with all that was chosen.
    const email = uniqueEmail();
    const dialog = desk.getByRole('dialog');
    await desk.getByRole('button', { name: admin('leads.open', { reference }) }).click();
    await dialog.getByLabel(admin('leads.name')).fill('Анна Смирнова');
    await dialog.getByLabel(admin('leads.phone')).fill('+7 912 345-67-89');
    await dialog.getByLabel(admin('leads.email')).fill(email);
    await dialog.getByRole('button', { name: admin('leads.save'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText('Анна Смирнова');
    await desk.getByRole('button', { name: admin('leads.open', { reference }) }).click();
    await dialog.getByRole('link', { name: admin('leads.book') }).click();
    await expect(desk.getByLabel(admin('booking.checkIn'), { exact: true })).toHaveValue(day);
    await expect(desk.getByLabel(admin('booking.email'), { exact: true })).toHaveValue(email);
    const price = desk.getByRole('complementary').filter({ hasText: admin('newBooking.price') });
    await expect(price).toContainText(admin('booking.deposit'));
    await desk.getByRole('button', { name: admin('newBooking.submit') }).click();
    await desk.waitForURL(/\/dashboard\/bookings\/[0-9a-f-]{36}$/);
    await expect(desk.locator('main')).toContainText(admin('booking.sources.whatsapp'));

    const [booking, ...others] = await office.bookingsOf(email);
    expect(others).toEqual([]);
    expect(booking).toMatchObject({ check_in: day, total, travellers: 3, status: 'awaiting_payment' });
    const { results } = await office.get<{ results: Lead[] }>(`/api/booking-intents/?search=${reference}`);
    expect(results).toMatchObject([{ status: 'booked', total, booking_id: booking!.id }]);
    await desk.goto(paths.dashboardLeads());
    await desk.getByRole('searchbox').fill(reference);
    await expect(desk.getByRole('row').nth(1)).toContainText(admin('leads.statuses.booked'));
    await colleague.close();

    // The guest hears of it in their own language, and pays from there.
    const [letter = ''] = await lettersOf(site, email, 1);
    expect([letter.includes(booking!.reference), tells(letter, total)]).toEqual([true, true]);
    await page.goto(await linkTo(site, email, `/booking/confirmation/${booking!.id}`));
    await expect(page).toHaveURL(new RegExp(localized(paths.bookingConfirmation(booking!.id), language)));
    await expect(page.getByRole('heading', { level: 1, name: t('state.awaiting_payment.title') })).toBeVisible();
  });
}
