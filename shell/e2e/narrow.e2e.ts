import { localized } from '@atoll/contract/paths';
import { cutIn } from './support/cut';
import { widthsOf } from './support/judgement';
import { DOORS } from '@atoll/tools/site-pages.mjs';
import { publicScreens, readScreens, settled, unnamedScreens } from './support/screens';
import { expect, test } from './support/site';

// WCAG 2.2, 1.4.10: the narrowest window, and a desk of 1280 by 1024 at twice its size, which leaves half of both.
const NARROWEST = { width: 320, height: 640 };
const TWICE = { width: 640, height: 512 };

test.describe.configure({ mode: 'parallel' });

// In Russian, whose words are the longest.
for (const half of [0, 1])
  test(`every public page holds in 320 px and at twice its size: nothing sideways, no word cut (${half + 1} of 2)`, async ({
    page,
    office,
  }) => {
    const named = [...(await publicScreens(office)), ...(await readScreens(office))];
    const screens = [...named, ...unnamedScreens(named), ...DOORS].filter((_, index) => index % 2 === half);
    expect(screens.length).toBeGreaterThan(10);
    for (const screen of screens) {
      await page.setViewportSize(NARROWEST);
      await page.goto(localized(screen.path, 'ru'));
      for (const size of [NARROWEST, TWICE]) {
        await page.setViewportSize(size);
        await settled(page, screen);
        const { content, room } = await widthsOf(page);
        const at = `${screen.name} at ${size.width} px`;
        expect.soft(content, `${at}: scrolls sideways`).toBeLessThanOrEqual(room);
        expect.soft(await cutIn(page), `${at}: cut`).toEqual([]);
      }
    }
  });
