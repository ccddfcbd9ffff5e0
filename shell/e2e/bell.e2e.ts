import { localized, paths } from '@atoll/contract/paths';
import { faultsOf, widthsOf } from './support/judgement';
import { inDays } from './support/office';
import { expect, quiet, test } from './support/site';
import { textsOf } from './support/texts';

for (const [language, width] of [
  ['en', 1440],
  ['ru', 390],
] as const)
  test(`a guest writes, and the bell leads a colleague to it (${language}, ${width} px)`, async ({
    page,
    context,
    office,
    browser,
    site,
  }) => {
    const shell = textsOf('shell', language);
    const admin = textsOf('admin', language);
    const booking = textsOf('booking', language);
    await page.setViewportSize({ width, height: 844 });
    const made = await office.book({ package: 'family-week-lhaviyani', check_in: inDays(120) });
    await office.enter(context, language);
    await page.goto(paths.overview());
    const bell = page.locator(`summary[aria-label^="${shell('account.notifications')}"]`);
    await bell.press('Enter');
    await page.getByRole('button', { name: shell('office.bell.readAll') }).click();
    await expect(bell).toBeFocused();
    await expect(bell).toHaveAccessibleName(shell('account.notifications'));
    await page.keyboard.press('Escape');

    const guest = await browser.newContext({ baseURL: site.url });
    const hers = await guest.newPage();
    const key = (made as typeof made & { access_token: string }).access_token;
    await hers.goto(`${localized(paths.bookingConfirmation(made.id), language)}?access_token=${key}`);
    const thread = hers.getByRole('region', { name: booking('messages.title') });
    await thread.getByRole('textbox').fill('Is there a hair dryer?');
    await thread.getByRole('button', { name: booking('messages.send') }).click();
    await expect(thread.getByRole('listitem').filter({ hasText: 'Is there a hair dryer?' })).toBeVisible();
    await guest.close();

    // Who comes back to the window sees at once what has come in.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(bell).toHaveAccessibleName(/: 1 /);
    await expect(page.getByRole('status').filter({ hasText: '1' })).toBeAttached();
    await bell.press('Enter');
    await quiet(page);
    const { content, room } = await widthsOf(page);
    expect(content).toBeLessThanOrEqual(room);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: made.reference }).first().press('Enter');
    await expect(page).toHaveURL(`${paths.dashboardBooking(made.id)}#booking-messages`);
    await expect(page.getByRole('region', { name: admin('messages.title') })).toContainText('Is there a hair dryer?');
    await expect(bell).toHaveAccessibleName(shell('account.notifications'));
  });
