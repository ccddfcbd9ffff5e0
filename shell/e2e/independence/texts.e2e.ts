import type { RemoteSet } from '@atoll/contract/release';
import { type Probe, probe } from '../support/probe';
import { serve } from '../support/releases';
import { expect, test } from '../support/site';

test.use({ purpose: 'collision' });
test.describe.configure({ mode: 'serial' });

let team: Probe;
test.beforeAll(async ({ site }) => {
  team = await probe('mfe-lagoon');
  await team.build({ says: 'the first', titleKey: 'before' });
  await serve(site, team);
});
test.afterAll(() => team.remove());

const title = (language: string) => `Title of lagoon (${language})`;

test('a page that is open while a release with other keys comes keeps its own texts, in every language', async ({
  page,
  site,
}) => {
  await page.goto('/lagoon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Title of lagoon');
  await team.build({ says: 'the second', titleKey: 'after' });
  await serve(site, team);
  for (const language of ['ru', 'zh']) {
    await page.locator('select:has(option[value="ru"])').first().selectOption(language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(language));
    await expect(page.getByRole('note')).toHaveText('the first');
  }
  await page.reload();
  await expect(page.getByRole('note')).toHaveText('the second');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title('zh'));
});

test('the release that the page falls back to shows its own texts', async ({ page, site, complaints }) => {
  complaints.allow(/status of 404/);
  const set = (await (await fetch(`${site.url}/api/registry/v1/stable/`)).json()) as RemoteSet;
  const [second] = set.remotes.find(({ name }) => name === team.name)!.candidates;
  await page.route(`**${second!.base}**`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/ru/lagoon');
  await expect(page.getByRole('note')).toHaveText('the first');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title('ru'));
});
