import { paths } from '@atoll/contract/paths';
import { familyPackage } from './support/catalogue';
import { fillLogin, inDays, uniqueEmail } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

const unauthorised = /status of 401/;

test.describe('signing in', () => {
  test('reads alike for a wrong password and an unknown address', async ({ page, site, complaints }) => {
    complaints.allow(unauthorised);
    await page.goto('/ttm/login');
    const heard: { status: number; body: string; text: string }[] = [];
    for (const [email, password] of [
      [site.owner.email, 'not-the-password'],
      ['nobody@atoll.example', site.owner.password],
    ] as const) {
      const [response] = await Promise.all([page.waitForResponse(/\/api\/token\/$/), fillLogin(page, email, password)]);
      const body = JSON.stringify(await response.json());
      heard.push({ status: response.status(), body, text: await page.getByRole('alert').innerText() });
    }
    expect(heard[0]).toEqual(heard[1]);
    expect(heard[0]).toMatchObject({ status: 401, text: 'Email or password is not right.' });
    expect(await page.evaluate(() => localStorage.getItem('staff_access'))).toBeNull();
  });

  test('leads to the overview with its counts', async ({ page, site, office }) => {
    await page.goto('/dashboard');
    await page.waitForURL(/\/ttm\/login/);
    await fillLogin(page, site.owner.email, site.owner.password);
    await page.waitForURL(/\/dashboard\/overview$/);
    const overview = await office.get<{ packages: { published: number; total: number } }>('/api/dashboard/overview/');
    const { published, total } = overview.packages;
    expect(published).toBeGreaterThanOrEqual(24);
    await expect(page.getByText(`${published} of ${total} packages`)).toBeVisible();
  });

  test('leads nowhere but into this site', async ({ page, site }) => {
    await page.goto('/ttm/login?next=https%3A%2F%2Fevil.example%2F');
    await fillLogin(page, site.owner.email, site.owner.password);
    await page.waitForURL(`${site.url}/dashboard/overview`);
  });
});

test('a booking is found by its reference and shows contact, dates, guests and total', async ({
  page,
  context,
  office,
}) => {
  const trip = await familyPackage(office, 'per_person');
  const email = uniqueEmail();
  const booking = await office.book({
    package: trip.slug,
    check_in: inDays(75),
    adults: 2,
    children_ages: [8],
    contact: { name: 'Анна Смирнова', email, phone: '+7 912 345-67-89' },
    special_requests: 'Поздний рейс, пожалуйста',
  });
  await office.enter(context);
  await page.goto('/dashboard/bookings');
  await page.getByRole('searchbox', { name: 'Reference, name or email' }).fill(booking.reference);
  await expect(page).toHaveURL(new RegExp(`search=${booking.reference}`));
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: `Open booking ${booking.reference}` }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Booking ${booking.reference}`);
  const main = page.locator('main');
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const total = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 }).format(Number(booking.total));
  for (const text of [
    'Анна Смирнова',
    email,
    '+7 912 345-67-89',
    'Russian',
    trip.name,
    day.format(new Date(inDays(75))),
    '2 adults',
    '1 child',
    'Поздний рейс, пожалуйста',
    total,
  ]) {
    await expect(main).toContainText(text);
  }
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Reference, name or email' })).toHaveValue(booking.reference);
});

test.describe('a session that is over', () => {
  test('leads to the login and back to the page asked for when its tokens have expired', async ({
    page,
    context,
    site,
    office,
    complaints,
  }) => {
    complaints.allow(unauthorised);
    await office.enter(context);
    await page.goto('/dashboard/overview');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    await page.evaluate(() => {
      const [head, payload = '', signature] = localStorage.getItem('staff_access')!.split('.');
      const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object;
      const expired = btoa(JSON.stringify({ ...claims, exp: 1 }))
        .replaceAll('+', '-')
        .replaceAll('/', '_');
      localStorage.setItem('staff_access', [head, expired, signature].join('.'));
      localStorage.setItem('staff_refresh', [...localStorage.getItem('staff_refresh')!].reverse().join(''));
    });
    await page.goto('/dashboard/bookings?status=requested&sort=check_in');
    await page.waitForURL(/\/ttm\/login\?next=/);
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('staff_access'))).toBeNull();
    await fillLogin(page, site.owner.email, site.owner.password);
    await page.waitForURL(`${site.url}/dashboard/bookings?status=requested&sort=check_in`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings');
  });

  test('is renewed without a word while its refresh token is good', async ({ page, context, office }) => {
    const { refresh } = await office.enter(context);
    await page.goto('/dashboard/overview');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    await page.evaluate(() => localStorage.setItem('staff_access', 'unreadable'));
    await page.getByRole('link', { name: 'Bookings', exact: true }).click();
    await expect(page.getByRole('table')).toBeVisible();
    const stored = () =>
      page.evaluate(() => [localStorage.getItem('staff_access'), localStorage.getItem('staff_refresh')]);
    await expect.poll(async () => (await stored())[0]).not.toBe('unreadable');
    expect((await stored())[1]).not.toBe(refresh);
  });

  test('leads to the login and back when it was ended elsewhere', async ({
    page,
    context,
    site,
    office,
    complaints,
  }) => {
    complaints.allow(unauthorised);
    const { refresh } = await office.enter(context);
    await page.goto('/dashboard/overview');
    // The overview has been read: only the click asks again.
    await expect(page.getByText('Waiting for an answer')).toBeVisible();
    const ended = await page.request.post('/api/token/logout/', { data: { refresh } });
    expect(ended.status()).toBe(205);
    await page.getByRole('link', { name: 'Bookings', exact: true }).click();
    await page.waitForURL(/\/ttm\/login\?next=%2Fdashboard%2Fbookings/);
    await fillLogin(page, site.owner.email, site.owner.password);
    await page.waitForURL(`${site.url}/dashboard/bookings`);
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('leaves what was typed in a dialog, which opens with it after the login', async ({
    page,
    context,
    site,
    office,
    complaints,
  }) => {
    complaints.allow(unauthorised);
    const t = textsOf('admin', 'en');
    const { refresh } = await office.enter(context);
    await page.goto(paths.dashboardRates());
    const dialog = page.getByRole('dialog');
    const begin = () => page.getByRole('button', { name: t('rates.season.make'), exact: true }).click();
    const name = dialog.getByLabel(t('rates.fields.names_en'));
    await begin();
    await name.fill('Half a season');
    expect((await page.request.post('/api/token/logout/', { data: { refresh } })).status()).toBe(205);
    for (const [field, value] of [
      ['code', 'half'],
      ['first_night', inDays(5)],
      ['last_night', inDays(6)],
    ] as const)
      await dialog.getByLabel(t(`rates.fields.${field}`)).fill(value);
    await page.waitForURL(/\/ttm\/login\?next=/);
    await fillLogin(page, site.owner.email, site.owner.password);
    await page.waitForURL(`${site.url}${paths.dashboardRates()}`);
    await begin();
    await expect(name).toHaveValue('Half a season');
    await expect(dialog.getByText(t('content.restoredText'))).toBeVisible();
    await dialog.getByRole('button', { name: t('dialog.back') }).click();
    await begin();
    await expect(name).toHaveValue('');
  });

  test('ends for good by signing out', async ({ page, context, office }) => {
    const { refresh } = await office.enter(context);
    await page.goto('/dashboard/overview');
    await page.locator('summary[aria-label^="Account"]').click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(/\/ttm\/login$/);
    const again = await page.request.post('/api/token/refresh/', { data: { refresh } });
    expect(again.status()).toBe(401);
    await page.goto('/dashboard/overview');
    await page.waitForURL(/\/ttm\/login\?next=/);
  });
});

test('the office speaks the language that was chosen in it', async ({ page, context, office }) => {
  await office.enter(context);
  await page.goto('/dashboard/bookings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ru');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бронирования');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бронирования');
  expect(new URL(page.url()).pathname).toBe('/dashboard/bookings');
});
