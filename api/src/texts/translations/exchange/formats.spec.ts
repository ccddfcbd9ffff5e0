import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ValidationFailedError } from '../../../platform/errors/app-error.js';
import { baseHash } from '../merge-texts.js';
import { canonicalText, isCarriable } from '../quality.js';
import { TextBook, indexEdits } from '../text-book.js';
import type { EditRow } from '../translations.queries.js';
import { bareCell, guardCell } from '@atoll/contract/csv';
import { FORMATS, type FormatName, revisionOf, toExchange } from './exchange-format.js';
import { formatOf } from './formats.js';

const PIECES = [
  '=1+1',
  '+960 300',
  '-20%',
  '@sum',
  '|x',
  '%s',
  "'quoted'",
  "''",
  '"',
  '""',
  '\t',
  '\n',
  ' ',
  '\u00A0',
  '\u202F',
  '{{count}}',
  '{{ name, format }}',
  '<1>',
  '</1>',
  '<br/>',
  '&amp;',
  '&',
  ']]>',
  '<![CDATA[',
  '\\',
  '\\n',
  '\\"',
  ',',
  ';',
  '😀',
  '👨‍👩‍👧',
  'Острова',
  '岛屿',
  'e\u0301',
  '\u2028',
  '\u0085',
  '\uFEFF',
  '1299',
  '1e5',
  'true',
  '2026-11-21',
  '#plural',
  '_x000D_',
  '{',
  '}',
  'msgid "x"',
  '<!--',
  '-->',
  '{{- x}}',
  '$t(a)',
  '0012',
  'é',
  '\u200B',
  '\u202E',
  '\u007F',
];
const value = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 5 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => canonicalText(parts.join('')))
  .filter((text) => text.trim() !== '' && isCarriable(text));

const KEYS = ['hero.title', 'hero.lead.x', 'a', 'nights', 'nights_one', 'nights_other', 'Upper', 'x-y', 'k'];
const RELEASED = {
  home: { en: Object.fromEntries(KEYS.map((key) => [key, `Source {{count}} of ${key}\n<1>`])) },
  common: { en: { a: '=1', constructorX: 'x' } },
};

/** A book in which every text of the language was edited. */
async function bookOf(language: string, values: readonly string[]): Promise<TextBook> {
  const empty = new TextBook(language, RELEASED, indexEdits([]), []);
  const edits = (await empty.all()).flatMap(({ namespace, key }, index): EditRow[] => {
    const text = values[index % values.length];
    // Some stay untranslated.
    if (text === undefined || index % 7 === 6) return [];
    const about = { updated_by: null, updated_at: '', approved_by: null, approved_at: null, id: '', version: 1 };
    const status = index % 2 ? 'pending' : 'approved';
    return [
      {
        ...about,
        namespace,
        key,
        language,
        value: text,
        status,
        origin: 'ui',
        base_hash: baseHash('', ''),
        source_hash: null,
      },
    ];
  });
  return new TextBook(language, RELEASED, indexEdits(edits), []);
}

const read = async (format: FormatName, bytes: Buffer, language = 'ru') =>
  (await formatOf(format)).read(bytes, { language, namespaces: ['common', 'home'], namespace: null });

describe.each(FORMATS)('%s', (name) => {
  it.each(['en', 'ru', 'zh'])('brings every text back as it was in %s', async (language) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(value, { minLength: 1, maxLength: 12 }),
        fc.constantFrom('flat', 'nested'),
        fc.boolean(),
        async (values, shape, source) => {
          const texts = (await (await bookOf(language, values)).all()).map(toExchange);
          const rows = await read(
            name,
            await (await formatOf(name)).write(texts, { language, shape, source }),
            language,
          );
          const back = new Map(rows.map((row) => [`${row.namespace}:${row.key}`, row]));
          expect(back.size).toBe(rows.length);
          for (const text of texts) {
            const row = back.get(`${text.namespace}:${text.key}`);
            // Gettext has no form for fractions; JSON leaves out what is missing.
            const left = name === 'po' && language === 'ru' && text.plural?.form === 'other';
            if (left) expect(row).toBeUndefined();
            else expect(row?.value ?? null).toBe(text.value);
            if (row && row.revision !== null) expect(row.revision).toBe(revisionOf(text.value));
          }
        },
      ),
      { numRuns: name === 'xlsx' ? 15 : 60 },
    );
  });

  it('never breaks on garbage', async () => {
    const good = await (
      await formatOf(name)
    ).write((await (await bookOf('ru', ['Текст', '=1'])).all()).map(toExchange), {
      language: 'ru',
      shape: 'flat',
      source: true,
    });
    const damaged = fc
      .tuple(fc.nat(good.length), fc.nat(40), fc.uint8Array({ maxLength: 40 }))
      .map(([at, cut, put]) => Buffer.concat([good.subarray(0, at), put, good.subarray(at + cut)]));
    const garbage = fc.oneof(damaged, fc.uint8Array({ maxLength: 300 }).map(Buffer.from), fc.json().map(Buffer.from));
    await fc.assert(
      fc.asyncProperty(garbage, async (bytes) => {
        const started = performance.now();
        try {
          expect(Array.isArray(await read(name, Buffer.from(bytes)))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(ValidationFailedError);
        }
        expect(performance.now() - started).toBeLessThan(2000);
      }),
      { numRuns: name === 'xlsx' ? 60 : 150 },
    );
  });
});

it('a workbook with bytes behind its end is read', async () => {
  const format = await formatOf('xlsx');
  const good = await format.write((await (await bookOf('ru', ['Текст'])).all()).map(toExchange), {
    language: 'ru',
    shape: 'flat',
    source: true,
  });
  const rows = await read('xlsx', Buffer.concat([good, Buffer.alloc(18, 7)]));
  expect(rows).toEqual(await read('xlsx', good));
});

describe('cells', () => {
  it('come back from every guard', () => {
    const signs = fc.string({ unit: fc.constantFrom(...';\t\r\n"\'=+-@＝\0a') });
    fc.assert(
      fc.property(fc.oneof(value, fc.string({ unit: 'binary' }), signs), (text) => {
        expect(bareCell(guardCell(text))).toBe(text);
        expect(guardCell(text)).not.toMatch(/^[=+\-@＝＋－＠|%\t\r\n]/);
        expect(guardCell(text)).not.toMatch(/[;\t\r\n]"*[=+\-@＝＋－＠\t\0]/);
      }),
      { numRuns: 2000 },
    );
    expect(guardCell("Сеанс;=1+cmd|' /C calc'!A0;конец")).toBe("Сеанс;'=1+cmd|' /C calc'!A0;конец");
    expect(bareCell(guardCell("раз;'=1"))).toBe("раз;'=1");
    for (const sign of '＝＋－＠') expect(guardCell(`${sign}1`)).toBe(`'${sign}1`);
    expect(bareCell('\t=1')).toBe('=1');
    expect(bareCell("'tis")).toBe("'tis");
  });
});
