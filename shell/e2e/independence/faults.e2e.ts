import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Probe, probe } from '../support/probe';
import { ROOT, refused, registryOf, remote, serve, served } from '../support/releases';
import { type Complaints, expect, test } from '../support/site';

// What a team can do wrong, and what visitors see of it.
test.use({ purpose: 'collision' });
test.describe.configure({ mode: 'serial' });

const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part of the site cannot be reached' });
const note = (page: Page) => page.getByRole('note');
const list = (page: Page) => page.locator('#root main article').first();
const menu = (page: Page) => page.getByRole('navigation').first();
const gone = (complaints: Complaints) => complaints.allow(/status of 404/);

/** A link in the menu of every page, with the title as its words. */
const nav = (name: string) => [
  { id: `${name}.nav`, area: 'main', to: `/${name}`, labelKey: `${name}:title`, order: 90 },
];

let team: Probe;
let storm: Probe;
test.beforeAll(async () => {
  [team, storm] = await Promise.all([probe('mfe-cliff'), probe('mfe-storm')]);
  // What `check --load` runs pages in; a team's own checkout has it built.
  await fs.mkdir(path.join(team.root, 'shell'));
  await fs.symlink(path.join(ROOT, 'shell/dist'), path.join(team.root, 'shell/dist'));
});
test.afterAll(() => Promise.all([team.remove(), storm.remove()]));

test('a remote that freezes its page freezes none that links to it', async ({ page, site }) => {
  const atLoad = 'const end = performance.now() + 12_000; while (performance.now() < end);';
  await storm.build({ atLoad, declaration: { nav: nav('storm') } });
  await serve(site, storm);
  await page.goto('/packages');
  await expect(list(page)).toBeVisible();
  const fetched = page.waitForResponse(/mfe-storm\/.*\/js\//);
  await menu(page).getByRole('link', { name: 'Title of storm' }).hover();
  await (await fetched).finished();
  await menu(page).getByRole('link', { name: 'Resorts' }).click({ timeout: 4_000 });
  await expect(page).toHaveURL(/\/resorts$/, { timeout: 4_000 });
  await expect(list(page)).toBeVisible();
});

test('after a release that breaks when it is loaded and one when it is set up the one before them serves', async ({
  page,
  site,
}) => {
  const releases = [
    { says: 'it works', declaration: { nav: nav('cliff') } },
    { says: 'broken', atLoad: "throw new Error('broken at load')", declaration: { nav: nav('cliff') } },
    { says: 'broken', atSetup: "throw new Error('broken at setup')", declaration: { nav: nav('cliff') } },
  ];
  for (const release of releases) {
    await team.build(release);
    const check = () => remote<{ ok: boolean }>(site, team.root, 'check', '--load', team.name);
    if (release.says === 'it works') expect(await check()).toMatchObject({ ok: true });
    else expect(await refused(site, team.root, 'check', '--load', team.name)).toMatch(/cannot be loaded: broken at/);
    await serve(site, team);
    await page.goto('/cliff');
    await expect(note(page)).toHaveText('it works');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Title of cliff');
  }
});

test('a link without words or without a page is refused before anybody sees it', async ({ site }) => {
  const [link] = nav('cliff');
  await team.build({
    declaration: {
      nav: [
        { ...link, labelKey: 'cliff:gone' },
        { ...link, id: 'b', to: '/nowhere' },
      ],
    },
  });
  const said = await refused(site, team.root, 'publish', team.name);
  expect(said).toContain('has the label cliff:gone, which is no text of the remote');
  expect(said).toContain('leads to /nowhere, where no page is');
});

test('code that loads remotes by itself is refused', async ({ site }) => {
  const atLoad = "import { loadRemote } from '@module-federation/runtime'; Object.assign(globalThis, { loadRemote })";
  await team.build({ atLoad });
  expect(await refused(site, team.root, 'check', team.name)).toContain('uses the federation runtime');
});

test('a remote is switched off and on, a release is withdrawn for good', async ({ page, site, complaints }) => {
  gone(complaints);
  complaints.allow(/status of 503/);
  await served(site, (await remote(site, team.root, 'kill', team.name)).rev);
  // Search engines come again: it is not gone.
  expect((await page.goto('/cliff', { waitUntil: 'commit' }))!.status()).toBe(503);
  await expect(card(page)).toBeVisible();
  await menu(page).getByRole('link', { name: 'Packages' }).click();
  await expect(list(page)).toBeVisible();
  await served(site, (await remote(site, team.root, 'revive', team.name)).rev);

  const { stable } = (await registryOf(site).channel('stable')).remotes[team.name]!;
  await served(site, (await remote(site, team.root, 'yank', team.name, stable)).rev);
  expect(await refused(site, team.root, 'promote', team.name, stable)).toContain('was withdrawn');
  await page.goto('/cliff');
  await expect(note(page)).toHaveText('it works');
});

test('an open page whose releases are gone takes a new document by itself', async ({ page, site, complaints }) => {
  gone(complaints);
  await page.goto('/packages');
  await expect(list(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { kept: true }));
  const folder = path.join(site.store.replace('file:', ''), 'r', team.name);
  const old = await fs.readdir(folder);
  await team.build({ says: 'the newest', declaration: { nav: nav('cliff') } });
  await serve(site, team);
  await Promise.all(old.map((version) => fs.rm(path.join(folder, version), { recursive: true })));
  await menu(page).getByRole('link', { name: 'Title of cliff' }).click();
  await expect(note(page)).toHaveText('the newest');
  expect(await page.evaluate(() => 'kept' in window)).toBe(false);
});

test('a damaged or missing channel file changes nothing for visitors, and is restored', async ({ page, site }) => {
  const file = path.join(site.store.replace('file:', ''), 'channels/stable.json');
  const works = async () => {
    await page.goto('/cliff');
    await expect(note(page)).toHaveText('the newest');
    await page.goto('/packages');
    await expect(list(page)).toBeVisible();
  };
  const { rev } = await registryOf(site).channel('stable');
  await fs.writeFile(file, '{"schema": "atoll-ch');
  await works();
  // A server that starts now has nothing but the history; nobody asks it meanwhile.
  await page.goto('about:blank');
  await fs.rm(file);
  await site.restartApi();
  await works();
  expect(await refused(site, team.root, 'promote', team.name)).toContain('is missing');
  await remote(site, team.root, 'restore');
  await served(site, rev + 1);
  await works();
});
