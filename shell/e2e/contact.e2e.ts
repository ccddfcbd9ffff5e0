import { localized, paths } from '@atoll/contract/paths';
import { uniqueEmail } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

test.describe('a question to the agency', () => {
  for (const language of ['en', 'ru', 'zh'] as const) {
    const t = textsOf('booking', language);

    test(`begins where the agency tells of itself, reaches the office, and is answered for in ${language}`, async ({
      page,
      office,
    }) => {
      const email = uniqueEmail();
      await page.goto(localized(paths.about(), language));
      await page.locator(`main a[href="${localized(paths.contact(), language)}"]`).click();
      await page.getByLabel(t('form.name')).fill('Anna Smirnova');
      await page.getByLabel(t('form.email')).fill(email);
      await page.getByLabel(t('ask.text')).fill('Is May already too wet for Baa Atoll?');
      await page.reload();
      await expect(page.getByLabel(t('ask.text'))).toHaveValue('Is May already too wet for Baa Atoll?');
      await page.getByRole('checkbox', { name: t('wish.contact.consent') }).check();
      await page.getByRole('button', { name: t('ask.send') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('ask.sent') })).toBeVisible();
      const { results } = await office.get<{ results: { reference: string; locale: string; status: string }[] }>(
        `/api/contact-messages/?search=${encodeURIComponent(email)}`,
      );
      expect(results.map(({ locale, status }) => [locale, status])).toEqual([[language, 'new']]);
      await expect(page.locator('main')).toContainText(results[0]!.reference);
    });
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('says how else to ask', async ({ page }) => {
      const t = textsOf('booking', 'zh');
      await page.goto('/zh/contact');
      await expect(page.getByText(t('ask.withoutScripts'))).toBeVisible();
      await expect(page.getByRole('button', { name: t('ask.send') })).toBeHidden();
      await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
    });
  });
});
