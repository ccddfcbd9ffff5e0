import { paths } from '@atoll/contract/paths';
import { contrastsIn } from './support/contrast';
import { expect, test } from './support/site';

const WIDTHS = [390, 1440];

test.describe.configure({ mode: 'parallel' });

for (const width of WIDTHS)
  test(`words over pictures can be read by day and in the dark, ${width} px wide`, async ({ page, office }) => {
    const slugs = async (kind: string) => {
      const { results } = await office.get<{ results: { slug: string }[] }>(`/api/${kind}/?page_size=100`);
      return results.map(({ slug }) => slug);
    };
    // Of places to stay, with the lightest pictures there are, every one on a phone.
    const stays = (await slugs('resorts')).filter((_, index) => width === WIDTHS[0] || index % 3 === 0);
    const kinds = [
      ...[paths.home(), paths.transportation(), paths.about(), paths.customTrip()],
      paths.destination((await slugs('destinations'))[0]!),
      paths.experience((await slugs('experiences'))[0]!),
    ];
    const byNight = [...kinds, paths.resort(stays[0]!)];
    await page.setViewportSize({ width, height: width === WIDTHS[0] ? 844 : 900 });
    const faint: string[] = [];
    for (const address of [...kinds, ...stays.map(paths.resort)]) {
      await page.goto(address);
      await expect(page.locator('#root main h1')).toBeVisible();
      await page.locator('#root .doc-hero img').evaluate((image: HTMLImageElement) => image.decode());
      for (const colorScheme of ['light', 'dark'] as const) {
        if (colorScheme === 'dark' && !byNight.includes(address)) continue;
        await page.emulateMedia({ colorScheme });
        await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
        const found = await contrastsIn(page, '#root .doc-hero');
        expect(found.length, address).toBeGreaterThan(1);
        for (const { words, contrast, least } of found)
          if (contrast < least) faint.push(`${address} ${colorScheme} “${words}”: ${contrast.toFixed(2)} < ${least}`);
      }
    }
    expect(faint).toEqual([]);
  });
