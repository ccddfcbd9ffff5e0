import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { localized, paths } from '@atoll/contract/paths';
import { faultsOf, widthsOf } from './support/judgement';
import type { Office } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

const KEY = 'resorts.lead';
const WITH_PLACEHOLDER = 'tripRequest.reference';
const ID = encodeURIComponent(`ru:catalog:${KEY}`);
const PUBLIC = localized(paths.resorts(), 'ru');

const texts = (query: string) => `${paths.dashboardTranslations()}?lang=ru&ns=catalog&${query}`;
const item = (page: Page, key: string) => page.locator(`article[data-text="ru:catalog:${key}"]`);
/** The status of the next write of the text. */
const written = async (page: Page, verb: string, act: () => Promise<unknown>): Promise<number> => {
  const answer = page.waitForResponse(
    (response) => response.url().includes(`/api/translations/${ID}/${verb}/`) && response.request().method() !== 'GET',
  );
  await act();
  return (await answer).status();
};
/** The delivered text stands again, whatever a test did to it. */
async function clear(page: Page, office: Office): Promise<void> {
  const { access } = await office.signIn();
  const answer = await page.request.post('/api/translations/bulk-state/', {
    headers: { Authorization: `Bearer ${access}` },
    data: { action: 'clear', ids: [`ru:catalog:${KEY}`] },
  });
  expect(answer.status()).toBe(200);
}

test('a translator loses no placeholder, writes, approves, and visitors read it; one click takes it back', async ({
  page,
  context,
  office,
  site,
}) => {
  const t = textsOf('i18n', 'en');
  const html = async () => (await fetch(`${site.url}${PUBLIC}`)).text();
  await office.enter(context);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/translations/') && request.method() === 'PUT') writes.push(request.url());
  });
  await page.goto(texts(`q=${WITH_PLACEHOLDER}`));
  const marked = item(page, WITH_PLACEHOLDER);
  await marked.getByRole('button', { name: `Edit catalog:${WITH_PLACEHOLDER}` }).click();
  const before = await marked.getByRole('textbox').inputValue();
  const mark = /\{\{[^}]+\}\}/.exec(before)![0];
  await marked.getByRole('textbox').fill('Без подстановки ');
  await marked.getByRole('button', { name: t('save'), exact: true }).click();
  await expect(marked.getByRole('alert')).toContainText(mark);
  await marked
    .getByRole('button', { name: t('insert', { mark }) })
    .first()
    .click();
  await expect(marked.getByRole('textbox')).toHaveValue(`Без подстановки ${mark}`);
  await marked.getByRole('button', { name: t('discard') }).click();
  expect(writes).toEqual([]);

  await page.getByRole('searchbox').fill(KEY);
  const row = item(page, KEY);
  await row.getByRole('button', { name: `Edit catalog:${KEY}` }).click();
  const delivered = await row.getByRole('textbox').inputValue();
  const changed = `Острова, где мы ночевали сами. ${randomUUID().slice(0, 8)}`;
  await row.getByRole('textbox').fill(changed);
  expect(await faultsOf(page)).toEqual([]);
  const approved = page.waitForResponse((response) => response.url().endsWith(`/api/translations/${ID}/approve/`));
  expect(await written(page, 'update', () => row.getByRole('button', { name: t('saveApprove') }).click())).toBe(200);
  expect((await approved).status()).toBe(200);
  await expect(row).toContainText(t('statuses.approved'));
  expect(await html()).toContain(changed);

  await row.getByRole('button', { name: `${t('past.title')} catalog:${KEY}` }).click();
  await expect(row.locator('ins').first()).toBeVisible();
  const back = row.getByRole('button', { name: t('past.restoreDelivered') });
  expect(await written(page, 'revert', () => back.click())).toBe(200);
  await expect(row).toContainText(t('statuses.released'));
  const now = await html();
  expect([now.includes(changed), now.includes(delivered)]).toEqual([false, true]);
});

test('by keys alone: somebody else was faster, both texts are read, the own one is stored, reviewed and public', async ({
  page,
  context,
  browser,
  office,
  site,
  complaints,
}) => {
  const t = textsOf('i18n', 'ru');
  complaints.allow(/status of 412/);
  await office.enter(context, 'ru');
  const second = await browser.newContext({ baseURL: site.url });
  complaints.watch(second);
  await office.enter(second, 'ru');
  const other = await second.newPage();
  const changed = `Острова без посредников. ${randomUUID().slice(0, 8)}`;
  try {
    await page.goto(texts(`q=${KEY}`));
    await expect(item(page, KEY)).toBeVisible();
    await page.keyboard.press('j');
    await expect(item(page, KEY)).toBeFocused();
    await page.keyboard.press('Enter');
    const field = item(page, KEY).getByRole('textbox');
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(changed);

    await other.goto(texts(`q=${KEY}`));
    await expect(item(other, KEY)).toBeVisible();
    await other.keyboard.press('j');
    await other.keyboard.press('Enter');
    await other.keyboard.type(' Быстрее.');
    expect(await written(other, 'update', () => other.keyboard.press('Control+Enter'))).toBe(200);

    // What was typed outlives the page.
    await page.reload();
    await expect(item(page, KEY)).toContainText(t('kept'));
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('conflict.title'))).toBeVisible();
    await expect(page.getByText(t('conflict.base'))).toBeVisible();
    await expect(item(page, KEY).locator('ins').first()).toContainText('Быстрее');
    await expect(field).toHaveValue(changed);
    expect(await written(page, 'update', () => page.keyboard.press('Control+Enter'))).toBe(200);
    await expect(item(page, KEY)).toContainText(t('statuses.edited'));

    await page.goto(`${paths.dashboardTranslations()}/review?lang=ru&ns=catalog`);
    const shown = page.getByRole('article', { name: `catalog:${KEY}` });
    await expect(page.getByRole('article')).toBeFocused();
    // Other tests leave edits too.
    while (!(await shown.isVisible())) {
      const before = await page.getByRole('article').getAttribute('aria-label');
      await page.keyboard.press('s');
      await expect(page.getByRole('article')).not.toHaveAttribute('aria-label', before!);
    }
    await expect(shown.locator('ins').first()).toContainText('посредников');
    const { content, room } = await widthsOf(page);
    expect(content).toBeLessThanOrEqual(room);
    expect(await faultsOf(page)).toEqual([]);
    expect(await written(page, 'approve', () => page.keyboard.press('a'))).toBe(200);
    await expect(shown).toHaveCount(0);
    await page.goto(PUBLIC);
    await expect(page.locator('#root')).toContainText(changed);
  } finally {
    await clear(page, office);
    await second.close();
  }
});
