import fs from 'node:fs/promises';
import path from 'node:path';
import { type Developed, develop } from '@atoll/tools/dev/develop.mjs';
import { patient } from '@atoll/tools/presets/patience.mjs';
import { ROOT, type Workspace, catalogSources } from './support/releases';
import { expect, test } from './support/site';

/** From the saved file to what the page shows. */
const AT_ONCE = patient(1_000);
const SEARCH = 'src/home/home-search.tsx';
const CHOOSE = "{t('search.destinationChoose')}";

let remote: Workspace;
let developed: Developed;

test.beforeAll(async ({ site }) => {
  remote = await catalogSources();
  const packages = [
    { name: 'shell', dir: path.join(ROOT, 'shell') },
    { name: 'mfe-catalog', dir: remote.catalog },
  ];
  developed = await develop({ packages, site: site.url, host: '127.0.0.1', port: 0 });
});
test.afterAll(async () => {
  await developed.close();
  await remote.remove();
});

const change = async (file: string, from: string, to: string) => {
  const text = await fs.readFile(path.join(remote.catalog, file), 'utf8');
  expect(text).toContain(from);
  await fs.writeFile(path.join(remote.catalog, file), text.replace(from, to));
};

test('a component that is saved is replaced in the open page, which keeps its state @alone', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Module build failed/);
  await page.goto(developed.url);
  await page.waitForFunction(() => performance.getEntriesByName('atoll.page').length > 0);
  // State of the component itself: nothing was chosen, and it says so.
  const search = page.getByRole('search');
  await search.getByRole('button').click();
  const told = search.locator('[aria-invalid="true"]');
  await expect(told).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'opened', 'once'));
  const stillOpen = async () => {
    expect(await page.evaluate(() => Reflect.get(window, 'opened') as unknown)).toBe('once');
    await expect(told).toBeVisible();
  };

  await change(SEARCH, CHOOSE, 'Choose an island');
  await expect(search.getByText('Choose an island')).toBeAttached({ timeout: AT_ONCE });
  await stillOpen();
  await change('src/home/home-search.module.css', '.search {', '.search {\n  outline: 7px solid;');
  await expect(search).toHaveCSS('outline-width', '7px', { timeout: AT_ONCE });
  await stillOpen();

  // What does not compile is told, and the page stands as it was until it is mended.
  const failed = page.waitForEvent('console', (message) => message.text().includes('Module build failed'));
  await change(SEARCH, 'const { t }', 'const { = t }');
  await failed;
  await stillOpen();
  await change(SEARCH, 'const { = t }', 'const { t }');
  await change(SEARCH, 'Choose an island', 'Choose an atoll');
  await expect(search.getByText('Choose an atoll')).toBeAttached({ timeout: patient(5_000) });
  await stillOpen();

  // A page that is opened later begins with what is there by then.
  await page.reload();
  await expect(search.getByText('Choose an atoll')).toBeAttached();
  await change(SEARCH, 'Choose an atoll', CHOOSE);
  await expect(search.getByText('Choose an atoll')).toHaveCount(0, { timeout: AT_ONCE });
});

test('words and routes are those of the files, under the policy and the guard of the site', async ({ page, site }) => {
  await change('locales/en.json', '"Resorts and', '"Ours: Resorts and');
  await change('remote.json', '"/resorts",', '"/islands",');
  const answer = await page.goto(`${developed.url}/islands`);
  await expect(page.getByRole('heading', { level: 1, name: /^Ours: / })).toBeVisible();
  expect(answer!.status()).toBe(200);
  const ofSite = (await fetch(`${site.url}/islands`)).headers.get('content-security-policy');
  expect(ofSite).toContain("script-src 'self'");
  expect(answer!.headers()['content-security-policy']).toBe(ofSite);

  // A click stays with what is developed; the site itself knows nothing of it.
  await page.locator('a[href="/islands"], a[href="/packages"]').first().click();
  await expect(page.locator('#root main article').first()).toBeVisible();
  const html = await (await fetch(`${site.url}/packages`)).text();
  expect(html).not.toContain('@dev');
  expect((await fetch(`${site.url}/islands`)).status).toBe(404);
  expect((await fetch(`${site.url}/@dev/changes`)).status).toBe(404);
});

test('a file beside the builds is not handed out', async () => {
  expect((await fetch(`${developed.url}/@dev/mfe-catalog/..%2f..%2f..%2fetc/passwd`)).status).toBe(404);
  expect((await fetch(`${developed.url}/@dev/mfe-catalog/nothing.js`)).status).toBe(404);
});
