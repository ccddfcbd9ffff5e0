import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { addDays } from '@atoll/contract/days';
import { faultsOf, widthsOf } from './support/judgement';
import { inDays, uniqueEmail } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';
import type { Day } from './support/trips';

const RESORT = 'kandu-veli';
const ROOM = 'water';
const NIGHTS = 3;
const SIZES: [Language, { width: number; height: number }][] = [
  ['en', { width: 1440, height: 900 }],
  ['ru', { width: 390, height: 844 }],
];

for (const [language, size] of SIZES) {
  const t = textsOf('booking', language);
  const admin = textsOf('admin', 'en');

  test(`from a resort’s room to a reference that the office sees (${language}, ${size.width} px)`, async ({
    page,
    office,
    complaints,
  }) => {
    // Between its first day and its last the form may ask for nights that are not sold.
    complaints.allow(/status of 400/);
    const email = uniqueEmail();
    const days = await office.get<Day[]>(
      `/api/availability/?resort=${RESORT}&room_type=${ROOM}&from=${inDays(40)}&to=${inDays(300)}`,
    );
    const isOpen = ({ status, vacancies, min_nights: least }: Day) =>
      ['AVAILABLE', 'LIMITED'].includes(status) && (vacancies ?? 0) >= 1 && (least ?? 1) <= NIGHTS;
    const first = days.find((_, index) => {
      const stay = days.slice(index, index + NIGHTS);
      return stay.length === NIGHTS && stay.every((day) => isOpen(day));
    })?.date;
    if (!first) throw new Error(`${RESORT} has no ${NIGHTS} nights`);

    await page.setViewportSize(size);
    await page.goto(localized(paths.resort(RESORT), language));
    // On a phone the bar at the bottom leads there, on a wide screen the facts beside the text.
    await page
      .locator(`main a[href$="${paths.resortBook(RESORT)}"]:visible`)
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('choice.title') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('choice.whatsapp.action') })).toBeVisible();
    await page.locator(`a[href$="${paths.stayBooking(RESORT, ROOM)}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: t('stay.heading') })).toBeVisible();
    await expect(page.getByLabel(t('stay.roomKind'), { exact: true })).toHaveValue(ROOM);
    await page.getByLabel(t('stay.checkIn')).fill(first);
    await page.getByLabel(t('stay.checkOut')).fill(addDays(first, NIGHTS));
    const panel = page.getByRole('region', { name: t('total.title') });
    await expect(panel).toHaveAttribute('aria-busy', 'false');
    const before = await panel.locator('[role="status"]').innerText();
    await page.getByLabel(t('stay.meals'), { exact: true }).selectOption('HB');
    await expect(panel).toContainText(t('stay.plans.HB'));
    await expect(panel.locator('[role="status"]')).not.toHaveText(before);

    // Another first day keeps the length; what is typed outlives a reload.
    await page.getByLabel(t('form.name')).fill('Анна Смирнова');
    await page.reload();
    await expect(page.getByLabel(t('stay.checkOut'))).toHaveValue(addDays(first, NIGHTS));
    await expect(page.getByLabel(t('form.name'))).toHaveValue('Анна Смирнова');
    await page.getByLabel(t('form.email')).fill(email);
    await page.getByLabel(t('form.phone'), { exact: true }).fill('+7 912 345-67-89');
    await page.getByLabel(t('form.terms')).check();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const { content, room } = await widthsOf(page);
    expect(content).toBeLessThanOrEqual(room);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: t('form.hold.submit') }).click();
    await page.waitForURL(/\/booking\/confirmation\//);

    const [booking] = await office.bookingsOf(email);
    expect(booking).toMatchObject({
      ...{ check_in: first, check_out: addDays(first, NIGHTS), nights: NIGHTS, status: 'on_hold' },
      product: { kind: 'resort', slug: RESORT },
      room: { code: ROOM, meal_plan: 'HB' },
    });
    const name = await page.locator('#booking-request').innerText();
    await expect(page.locator('main')).toContainText(t('stay.plans.HB'));
    expect(name).not.toBe('');

    await office.enter(page.context());
    await page.goto(paths.dashboardBooking(booking?.id ?? ''));
    await expect(page.getByText('Kandu Veli').first()).toBeVisible();
    await expect(page.getByText(admin('booking.mealPlans.HB'), { exact: true })).toBeVisible();
  });
}
