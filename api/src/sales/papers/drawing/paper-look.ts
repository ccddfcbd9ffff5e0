/** Colours of the brand, as letters have them, and measures of a page in points. */
export const INK = '#0b2f38';
export const MUTED = '#4f666b';
export const SAND = '#f6f1e8';
export const LINE = '#e2dacb';
export const ACCENT = '#0a6d73';

/** A4. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;
export const CONTENT = PAGE.width - 2 * PAGE.margin;

/** The mark, an atoll seen from the air, in a box of 32 (`shell/src/frame/brand.tsx`). */
export const MARK =
  'M16 4.500c2.6 0 4.9.8 6.8 2.200M26 10.200c.9 1.6 1.4 3.4 1.5 5.300M27 20.200c-.8 2.1-2.1 3.9-3.8 5.200M18.8 27.200c-1 .2-1.9.3-2.8.3-2.1 0-4-.5-5.7-1.500M6.7 22.800a11.5 11.5 0 0 1-2.2-6.300M5.3 11.800C6.5 8.7 8.9 6.3 12 5.2';

/** How a text stands: face, size and distance of its lines in points, colour. */
export interface Style {
  face: 'display' | 'text' | 'strong';
  size: number;
  leading: number;
  colour: string;
}

const style = (face: Style['face'], size: number, leading: number, colour = INK): Style => ({
  face,
  size,
  leading,
  colour,
});

export const STYLES = {
  agency: style('display', 15, 20),
  letterhead: style('text', 8, 11.5, MUTED),
  title: style('display', 25, 31),
  heading: style('strong', 10.5, 15),
  label: style('text', 8, 12, MUTED),
  name: style('strong', 10.5, 15),
  plain: style('text', 9.5, 14),
  quiet: style('text', 8.5, 12.5, MUTED),
  amount: style('text', 9.5, 14),
  total: style('strong', 13, 18),
} as const;
