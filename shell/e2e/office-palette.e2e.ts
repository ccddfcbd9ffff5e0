import type { Language } from '@atoll/contract/languages';
import { paths } from '@atoll/contract/paths';
import { inDays } from './support/office';
import { faultsOf } from './support/judgement';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

for (const language of ['en', 'zh'] as Language[]) {
  test(`any screen and any booking is a few keys away (${language})`, async ({ page, context, office }) => {
    const [t, admin] = [textsOf('shell', language), textsOf('admin', language)];
    const name = `Palette ${language} Traveller`;
    const contact = { name, email: `palette-${language}@traveller.example`, phone: '+7 912 345-67-89' };
    const booking = await office.book({ package: 'family-week-lhaviyani', check_in: inDays(130), contact });
    await office.enter(context, language);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(paths.overview());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const field = page.getByRole('combobox', { name: t('palette.placeholder') });
    // The header listens a moment after it is seen.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused({ timeout: 1000 });
    }).toPass();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.type(admin('nav.reviews'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: admin('reviews.title') })).toBeVisible();
    await expect(field).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await page.keyboard.type(`palette ${language}`);
    const found = page.getByRole('option', { name: new RegExp(booking.reference) });
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(booking.id));

    // Escape leaves everything as it was.
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    expect(page.url()).toContain(booking.id);
  });
}
