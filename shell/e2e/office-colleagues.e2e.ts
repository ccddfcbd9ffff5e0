import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import type { Language } from '@atoll/contract/languages';
import { paths } from '@atoll/contract/paths';
import { faultsOf, widthsOf } from './support/judgement';
import { linkTo } from './support/letters';
import { fillLogin, uniqueEmail } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

const WIDE = { width: 1440, height: 900 };
const PASSWORD = 'nine quiet lagoons';

/** Chooses a password on the page to which a letter leads. */
async function choosePassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.locator('main form input[type="password"]').fill(password);
  await page.locator('main form button').click();
}

for (const language of ['en', 'ru'] as Language[]) {
  test(`a colleague is invited, chooses a password and a second factor, and is disabled at the end (${language})`, async ({
    page,
    context,
    browser,
    office,
    site,
    complaints,
  }) => {
    // Without a code, and once disabled, nobody gets in.
    complaints.allow(/status of (400|401)/);
    const t = textsOf('admin', language);
    const shell = textsOf('shell', language);
    const email = uniqueEmail();
    await page.setViewportSize(WIDE);
    await office.enter(context, language);
    await page.goto(paths.dashboardUsers());
    await page.getByRole('button', { name: t('users.invite') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('login.email')).fill(email);
    await dialog.getByLabel(t('profile.firstName')).fill(`Aishath ${language}`);
    await dialog.getByLabel(t('users.role'), { exact: true }).selectOption('agent');
    await dialog.getByLabel(t('users.ownPassword')).fill('not my password');
    await dialog.getByRole('button', { name: t('users.send') }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByLabel(t('users.ownPassword')).fill(site.owner.password);
    await dialog.getByRole('button', { name: t('users.send') }).click();
    await expect(dialog).toHaveCount(0);

    const theirs = await browser.newContext({ viewport: WIDE });
    try {
      await theirs.addInitScript((code) => localStorage.setItem('atoll_language', code), language);
      const colleague = await theirs.newPage();
      await choosePassword(colleague, await linkTo(site, email, '/ttm/invitation'), PASSWORD);
      await colleague.locator(`main a[href="${paths.login()}"]`).click();
      await fillLogin(colleague, email, PASSWORD, language);
      await colleague.waitForURL(/\/dashboard\/overview$/);
      await expect(colleague.getByRole('link', { name: t('nav.bookings') })).toBeVisible();
      await expect(colleague.getByRole('link', { name: t('nav.users') })).toHaveCount(0);

      await colleague.goto(paths.dashboardProfile());
      const factor = colleague.getByRole('region', { name: t('factor.title') });
      await factor.getByRole('button', { name: t('factor.start') }).click();
      await factor.getByLabel(t('password.current')).fill(PASSWORD);
      await factor.getByRole('button', { name: t('factor.start') }).click();
      const secret = (await factor.locator('code').innerText()).replaceAll(' ', '');
      expect(await faultsOf(colleague)).toEqual([]);
      const app = new TOTP({ secret: Secret.fromBase32(secret) });
      await factor.getByLabel(t('factor.code')).fill(app.generate());
      await factor.getByRole('button', { name: t('factor.confirm') }).click();
      await expect(factor.getByText(t('factor.on'))).toBeVisible();
      const codes = await factor.getByRole('listitem').allInnerTexts();
      expect(codes).toHaveLength(10);
      const room = await widthsOf(colleague);
      expect(room.content).toBeLessThanOrEqual(room.room);

      await colleague.locator('header details summary').last().click();
      await colleague.getByRole('button', { name: shell('office.logout') }).click();
      await fillLogin(colleague, email, PASSWORD, language);
      await colleague.getByLabel(t('login.otp')).fill(codes[0]!.trim());
      await colleague.getByRole('button', { name: t('login.submit') }).click();
      await colleague.waitForURL(/\/dashboard\/overview$/);

      await page.getByRole('searchbox').fill(email);
      await page.getByRole('link', { name: `Aishath ${language}` }).click();
      await dialog.getByLabel(t('users.ownPassword')).fill(site.owner.password);
      await dialog.getByRole('button', { name: t('userSteps.disable') }).click();
      await expect(dialog.getByRole('button', { name: t('userSteps.enable') })).toBeVisible();
      await colleague.goto(paths.dashboardBookings());
      await colleague.waitForURL(/\/ttm\/login/);
    } finally {
      await theirs.close();
    }
  });
}

test('a forgotten password is replaced by the link of a letter', async ({ page, office, site }) => {
  const t = textsOf('admin', 'en');
  const email = uniqueEmail();
  const { access } = await office.signIn();
  const invited = await page.request.post('/api/users/', {
    headers: { Authorization: `Bearer ${access}` },
    data: { email, first_name: 'Ibrahim', role: 'viewer', password: site.owner.password },
  });
  expect(invited.status()).toBe(201);
  await choosePassword(page, await linkTo(site, email, '/ttm/invitation'), PASSWORD);
  await expect(page.locator(`main a[href="${paths.login()}"]`)).toBeVisible();

  await page.goto(paths.login());
  await page.getByRole('link', { name: t('login.forgot') }).click();
  await page.getByLabel(t('login.email')).fill(email);
  await page.getByRole('button', { name: t('password.send') }).click();
  await expect(page.getByText(t('password.sent'))).toBeVisible();
  const link = await linkTo(site, email, '/ttm/reset-password');
  await choosePassword(page, link, 'ten quiet lagoons');
  await expect(page.locator(`main a[href="${paths.login()}"]`)).toBeVisible();
  await page.goto(paths.login());
  await fillLogin(page, email, 'ten quiet lagoons');
  await page.waitForURL(/\/dashboard\/overview$/);
});
