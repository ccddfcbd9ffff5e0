import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Style } from './paper-look.js';

type Face = Style['face'];

/** One file of a family: it may hold characters of its ranges, and none beyond them is looked for in it. */
interface Slice {
  file: string;
  ranges: [first: number, last: number][];
}

const require = createRequire(import.meta.url);

/** What pdfkit opens fonts with. It comes without types. */
const fontkit = require('fontkit') as { create(font: Buffer): { characterSet: readonly number[] } };

const sets = new Map<string, ReadonlySet<number>>();

/** The characters that a font file has: the ranges of its package are those of a script, drawn in it or not. */
function charactersOf({ file }: Slice): ReadonlySet<number> {
  const characters = sets.get(file) ?? new Set(fontkit.create(readFileSync(file)).characterSet);
  sets.set(file, characters);
  return characters;
}

/** The files of a font package, as its own table tells what is in which. */
function slicesOf(packageName: string, fileOf: (slice: string) => string): Slice[] {
  const table = require.resolve(`${packageName}/unicode.json`);
  const ranges = JSON.parse(readFileSync(table, 'utf8')) as Record<string, string>;
  return Object.entries(ranges).map(([name, text]) => ({
    file: path.join(path.dirname(table), 'files', fileOf(name.replaceAll(/[[\]]/g, ''))),
    ranges: text.split(',').map((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return [first, last];
    }),
  }));
}

/** The site's own families, and one that knows 20,000 Chinese characters: names have more of them than any short list. */
const FAMILIES = {
  prata: () => slicesOf('@fontsource/prata', (slice) => `prata-${slice}-400-normal.woff2`),
  manrope: () => slicesOf('@fontsource-variable/manrope', (slice) => `manrope-${slice}-wght-normal.woff2`),
  noto: () => slicesOf('@fontsource-variable/noto-sans-sc', (slice) => `noto-sans-sc-${slice}-wght-normal.woff2`),
};
type Family = keyof typeof FAMILIES;

/** Where a face looks for a character, the preferred family first; null: it has one weight. Prata has the letters of Kazakh. */
const FACES: Record<Face, [Family, number | null][]> = {
  display: [
    ['prata', null],
    ['manrope', 500],
    ['noto', 500],
  ],
  text: [
    ['manrope', 450],
    ['noto', 400],
    ['prata', null],
  ],
  strong: [
    ['manrope', 700],
    ['noto', 600],
    ['prata', null],
  ],
};

const loaded = new Map<Family, Slice[]>();
const slices = (family: Family): Slice[] => {
  const known = loaded.get(family) ?? FAMILIES[family]();
  loaded.set(family, known);
  return known;
};

/** What stands for a character that no family has: an emoji in a name, a script that the agency does not write. */
const UNKNOWN = '?';

/** As fonts have it: composed letters, the Cyrillic twin of the one capital of Azeri that they lack, and no spaces that they lack. */
export const writable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\u018f', '\u04d8')
    .replaceAll(/[\u2000-\u200a\u202f]/g, '\u00a0')
    .replaceAll(/[\p{Cf}\p{Variation_Selector}\u2028\u2029]/gu, '');

/** pdfkit reads the head of each glyph, 10 bytes, also that of a space, which has none: where it comes last, beyond the font. */
const AFTER = Buffer.alloc(10);

/** A part of a text in one font. */
export interface Run {
  font: string;
  text: string;
}

/** The fonts of one paper: of each family only the characters that stand in it. */
export class Faces {
  /** Fonts by name, as TrueType. */
  readonly fonts = new Map<string, Buffer>();
  private readonly fontOf: Record<Face, Map<string, string>> = {
    display: new Map(),
    text: new Map(),
    strong: new Map(),
  };

  private constructor() {}

  /** @param texts all that the paper says */
  static async of(texts: readonly string[]): Promise<Faces> {
    const faces = new Faces();
    const characters = [...new Set([...texts.flatMap((text) => [...writable(text)]), UNKNOWN])].filter((c) => c >= ' ');
    for (const face of Object.keys(FACES) as Face[]) faces.assign(face, characters);
    for (const [name, { slice, weight, text }] of faces.wanted) {
      const options = { targetFormat: 'sfnt' as const, ...(weight !== null && { variationAxes: { wght: weight } }) };
      // One after the other: the library works on one font at a time in any case.
      // oxlint-disable-next-line no-await-in-loop
      const font = await subsetFont(readFileSync(slice.file), text, options);
      faces.fonts.set(name, Buffer.concat([font, AFTER]));
    }
    return faces;
  }

  /** What is asked of each font, by its name. */
  private readonly wanted = new Map<string, { slice: Slice; weight: number | null; text: string }>();

  private assign(face: Face, characters: readonly string[]): void {
    for (const character of characters) {
      const code = character.codePointAt(0) ?? 0;
      for (const [family, weight] of FACES[face]) {
        const slice = slices(family).find(
          (one) => one.ranges.some(([first, last]) => code >= first && code <= last) && charactersOf(one).has(code),
        );
        if (!slice) continue;
        const name = `${path.basename(slice.file, '.woff2')}-${weight ?? 400}`;
        const { text = '' } = this.wanted.get(name) ?? {};
        this.wanted.set(name, { slice, weight, text: text + character });
        this.fontOf[face].set(character, name);
        break;
      }
    }
  }

  /** A text in parts of one font each. */
  runs(text: string, face: Face): Run[] {
    const runs: Run[] = [];
    for (const given of writable(text)) {
      const character = this.fontOf[face].has(given) ? given : UNKNOWN;
      const font = this.fontOf[face].get(character) ?? '';
      const last = runs.at(-1);
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character });
    }
    return runs;
  }
}
