import type { Locator, Page } from '@playwright/test';
import { paths } from '@atoll/contract/paths';
import { expect, quiet, test } from './support/site';

test.describe.configure({ mode: 'parallel' });
test.use({ colorScheme: 'dark' });

/** Opens a page as Windows' high contrast has it: the system's own colours, and no background of ours. */
async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(address);
  await expect(page.locator('#root main [class*="mfe_"]').first()).toBeAttached();
  await quiet(page);
}

/** Which share of an element's pixels stand out from the ground that most of them are, and which differ from those of another picture: by 3:1. */
async function shares(page: Page, target: Locator, before?: Buffer) {
  const shot = await target.screenshot({ animations: 'disabled' });
  const { seen, changed } = await page.evaluate(
    async (shots) => {
      const linear = (value: number) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const lightsOf = async (data: string) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
        context.drawImage(image, 0, 0);
        const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
        return Array.from({ length: pixels.length / 4 }, (_, at) => {
          const [red, green, blue] = [0, 1, 2].map((part) => linear(pixels[4 * at + part]!));
          return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
        });
      };
      const stands = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3;
      const [lights, earlier] = await Promise.all(shots.map(lightsOf));
      const counted = Object.entries(Object.groupBy(lights!, (light) => light.toFixed(2)));
      const ground = Number(counted.toSorted((x, y) => y[1]!.length - x[1]!.length)[0]![0]);
      const share = (found: number[]) => found.length / lights!.length;
      return {
        seen: share(lights!.filter((light) => stands(light, ground))),
        changed: share(lights!.filter((light, at) => earlier && stands(light, earlier[at]!))),
      };
    },
    [shot, ...(before ? [before] : [])].map((it) => it.toString('base64')),
  );
  return { shot, seen, changed };
}

/** Chosen things that look as those beside them do: nothing of what the system leaves of a page tells them apart. */
const untold = (page: Page) =>
  page.evaluate(() => {
    const look = (element: Element) =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((part) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
        .map((style) =>
          [
            ...[style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth, style.borderTopStyle],
            ...[style.borderBottomStyle, style.borderBottomColor, style.borderTopColor, style.outlineStyle],
            ...[style.textDecorationLine, style.color, style.fontWeight, style.display],
            ...[style.content, style.fill],
          ].join(),
        )
        .join('|');
    const chosen = document.querySelectorAll(
      '#root :is([aria-current], [aria-pressed="true"], [aria-selected="true"]):not(span)',
    );
    return [...chosen]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const around = (element.closest('ul, ol, nav') ?? element.parentElement)!;
        const others = [...around.querySelectorAll(element.tagName)].filter(
          (other) => other !== element && !other.matches('[aria-current]'),
        );
        const isTold = others.every((other) => look(other) !== look(element));
        return isTold ? [] : [`${element.className}: ${element.textContent}`];
      });
  });

/** Fields and buttons that have no edge: their background is not there. */
const edgeless = (page: Page) =>
  page.evaluate(() => {
    const hasEdge = (style: CSSStyleDeclaration) =>
      (Number.parseFloat(style.borderBottomWidth) > 0 && style.borderBottomStyle !== 'none') ||
      (Number.parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== 'none');
    const controls = document.querySelectorAll('#root :is(.doc-button, input, select, textarea)');
    return [...controls]
      .filter(
        (element) => element.checkVisibility() && !/checkbox|radio|range/.test((element as HTMLInputElement).type),
      )
      .filter((element) => {
        const around = element.parentElement!;
        return ![element, around, around.parentElement!].some((it) => hasEdge(getComputedStyle(it)));
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 20)}`);
  });

/** Stops of the keyboard at which nothing shows where one is. */
async function lostStops(page: Page, stops: number): Promise<string[]> {
  const lost: string[] = [];
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element === document.body) return null;
      const around = [element, element.parentElement!, element.closest('article') ?? element];
      const styles = [...around, ...element.querySelectorAll('*')].flatMap((part) =>
        [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)),
      );
      const isOutlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      // What is drawn has a line of its own.
      const isDrawn = element.closest('svg') !== null && styles.some(({ strokeWidth }) => strokeWidth === '0.7px');
      const isShown = isDrawn || styles.some(isOutlined);
      return isShown ? null : `${element.tagName} ${element.className} ${element.textContent.slice(0, 20)}`;
    });
    if (at) lost.push(at);
  }
  return lost;
}

const PAGES = [
  paths.home(),
  paths.packages('category=diving'),
  paths.resorts('view=map'),
  paths.experiences('category=diving'),
  paths.blog(),
  paths.faq(),
  paths.compare(['hanifa-baa', 'madi-faru']),
  paths.contact(),
  paths.customTrip(),
];

test('in high contrast what is chosen, what can be pressed and where the keyboard is can be told', async ({ page }) => {
  for (const address of PAGES) {
    await open(page, address);
    expect.soft(await untold(page), `${address}: what is chosen`).toEqual([]);
    expect.soft(await edgeless(page), `${address}: edges`).toEqual([]);
    expect.soft(await lostStops(page, 25), `${address}: focus`).toEqual([]);
  }
});

test('in high contrast hearts, boxes and marks of the chart can be seen', async ({ page }) => {
  await open(page, paths.resorts());
  const buttons = page.locator('#root main article button[aria-pressed]');
  // A heart is filled; a box gets a tick, which is small.
  for (const [button, least] of [
    [buttons.filter({ hasNot: page.locator('span') }).first(), 0.02],
    [buttons.filter({ has: page.locator('span') }).first(), 0.003],
  ] as const) {
    const calm = await shares(page, button);
    expect(calm.seen).toBeGreaterThan(0.02);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.move(0, 0);
    expect((await shares(page, button, calm.shot)).changed).toBeGreaterThan(least);
  }

  await open(page, paths.resorts('view=map'));
  const marks = page.locator('#root main svg a');
  await expect(marks.first()).toBeVisible();
  for (const mark of (await marks.all()).slice(0, 3)) {
    const calm = await shares(page, mark);
    expect(calm.seen).toBeGreaterThan(0.03);
    await mark.focus();
    expect((await shares(page, mark, calm.shot)).changed, 'the focus').toBeGreaterThan(0.02);
  }
});
