// One word for one thing in each language: libs/i18n/glossary.json, held against what the product says and the demo tells. What
// guests have written themselves stays as they wrote it.
import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LANGUAGES = ['en', 'ru', 'zh'];
const GUESTS = 'api/demo/reviews/';
const readJson = (file) => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));
const glossary = readJson('libs/i18n/glossary.json');

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.json'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => fs.existsSync(path.join(ROOT, file)));
const ofProduct = files.filter((file) => /locales\/.*(en|ru|zh)\.json$/.test(file));
const ofDemo = files.filter((file) => file.startsWith('api/demo/') && !file.startsWith(GUESTS));

/** Texts in a value, each with its language and its place without it: `{ language, place, text }`. */
function* textsIn(value, language, place) {
  if (typeof value === 'string') {
    if (language) yield { language, place, text: value };
    return;
  }
  for (const [key, child] of Object.entries(value ?? {})) {
    const own = LANGUAGES.includes(key) ? key : null;
    yield* textsIn(child, own ?? language, own ? place : `${place}.${key}`);
  }
}
const read = (file) => {
  const language = LANGUAGES.find((it) => file.endsWith(`/${it}.json`));
  return [...textsIn(readJson(file), language, language ? file.slice(0, -`${language}.json`.length) : file)];
};

const product = ofProduct.flatMap(read);
const all = [...product, ...ofDemo.flatMap(read)];

/** Words that are quoted are somebody's own. */
const withoutQuotes = (text) => text.replaceAll(/“[^”]*”|«[^»]*»/g, '');

describe('a word of the glossary', () => {
  it('is looked for in the texts of all remotes, of the API, its letters and the demo', () => {
    const folders = new Set(ofProduct.map((file) => path.dirname(file)));
    expect([...folders]).toEqual(
      expect.arrayContaining([
        'shell/locales',
        'mfe-catalog/locales',
        'mfe-booking/locales',
        'api/src/people/mail/locales',
      ]),
    );
    expect(all.length).toBeGreaterThan(5_000);
  });

  it.each(glossary.filter(({ never }) => never))('has no other beside it: $en, $ru, $zh', ({ never }) => {
    const found = Object.entries(never).flatMap(([language, patterns]) => {
      const wrong = new RegExp(patterns.join('|'), 'iu');
      return all
        .filter((it) => it.language === language && wrong.test(withoutQuotes(it.text)))
        .map(({ place, text }) => `${language} ${place}: ${text.slice(0, 80)}`);
    });
    expect(found).toEqual([]);
  });

  it.each(glossary.filter(({ said }) => said))('is said in each language where one says it: $en', ({ said }) => {
    const texts = new Map(product.map(({ language, place, text }) => [`${language} ${place}`, text]));
    const missing = product
      .filter(({ language, text }) => language === 'en' && new RegExp(said.en, 'i').test(text))
      .flatMap(({ place }) =>
        ['ru', 'zh']
          .filter((language) => texts.has(`${language} ${place}`))
          .filter((language) => !new RegExp(said[language], 'iu').test(texts.get(`${language} ${place}`)))
          .map((language) => `${language} ${place}: ${texts.get(`${language} ${place}`).slice(0, 80)}`),
      );
    expect(missing).toEqual([]);
  });
});
