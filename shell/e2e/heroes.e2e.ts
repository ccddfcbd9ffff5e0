import { localized, paths } from '@atoll/contract/paths';
import { expect, test } from './support/site';

interface Focal {
  focal_x: number;
  focal_y: number;
}

/** Pages whose picture is of something that stands left of its middle, right of it, and low. */
const PAGES = [
  ['destinations/thulusdhoo', paths.destination('thulusdhoo')],
  ['destinations/baa-atoll', paths.destination('baa-atoll')],
  ['resorts/hanifa-baa', paths.resort('hanifa-baa')],
  ['experiences/mantas-of-hanifaru', paths.experience('mantas-of-hanifaru')],
] as const;

/** Where the focal point of the first picture is drawn, the part of it that is seen, and where the words stand. */
const drawn = ({ focal_x: x, focal_y: y }: Focal) => {
  const picture = document.querySelector<HTMLImageElement>('.doc-hero__picture')!;
  const box = picture.getBoundingClientRect();
  const hero = picture.parentElement!.getBoundingClientRect();
  const scale = Math.max(box.width / picture.naturalWidth, box.height / picture.naturalHeight);
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  const [moveX = 50, moveY = 50] = getComputedStyle(picture).objectPosition.split(' ').map(Number.parseFloat);
  const words = document.querySelectorAll(':is(.doc-eyebrow, .doc-hero__title, .doc-hero__lead)');
  return {
    at: [
      box.x + ((box.width - width) * moveX) / 100 + x * width,
      box.y + ((box.height - height) * moveY) / 100 + y * height,
    ],
    seen: { left: box.left, right: box.right, top: box.top, bottom: Math.min(box.bottom, hero.bottom) },
    words: Array.from(words, (word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  };
};

for (const width of [390, 1440])
  for (const language of ['en', 'ru', 'zh'] as const)
    test(`what a hero shows is seen, and no word stands on it (${language}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 850 });
      for (const [address, path] of PAGES) {
        const answer = (await (await page.request.get(`/api/${address}/?lang=${language}`)).json()) as {
          image?: Focal;
          cover_image?: Focal;
        };
        await page.goto(localized(path, language));
        await page.locator('.doc-hero__picture').evaluate((image: HTMLImageElement) => image.decode());
        const { at, seen, words } = await page.evaluate(drawn, (answer.image ?? answer.cover_image)!);
        const [x = 0, y = 0] = at;
        const isIn = (box: typeof seen, room = 0) =>
          x > box.left - room && x < box.right + room && y > box.top - room && y < box.bottom + room;
        expect(isIn(seen, -32), `${path}: ${x}, ${y} in ${JSON.stringify(seen)}`).toBe(true);
        expect(
          words.filter((word) => isIn(word, 8)),
          `${path}: ${x}, ${y}`,
        ).toEqual([]);
      }
    });
