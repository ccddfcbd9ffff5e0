import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalText, checkText, isCarriable, samePlaceholders } from './quality.js';

const rules = (source: string | null, value: string, form: string | null = null, maxLength: number | null = null) =>
  checkText({ language: 'ru', source, value, form, maxLength }).map(({ rule, severity }) => `${severity} ${rule}`);

describe('placeholders', () => {
  it('must be those of the English text, each as often, in any order', () => {
    expect(samePlaceholders('{{name}} from {{price}}', 'от {{price}}: {{ name }}', null)).toBe(true);
    expect(samePlaceholders('{{name}}', '{{nаme}}', null)).toBe(false);
    expect(samePlaceholders('Hello', '{{name}}', null)).toBe(false);
    expect(samePlaceholders('{{a}}', '{{a}} {{a}}', null)).toBe(false);
    expect(samePlaceholders('{{price, currency}}', '{{price,currency}}', null)).toBe(true);
    expect(samePlaceholders('{{price, currency}}', '{{price}}', null)).toBe(false);
  });

  it('may leave out or add the number where the form may spell it out', () => {
    expect(samePlaceholders('one day', '{{count}} день', 'one')).toBe(true);
    expect(samePlaceholders('{{count}} day', 'день', 'one')).toBe(true);
    expect(samePlaceholders('{{count}} days', 'дней', 'many')).toBe(false);
    expect(samePlaceholders('{{count}} days in {{place}}', 'день', 'one')).toBe(false);
  });

  it('may be those of any number where the English form of one has fewer', () => {
    const faults = (value: string, form = 'one') =>
      checkText({
        language: 'ru',
        source: 'For one traveller',
        anyNumber: 'For {{min}} to {{count}} travellers',
        value,
        form,
        maxLength: null,
      }).filter(({ severity }) => severity === 'error');
    expect(faults('Для {{min}}–{{count}} путешественника')).toEqual([]);
    expect(faults('Для одного путешественника')).toEqual([]);
    expect(faults('Для {{max}} путешественника')).toEqual([{ rule: 'placeholders', severity: 'error' }]);
    expect(faults('Для {{count}} {{count}} {{min}}', 'few')).toEqual([{ rule: 'placeholders', severity: 'error' }]);
  });
});

describe('errors of a text', () => {
  it('are other tags, and tags in the wrong order', () => {
    expect(rules('Read <1>this</1>', '<1>Это</1> читать')).toEqual([]);
    for (const value of ['Читать это', '<1>Это', '</1>Это<1>', '<2>Это</2>', '<1 onclick="x">Это</1>'])
      expect([value, rules('Read <1>this</1>', value)]).toEqual([value, expect.arrayContaining(['error tags'])]);
    expect(rules('5 < 6', '5 < 6')).not.toContain('error tags');
    expect(rules(null, '<1>Да</1><br/>')).toEqual([]);
    expect(rules(null, '<a href="/x">Да</a>')).toContain('error tags');
  });

  it('are unescaped values, nesting and scripts that the source does not have', () => {
    for (const value of ['{{- name}}', '$t(common:x)', '<script>', 'javascript:alert(1)', 'x onerror=1'])
      expect([value, rules('{{name}}', value)]).toEqual([value, expect.arrayContaining(['error unsafe_syntax'])]);
    expect(rules('$t(common:x) {{- name}}', '{{- name}} $t(common:x)')).not.toContain('error unsafe_syntax');
  });

  it('are more graphemes than the key allows', () => {
    expect(rules(null, '👨‍👩‍👧‍👦👨‍👩‍👧‍👦', null, 2)).toEqual([]);
    expect(rules(null, 'три', null, 2)).toEqual(['error max_length']);
  });
});

describe('warnings of a text', () => {
  it.each([
    ['edge_spaces', 'Close ', 'Закрыть'],
    ['newline_count', 'One\ntwo', 'Раз два'],
    ['double_space', 'Two words', 'Два  слова'],
    ['end_punctuation', 'Close.', 'Закрыть'],
    ['numbers', '3 nights', '4 ночи'],
    ['addresses', 'Write to a@b.example', 'Пишите на c@b.example'],
    ['much_longer', 'Close window', 'Закрыть это окно совсем и навсегда'],
    ['same_as_source', 'Book now', 'Book now'],
    ['script', 'Book', 'Buchen'],
    ['repeated_word', 'To the island', 'На на остров'],
  ])('%s', (rule, source, value) => {
    expect(rules(source, value)).toContain(`warning ${rule}`);
    expect(rules(source, value).filter((issue) => issue.startsWith('error'))).toEqual([]);
  });

  it('are not raised by the same text in other clothes', () => {
    expect(rules('It costs $1,299.', 'Это стоит 1 299 $.')).toEqual([]);
    expect(checkText({ language: 'zh', source: 'Ready?', value: '好了？', form: null, maxLength: null })).toEqual([]);
  });
});

describe('the spelling of a text', () => {
  it('is stable, and never changes what every format carries', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const once = canonicalText(text);
        expect(canonicalText(once)).toBe(once);
        expect(once).not.toContain('\r');
        expect(isCarriable(once)).toBe(isCarriable(text));
      }),
    );
    expect(canonicalText('e\u0301\u00A0x\r\ny\rz')).toBe('é\u00A0x\ny\nz');
    const lost = [
      '\0',
      '\u0001',
      '\uD800',
      '\uFFFE',
      '\u007F',
      '\u0080',
      '\uFFFD',
      '\uFDD0',
      '\u{1FFFE}',
      '\u{10FFFF}',
    ];
    for (const bad of lost) expect(isCarriable(`a${bad}b`)).toBe(false);
    for (const good of ['\t', '\n', '\u0085', '\u200B', '\u{1F600}', '\u{10FFFD}'])
      expect(isCarriable(good)).toBe(true);
  });

  it('is judged in linear time', () => {
    const started = performance.now();
    for (const part of ['{{ ', '<a', '{', '$t(', 'a@', 'on', ' ', 'aa ', '<1>', 'x.'])
      checkText({ language: 'ru', source: 'x', value: part.repeat(5000 / part.length), form: null, maxLength: 10 });
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
