import type { Locator, Page, Response } from '@playwright/test';
import type { Language } from '@atoll/contract/languages';
import { paths } from '@atoll/contract/paths';
import { faultsOf } from './support/judgement';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

/** Presses a control as somebody does who has no mouse: with the focus on it, by a key. */
async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await control.press(key);
}

/** The answer to what `act` sends in this way. */
async function answerTo(page: Page, method: string, act: () => Promise<void>): Promise<Response> {
  const answer = page.waitForResponse((response) => response.request().method() === method);
  await act();
  return answer;
}

for (const language of ['en', 'zh'] as Language[]) {
  const byKeys = language === 'zh';
  const code = byKeys ? 'fr' : 'de';
  const go = (control: Locator) => (byKeys ? press(control) : control.click());

  test(`a language is added, moved, given formats and deleted (${language}${byKeys ? ', keys alone' : ''})`, async ({
    page,
    context,
    office,
  }) => {
    const t = textsOf('i18n', language);
    const nameOf = (of: string) => new Intl.DisplayNames([language], { type: 'language' }).of(of)!;
    const name = nameOf(code);
    const codes = async () => (await office.get<{ code: string }[]>('/api/languages/')).map((one) => one.code);
    await office.enter(context, language);
    await page.goto(`${paths.dashboardTranslations()}/languages`);
    await expect(page.getByText('100').first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);

    await go(page.getByRole('button', { name: t('langs.add'), exact: true }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('language'), { exact: true }).selectOption(code);
    await expect(dialog.getByLabel(t('langs.nativeName'))).toHaveValue(byKeys ? 'Français' : 'Deutsch');
    expect(await faultsOf(page)).toEqual([]);
    const add = () => go(dialog.getByRole('button', { name: t('langs.addNow'), exact: true }));
    expect((await answerTo(page, 'POST', add)).status()).toBe(201);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(t('langs.isInactive'));
    const before = await codes();
    expect(before.at(-1)).toBe(code);

    const up = row.getByRole('button', { name: t('langs.up', { name }) });
    expect((await answerTo(page, 'PATCH', () => go(up))).status()).toBe(200);
    await expect.poll(codes).toEqual([...before.slice(0, -2), code, before.at(-2)]);

    await go(row.getByRole('link', { name: t('langs.regional') }));
    const day = page.getByLabel(t('regional.date_format'), { exact: true });
    await day.fill('YYYY/MM/DD');
    await expect(page.getByRole('region', { name: t('regional.preview') })).toContainText('2027/02/14');
    const save = () => go(page.getByRole('button', { name: t('save'), exact: true }));
    expect((await answerTo(page, 'PUT', save)).status()).toBe(200);
    const stored = async () =>
      (await office.get<{ overridden: string[] }>(`/api/regional-settings/${code}/editable/`)).overridden;
    expect(await stored()).toEqual(['date_format']);
    await go(page.getByRole('button', { name: t('regional.reset') }));
    await expect(day).toBeFocused();
    expect((await answerTo(page, 'PUT', save)).status()).toBe(200);
    expect(await stored()).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);

    await go(page.getByRole('link', { name: t('regional.all') }));
    await go(row.getByRole('button', { name: t('langSteps.removeShort'), exact: true }));
    const sure = dialog.getByRole('button', { name: t('langSteps.removeNow'), exact: true });
    expect((await answerTo(page, 'DELETE', () => go(sure))).status()).toBe(204);
    await expect(row).toHaveCount(0);
    expect(await codes()).toEqual(before.slice(0, -1));

    await page.getByLabel(t('detect.text'), { exact: true }).fill('Сколько стоит трансфер?');
    const tell = () => go(page.getByRole('button', { name: t('detect.run') }));
    expect((await answerTo(page, 'POST', tell)).status()).toBe(200);
    await expect(page.getByText(t('detect.reliable'))).toBeVisible();
  });
}
