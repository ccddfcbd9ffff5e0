import { type Probe, probe } from '../support/probe';
import { refused, registryOf, serve, served } from '../support/releases';
import { expect, test } from '../support/site';

test.use({ purpose: 'collision' });
test.describe.configure({ mode: 'serial' });

const NAMES = ['mfe-reef', 'mfe-sandbank'] as const;
const teams: Probe[] = [];
test.beforeAll(async () => {
  for (const name of NAMES) teams.push(await probe(name));
});
test.afterAll(async () => {
  for (const { remove } of teams) await remove();
});

test('an address that moved to another remote does not come back with a rollback', async ({ page, site }) => {
  const [reef, sandbank] = teams as [Probe, Probe];
  await reef.build({ routes: { 'shared.spot': '/spot' } });
  await serve(site, reef);
  const { rev } = await registryOf(site).channel('stable');
  await reef.build({ says: 'reef without the spot' });
  await serve(site, reef, '--removes-route', '/spot');
  await sandbank.build({ routes: { 'shared.spot': '/spot' }, says: 'sandbank has the spot' });
  await serve(site, sandbank);
  await page.goto('/spot');
  await expect(page.getByRole('note')).toHaveText('sandbank has the spot');

  expect(await refused(site, reef.root, 'rollback', reef.name, '--to', String(rev))).toContain(
    'route /spot is served by mfe-sandbank',
  );
});

test('a collision in the channel costs the later remote that route, is reported, and nothing else', async ({
  page,
  site,
}) => {
  const [reef, sandbank] = teams as [Probe, Probe];
  const registry = registryOf(site);
  const [first] = await registry.releases(reef.name);
  // As it was written before this was checked, or by hand.
  await registry.promote('stable', reef.name, first!.version);
  await served(site, (await registry.channel('stable')).rev);
  const reported = page.waitForRequest((request) => request.url().endsWith('/api/errors'));
  await page.goto('/sandbank');
  await expect(page.getByRole('note')).toHaveText('sandbank has the spot');
  const report = (await reported).postDataJSON() as { message: string; remote: { name: string } };
  expect([report.remote.name, report.message]).toEqual([sandbank.name, 'The route /spot is left out: mfe-reef has it']);
  await page.goto('/packages');
  await expect(page.locator('#root main article').first()).toBeVisible();
  await page.goto('/spot');
  await expect(page.getByRole('note')).toHaveText(reef.name);
});
