import type { Browser, Locator, Page } from '@playwright/test';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { faultsOf, widthsOf } from './support/judgement';
import { inDays, uniqueEmail } from './support/office';
import { expect, test } from './support/site';
import { like, textsOf } from './support/texts';
import { fillForm, openDay } from './support/trips';

const TRIP = 'honeymoon-water-villa-north-male';
const PHONE = { width: 390, height: 844 };
/** UTC−8, UTC+0, UTC+14. */
const ZONES = ['Etc/GMT+8', 'UTC', 'Pacific/Kiritimati'];
/** More stops than any page has. */
const STOPS = 120;

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement));
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard never gets there.');
}

/** Nothing serious from axe, and nothing that scrolls sideways. */
async function judge(page: Page): Promise<void> {
  // What is asked for again stands there dimmed.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const { content, room } = await widthsOf(page);
  expect(content).toBeLessThanOrEqual(room);
  expect(await faultsOf(page)).toEqual([]);
}

test('an address with a day and a party opens the form with the day', async ({ page }) => {
  const t = textsOf('booking', 'en');
  await page.goto(`${paths.booking(TRIP)}?day=${inDays(60)}&adults=2`);
  await expect(page.getByLabel(t('form.checkIn'))).toHaveValue(inDays(60));
  await expect(page).toHaveURL(paths.booking(TRIP));
});

for (const language of ['en', 'zh'] as Language[]) {
  const t = textsOf('booking', language);

  test(`from the package page to a reference, by keyboard alone on a phone (${language})`, async ({ page, office }) => {
    const email = uniqueEmail();
    await page.setViewportSize(PHONE);
    await page.goto(localized(paths.package(TRIP), language));
    await tabTo(page, page.locator(`a[href$="${paths.packageBook(TRIP)}"]`));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${paths.packageBook(TRIP)}`);
    await expect(page.getByRole('heading', { level: 1, name: t('choice.title') })).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: t('choice.form.action') }));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${paths.booking(TRIP)}`);

    // The calendar opens on what is chosen, and the keys go from there.
    const day = page.getByLabel(t('form.checkIn'));
    await day.fill(inDays(60));
    const opener = page.getByRole('button', { name: t('calendar.open') });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('calendar.forAll', { currency: 'USD' }))).toBeVisible();
    await expect(page.locator('[data-selected] button')).toBeFocused();
    await judge(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(opener).toBeFocused();
    await expect(day).not.toHaveValue(inDays(60));
    const chosen = await day.inputValue();

    // A landing that is too late for the last boat; another way is one key away.
    await tabTo(page, page.getByLabel(t('form.landsAt')));
    await page.getByLabel(t('form.landsAt')).fill('23:10');
    const take = page.getByRole('button', { name: like(`^${t('flights.takeNamed', { name: '' })}`) });
    await expect(take.first()).toBeVisible();
    await tabTo(page, take);
    await page.keyboard.press('Enter');
    await expect(page.getByText(like(t('flights.fit', { transfer: '.+' })))).toBeVisible();

    const panel = page.getByRole('region', { name: t('total.title') });
    const before = await panel.locator('[role="status"]').innerText();
    await tabTo(page, page.locator('[name^="extras."]'));
    await page.keyboard.press('Enter');
    await expect(panel.locator('[role="status"]')).not.toHaveText(before);

    // Nothing is lost over a reload.
    await page.reload();
    await expect(day).toHaveValue(chosen);
    await expect(page.getByText(t('flights.noted'))).toBeVisible();
    await expect(page.locator('[role="group"]:has([name^="extras."]) output').first()).toHaveText('1');
    await judge(page);

    const typed: [Locator, string][] = [
      [page.getByLabel(t('form.name')), 'Anna Petrova'],
      [page.getByLabel(t('form.email')), email],
      [page.getByLabel(t('form.phone'), { exact: true }), '+7 912 345-67-89'],
    ];
    for (const [field, text] of typed) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    }
    await tabTo(page, page.getByLabel(t('form.terms')));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: t('form.submit') }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/booking\/confirmation\//);
    const [booking] = await office.bookingsOf(email);
    expect(booking?.check_in).toBe(chosen);
    const { transfer } = await office.get<{ transfer: { name: string } }>(
      `/api/bookings/${booking?.id}/?lang=${language}`,
    );
    await expect(page.getByText(t('flights.transfer'), { exact: true }).locator('..')).toContainText(transfer.name);

    // Whoever has lost the link finds the way back at the foot of each page.
    await page
      .locator('footer')
      .getByRole('link', { name: t('nav.lookup') })
      .press('Enter');
    await tabTo(page, page.getByLabel(t('lookup.reference')));
    await page.keyboard.type(booking!.reference);
    await tabTo(page, page.getByLabel(t('lookup.email')));
    await page.keyboard.type(email);
    await judge(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('lookup.sentTitle'))).toBeVisible();
    await expect(page.getByText(t('lookup.sent', { email }))).toBeVisible();
    await judge(page);
  });
}

for (const [language, next] of [
  ['en', 'ru'],
  ['zh', 'en'],
] as [Language, Language][])
  test(`nothing typed is lost over a wrong entry, Back, a reload, another language and currency (${language})`, async ({
    page,
    office,
  }) => {
    const email = uniqueEmail();
    const day = await openDay(office, TRIP, 68);
    const t = { now: textsOf('booking', language), then: textsOf('booking', next) };
    const common = { now: textsOf('common', language), then: textsOf('common', next) };
    const shell = { now: textsOf('shell', language), then: textsOf('shell', next) };
    const typed: [string, string][] = [
      ['form.checkIn', day],
      ['form.landsAt', '13:00'],
      ['form.name', 'Anna Petrova'],
      ['form.email', 'anna'],
      ['form.phone', '+7 912 345-67-89'],
      ['form.requests', 'A quiet villa'],
    ];
    const isKept = async (texts: ReturnType<typeof textsOf>) => {
      for (const [name, text] of typed) await expect(page.getByLabel(texts(name)).first()).toHaveValue(text);
    };
    await page.setViewportSize(PHONE);
    await page.goto(localized(paths.packageBook(TRIP), language));
    await page.getByRole('link', { name: t.now('choice.form.action') }).click();
    for (const [name, text] of typed) await page.getByLabel(t.now(name)).first().fill(text);
    await page.getByRole('button', { name: t.now('form.submit') }).click();
    // What is wrong is said beside its field, and stays there with it.
    const wrong = page.getByLabel(t.now('form.email'));
    await expect(wrong).toHaveAccessibleDescription(like(common.now('form.email')));
    await expect(page.getByLabel(t.now('form.terms'))).toHaveAccessibleDescription(t.now('faults.terms'));
    await isKept(t.now);
    await judge(page);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: t.now('choice.title') })).toBeVisible();
    await page.goForward();
    await isKept(t.now);
    await page.reload();
    await isKept(t.now);

    // A narrow page has both behind its menu.
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByLabel(shell.now('language')).first().selectOption(next);
    await expect(page).toHaveURL(new RegExp(`${localized(paths.booking(TRIP), next)}$`));
    await isKept(t.then);
    await page.getByLabel(shell.then('currency')).first().selectOption('EUR');
    await expect(page.getByRole('region', { name: t.then('total.title') })).toContainText('€');
    await isKept(t.then);

    await page.getByRole('button', { name: t.then('form.submit') }).click();
    await expect(page.getByLabel(t.then('form.email'))).toHaveAccessibleDescription(like(common.then('form.email')));
    await page.getByLabel(t.then('form.email')).fill(email);
    await page.getByLabel(t.then('form.terms')).check();
    await page.getByRole('button', { name: t.then('form.submit') }).click();
    await page.waitForURL(/\/booking\/confirmation\//);
    const [booking, ...others] = await office.bookingsOf(email);
    expect(others).toEqual([]);
    expect(booking?.check_in).toBe(day);
  });

test('an answer that sends nothing is seen at once on a phone, and what was typed stays', async ({
  page,
  office,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  const t = textsOf('booking', 'ru');
  await page.setViewportSize(PHONE);
  const email = uniqueEmail();
  await fillForm(page, { slug: TRIP, day: await openDay(office, TRIP, 82), language: 'ru', email });
  await page.context().setOffline(true);
  const button = page.getByRole('button', { name: t('form.submit') });
  await button.click();
  // All of it stands above the bar with the button.
  const answer = page.getByRole('alert');
  await expect(answer).toContainText(t('sending.unknown'));
  const edges = async () => [await answer.boundingBox(), await button.boundingBox()];
  await expect.poll(async () => (await edges()).map((box) => Math.round(box?.y ?? 0))[0]).toBeGreaterThan(0);
  const [told, bar] = await edges();
  expect(told!.y + told!.height).toBeLessThan(bar!.y);
  await page.context().setOffline(false);
  await expect(page.getByLabel(t('form.email'))).toHaveValue(email);
});

/** What the form, its calendar and a booking's page say of the days of a stay, in a browser of a zone. */
async function daysIn(
  { browser, baseURL, day }: { browser: Browser; baseURL: string; day: string },
  timezoneId: string,
  booking: string,
): Promise<string[]> {
  const t = textsOf('booking', 'en');
  const context = await browser.newContext({ baseURL, timezoneId });
  const page = await context.newPage();
  await page.goto(paths.booking(TRIP));
  await page.getByLabel(t('form.checkIn')).fill(day);
  await page.getByRole('button', { name: t('calendar.open') }).click();
  await expect(page.getByText(t('calendar.forAll', { currency: 'USD' }))).toBeVisible();
  const selected = await page.locator('[data-selected] button').textContent();
  const all = await page.locator('[role="grid"] button').allTextContents();
  await page.keyboard.press('Escape');
  const stay = await page
    .getByRole('region', { name: t('form.when') })
    .getByRole('status')
    .innerText();
  await page.goto(booking);
  const dates = await page.getByText(t('confirmation.dates'), { exact: true }).locator('..').innerText();
  await context.close();
  return [selected!, stay, dates, all.join()];
}

test('the same Maldives days wherever the browser stands', async ({ browser, office, baseURL }) => {
  // The flows before sell the days that they name.
  const day = await openDay(office, TRIP, 75);
  const booked = await office.book({ package: TRIP, check_in: day });
  const { access_token: token } = booked as unknown as { access_token: string };
  const address = `${paths.bookingConfirmation(booked.id)}?access_token=${token}`;
  const [west, middle, east] = await Promise.all(
    ZONES.map((zone) => daysIn({ browser, baseURL: baseURL!, day }, zone, address)),
  );
  expect(middle).toEqual(west);
  expect(east).toEqual(west);
  const spoken = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  expect(west![0]!.replaceAll('\u00a0', ' ')).toContain(spoken.format(new Date(day)));
});
