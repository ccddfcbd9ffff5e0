// What changed on the site, and the way back: nonsense that a list brought is gone again, with a press.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { faultsOf, widthsOf } from './support/judgement';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

const KEY = 'transportation.waysLead';
const PUBLIC = localized(paths.transportation(), 'ru');
const RELEASES = `${paths.dashboardTranslations()}/releases`;

async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await control.press(key);
}

/** The status of the next answer about what is put back. */
const answered = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/translations/put-back/'));
  await act();
  return (await answer).status();
};

for (const language of ['en', 'ru'] as Language[]) {
  const byKeys = language === 'ru';
  const go = (control: Locator) => (byKeys ? press(control) : control.click());

  test(`what a list brought is put back (${language}${byKeys ? ', keys alone' : ''})`, async ({
    page,
    context,
    site,
    office,
  }) => {
    const t = textsOf('i18n', language);
    const old = textsOf('catalog', 'ru')(KEY);
    const wrong = `Чепуха ${randomUUID().slice(0, 8)}`;
    const html = async () => (await fetch(`${site.url}${PUBLIC}`)).text();
    const { access } = await office.enter(context, language);
    const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
    const body = JSON.stringify({
      ...{ language_code: 'ru', mode: 'replace', translations: { [`catalog:${KEY}`]: wrong } },
    });
    const written = await fetch(`${site.url}/api/translations/bulk/`, { method: 'POST', headers, body });
    expect([written.status, await written.json()]).toMatchObject([201, { updated: 1 }]);
    expect(await html()).toContain(wrong);

    await page.goto(paths.dashboardTranslations());
    await go(page.getByRole('link', { name: t('sections.releases'), exact: true }));
    await expect(page).toHaveURL(RELEASES);
    const row = page.locator('tbody tr').first();
    await expect(row).toContainText(t('ways.bulk'));
    await expect(row).toContainText(site.owner.email);
    expect(await faultsOf(page)).toEqual([]);

    if (byKeys) {
      await page.keyboard.press('j');
      await expect(row.getByRole('link')).toBeFocused();
      await page.keyboard.press('Enter');
    } else await row.getByRole('link').click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.locator('del').first()).toBeVisible();
    await expect(drawer.locator('ins').first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);

    // One change by mouse; by keys the whole site to before it, which is the same here.
    const seen = await answered(page, () =>
      go(drawer.getByRole('button', { name: t(byKeys ? 'releases.siteBefore' : 'releases.putThisBack') })),
    );
    expect(seen).toBe(200);
    await expect(drawer.getByText(t('putBack.back_one', { count: '1' }))).toBeVisible();
    await expect(drawer.locator('ins').first()).toBeVisible();
    expect(await html()).toContain(wrong);
    const reason = drawer.getByRole('textbox', { name: t('putBack.reason') });
    await reason.focus();
    await page.keyboard.type('Не тот файл');
    expect(await faultsOf(page)).toEqual([]);
    const run = drawer.getByRole('button', { name: t('putBack.run_one', { count: '1' }) });
    expect(await answered(page, () => go(run))).toBe(200);
    await expect(drawer.getByText(t('putBack.done_one', { count: '1' }))).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    const now = await html();
    expect([now.includes(wrong), now.includes(old)]).toEqual([false, true]);

    if (byKeys) await page.keyboard.press('Escape');
    else
      await drawer
        .locator('footer')
        .getByRole('button', { name: t('dialog.close') })
        .click();
    await expect(drawer).toBeHidden();
    await expect(row).toContainText(t('releases.how', { way: t('ways.put_back'), what: 'Не тот файл' }));
    await page.setViewportSize({ width: 390, height: 844 });
    const { content, room } = await widthsOf(page);
    expect(content).toBe(room);
  });
}
