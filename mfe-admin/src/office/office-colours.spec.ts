import { describe, expect, it } from '@jest/globals';
import { theme } from 'antd';
import { antdToken } from '@atoll/ui/tokens';

/** WCAG 2.2, 1.4.3. */
const LEAST = 4.5;

const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((from) => {
    const part =
      Number.parseInt(hex.length === 4 ? hex[(from + 1) / 2]!.repeat(2) : hex.slice(from, from + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (...colours: [string, string]): number => {
  const [dark, light] = colours.map((colour) => luminance(colour) + 0.05).toSorted((a, b) => a - b) as [number, number];
  return light / dark;
};

describe('the colours of the office', () => {
  it.each(['light', 'dark'] as const)('let one read what is written on a filled button (%s)', (scheme) => {
    const algorithm = scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
    const token = theme.getDesignToken({ token: antdToken(scheme), algorithm });
    for (const ground of ['colorPrimary', 'colorPrimaryHover', 'colorError', 'colorErrorHover'] as const)
      expect([ground, contrast(token.colorTextLightSolid, token[ground]) >= LEAST]).toEqual([ground, true]);
  });
});
