import { paths } from '@atoll/contract/paths';
import { expect, test } from './support/site';

// A database of their own: what other flows do is counted too.
test.use({ purpose: 'visits' });

interface Visits {
  events: { event: string; count: number }[];
  sources: { name: string; views: number }[];
  nothing_found: { words: string }[];
}

test('what visitors do is counted in sums, and of who asks not to be followed nothing is', async ({
  page,
  browser,
  office,
  site,
}) => {
  const { results } = await office.get<{ results: { slug: string }[] }>('/api/packages/?lang=en&page_size=1');
  const trip = paths.package(results[0]!.slug);
  const done = async () => {
    const { events, sources, nothing_found } = await office.get<Visits>('/api/visits/');
    const counts = Object.fromEntries(events.map(({ event, count }) => [event, count]));
    return { counts, sources, nothing_found };
  };
  expect((await done()).counts).toMatchObject({ view: 0, sent: 0 });

  await page.goto(`${paths.packages('search=zeppelin')}&utm_source=newsletter`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // Who leaves before two seconds have passed has not seen the page.
  await page.waitForTimeout(2_500);
  await page.goto(trip);
  await expect.poll(async () => (await done()).counts).toMatchObject({ view: 1, nothing_found: 1 });
  const { sources, nothing_found } = await done();
  // What one alone has looked for may be their own.
  expect(nothing_found).toEqual([]);
  expect(sources).toEqual([{ name: 'newsletter', views: 1, sent: 0 }]);

  const private_ = await browser.newContext({ baseURL: site.url });
  await private_.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const unseen = await private_.newPage();
  const beacons: string[] = [];
  unseen.on('request', (request) => request.url().includes('/api/visits/') && beacons.push(request.url()));
  await unseen.goto(trip);
  await unseen.waitForTimeout(2_500);
  await unseen.goto(paths.packages());
  await private_.close();
  expect(beacons).toEqual([]);
});
