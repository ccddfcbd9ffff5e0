import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Words } from './words.js';

const folder = mkdtempSync(path.join(tmpdir(), 'atoll-words-'));
afterAll(() => rmSync(folder, { recursive: true }));
const TEXTS = {
  en: { boat: { lead: 'Hello {{name}}', late_one: '{{count}} hour', late_other: '{{count}} hours' }, gone: 'Gone' },
  ru: {
    boat: {
      lead: '{{name}}, привет',
      late_one: '{{count}} час',
      late_few: '{{count}} часа',
      late_many: '{{count}} часов',
    },
  },
  zh: { boat: { lead: '{{name}}，您好' } },
};
for (const [language, texts] of Object.entries(TEXTS))
  writeFileSync(path.join(folder, `${language}.json`), JSON.stringify(texts));

describe('words of the API', () => {
  const words = new Words(folder);

  it('are said with their values, in the plural form of the language, else in English', () => {
    expect(words.say('ru', 'boat.lead', { name: 'Анна <b>' })).toBe('Анна <b>, привет');
    expect([1, 3, 24, 25].map((count) => words.say('ru', 'boat.late', { count }))).toEqual([
      '1 час',
      '3 часа',
      '24 часа',
      '25 часов',
    ]);
    expect(words.say('zh', 'gone')).toBe('Gone');
    expect(words.say('en', 'boat.lead')).toBe('Hello {{name}}');
  });

  it('are said as somebody typed them, whatever that is', () => {
    words.lay('en', { gone: 'gone', 'boat.lead': 'Hello $t(boat.lead) {{name}}' });
    expect(words.say('en', 'gone')).toBe('gone');
    expect(words.say('en', 'boat.lead', { name: '{{gone}} $t(gone)' })).toBe('Hello $t(boat.lead) {{gone}} $t(gone)');
    words.lay('en', {});
    expect(words.say('en', 'gone')).toBe('Gone');
  });

  it('are never a key', () => {
    expect([words.has('gone'), words.has('boat'), words.has('constructor')]).toEqual([true, false, false]);
    expect(() => words.say('en', 'no.such')).toThrow('No text is called no.such');
  });
});
