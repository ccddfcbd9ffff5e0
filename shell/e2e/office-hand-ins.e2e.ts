import type { Locator, Page } from '@playwright/test';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { inviteColleague } from './support/colleagues';
import { faultsOf } from './support/judgement';
import { type Office, fillLogin } from './support/office';
import { expect, test } from './support/site';
import { like, textsOf } from './support/texts';

const WIDE = { width: 1440, height: 900 };

interface Trip {
  id: number;
  slug: string;
  version: number;
  position: number;
  translations: { en: { summary: string } };
}

/** A published trip as it is stored. */
async function tripOf(office: Office): Promise<Trip> {
  const { results } = await office.get<{ results: { id: number }[] }>('/api/packages/?page_size=1');
  return office.get<Trip>(`/api/packages/${results[0]!.id}/editable/`);
}

/** What the next write of that kind answers: status, and the stamp that it names. */
async function writing(page: Page, method: string, act: () => Promise<void>): Promise<[number, string | null]> {
  const answer = page.waitForResponse((one) => one.request().method() === method && /pending/.test(one.url()));
  await act();
  const response = await answer;
  return [response.status(), new URL(response.url()).searchParams.get('at')];
}

for (const language of ['en', 'ru'] as Language[]) {
  const byKeys = language === 'ru';
  const go = async (control: Locator) => {
    if (!byKeys) return control.click();
    await control.focus();
    return control.press('Enter');
  };

  test(`a change of a trip is handed in, overtaken, looked at again and published (${language}${byKeys ? ', keys alone' : ''})`, async ({
    page,
    context,
    browser,
    office,
    site,
    complaints,
  }) => {
    // What waited is asked for once more when it is public, and is not there any more.
    complaints.allow(/status of 412/, /status of 404.*\/pending\//);
    const t = textsOf('admin', language);
    const before = await tripOf(office);
    const form = paths.dashboardForm(paths.dashboardPackages(), before.id);
    const summary = (of: Page) =>
      of.getByRole('textbox', { name: like(`^${t('members.summary')}\\s*${t('languages.en')}$`) });
    const waits = (of: Page) => of.getByRole('status').filter({ hasText: t('pending.drop') });
    const stored = () => office.get<Trip>(`/api/packages/${before.id}/editable/`);
    const publicSummary = async () => {
      const answer = await page.request.get(localized(paths.package(before.slug), 'en'));
      return (await answer.text()).includes(before.translations.en.summary.slice(0, 40));
    };

    const { email, password } = await inviteColleague(page.request, office, site, 'editor');
    const theirs = await browser.newContext({ baseURL: site.url, viewport: WIDE });
    await theirs.addInitScript((code) => localStorage.setItem('atoll_language', code), language);
    const writer = await theirs.newPage();
    const handIn = async (words: string) => {
      await summary(writer).fill(words);
      return writing(writer, 'PUT', () => writer.keyboard.press('Control+s'));
    };
    try {
      await writer.goto(form);
      await fillLogin(writer, email, password, language);
      await expect(summary(writer)).toHaveValue(before.translations.en.summary);
      // Who may not publish has no button for it.
      await expect(writer.getByRole('button', { name: t('life.unpublish') })).toHaveCount(0);
      const first = `First wording, ${language}.`;
      expect(await handIn(first)).toEqual([200, null]);
      await expect(writer.getByText(t('content.handedIn'))).toBeVisible();
      expect((await stored()).translations.en.summary).toBe(before.translations.en.summary);
      expect(await publicSummary()).toBe(true);

      await office.enter(context, language);
      await page.setViewportSize(WIDE);
      await page.goto(form);
      await expect(waits(page)).toContainText(email);
      await expect(waits(page)).toContainText(first);
      expect(await faultsOf(page)).toEqual([]);

      // Another wording comes in while the first is being read: that one is not published.
      const second = `Second wording, ${language}.`;
      const [laidOver, seen] = await handIn(second);
      expect([laidOver, seen]).toEqual([200, expect.any(String)]);
      const publish = waits(page).getByRole('button', { name: t('pending.publish') });
      expect(await writing(page, 'POST', () => go(publish))).toEqual([412, seen]);
      // It says who was faster.
      await expect(waits(page).getByRole('alert')).toContainText(email);
      await expect(waits(page)).toContainText(second);
      expect(await publicSummary()).toBe(true);

      if (byKeys) {
        // The trip itself is changed meanwhile: what waits was written for another one, and is taken up.
        await page.getByLabel(t('members.position')).fill(String(before.position + 1));
        await page.keyboard.press('Control+s');
        await expect(page.getByText(t('content.saved'), { exact: true })).toBeVisible();
        await expect(waits(page)).toContainText(t('pending.stale'));
        await expect(publish).toHaveCount(0);
        await go(waits(page).getByRole('button', { name: t('pending.takeUp') }));
        await expect(summary(page)).toHaveValue(second);
        const saved = page.waitForResponse((one) => one.request().method() === 'PATCH');
        await page.keyboard.press('Control+s');
        expect((await saved).status()).toBe(200);
        // With it all that waited is stored.
      } else {
        const [status, at] = await writing(page, 'POST', () => go(publish));
        expect(status).toBe(200);
        expect(Date.parse(at!)).toBeGreaterThan(Date.parse(seen!));
        await expect(page.getByText(t('pending.published'))).toBeVisible();
      }
      await expect(waits(page)).toHaveCount(0);
      expect((await stored()).translations.en.summary).toBe(second);
      expect(await publicSummary()).toBe(false);

      // Whose wording it is hears of it, and is led to it.
      await writer.goto(paths.overview());
      const shell = textsOf('shell', language);
      const bell = writer.locator(`summary[aria-label^="${shell('account.notifications')}"]`);
      await expect(bell).toHaveAccessibleName(/: 1 /);
      await go(bell);
      await go(writer.getByRole('link', { name: 'owner@' }).first());
      await expect(writer).toHaveURL(form);
      await expect(bell).toHaveAccessibleName(shell('account.notifications'));
    } finally {
      await theirs.close();
      const { version } = await stored();
      const { access } = await office.signIn();
      const restored = await page.request.patch(`/api/packages/${before.id}/`, {
        headers: { Authorization: `Bearer ${access}`, 'If-Match': `"${version}"` },
        data: {
          position: before.position,
          translations: { en: { summary: before.translations.en.summary } },
        },
      });
      expect(restored.status()).toBe(200);
    }
  });
}
