import type { Page } from '@playwright/test';
import { unjoined } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { amountIn, familyPackage, listPackages } from './support/catalogue';
import { inDays, uniqueEmail } from './support/office';
import { expect, test } from './support/site';
import { priced } from './support/trips';
import { like, textsOf } from './support/texts';

const ru = textsOf('booking', 'ru');
const common = { en: textsOf('common', 'en'), ru: textsOf('common', 'ru'), zh: textsOf('common', 'zh') };
const bookingCalls = /\/api\/bookings\/$/;

/** Opens the form of a package for two adults and fills in everything. */
async function fillForm(page: Page, slug: string, email: string, language: Language = 'ru'): Promise<void> {
  const t = textsOf('booking', language);
  await page.goto(localized(paths.booking(slug), language));
  await page.getByLabel(t('form.checkIn')).fill(inDays(60));
  await page.getByLabel(t('form.name')).fill('Анна Смирнова');
  await page.getByLabel(t('form.email')).fill(email);
  await page.getByLabel(t('form.phone'), { exact: true }).fill('+7 912 345-67-89');
  await page.getByLabel(t('form.requests')).fill('Поздний рейс');
  await page.getByLabel(t('form.terms')).check();
  await priced(page);
}

/** A calendar date as a Russian reader writes it, whatever the zone. */
const inWords = (date: string) =>
  new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

const send = (page: Page, language: Language = 'ru') =>
  page.getByRole('button', { name: textsOf('booking', language)('form.submit') });

async function expectConfirmed(page: Page): Promise<string> {
  await page.waitForURL(/\/ru\/booking\/confirmation\//);
  const reference = page.locator('strong', { hasText: /^MV-[A-Z0-9]{6}$/ });
  await expect(reference).toBeVisible();
  return reference.innerText();
}

test.describe('the list of packages', () => {
  test.use({ viewport: { width: 1280, height: 600 } });

  test('is filtered by place and price in the address, and Back finds filters and place again', async ({
    page,
    office,
  }) => {
    const { results } = await listPackages(office, 'lang=ru&page_size=100&sort=price_low');
    const places = results.flatMap(({ destinations }) => destinations);
    const visits = (slug: string) => results.filter(({ destinations }) => destinations.some((it) => it.slug === slug));
    const place = places.toSorted((a, b) => visits(b.slug).length - visits(a.slug).length)[0]!;
    const there = visits(place.slug);
    expect(there.length).toBeGreaterThan(3);
    const most = Math.ceil(Number(there.at(-2)!.price_from.amount));

    await page.goto('/ru/packages');
    await page.getByRole('checkbox', { name: `${place.name} (${there.length})`, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`destination=${place.slug}`));
    await page.getByRole('textbox', { name: 'До', exact: true }).fill(String(most));
    await expect(page).toHaveURL(new RegExp(`price_max=${most}`));
    const address = page.url();

    const expected = await listPackages(office, `lang=ru&destination=${place.slug}&price_max=${most}`);
    expect(expected.count).toBeLessThan(results.length);
    const titles = page.locator('main article').getByRole('link');
    await expect(titles).toHaveText(expected.results.map(({ name }) => name));

    const third = titles.nth(2);
    await third.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const top = await page.evaluate(() => Math.round(scrollY));
    expect(top).toBeGreaterThan(100);
    await third.click();
    await expect(page).toHaveURL(new RegExp(`/ru/packages/${expected.results[2]!.slug}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected.results[2]!.name);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('checkbox', { name: `${place.name} (${expected.count})`, exact: true })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'До', exact: true })).toHaveValue(String(most));
    await expect(titles).toHaveText(expected.results.map(({ name }) => name));
    await expect.poll(() => page.evaluate((from) => Math.abs(scrollY - from), top)).toBeLessThan(3);
  });
});

test('a traveller who comes back is offered what the agency has added meanwhile', async ({ page, office }) => {
  const name = `Day trips ${uniqueEmail().slice(0, 8)}`;
  const kinds = page.getByRole('combobox', { name: textsOf('catalog', 'en')('filters.category') });
  const answer = page.waitForResponse(/\/api\/packages\/categories\//);
  await page.goto('/packages');
  await (await answer).finished();
  const { access } = await office.signIn();
  const headers = { authorization: `Bearer ${access}` };
  const made = await page.request.post('/api/categories/', { headers, data: { name, status: 'published' } });
  expect(made.status()).toBe(201);
  const { id, version } = (await made.json()) as { id: number; version: number };
  try {
    await page.goto('/packages');
    await expect(kinds.getByRole('option', { name })).toBeAttached();
  } finally {
    await page.request.delete(`/api/categories/${id}/`, { headers: { ...headers, 'if-match': `"${version}"` } });
  }
});

test.describe('a booking request in Russian', () => {
  for (const pricing of ['per_person', 'per_group', 'per_room'] as const) {
    test(`keeps its total from the page of the trip to the confirmation (${pricing})`, async ({
      page,
      context,
      office,
    }) => {
      const trip = await familyPackage(office, pricing, 'ru');
      const price = Number(trip.price);
      const total = await office.priceOf({ package: trip.slug, adults: 2, children_ages: [8] });
      const email = uniqueEmail();
      await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }));

      await page.goto(`/ru/packages/${trip.slug}`);
      const offer = page.locator('main aside').first();
      expect(amountIn(await offer.locator('.doc-price__amount').innerText())).toBe(price);
      if (pricing === 'per_person') {
        const forTwo = common.ru('price.totalForTwo', { total: '(.+)' });
        const note = await offer.locator('.doc-price__note').innerText();
        expect(amountIn(like(forTwo).exec(note)![1]!)).toBe(price * 2);
      }
      await offer.getByRole('link').first().click();

      await expect(page).toHaveURL(new RegExp(`/ru/packages/${trip.slug}/book`));
      const [chat] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('button', { name: ru('choice.whatsapp.action') }).click(),
      ]);
      await chat.waitForURL(/wa\.me/);
      const link = new URL(chat.url());
      expect(link.pathname).toMatch(/^\/\d{10,15}$/);
      expect(link.searchParams.get('text')).toContain(unjoined(trip.name));
      expect(link.searchParams.get('text')).toMatch(/Здравствуйте/);
      await chat.close();

      await page.getByRole('link', { name: ru('choice.form.action') }).click();
      await expect(page).toHaveURL(new RegExp(`/ru/booking/${trip.slug}`));
      await page.getByRole('button', { name: ru('form.more', { what: ru('form.children') }) }).click();
      await page.getByLabel(textsOf('common', 'ru')('childAge.label', { number: '1' })).selectOption('8');
      await page.getByLabel(ru('form.checkIn')).fill(inDays(60));
      await page.getByLabel(ru('form.name')).fill('Анна Смирнова');
      await page.getByLabel(ru('form.email')).fill(email);
      await page.getByLabel(ru('form.phone'), { exact: true }).fill('+7 (912) 345-67-89');
      await page.getByLabel(ru('form.terms')).check();
      const sum = page
        .getByRole('region', { name: ru('total.title') })
        .getByRole('status')
        .locator('p')
        .first();
      await expect.poll(async () => amountIn(await sum.innerText())).toBe(total);
      const shown = await sum.innerText();
      await send(page).click();

      const reference = await expectConfirmed(page);
      await expect(page.getByText(ru('confirmation.reference'), { exact: true })).toBeVisible();
      await expect(page.getByText(ru('state.requested.title'), { exact: true })).toBeVisible();
      await expect(page.locator('main')).toContainText(shown);
      const bookings = await office.bookingsOf(email);
      expect(bookings).toHaveLength(1);
      expect(bookings[0]).toMatchObject({ reference, travellers: 3 });
      expect(Number(bookings[0]!.total)).toBe(total);
    });
  }

  test.describe('from the other side of the date line', () => {
    test.use({ timezoneId: 'Pacific/Auckland' });

    test('stays one after a double click, on the day that was typed', async ({ page, office }) => {
      const trip = await familyPackage(office, 'per_person', 'ru');
      const email = uniqueEmail();
      await fillForm(page, trip.slug, email);
      await expect(page.locator('#root main form')).toContainText(inWords(inDays(60)).replace(/ \d{4}.*/, ''));
      await send(page).dblclick();
      const reference = await expectConfirmed(page);
      const bookings = await office.bookingsOf(email);
      expect(bookings).toMatchObject([{ reference, check_in: inDays(60) }]);
      const stay = { from: inWords(inDays(60)), to: inWords(bookings[0]!.check_out) };
      await expect(page.locator('main')).toContainText(ru('form.stay', stay));
    });
  });

  test('stays one when the page is reloaded while it is being sent', async ({ page, office }) => {
    const trip = await familyPackage(office, 'per_person', 'ru');
    const email = uniqueEmail();
    await fillForm(page, trip.slug, email);
    const taken = new Promise<void>((resolve) => {
      // The server takes the request, its answer never arrives.
      void page.route(bookingCalls, async (route) => {
        await route.fetch();
        resolve();
      });
    });
    await send(page).click();
    await taken;
    expect(await office.bookingsOf(email)).toHaveLength(1);
    await page.reload();
    await page.unroute(bookingCalls);

    await expect(page.getByLabel(ru('form.email'))).toHaveValue(email);
    await expect(page.getByText(ru('sending.interrupted'))).toBeVisible();
    await priced(page);
    await send(page).click();
    const reference = await expectConfirmed(page);
    expect((await office.bookingsOf(email)).map((row) => row.reference)).toEqual([reference]);
  });

  test('stays one when the same request is sent twice, and another under its key is refused', async ({
    page,
    office,
  }) => {
    const trip = await familyPackage(office, 'per_person', 'ru');
    const email = uniqueEmail();
    await fillForm(page, trip.slug, email);
    const [request] = await Promise.all([page.waitForRequest(bookingCalls), send(page).click()]);
    await expectConfirmed(page);
    const headers = { 'Idempotency-Key': (await request.headerValue('idempotency-key'))! };
    const body = request.postDataJSON() as { adults: number };
    const again = await page.request.post('/api/bookings/', { data: body, headers });
    expect(again.status()).toBe(201);
    const bookings = await office.bookingsOf(email);
    expect(bookings).toHaveLength(1);
    expect(((await again.json()) as { id: string }).id).toBe(bookings[0]!.id);

    const other = await page.request.post('/api/bookings/', { data: { ...body, adults: body.adults + 1 }, headers });
    expect(other.status()).toBe(409);
    expect(await other.json()).toMatchObject({ code: 'idempotency_conflict' });
    expect(await office.bookingsOf(email)).toHaveLength(1);
  });

  test('has the price of the package, whatever the browser sends', async ({ page, office, complaints }) => {
    complaints.allow(/status of 400/);
    const trip = await familyPackage(office, 'per_person', 'ru');
    const email = uniqueEmail();
    await fillForm(page, trip.slug, email);
    await page.route(bookingCalls, (route) =>
      route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), price: '1.00' }) }),
    );
    const [refused] = await Promise.all([page.waitForResponse(bookingCalls), send(page).click()]);
    expect(refused.status()).toBe(400);
    await expect(page.getByRole('alert')).toContainText(ru('sending.failed'));
    expect(await office.bookingsOf(email)).toEqual([]);

    await page.unroute(bookingCalls);
    await send(page).click();
    await expectConfirmed(page);
    const [booking] = await office.bookingsOf(email);
    expect(Number(booking!.total)).toBe(Number(trip.price) * 2);
  });
});

const REQUIRED = { en: 'This field is required', ru: common.ru('form.required'), zh: common.zh('form.required') };
const EMAIL = { en: 'Please enter a valid email address', ru: common.ru('form.email'), zh: common.zh('form.email') };
const PHONE = { en: 'Please enter a valid phone number', ru: common.ru('form.phone'), zh: common.zh('form.phone') };
const MINIMUM = {
  en: 'Minimum 2 characters required',
  ru: common.ru('form.min_few', { count: '2' }),
  zh: common.zh('form.min_other', { count: '2' }),
};
const MAXIMUM = {
  en: 'Maximum 20 characters allowed',
  ru: common.ru('form.max_many', { count: '20' }),
  zh: common.zh('form.max_other', { count: '20' }),
};

for (const language of ['en', 'ru', 'zh'] as const) {
  test(`the booking form says what is wrong (${language})`, async ({ page, office }) => {
    const trip = await familyPackage(office, 'per_person', language);
    const t = textsOf('booking', language);
    const name = page.getByLabel(t('form.name'));
    const email = page.getByLabel(t('form.email'));
    const phone = page.getByLabel(t('form.phone'), { exact: true });
    let calls = 0;
    page.on('request', (request) => (calls += bookingCalls.test(request.url()) && request.method() === 'POST' ? 1 : 0));
    await page.goto(localized(paths.booking(trip.slug), language));
    await send(page, language).click();
    for (const field of [page.getByLabel(t('form.checkIn')), name, email, phone]) {
      await expect(field).toHaveAccessibleDescription(like(REQUIRED[language]));
    }
    await expect(page.getByLabel(t('form.terms'))).toHaveAccessibleDescription(t('faults.terms'));
    // What is wrong is read from its first line on, not from under the header.
    const top = async (place: string) => (await page.locator(place).first().boundingBox())!;
    const header = await top('header');
    expect((await top('#root form [role="alert"]')).y).toBeGreaterThanOrEqual(header.y + header.height);
    await expect(page.getByLabel(t('form.checkIn'))).toBeFocused();
    const faulty: [typeof name, string, string][] = [
      [name, 'А', MINIMUM[language]],
      [email, 'anna @example.com', EMAIL[language]],
      [email, 'anna', EMAIL[language]],
      [phone, 'phone 7', PHONE[language]],
      [phone, '+7 912 345-67-89 (000)', MAXIMUM[language]],
    ];
    for (const [field, value, message] of faulty) {
      await field.fill(value);
      await field.blur();
      await expect(field).toHaveAccessibleDescription(like(message));
    }
    await send(page, language).click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    expect(calls).toBe(0);
  });
}
