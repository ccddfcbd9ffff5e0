import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { builtCatalog, editJson, remote, served } from './support/releases';
import { expect, test } from './support/site';

/** Opens the Russian text of a key in the office, ready to be edited. */
async function openText(page: Page, namespace: string, key: string): Promise<void> {
  await page.goto(`/dashboard/translations?lang=ru&ns=${namespace}&q=${key}`);
  await page.getByRole('button', { name: `Edit ${namespace}:${key}`, exact: true }).click();
}

const field = (page: Page, namespace: string, key: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: `${namespace}:${key}` })
    .getByRole('textbox');

/** What somebody else saved meanwhile, without the words that are struck out in it. */
const theirs = (page: Page): Promise<string | null> =>
  page.locator('dt:has-text("Saved by") + dd').evaluate((told) => {
    const copy = told.cloneNode(true) as HTMLElement;
    for (const gone of copy.querySelectorAll('del')) gone.remove();
    return copy.textContent;
  });

/** Saves what the open editor of a key is given, and waits until it is saved. */
async function saveOpen(page: Page, namespace: string, key: string, value: string): Promise<void> {
  await field(page, namespace, key).fill(value);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: `Edit ${namespace}:${key}`, exact: true })).toBeVisible();
}

test('a Russian text that the office changes is what the next visitor reads', async ({
  page,
  context,
  browser,
  site,
  office,
  complaints,
}) => {
  await office.enter(context);
  await openText(page, 'catalog', 'packages.lead');
  const editor = field(page, 'catalog', 'packages.lead');
  const before = await editor.inputValue();
  expect(before).toMatch(/[а-я]/i);
  const html = async () => (await fetch(`${site.url}/ru/packages`)).text();
  expect(await html()).toContain(before);

  const changed = `Каждый остров мы знаем в лицо. ${randomUUID().slice(0, 8)}`;
  await editor.fill(changed);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Visitors read it from their next page on.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'catalog:packages.lead' })).toContainText('Edited here');

  expect(await html()).toContain(`>${changed}<`);
  const visitor = await browser.newContext({ baseURL: site.url });
  complaints.watch(visitor);
  const visit = await visitor.newPage();
  await visit.goto('/ru/packages');
  await expect(visit.locator('#root')).toContainText(changed);
  await visitor.close();

  await openText(page, 'catalog', 'packages.lead');
  await saveOpen(page, 'catalog', 'packages.lead', before);
  expect(await html()).toContain(before);
});

test.describe('two editors of one text', () => {
  let second: BrowserContext;
  let other: Page;

  test.beforeEach(async ({ browser, context, site, office, complaints }) => {
    complaints.allow(/status of 412/);
    await office.enter(context);
    second = await browser.newContext({ baseURL: site.url });
    complaints.watch(second);
    await office.enter(second);
    other = await second.newPage();
  });
  test.afterEach(() => second.close());

  for (const choice of ['mine', 'theirs'] as const) {
    test(`the second reads the first’s text beside their own and may keep ${choice}`, async ({ page, office }) => {
      const [namespace, key] = ['catalog', 'home.noDestinations'];
      const mark = randomUUID().slice(0, 8);
      const first = `Первый редактор ${mark}`;
      const mine = `Второй редактор ${mark}`;
      await openText(page, namespace, key);
      await openText(other, namespace, key);
      await field(page, namespace, key).fill(mine);

      await saveOpen(other, namespace, key, first);

      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Somebody saved another text while you were writing')).toBeVisible();
      expect(await theirs(page)).toBe(first);
      await expect(field(page, namespace, key)).toHaveValue(mine);
      const read = async () => {
        const { translations } = await office.get<{ translations: { catalog: Record<string, string> } }>(
          `/api/translations/?lang=ru&ns=${namespace}`,
        );
        return translations.catalog[key];
      };
      expect(await read()).toBe(first);

      await page.getByRole('button', { name: choice === 'mine' ? 'Save mine' : 'Keep theirs' }).click();
      await expect(page.getByRole('button', { name: `Edit ${namespace}:${key}`, exact: true })).toBeVisible();
      const kept = choice === 'mine' ? mine : first;
      await expect(page.getByRole('listitem').filter({ hasText: `${namespace}:${key}` })).toContainText(kept);
      expect(await read()).toBe(kept);
    });
  }
});

test('a key that only a newly promoted release has is readable in Russian at once', async ({ page, site, office }) => {
  const texts = { en: 'Fresh from the reef', ru: 'Свежее прямо с рифа', zh: '来自礁石的新消息' };
  const read = async () => {
    const { translations } = await office.get<{ translations: { catalog: Record<string, string> } }>(
      '/api/translations/?lang=ru&ns=catalog',
    );
    return translations.catalog['fresh.news'];
  };
  expect(await read()).toBeUndefined();
  const { root, catalog, remove } = await builtCatalog();
  try {
    for (const [language, news] of Object.entries(texts)) {
      await editJson(path.join(catalog, `dist/locales/${language}.json`), (content) => {
        content.fresh = { news };
      });
    }
    await remote(site, root, 'publish', 'mfe-catalog');
    const { rev } = await remote(site, root, 'promote', 'mfe-catalog');
    await served(site, rev);
    expect(await read()).toBe(texts.ru);
    await page.goto('/ru/packages');
    const { textsUrl } = JSON.parse((await page.locator('#atoll-document').textContent()) ?? '') as {
      textsUrl: string;
    };
    const { translations } = await office.get<{ translations: { catalog: Record<string, string> } }>(textsUrl);
    expect(translations.catalog['fresh.news']).toBe(texts.ru);
    await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    const { rev } = await remote(site, root, 'rollback', 'mfe-catalog');
    await served(site, rev);
    await remove();
  }
  expect(await read()).toBeUndefined();
});
