import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Site } from '@atoll/tools/site.mjs';
import { type Probe, pretendVersions, probe } from '../support/probe';
import { ROOT, buildShell, emptyWorkspace, refused, registryOf, remote, serve } from '../support/releases';
import { expect, test } from '../support/site';

// Shell and remotes are built by teams of their own, at times of their own: what they share differs in patch and minor.
test.use({ purpose: 'versions' });
test.describe.configure({ mode: 'serial' });

const change = (part: 0 | 1 | 2, by: number) => (version: string) =>
  version
    .split('.')
    .map((number, index) => (index === part ? Math.max(0, Number(number) + by) : index > part ? 7 : Number(number)))
    .join('.');
/** By what a build's packages differ from the ones of the other side. */
const OTHERS = {
  'older patches': change(2, -1),
  'newer patches': change(2, 4),
  'older minors': change(1, -1),
  'newer minors': change(1, 1),
};

const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part of the site cannot be reached' });
const note = (page: Page) => page.getByRole('note');

let team: Probe;
test.beforeAll(async () => {
  team = await probe();
});
test.afterAll(() => team.remove());

/** The page of the probe works with every shared package of the shell. */
async function works(page: Page, says: string): Promise<void> {
  await page.goto('/probe');
  await expect(note(page)).toHaveText(says);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Title of probe');
  await page.getByRole('button', { name: 'probe/seen 0' }).click();
  await expect(page.getByRole('button', { name: 'probe/seen 1' })).toBeVisible();
  await expect(page.locator('output')).toHaveText('function function en visitor');
}

/** Serves what the check refuses: for the time of it the shell is said to offer what the remote was built with. */
async function forced(site: Site, built: Probe, versions: (version: string) => string): Promise<void> {
  const registry = registryOf(site);
  const live = (await registry.shell('stable'))!;
  const offered = Object.entries(live.shared).map(([name, version]) => [
    name,
    name.startsWith('@module-federation/') ? version : versions(version),
  ]);
  await registry.recordShell('stable', { ...live, shared: Object.fromEntries(offered) as Record<string, string> });
  await serve(site, built);
  await registry.recordShell('stable', live);
}

test.describe('a shell built with', () => {
  test.afterAll(({ site }) => site.restartApi({ ATOLL_SHELL: path.join(ROOT, 'shell/dist') }));

  for (const what of ['newer minors', 'older minors'] as const) {
    test(`${what} of everything shared runs the remotes that are served`, async ({ page, site }) => {
      const { root, remove } = await emptyWorkspace();
      try {
        await pretendVersions(root, OTHERS[what]);
        const shell = await buildShell(root);
        if (what === 'newer minors') await remote(site, root, 'check-shell');
        else expect(await refused(site, root, 'check-shell')).toMatch(/mfe-catalog \S+: It needs react \^19\.3\.0/);
        await site.restartApi({ ATOLL_SHELL: shell });
        for (const address of ['/', '/packages', '/resorts']) {
          await page.goto(address);
          await expect(page.locator('#root main article').first()).toBeVisible();
        }
        await page.goto('/ttm/login');
        await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
      } finally {
        await remove();
      }
    });
  }
});

for (const [what, versions] of Object.entries(OTHERS)) {
  test(`a remote built with ${what} of everything shared runs in the shell`, async ({ page, site }) => {
    await pretendVersions(team.root, versions);
    await team.build({ says: what });
    if (what === 'newer minors') {
      // It may use what the shell lacks, which its team learns; visitors keep the page.
      const said = await refused(site, team.root, 'publish', team.name);
      expect(said).toContain('It needs react ^19.4.0; the shell offers 19.3.1.');
      expect(said).toContain('It needs @atoll/i18n ^1.5.0; the shell offers 1.4.0.');
      await forced(site, team, versions);
    } else await serve(site, team);
    await works(page, what);
  });
}

test('a remote built with another major ends in the release before it, and without one in the card', async ({
  page,
  site,
}) => {
  const major = change(0, 1);
  await pretendVersions(team.root, major);
  await team.build({ says: 'another major' });
  expect(await refused(site, team.root, 'check', team.name)).toMatch(/It needs react \^20\./);
  await forced(site, team, major);
  await works(page, 'newer minors');

  const alone = await probe('mfe-alone');
  try {
    await pretendVersions(alone.root, major);
    await alone.build();
    await forced(site, alone, major);
    await page.goto('/alone');
    await expect(card(page)).toBeVisible();
    await page.getByRole('navigation').first().getByRole('link', { name: 'Packages' }).click();
    await expect(page.locator('#root main article').first()).toBeVisible();
  } finally {
    await alone.remove();
  }
});
