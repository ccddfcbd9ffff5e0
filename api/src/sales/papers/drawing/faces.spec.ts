import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { extractText } from 'unpdf';
import { Sandbox } from '../../../platform/sandbox/sandbox.js';
import type drawPaper from './draw-paper.js';
import type { Paper } from './paper.js';

const sandbox = new Sandbox();
afterAll(() => sandbox.onApplicationShutdown());

/** A paper that says a name in each of the three faces. */
const paperFor = (name: string): Paper => ({
  language: 'en',
  agency: { name, lines: [name] },
  title: name,
  number: name,
  facts: [['Guest', name]],
  blocks: [],
  foot: name,
  pageWords: '{{page}} of {{pages}}',
  made_at: '2026-11-23T09:30:00.000Z',
});

/** The text of a paper, drawn where papers are drawn; without spaces. */
async function drawn(name: string): Promise<string> {
  const module = path.join(import.meta.dirname, 'draw-paper.js');
  const job = { module, input: paperFor(name), caller: 'a', field: 'paper', limit: 20_000 };
  const pdf = await sandbox.run<typeof drawPaper>(job);
  return (await extractText(new Uint8Array(pdf), { mergePages: true })).text.replaceAll(/\s+/g, '');
}

describe('a name on a paper', () => {
  it.each([
    ['Kazakh', 'Әсел Қанат', 'Әсел Қанат'],
    ['Kazakh letters', 'Тәңірберген Ғұмар Өмір Үкі Іңкәр Һ', 'Тәңірберген Ғұмар Өмір Үкі Іңкәр Һ'],
    ['Turkish', 'Ayşe Işık Ğ İ ç', 'Ayşe Işık Ğ İ ç'],
    ['Ukrainian', 'Ґанна Їжак Єва', 'Ґанна Їжак Єва'],
    // The capital is drawn by its Cyrillic twin.
    ['Azeri', 'Əli Məmmədov', 'Әli Məmmədov'],
    ['Vietnamese', 'Nguyễn Thị Đặng', 'Nguyễn Thị Đặng'],
    ['Polish', 'Łukasz Żółć', 'Łukasz Żółć'],
    ['Greek', 'Νίκος Παπάς', 'Νίκος Παπάς'],
    ['Chinese', '李喆翀堃', '李喆翀堃'],
    ['Hindi', 'राहुल', '?????'],
    ['Arabic', 'محمد علي', '???????'],
    ['Thai', 'สมชาย ใจดี', '?????????'],
    ['Korean', '김민수', '???'],
    ['an emoji', 'José 🏝', 'José ?'],
    ['a filler', '\u3164', '?'],
    ['controls', 'A\u007f\u0085B', 'A??B'],
    ['accents on one letter', 'A\u0302\u0316\u0489\u0361', 'Â???'],
    ['half of a character', 'A\ud83d', 'A?'],
  ])('is written in %s, or a question mark for each character that no font has', async (_, name, expected) => {
    const text = await drawn(name);
    // In the head and beside the title: one of each face.
    expect(text.split(expected.replaceAll(' ', '')).length).toBeGreaterThan(4);
  });

  it('takes no paper away, whatever it is written in', async () => {
    const anywhere = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
    const ofOneScript = fc
      .tuple(
        fc.integer({ min: 0, max: 0x32_3a }),
        fc.array(fc.integer({ min: 0, max: 0x3f }), { minLength: 1, maxLength: 40 }),
      )
      .map(([block, offsets]) => String.fromCodePoint(...offsets.map((offset) => block * 0x40 + offset)));
    const units = fc.array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 40 });
    const hard = fc.array(
      fc.constantFrom(
        'A',
        'ı',
        'م',
        'ש',
        'क',
        '\u0301',
        '\u0489',
        '\u200b',
        '\u200d',
        '\u202e',
        '\u2066',
        '\ud800',
        '\udc00',
      ),
      { maxLength: 40 },
    );
    const name = fc.oneof(
      anywhere,
      ofOneScript,
      units.map((codes) => String.fromCharCode(...codes)),
      hard.map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(name, async (given) => {
        expect(await drawn(given)).toContain('1of1');
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
