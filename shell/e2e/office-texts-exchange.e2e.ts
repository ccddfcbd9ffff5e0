// A translator's round (specification, S8): what is missing goes out as a file, comes back translated, and is on the site.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import type { Locator, Page, Response } from '@playwright/test';
import type { Language } from '@atoll/contract/languages';
import { paths } from '@atoll/contract/paths';
import { faultsOf } from './support/judgement';
import { expect, test } from './support/site';
import { like, textsOf } from './support/texts';

/** Presses a control as somebody does who has no mouse: with the focus on it, by a key. */
async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await control.press(key);
}

/** The answer to what `act` sends to an address that ends so. */
async function answerTo(page: Page, end: string, act: () => Promise<void>): Promise<Response> {
  const answer = page.waitForResponse(
    (response) => response.url().endsWith(end) && response.request().method() === 'POST',
  );
  await act();
  return answer;
}

const LEAD = '"catalog","packages.lead"';

for (const language of ['en', 'zh'] as Language[]) {
  const byKeys = language === 'zh';
  const go = (control: Locator) => (byKeys ? press(control) : control.click());
  const tick = (control: Locator) => (byKeys ? press(control, 'Space') : control.check());

  test(`missing Chinese texts go out as a file and come back translated (${language}${byKeys ? ', keys alone' : ''})`, async ({
    page,
    context,
    office,
    site,
  }, info) => {
    const t = textsOf('i18n', language);
    const mark = `kx${randomUUID().slice(0, 6)}`;
    const { access } = await office.enter(context, language);
    const write = async (key: string, value: string) => {
      const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ key: `catalog:${mark}.${key}`, value, language: 'en' });
      const { status } = await fetch(`${site.url}/api/translations/create/`, { method: 'POST', headers, body });
      expect(status).toBe(201);
    };
    await write('greeting', 'Welcome ashore');
    await write('island', 'An island to yourselves');
    await write('price', 'From {{price}} a night');
    await write('reef', 'A reef at the door');
    const translated = async () =>
      (await office.get<{ translated_keys: number }>('/api/translations/stats/?lang=zh')).translated_keys;
    const served = async () => (await fetch(`${site.url}/api/translations/?lang=zh&ns=catalog`)).text();
    const publicPage = async () => (await fetch(`${site.url}/zh/packages`)).text();
    const before = await translated();

    // Out: what is missing in Chinese, for a spreadsheet.
    await page.goto(paths.dashboardTranslations());
    await go(page.getByRole('link', { name: t('sections.export'), exact: true }));
    const chinese = new Intl.DisplayNames([language], { type: 'language' }).of('zh')!;
    const russian = new Intl.DisplayNames([language], { type: 'language' }).of('ru')!;
    const boxes = page.getByRole('group', { name: t('exporting.languages') });
    await tick(boxes.getByRole('checkbox', { name: chinese, exact: true }));
    const other = boxes.getByRole('checkbox', { name: russian, exact: true });
    if (byKeys) await press(other, 'Space');
    else await other.uncheck();
    await page.getByLabel(t('exporting.state')).selectOption('missing');
    await tick(page.getByRole('radio', { name: /CSV/ }));
    expect(await faultsOf(page)).toEqual([]);
    const downloading = page.waitForEvent('download');
    await go(
      page.getByRole('button', { name: t(`exporting.keep_${language === 'en' ? 'one' : 'other'}`, { count: '1' }) }),
    );
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('atoll-zh-missing.csv');
    const lines = fs.readFileSync(await download.path(), 'utf8').split('\r\n');
    const own = lines.filter((line) => line.includes(`"${mark}.`));
    expect(own).toHaveLength(4);

    // Two are filled, one loses its placeholder, one gets another key; a text of the packages' page is said anew.
    const words = `岛屿在等您 ${mark}`;
    const filled = own.map((line) =>
      line
        .replace(`"${mark}.greeting","Welcome ashore",""`, `"${mark}.greeting","Welcome ashore","欢迎上岛"`)
        .replace(`yourselves",""`, `yourselves","独享一座岛"`)
        .replace(`a night",""`, `a night","每晚 {price} 起"`)
        .replace(`"${mark}.reef","A reef at the door",""`, `"${mark}.rief","A reef at the door","门前就是礁石"`),
    );
    const file = info.outputPath('atoll-zh-missing.csv');
    fs.writeFileSync(file, [lines[0], ...filled, `${LEAD},"","${words}","","",""`, ''].join('\r\n'));

    await go(page.getByRole('link', { name: t('sections.import'), exact: true }));
    await page.getByLabel(t('importing.fileLabel')).setInputFiles(file);
    await expect(page.getByLabel(t('importing.language'))).toHaveValue('zh');
    await tick(page.getByRole('radio', { name: t('replacing.pending') }));
    const look = () => go(page.getByRole('button', { name: t('importing.look') }));
    expect((await answerTo(page, '/translations/import/', look)).status()).toBe(200);
    await expect(page.getByRole('heading', { name: t('importing.preview') })).toBeFocused();
    const tiles = page.getByRole('group', { name: t('importing.outcomes') });
    const tile = (outcome: string) =>
      tiles.getByRole('button', { name: like(`^[\\d,]+\\s*${t(`outcomes.${outcome}`)}$`) });
    await expect(tile('created')).toContainText('2');
    await expect(tile('updated')).toContainText('1');
    await expect(tile('rejected')).toContainText('2');
    await go(tile('rejected'));
    const rows = page.getByRole('table', { name: t('rows.label') }).getByRole('row');
    await expect(rows).toHaveCount(3);
    expect(await faultsOf(page)).toEqual([]);
    expect(await translated()).toBe(before);

    const apply = page.getByRole('button', { name: t('importing.apply_other', { count: '3' }) });
    expect((await answerTo(page, '/apply/', () => go(apply))).status()).toBe(200);
    await expect(
      page.getByText(t('importing.doneTitle', { file: 'atoll-zh-missing.csv', language: chinese })),
    ).toBeVisible();
    expect(await translated()).toBe(before + 2);
    expect(await served()).toContain('独享一座岛');
    expect(await publicPage()).toContain(words);

    await go(page.getByRole('button', { name: t('importing.revert'), exact: true }));
    const sure = page.getByRole('dialog').getByRole('button', { name: t('importing.revertNow') });
    expect((await answerTo(page, '/revert/', () => go(sure))).status()).toBe(200);
    await expect(page.getByRole('dialog').getByText(t('importing.reverted_other', { count: '3' }))).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(await translated()).toBe(before);
    expect(await publicPage()).not.toContain(words);
  });
}
