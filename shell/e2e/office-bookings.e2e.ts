import { paths } from '@atoll/contract/paths';
import { faultsOf, widthsOf } from './support/judgement';
import { type Office, inDays, uniqueEmail } from './support/office';
import { expect, quiet, test } from './support/site';
import { textsOf } from './support/texts';

const TRIP = 'family-week-lhaviyani';
const WIDE = { width: 1440, height: 900 };
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
const PHONE = { width: 390, height: 844 };

/** The first day from then on that has room for two. */
async function openDay(office: Office, days: number): Promise<string> {
  const [from, to] = [inDays(days), inDays(days + 60)];
  const calendar = await office.get<{ date: string; status: string; vacancies: number | null }[]>(
    `/api/availability/?package=${TRIP}&from=${from}&to=${to}`,
  );
  const open = calendar.find(({ status, vacancies }) => status === 'AVAILABLE' && (vacancies ?? 0) > 2);
  if (!open) throw new Error(`${TRIP} has no room within 60 days of ${from}`);
  return open.date;
}

test('an agent answers the request whose time runs out first, without a mouse (ru)', async ({
  page,
  context,
  office,
}) => {
  const t = textsOf('admin', 'ru');
  await page.setViewportSize(WIDE);
  const booking = await office.book({
    package: TRIP,
    check_in: await openDay(office, 90),
    contact: { name: 'Анна Смирнова', email: uniqueEmail(), phone: '+7 912 345-67-89' },
  });
  await office.enter(context, 'ru');
  await page.goto(paths.dashboardBookings());
  await page.getByRole('button', { name: t('views.reply'), exact: true }).press('Enter');
  await expect(page).toHaveURL(/sort=clock/);
  await page.getByRole('searchbox').fill(booking.reference);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText(t('clock.kind.reply'));
  // What was typed last may still be looked for: until then the rows are pale.
  await expect.poll(() => faultsOf(page)).toEqual([]);
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toContainText(booking.reference);
  const approve = page.getByRole('button', { name: t('actions.approve'), exact: true });
  await approve.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('languages.ru'));
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(approve).toBeFocused();
  await approve.press('Enter');
  await dialog.getByLabel(t('step.approve.due')).fill(`${inDays(2)}T18:00`);
  await dialog.getByLabel(t('step.message')).fill('Вилла у лагуны, ждём вас.');
  await page.setViewportSize(PHONE);
  expect((await widthsOf(page)).content).toBeLessThanOrEqual(PHONE.width);
  await dialog.getByRole('button', { name: t('step.approve.submit') }).press('Enter');

  await expect(dialog).toHaveCount(0);
  const main = page.locator('main');
  await expect(main).toContainText(t('status.awaiting_payment'));
  await expect(approve).toHaveCount(0);
  const timeline = page.getByRole('region', { name: t('timeline.title') });
  await expect(timeline).toContainText('Вилла у лагуны, ждём вас.');
  await expect(timeline).toContainText(t('timeline.letters.booking-approved'));
  expect(await office.get(`/api/bookings/${booking.id}/`)).toMatchObject({
    status: 'awaiting_payment',
    payment_due_at: `${inDays(2)}T13:00:00.000Z`,
  });

  // The wire of the deposit with its proof: the booking follows by itself.
  await page.getByRole('button', { name: t('ledger.record'), exact: true }).click();
  await dialog
    .getByLabel(t('ledger.proofFile'))
    .setInputFiles({ name: 'wire.pdf', mimeType: 'application/pdf', buffer: PDF });
  await dialog.getByRole('button', { name: t('ledger.save'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main).toContainText(t('status.confirmed'));
  await expect(main).toContainText(t('ledger.proof', { name: 'wire.pdf' }));
  await expect(timeline).toContainText(t('timeline.events.pay'));
  await quiet(page);
  expect((await widthsOf(page)).content).toBeLessThanOrEqual(PHONE.width);
  // The message of what was done fades: halfway it is pale.
  await expect.poll(() => faultsOf(page)).toEqual([]);
});

test('a request without places is answered with another trip in two clicks (zh)', async ({
  page,
  context,
  office,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  const t = textsOf('admin', 'zh');
  await page.setViewportSize(WIDE);
  const booking = await office.book({ package: TRIP, check_in: await openDay(office, 100), locale: 'zh' });
  await office.enter(context, 'zh');
  // Who was faster took the last place: what the API then says is tested where the places are.
  await page.route('**/approve/', (route) =>
    route.fulfill({ status: 409, contentType: 'application/json', body: '{"detail":"余位不足。","code":"sold_out"}' }),
  );
  await page.goto(paths.dashboardBooking(booking.id));
  await page.getByRole('button', { name: t('actions.approve'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('step.approve.submit') }).click();
  await expect(dialog.getByRole('alert')).toContainText('余位不足');

  await dialog.getByRole('button', { name: t('step.approve.offer') }).click();
  await expect(dialog.getByRole('checkbox', { checked: true }).first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: t('step.decline.submit') }).click();

  await expect(page.locator('main')).toContainText(t('status.declined'));
  const timeline = page.getByRole('region', { name: t('timeline.title') });
  await expect(timeline).toContainText(t('reasons.no_places'));
  await expect(timeline).toContainText(t('timeline.letters.booking-declined'));
});

test('a booking by telephone is made at the price of the moment (ru)', async ({ page, context, office }) => {
  const t = textsOf('admin', 'ru');
  await page.setViewportSize(WIDE);
  await office.enter(context, 'ru');
  const { name } = await office.get<{ name: string }>(`/api/packages/${TRIP}/?lang=ru`);
  await page.goto(paths.dashboardBookings());
  await page.getByRole('link', { name: t('newBooking.title') }).click();
  await page.getByLabel(t('booking.package'), { exact: true }).fill(name);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByLabel(t('booking.checkIn'), { exact: true }).fill(await openDay(office, 110));
  const panel = page.getByRole('complementary').filter({ hasText: t('newBooking.price') });
  await expect(panel).toContainText(t('booking.deposit'));
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: t('newBooking.submit') }).click();
  await expect(page.getByLabel(t('booking.name'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(t('booking.name'), { exact: true }).fill('Ван Фан');
  await page.getByLabel(t('booking.email'), { exact: true }).fill(uniqueEmail());
  await page.getByLabel(t('booking.phone'), { exact: true }).fill('+86 138 0013 8000');
  await page.getByLabel(t('booking.source'), { exact: true }).selectOption('phone');
  await page.getByLabel(t('step.reason'), { exact: true }).fill('Звонили, договорились о вилле');
  await page.getByRole('button', { name: t('newBooking.submit') }).click();

  await page.waitForURL(/\/dashboard\/bookings\/[0-9a-f-]{36}$/);
  await expect(page.locator('main')).toContainText(t('status.awaiting_payment'));
  await expect(page.getByRole('region', { name: t('timeline.title') })).toContainText('Звонили, договорились о вилле');
});
