import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '@atoll/contract/paths';
import { faultsOf, widthsOf } from './support/judgement';
import { lettersOf } from './support/letters';
import type { Office } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

const ID = 'en:letters:booking-no-show.title';

/** The delivered text stands again. */
async function clear(page: Page, office: Office): Promise<void> {
  const { access } = await office.signIn();
  const answer = await page.request.post('/api/translations/bulk-state/', {
    headers: { Authorization: `Bearer ${access}` },
    data: { action: 'clear', ids: [ID] },
  });
  expect(answer.status()).toBe(200);
}

/** The status of the next test that is sent. */
const tested = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  const answer = page.waitForResponse((response) => /\/letters\/[a-z-]+\/test\/$/.test(response.url()));
  await act();
  return (await answer).status();
};

test('a letter is given other words, read as its guest would get it, and sent to who wrote them (en)', async ({
  page,
  context,
  office,
  site,
}) => {
  const [t, texts] = [textsOf('admin', 'en'), textsOf('i18n', 'en')];
  const changed = `We waited for you at the jetty ${randomUUID().slice(0, 8)}`;
  const { email } = (await office.enter(context)).user as { email: string };
  await page.goto(paths.dashboardSettings());
  await page.getByRole('link', { name: t('settings.templates'), exact: true }).click();
  await page.getByRole('link', { name: 'You did not arrive' }).click();
  const letter = page.frameLocator('main iframe');
  await expect(letter.getByRole('heading', { level: 1 })).toBeVisible();
  // Its styles are there although the office takes none from a document, and its links lead nowhere.
  await expect(letter.locator('h1')).toHaveCSS('font-size', '24px');
  await expect(letter.locator('a[href]')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('link', { name: t('letterTemplates.texts') }).click();
  const row = page.locator(`article[data-text="${ID}"]`);
  await row.getByRole('button', { name: /^Edit / }).click();
  await row.getByRole('textbox').fill(changed);
  const stored = page.waitForResponse(
    (response) => response.url().includes(encodeURIComponent(ID)) && response.request().method() === 'PUT',
  );
  await row.getByRole('button', { name: texts('save'), exact: true }).click();
  expect((await stored).status()).toBe(200);
  await page.goBack();
  await expect(letter.getByRole('heading', { level: 1, name: changed })).toBeVisible();
  await page.getByRole('button', { name: t('letterTemplates.as_phone') }).click();
  expect((await page.locator('main iframe').boundingBox())!.width).toBeLessThanOrEqual(392);
  await page.getByRole('button', { name: t('letterTemplates.as_text') }).click();
  await expect(page.locator('main pre')).toContainText(changed);

  const before = site.mails.received.filter(({ to }) => to.includes(email)).length;
  expect(await tested(page, () => page.getByRole('button', { name: t('letterTemplates.test') }).click())).toBe(201);
  const said = (await lettersOf(site, email, before + 1)).at(-1)!;
  expect(said).toMatch(/^Test: /);
  expect(said).toContain(changed);
  await page.getByRole('link', { name: t('letterTemplates.follow') }).click();
  const sheet = page.getByRole('dialog', { name: 'You did not arrive' });
  await expect(sheet.getByRole('link', { name: t('things.letter_test') })).toBeVisible();
  await expect(sheet.getByText(email)).toBeVisible();
  await clear(page, office);
});

test('letters are gone through, read in Chinese and sent to oneself by keys alone (ru, 390 px)', async ({
  page,
  context,
  office,
  site,
}) => {
  const t = textsOf('admin', 'ru');
  const { email } = (await office.enter(context, 'ru')).user as { email: string };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.dashboardLetterTemplates());
  await expect(page.getByRole('link', { name: 'Заявка получена' }).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('рассылка: подтвердите');
  await expect(page.locator('main nav li a')).toHaveCount(1);
  await page.locator('main nav li a').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/open=newsletter-confirm/);
  await expect(page.getByRole('heading', { name: 'Рассылка: подтвердите' })).toBeFocused();
  const chinese = page.getByRole('button', { name: t('languages.zh') });
  await chinese.focus();
  await page.keyboard.press('Enter');
  const letter = page.frameLocator('main iframe');
  await expect(letter.locator('html')).toHaveAttribute('lang', 'zh');
  expect(await faultsOf(page)).toEqual([]);
  const { content, room } = await widthsOf(page);
  expect(content).toBeLessThanOrEqual(room);

  const before = site.mails.received.filter(({ to }) => to.includes(email)).length;
  await page.getByRole('button', { name: t('letterTemplates.test') }).focus();
  expect(await tested(page, () => page.keyboard.press('Enter'))).toBe(201);
  expect((await lettersOf(site, email, before + 1)).at(-1)).toMatch(/^测试：/);
  await page.getByRole('link', { name: t('letterTemplates.all') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Заявка получена' }).first()).toBeVisible();
});
