import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { type BookRow, type Namespaces, TextBook, issuesOf } from './text-book.js';
import { errorsOf } from './quality.js';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Texts of a file as the release carries them: nested names joined by dots. */
const flat = (texts: object, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : flat(value as object, `${prefix}${name}.`),
  );

/** Every text of ours, by the folder it stands in. */
function releasedTexts(): Namespaces {
  const texts: Namespaces = {};
  for (const file of globSync('{shell,mfe-*}/locales/*.json', { cwd: ROOT }).concat(
    globSync('libs/i18n/locales/*/*.json', { cwd: ROOT }),
  )) {
    const language = path.basename(file, '.json');
    const own = (texts[path.dirname(file)] ??= {});
    own[language] = Object.fromEntries(flat(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as object));
  }
  return texts;
}

describe('the texts that we release', () => {
  const namespaces = releasedTexts();
  let rows: BookRow[];
  beforeAll(async () => {
    const books = LANGUAGE_CODES.map((language) => new TextBook(language, namespaces, new Map(), []).all());
    rows = (await Promise.all(books)).flat();
  });

  it('are all read', () => {
    expect(Object.keys(namespaces)).toHaveLength(7);
    expect(rows.length).toBeGreaterThan(1800);
  });

  it('could be stored again by an editor: no rule finds an error', () => {
    const faults = rows.flatMap((row) =>
      errorsOf(issuesOf(row)).map(({ rule }) => `${row.language} ${row.namespace} ${row.key}: ${rule}: ${row.value}`),
    );
    expect(faults).toEqual([]);
  });

  it('name their number in a Russian form that many numbers have', () => {
    // Of visitors' texts `one` is 1, 21, 31: an editor may spell it out, we do not.
    const spelt = rows.filter(
      ({ language, plural, value, anyNumber }) =>
        language === 'ru' &&
        plural?.form === 'one' &&
        anyNumber?.includes('{{count}}') &&
        !value?.includes('{{count}}'),
    );
    expect(spelt.map(({ key, value }) => `${key}: ${value}`)).toEqual([]);
  });

  it('lack none in any language', () => {
    expect(rows.filter(({ required, value }) => required && value === null)).toEqual([]);
  });
});
