import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { RemoteSet, ResolvedRelease } from '@atoll/contract/release';
import { type Workspace, build, catalogSources, editJson, remote, served } from '../support/releases';
import { type PackageRow, listPackages } from '../support/catalogue';
import { type Complaints, expect, test } from '../support/site';
import { textsOf } from '../support/texts';

// These specs change what the registry serves, so they have a site of their own.
test.use({ purpose: 'independence' });
test.describe.configure({ mode: 'serial' });

const NOTE = { en: 'A release of its own', ru: 'Самостоятельный выпуск', zh: '独立发布' };
const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part of the site cannot be reached' });
const note = (page: Page) => page.getByRole('note');
const list = (page: Page) => page.locator('#root main article').first();

let workspace: Workspace;
let first: ResolvedRelease;
let second: ResolvedRelease;

const candidates = async (url: string): Promise<ResolvedRelease[]> => {
  const set = (await (await fetch(`${url}/api/registry/v1/stable/`)).json()) as RemoteSet;
  return set.remotes.find(({ name }) => name === 'mfe-catalog')!.candidates;
};

/** Waits until the site sees that files of releases have gone or come back. */
const usable = (url: string, versions: string[]) =>
  expect.poll(async () => (await candidates(url)).map(({ version }) => version)).toEqual(versions);

const folderOf = (store: string, release?: ResolvedRelease) =>
  path.join(store.replace('file:', ''), 'r/mfe-catalog', release?.version ?? '');

/** Hash of every file of the shell that a document loads. */
async function shellFiles(url: string): Promise<Record<string, string>> {
  const html = await (await fetch(`${url}/packages`)).text();
  const files = [...new Set(Array.from(html.matchAll(/(?:src|href)="(\/shell\/[^"]+)"/g), ([, file]) => file!))];
  expect(files.length).toBeGreaterThan(2);
  const hashes = files.map(async (file) => {
    const body = Buffer.from(await (await fetch(url + file)).arrayBuffer());
    return [file, createHash('sha256').update(body).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

/** Replaces the list page by one with a note above it, and gives the note its texts. */
async function changeSources({ catalog }: Workspace): Promise<void> {
  const contract = path.join(catalog, 'src/contract.ts');
  const source = await fs.readFile(contract, 'utf8');
  const changed = source.replace('./package-list/package-list-page', './package-list/changed-page');
  expect(changed).not.toBe(source);
  await fs.writeFile(contract, changed);
  await fs.writeFile(
    path.join(catalog, 'src/package-list/changed-page.tsx'),
    `import { useTranslation } from 'react-i18next';
     import PackageListPage from './package-list-page';
     export default function ChangedPage() {
       const { t } = useTranslation('catalog');
       return (<><p role="note">{t('release.note' as 'nav.home')}</p><PackageListPage /></>);
     }`,
  );
  for (const [language, text] of Object.entries(NOTE)) {
    await editJson(path.join(catalog, `locales/${language}.json`), (content) => {
      content.release = { note: text };
    });
  }
}

/** What a browser says about a script that it refused, or that is not there. */
const refusals = (complaints: Complaints) => complaints.allow(/integrity/i, /status of 404/);

/** A mark that tells a page that was kept from one that was loaded again. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { kept: true }));
const isKept = (page: Page) => page.evaluate(() => 'kept' in window);

test.beforeAll(async ({ site }) => {
  [first] = (await candidates(site.url)) as [ResolvedRelease];
  workspace = await catalogSources();
  await changeSources(workspace);
  await build(workspace.catalog);
});
test.afterAll(() => workspace.remove());

test('mfe-catalog is built, published and promoted alone; the next page load shows it', async ({ page, site }) => {
  const shell = await shellFiles(site.url);
  await page.goto('/packages');
  await expect(list(page)).toBeVisible();
  await expect(note(page)).toHaveCount(0);

  await remote(site, workspace.root, 'publish', 'mfe-catalog');
  await page.reload();
  await expect(list(page)).toBeVisible();
  await expect(note(page)).toHaveCount(0);

  const { rev, to } = await remote(site, workspace.root, 'promote', 'mfe-catalog');
  await served(site, rev);
  await usable(site.url, [to, first.version]);
  [second] = (await candidates(site.url)) as [ResolvedRelease];
  for (const [language, prefix] of [
    ['en', ''],
    ['ru', '/ru'],
    ['zh', '/zh'],
  ] as const) {
    await page.goto(`${prefix}/packages`);
    await expect(note(page)).toHaveText(NOTE[language]);
  }
  expect(await shellFiles(site.url)).toEqual(shell);
});

test('a page that is open keeps its release until it is loaded again', async ({ page, site }) => {
  await page.goto('/packages');
  await expect(note(page)).toBeVisible();
  const { rev } = await remote(site, workspace.root, 'rollback', 'mfe-catalog');
  await served(site, rev);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Resorts' }).click();
  await expect(page).toHaveURL(/\/resorts$/);
  await page.goBack();
  await expect(note(page)).toBeVisible();
});

test('rollback brings the old release and its texts back', async ({ page, site }) => {
  await usable(site.url, [first.version]);
  await page.goto('/ru/packages');
  await expect(list(page)).toBeVisible();
  await expect(note(page)).toHaveCount(0);
  const answer = await page.request.get('/api/translations/?lang=ru&ns=catalog');
  const { translations } = (await answer.json()) as { translations: { catalog: Record<string, string> } };
  expect(translations.catalog).not.toHaveProperty('release.note');
  const { rev } = await remote(site, workspace.root, 'promote', 'mfe-catalog', second.version);
  await served(site, rev);
});

test.describe('a changed byte is refused and the previous release is shown', () => {
  const parts = {
    'the entry': () => second.entry,
    'the exposed chunk': () => second.initial[0]!,
    'a lazy chunk': async (store: string) => {
      const file = path.join(folderOf(store, second), 'release.json');
      const { pages } = JSON.parse(await fs.readFile(file, 'utf8')) as { pages: Record<string, string[]> };
      return pages.packages!.find((name) => name.endsWith('.js') && !second.initial.includes(name))!;
    },
  };
  // A document preloads its remote with the hashes, which alone refuses; a link relies on the shell and the container.
  const ways = {
    'a document': (page: Page) => page.goto('/packages'),
    'a link': async (page: Page, slug: string) => {
      await page.goto(`/booking/${slug}`);
      await page.getByRole('navigation').first().getByRole('link', { name: 'Packages' }).click();
    },
  };
  for (const [what, find] of Object.entries(parts)) {
    for (const [way, open] of Object.entries(ways)) {
      test(`in ${what}, reached by ${way}`, async ({ page, site, office, complaints }) => {
        refusals(complaints);
        await usable(site.url, [second.version, first.version]);
        const address = second.base + (await find(site.store));
        let served = 0;
        await page.route(`**${address}*`, async (route) => {
          const response = await route.fetch();
          served += 1;
          await route.fulfill({ response, body: `${await response.text()}\n;window.tampered = true;` });
        });
        const { results } = await listPackages(office, 'page_size=1');
        await open(page, results[0]!.slug);
        await expect(list(page)).toBeVisible();
        expect(served).toBeGreaterThan(0);
        await expect(note(page)).toHaveCount(0);
        expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      });
    }
  }

  test('and in both releases: the card is shown', async ({ page, complaints }) => {
    refusals(complaints);
    await page.route('**/r/mfe-catalog/**/*.js*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n;window.tampered = true;` });
    });
    await page.goto('/packages');
    await expect(card(page)).toBeVisible({ timeout: 5_000 });
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  });
});

test('without the promoted release’s files the previous one is served', async ({ page, site }) => {
  const away = `${folderOf(site.store)}-away`;
  await fs.rename(folderOf(site.store, second), away);
  try {
    await usable(site.url, [first.version]);
    await page.goto('/packages');
    await expect(list(page)).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    await expect(card(page)).toHaveCount(0);
  } finally {
    await fs.rename(away, folderOf(site.store, second));
  }
});

test('with its scripts gone from one moment to the next the open page falls back by itself', async ({
  page,
  site,
  complaints,
}) => {
  refusals(complaints);
  await usable(site.url, [second.version, first.version]);
  await page.route(`**${second.base}**`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/packages');
  await expect(list(page)).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});

test('without any release its pages show the card, every other page works, Retry recovers', async ({
  page,
  site,
  office,
  complaints,
}) => {
  complaints.allow(/status of (404|503)/);
  const [trip] = (await listPackages(office, 'page_size=1')).results as [PackageRow];
  const away = `${folderOf(site.store)}-away`;
  await fs.rename(folderOf(site.store), away);
  try {
    await usable(site.url, []);
    for (const address of [`/booking/${trip.slug}`, `/packages/${trip.slug}/book`]) {
      await page.goto(address);
      await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(card(page)).toHaveCount(0);
    }
    await page.goto('/ttm/login');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();

    for (const address of ['/', '/resorts', `/packages/${trip.slug}`, '/packages']) {
      // Search engines come again: the pages are not gone.
      expect((await page.goto(address, { waitUntil: 'commit' }))!.status()).toBe(503);
      await expect(card(page)).toBeVisible({ timeout: 5_000 });
    }
    await mark(page);
    // In vain: the registry is asked and has nothing yet.
    await Promise.all([page.waitForResponse(/\/api\/registry\//), page.getByRole('button', { name: 'Retry' }).click()]);
    await expect(card(page)).toBeVisible();
  } finally {
    await fs.rename(away, folderOf(site.store));
  }
  await usable(site.url, [second.version, first.version]);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(note(page)).toBeVisible();
  await expect(list(page)).toBeVisible();
  expect(await isKept(page)).toBe(true);
});

const hanging = 'a server that hangs: the card within 5 s, every other page works, Retry recovers';
test(hanging, { tag: '@alone' }, async ({ page, office, complaints }) => {
  refusals(complaints);
  const [trip] = (await listPackages(office, 'page_size=1')).results as [PackageRow];
  const catalog = '**/r/mfe-catalog/**';
  let hangs = true;
  // What hangs once hangs for good; only new requests find the server again.
  await page.route(catalog, (route) => (hangs ? undefined : route.continue()));

  // First, so that a browser and a server that have only just started are not what is measured.
  const elsewhere = await page.context().newPage();
  await elsewhere.route(catalog, () => undefined);
  await elsewhere.goto(`/booking/${trip.slug}`);
  await expect(elsewhere.getByRole('button', { name: textsOf('booking', 'en')('form.submit') })).toBeVisible();
  await elsewhere.close();

  const started = Date.now();
  await page.goto('/packages', { waitUntil: 'commit' });
  await expect(card(page)).toBeVisible({ timeout: 5_000 });
  expect(Date.now() - started).toBeLessThan(5_000);

  await mark(page);
  hangs = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(list(page)).toBeVisible();
  expect(await isKept(page)).toBe(true);
});
