import { paths } from '@atoll/contract/paths';
import { faultsOf } from './support/judgement';
import { uniqueEmail } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';
import { openDay } from './support/trips';

const TRIP = 'family-week-lhaviyani';
const WIDE = { width: 1440, height: 900 };

test('a request without places is answered with another trip in two clicks (zh)', async ({
  page,
  context,
  office,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  const t = textsOf('admin', 'zh');
  await page.setViewportSize(WIDE);
  const booking = await office.book({ package: TRIP, check_in: await openDay(office, TRIP, 100, 3), locale: 'zh' });
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
  await page.getByLabel(t('booking.checkIn'), { exact: true }).fill(await openDay(office, TRIP, 110, 3));
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
