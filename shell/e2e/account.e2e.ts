import type { Page } from '@playwright/test';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { familyPackage } from './support/catalogue';
import { PASSWORD } from './support/customers';
import { linkTo } from './support/letters';
import { uniqueEmail } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

for (const language of ['en', 'ru'] as Language[]) {
  const t = textsOf('booking', language);
  const shell = textsOf('shell', language);
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

  test.describe(`an account (${language})`, () => {
    test.use({ locale: language });

    test('is left, and both of its keys with it, where what is stored of it is damaged', async ({ page }) => {
      await page.addInitScript(() => {
        if (sessionStorage.getItem('damaged')) return;
        sessionStorage.setItem('damaged', '1');
        localStorage.setItem('customer_token', 'h.e30.s');
        localStorage.setItem('customer_data', '{"id":');
      });
      await page.goto('/customer/dashboard');
      await expect(heading(page, t('account.login.title'))).toBeVisible();
      const left = () =>
        page.evaluate(() => ['customer_token', 'customer_data'].map((key) => localStorage.getItem(key)));
      expect(await left()).toEqual([null, null]);
      await page.goto(localized(paths.home(), language));
      await expect(page.getByRole('link', { name: shell('account.signIn') }).first()).toBeAttached();
    });

    test('is opened by a letter, finds the booking of a guest, and is left everywhere at once', async ({
      page,
      office,
      site,
      complaints,
    }) => {
      complaints.allow(/status of 401/);
      const { slug } = await familyPackage(office, 'per_person', language);
      const email = uniqueEmail();
      const contact = { name: 'Анна Смирнова', email, phone: '+7 912 345-67-89' };
      const booking = await office.book({ package: slug, locale: language, contact });

      await page.goto(localized(paths.packages(), language));
      await page
        .getByRole('link', { name: shell('account.signIn') })
        .first()
        .click();
      await page.getByRole('link', { name: t('account.login.register') }).click();
      await page.getByLabel(t('account.firstName')).fill('Anna');
      await page.getByLabel(t('account.email')).fill(email);
      await page.getByLabel(t('account.password'), { exact: true }).fill(PASSWORD);
      await page.getByLabel(t('account.register.terms')).check();
      await page.getByRole('button', { name: t('account.register.submit') }).click();
      await expect(heading(page, t('account.register.sent'))).toBeVisible();

      await page.goto(await linkTo(site, email, '/customer/verify-email'));
      await page.locator('main button[type="submit"]').click();
      await page.locator('main a').click();
      await page.getByLabel(t('account.email')).fill(email);
      await page.getByLabel(t('account.password'), { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: t('account.login.submit') }).click();

      await expect(heading(page, t('account.trips.title'))).toBeVisible();
      await expect(page.getByText(booking.reference)).toBeVisible();
      await page.locator('main h3 a').click();
      await expect(heading(page, t('state.requested.title'))).toBeVisible();
      await page.goto(paths.customerLogin());
      await expect(heading(page, t('account.trips.title'))).toBeVisible();

      await page
        .getByRole('link', { name: t('account.profile.title'), exact: true })
        .first()
        .click();
      await page.getByLabel(t('account.phone')).fill('+7 912 000-00-01');
      await page.getByRole('button', { name: t('account.save') }).click();
      await expect(page.getByText(t('account.profile.saved'))).toBeVisible();
      await page.reload();
      await expect(page.getByLabel(t('account.phone'))).toHaveValue('+7 912 000-00-01');

      const token = await page.evaluate(() => localStorage.getItem('customer_token'));
      const asked = () => page.request.get('/api/customers/me/', { headers: { authorization: `Bearer ${token}` } });
      expect((await asked()).status()).toBe(200);
      await page.getByRole('link', { name: t('account.security.title') }).click();
      await page.getByRole('button', { name: t('account.security.endAll') }).click();
      await expect(page).toHaveURL(new RegExp(`${localized('/', language)}$`));
      expect((await asked()).status()).toBe(401);
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('customer')))).toEqual(
        [],
      );
      await page.goto(paths.customerDocuments());
      await expect(heading(page, t('account.login.title'))).toBeVisible();
    });
  });
}
