import type { Page } from '@playwright/test';

/** Words over pixels: the contrast that 5 % of the pixels behind them fall below, and the least that WCAG 2.2, 1.4.3 asks of them. */
export interface OverPixels {
  words: string;
  contrast: number;
  least: number;
}

/** Every piece of text within the element of `selector`, measured against what is drawn behind it. */
export async function contrastsIn(page: Page, selector: string): Promise<OverPixels[]> {
  const texts = await page.evaluate((within) => {
    // Colours on their way to others have arrived; what inherits one sets out when that has.
    const onTheirWay = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let left = onTheirWay(); left.length > 0; left = onTheirWay())
      for (const transition of left) transition.finish();
    const found: { words: string; color: string; least: number; box: number[] }[] = [];
    const around = document.querySelector<HTMLElement>(within)!;
    const { left, top } = around.getBoundingClientRect();
    const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      if (!node.textContent!.trim() || width * height < 16 || !parent.checkVisibility({ opacityProperty: true }))
        continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const box = [x - left, y - top, width, height].map(Math.round);
      found.push({ words: node.textContent!.trim().slice(0, 30), color, least: isLarge ? 3 : 4.5, box });
    }
    return found;
  }, selector);
  // A sheet of the page's own making: its policy lets no other in.
  await page.evaluate((within) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `${within} * { color: transparent !important; text-shadow: none !important; transition: none !important; }`,
    );
    document.adoptedStyleSheets = [sheet];
  }, selector);
  const shot = await page.locator(selector).screenshot({ animations: 'disabled' });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return page.evaluate(
    async ([data, measured]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const linear = (value: number) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      /** Relative luminance of each pixel of a context. */
      const lights = (context: OffscreenCanvasRenderingContext2D, wide: number, high: number) => {
        const { data: pixels } = context.getImageData(0, 0, wide, high);
        return Array.from({ length: wide * high }, (_, at) => {
          const [red, green, blue] = [0, 1, 2].map((part) => linear(pixels[4 * at + part]!));
          return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
        });
      };
      return measured.map(({ words, color, least, box: [x, y, wide, high] }) => {
        const context = new OffscreenCanvas(wide!, high!).getContext('2d')!;
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [ink] = lights(context, 1, 1);
        context.drawImage(image, -x!, -y!);
        const contrasts = lights(context, wide!, high!).map(
          (light) => (Math.max(light, ink!) + 0.05) / (Math.min(light, ink!) + 0.05),
        );
        const sorted = contrasts.toSorted((a, b) => a - b);
        return { words, least, contrast: sorted[Math.floor(sorted.length * 0.05)]! };
      });
    },
    [shot.toString('base64'), texts] as const,
  );
}
