import type { Page } from '@playwright/test';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { familyPackage } from './support/catalogue';
import { faultsOf, widthsOf } from './support/judgement';
import { uniqueEmail } from './support/office';
import { expect, test } from './support/site';
import { like, textsOf } from './support/texts';
import { daysOf, fillForm, takeStep } from './support/trips';

const HELD_AT_ONCE = 'sandbank-snorkelling-day-trip';
const BY_DEPARTURES = 'central-atolls-liveaboard-week';
const MINUTE = 60_000;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Whoever comes back to the page is told what has changed. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** Nothing serious from axe, and nothing that scrolls sideways on a phone. */
async function judge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const { content, room } = await widthsOf(page);
  expect(content).toBeLessThanOrEqual(room);
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
}

for (const language of ['ru', 'zh'] as Language[]) {
  const t = textsOf('booking', language);

  test(`a request is answered, and its guest reads so and can cancel (${language})`, async ({
    page,
    office,
    baseURL,
  }) => {
    const { slug } = await familyPackage(office, 'per_person', language);
    const booking = await office.book({ package: slug, locale: language });
    const { access_token: token } = booking as unknown as { access_token: string };
    await page.goto(`${localized(paths.bookingConfirmation(booking.id), language)}?access_token=${token}`);
    await expect(title(page, t('state.requested.title'))).toBeVisible();
    await expect(page.getByText(booking.reference, { exact: true })).toBeVisible();
    await expect(page.getByRole('list').getByText(t('timeline.created.requested'))).toBeVisible();

    const message = 'Вилла с тихой стороны';
    await takeStep(page.request, office, {
      url: `${baseURL}/api/bookings/${booking.id}/approve/`,
      data: { message },
    });
    await comeBack(page);
    await expect(title(page, t('state.awaiting_payment.title'))).toBeVisible();
    // Where the state is told, and among what was written.
    await expect(page.getByRole('blockquote').getByText(message)).toBeVisible();
    await expect(page.getByText(message)).toHaveCount(2);
    await expect(page.getByText(t('timeline.approve'))).toBeVisible();
    await judge(page);

    // By keyboard: the preview, a reason, the end.
    await page.getByRole('button', { name: t('cancel.open') }).press('Enter');
    await expect(page.getByText(t('cancel.costsNothing'))).toBeVisible();
    await expect(page.getByLabel(t('cancel.why'))).toBeFocused();
    await page.getByLabel(t('cancel.why')).selectOption('illness');
    await page.getByRole('button', { name: t('cancel.free') }).press('Enter');
    await expect(title(page, t('state.cancelled.title'))).toBeFocused();
    await expect(page.getByText(t('state.cancelled.free'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('cancel.open') })).toHaveCount(0);
  });

  test(`places are held for who pays, by the server’s time, and prolonged once (${language})`, async ({
    page,
    office,
    complaints,
  }) => {
    // The card provider's page has no picture for its tab.
    complaints.allow(/favicon\.ico/);
    const open = (await daysOf(office, HELD_AT_ONCE)).find(({ status }) => status === 'AVAILABLE')!;
    // A browser whose clock is ten minutes fast.
    await page.clock.install({ time: Date.now() + 10 * MINUTE });
    await fillForm(page, { slug: HELD_AT_ONCE, day: open.date, language, email: uniqueEmail() });
    await page.getByRole('button', { name: t('form.hold.submit') }).click();
    await page.waitForURL(/\/booking\/confirmation\//);
    await expect(title(page, t('state.on_hold.title'))).toBeVisible();
    const clock = page.getByRole('timer');
    await expect(clock).toHaveText(/^(30:00|29:[45]\d)$/);
    await judge(page);
    await page.getByRole('button', { name: t('state.extend') }).click();
    await expect(clock).toHaveText(/^4[45]:\d\d$/);
    await expect(page.getByText(t('state.extended'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('state.extend') })).toHaveCount(0);
    // A reload knows as much.
    await page.reload();
    await expect(clock).toHaveText(/^4[45]:\d\d$/);

    // Declined once, then paid.
    const pay = page.getByRole('button', { name: like(t('pay.card', { amount: '.+' })) });
    await pay.click();
    await page.waitForURL(/\/sandbox-pay\//);
    await page.locator('button[value="decline"]').click();
    await page.waitForURL(/\/booking\/confirmation\//);
    await expect(page.getByText(t('pay.declined'))).toBeVisible();
    await pay.click();
    await page.waitForURL(/\/sandbox-pay\//);
    await page.locator('button[value="pay"]').click();
    await page.waitForURL(/\/booking\/confirmation\//);
    await expect(title(page, t('state.confirmed.title'))).toBeVisible();
    await expect(page.getByRole('list').getByText(t('timeline.pay'))).toBeVisible();
    await judge(page);
    // What ends it costs by now, and that is said before.
    await page.getByRole('button', { name: t('cancel.open') }).click();
    await expect(page.getByLabel(t('cancel.why'))).toBeVisible();
  });

  test(`a day that is sold out leads to another one, or to the waiting list (${language})`, async ({
    page,
    office,
  }) => {
    const days = await daysOf(office, BY_DEPARTURES);
    const full = days.find(({ status }) => status === 'SOLD_OUT')!;
    await fillForm(page, { slug: BY_DEPARTURES, day: full.date, language, email: uniqueEmail() });
    const offered = page.getByText(t('full.next')).locator('..').getByRole('button');
    await expect(offered.first()).toBeVisible();
    await judge(page);
    await offered.first().click();
    await expect(page.getByText(t('full.next'))).toHaveCount(0);
    const chosen = await page.getByLabel(t('form.checkIn')).inputValue();
    expect(days.find(({ date }) => date === chosen)?.status).toMatch(/^(AVAILABLE|LIMITED|FREESALE|ON_REQUEST)$/);

    await page.getByLabel(t('form.checkIn')).fill(full.date);
    await page.getByRole('button', { name: t('form.waitlist.submit') }).click();
    await page.waitForURL(/\/booking\/confirmation\//);
    await expect(title(page, t('state.waitlisted.title'))).toBeVisible();
    await expect(page.getByRole('list').getByText(t('timeline.created.waitlisted'))).toBeVisible();
  });
}
