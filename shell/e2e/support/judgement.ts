import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe finds serious or critical: `rule: where | where`. No page has frames. */
export async function faultsOf(page: Page): Promise<string[]> {
  // Half a megabyte: once for each load.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // A colour on its way to another one is none that anybody reads.
  await page.evaluate(async () => {
    const isEnding = (animation: Animation) =>
      animation.playState === 'running' && animation.effect?.getComputedTiming().iterations !== Infinity;
    const ending = document.getAnimations().filter(isEnding);
    const ends = Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
    // One that the browser has stopped to draw never ends, and changes nothing any more.
    await Promise.race([ends, new Promise((resolve) => setTimeout(resolve, 5000))]);
  });
  const violations = await page.evaluate(async () => {
    const run = (window as unknown as { axe: typeof axe }).axe.run;
    return (await run(document, { resultTypes: ['violations'] })).violations;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** How wide the page is and how wide it may be: where the first is larger it scrolls sideways. */
export const widthsOf = (page: Page): Promise<{ content: number; room: number }> =>
  page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
