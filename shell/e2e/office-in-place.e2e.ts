import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { paths } from '@atoll/contract/paths';
import { faultsOf, widthsOf } from './support/judgement';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

/** A visitor who looks at a page, and is told of what changes there. */
async function visitorAt(browser: Browser, baseURL: string, address: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  const line = page.waitForResponse(/\/live\/texts/);
  await page.goto(address);
  await line;
  return page;
}

const stored = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && /\/update\/$/.test(answer.url()));

/** Nothing of how texts are told apart is left for anybody to read or to send. */
const marksIn = (page: Page) =>
  page.evaluate(() => document.documentElement.outerHTML.match(/[\u2061-\u2064]|%E2%81%A[1-4]/gi)?.length ?? 0);

test('a text is changed where it stands, by mouse, and a visitor reads it (en)', async ({
  page,
  context,
  browser,
  site,
  office,
}) => {
  const t = textsOf('i18n', 'en');
  const old = textsOf('catalog', 'en')('packages.lead');
  await office.enter(context);
  await page.goto(paths.dashboardTranslations());
  await page.getByRole('link', { name: t('sections.site') }).click();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: t('inPlace.open') }).click();
  await expect(page.getByRole('region', { name: t('inPlace.title') })).toBeVisible();
  await page.goto(paths.packages());
  const visitor = await visitorAt(browser, site.url, paths.packages());
  await expect(page.getByRole('region', { name: t('inPlace.title') })).toBeVisible();
  expect(await marksIn(page)).toBe(0);
  expect(await faultsOf(page)).toEqual([]);

  const write = async (from: string, to: string) => {
    await page
      .getByText(from, { exact: true })
      .first()
      .click({ modifiers: ['Alt'], position: { x: 20, y: 10 } });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toHaveValue(from);
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('textbox').fill(to);
    const answer = stored(page);
    await dialog.getByRole('button', { name: t('save') }).click();
    expect((await answer).status()).toBe(200);
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t('inPlace.saved')).last()).toBeVisible();
    await expect(visitor.locator('main')).toContainText(to);
    await expect(page.locator('main')).toContainText(to);
  };
  const lead = `We know each island by its boats. ${randomUUID().slice(0, 8)}`;
  await write(old, lead);
  await write(lead, old);
  expect(await marksIn(page)).toBe(0);

  await page.getByRole('button', { name: t('inPlace.done') }).click();
  await expect(page.getByRole('region', { name: t('inPlace.title') })).toBeHidden();
  await visitor.context().close();
});

test('a text is changed by keys alone, on a phone’s width (ru)', async ({ page, context, browser, site, office }) => {
  const t = textsOf('i18n', 'ru');
  const old = textsOf('booking', 'ru')('ask.send');
  await page.setViewportSize({ width: 390, height: 844 });
  await office.enter(context, 'ru');
  await page.goto(`${paths.dashboardTranslations()}/site`);
  await page.getByRole('button', { name: t('inPlace.open') }).focus();
  await page.keyboard.press('Enter');
  const bar = page.getByRole('region', { name: t('inPlace.title') });
  await expect(bar).toBeVisible();
  await page.goto('/ru/contact');
  const visitor = await visitorAt(browser, site.url, '/ru/contact');
  await expect(bar).toBeVisible();

  const write = async (from: string, to: string) => {
    const opener = bar.getByRole('button', { expanded: false });
    if (await opener.count()) {
      await opener.focus();
      await page.keyboard.press('Enter');
    }
    const list = page.getByRole('region', { name: t('inPlace.list') });
    await list.getByRole('searchbox').fill(from);
    await page.keyboard.press('Tab');
    await expect(list.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Enter');
    const field = page.getByRole('dialog').getByRole('textbox');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(from);
    const { content, room } = await widthsOf(page);
    expect(content).toBeLessThanOrEqual(room);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(to);
    const answer = stored(page);
    await page.keyboard.press('Control+Enter');
    expect((await answer).status()).toBe(200);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(list.getByRole('button').first()).toBeFocused();
    await expect(visitor.getByRole('button', { name: to, exact: true })).toBeVisible();
  };
  const words = `Спросить ${randomUUID().slice(0, 8)}`;
  await write(old, words);
  await write(words, old);
  await visitor.context().close();
});

test('nobody but who may change texts ever loads the editor', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => sessionStorage.setItem('atoll_edit_texts', '1'));
  const line = page.waitForResponse(/\/live\/texts/);
  await page.goto(paths.packages());
  await line;
  await page.waitForTimeout(1000);
  expect(asked.filter((url) => /mfe-i18n|in-place|translations\/texts/.test(url))).toEqual([]);
});
