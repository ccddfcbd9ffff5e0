import path from 'node:path';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { GALLERY, baseOf } from '@atoll/tools/dev/builds.mjs';
import { type Developed, develop } from '@atoll/tools/dev/develop.mjs';
import { faultsOf, widthsOf } from './support/judgement';
import { ROOT } from './support/releases';
import { expect, test } from './support/site';

// Every component of libs/ui in every state, as `npm run dev` shows it.
const WIDTHS = [390, 1440];

let developed: Developed;

test.beforeAll(async ({ site }) => {
  const packages = [{ ...GALLERY, dir: path.join(ROOT, GALLERY.dir) }];
  developed = await develop({ packages, site: site.url, host: '127.0.0.1', port: 0 });
});
test.afterAll(() => developed.close());

/** Colours are the same in every language. */
const LOOKS = [...LANGUAGE_CODES.map((language) => ({ language, theme: 'light' })), { language: 'en', theme: 'dark' }];

for (const { language, theme } of LOOKS)
  test(`the gallery, ${language}, ${theme}: no component leaves its place, nothing serious from axe`, async ({
    page,
  }) => {
    const query = new URLSearchParams({ language, theme });
    await page.goto(`${developed.url}${baseOf(GALLERY.name)}?${query}`);
    await expect(page.locator('figure').first()).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { content, room } = await widthsOf(page);
      expect.soft(content, `${width} px: scrolls sideways`).toBeLessThanOrEqual(room);
      expect.soft(await page.evaluate(beyondTheirPlace), `${width} px: wider than their place`).toEqual([]);
      expect.soft(await faultsOf(page), `${width} px: axe`).toEqual([]);
    }
  });

/** States whose words or boxes end outside of the place that they have, clipped ones among them. */
function beyondTheirPlace(): string[] {
  // A dot before each fact is kept outside and cut off on purpose.
  const cut = (element: Element) => element.closest('.doc-meta, .doc-price__note, .doc-hidden') !== null;
  const found = Array.from(document.querySelectorAll('figure')).filter((figure) => {
    const { left, right } = figure.querySelector('div')!.getBoundingClientRect();
    return Array.from(figure.querySelectorAll('div *')).some((element) => {
      if (cut(element)) return false;
      const box = element.getBoundingClientRect();
      return box.width > 0 && (box.left < left - 0.5 || box.right > right + 0.5);
    });
  });
  return found.map((figure) => figure.dataset.state!);
}

test('what is pointed at, focused or dark looks so without a hand on it', async ({ page }) => {
  const backgroundOf = (state: string) =>
    page
      .locator(`figure[data-state="Button: ${state}"] button`)
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  const backgrounds = async () => [await backgroundOf('primary'), await backgroundOf('primary, pointed at')];
  await page.goto(`${developed.url}${baseOf(GALLERY.name)}?theme=light`);
  const light = await backgrounds();
  await page.goto(`${developed.url}${baseOf(GALLERY.name)}?theme=dark`);
  expect(new Set([...light, ...(await backgrounds())]).size).toBe(4);
  await expect(page.locator('figure[data-state="Button: focus"] button')).toHaveCSS('outline-style', 'solid');
});
