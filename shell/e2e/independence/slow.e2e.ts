import type { Page } from '@playwright/test';
import type { Site } from '@atoll/tools/site.mjs';
import { paths } from '@atoll/contract/paths';
import { listPackages } from '../support/catalogue';
import { builtCatalog, editJson, serve } from '../support/releases';
import { expect, test } from '../support/site';

// A network that is slow is not a server that is broken: the page comes, however many releases there are.
test.use({ purpose: 'collision' });
test.describe.configure({ mode: 'serial' });

const PATIENCE_MS = 40_000;
const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part of the site cannot be reached' });
const list = (page: Page) => page.locator('#root main article').first();

/** A phone at the edge of its network: 250 kbit/s, and 0.8 s until anything is answered. */
async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = 250_000 / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** The list or the card, whichever comes: both are final. */
async function comes(page: Page): Promise<void> {
  await expect(list(page).or(card(page))).toBeVisible({ timeout: PATIENCE_MS });
  await expect(card(page)).toHaveCount(0);
}

const byLink = async (page: Page, slug: string) => {
  await page.goto(paths.booking(slug));
  const link = page.getByRole('navigation').first().getByRole('link', { name: 'Packages' });
  await expect(link).toBeVisible();
  // Not for a network that is idle: Chromium does not always tell the end of a revalidation.
  await expect(page.locator('#root main form')).toBeVisible();
  await slow(page);
  // From one moment to the next, as a thumb does: nothing has been fetched ahead.
  await link.evaluate((element: HTMLElement) => element.click());
};

const promoteAnother = async (site: Site) => {
  const { root, catalog, remove } = await builtCatalog();
  await editJson(`${catalog}/package.json`, (content) => {
    content.version = '0.2.0';
  });
  await serve(site, { root, name: 'mfe-catalog' });
  await remove();
};

for (const releases of [1, 2])
  test(`a page of ${releases === 1 ? 'one release' : 'two releases'} comes by a link over a slow network`, async ({
    page,
    office,
    site,
  }) => {
    if (releases === 2) await promoteAnother(site);
    const [trip] = (await listPackages(office, 'page_size=1')).results;
    await byLink(page, trip!.slug);
    await comes(page);
  });

test('a document’s page comes over a slow network', async ({ page }) => {
  await slow(page);
  await page.goto(paths.packages(), { waitUntil: 'commit' });
  await comes(page);
});
