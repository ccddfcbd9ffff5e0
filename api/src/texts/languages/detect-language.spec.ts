import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalCode, languageFacts, regionalFormats } from './cldr.js';
import { detectLanguage } from './detect-language.js';

const ACTIVE = ['en', 'ru', 'zh'];
const guess = (text: string, active = ACTIVE) => {
  const { detected_language: language, reliable, script } = detectLanguage(text, active);
  return [language, reliable, script];
};

describe('the language of a text', () => {
  it.each([
    ['Hello, how much is a transfer?', ['en', true, 'Latn']],
    ['Сколько стоит трансфер?', ['ru', true, 'Cyrl']],
    ['Скільки коштує? Її немає', ['uk', true, 'Cyrl']],
    ['接送多少钱？', ['zh', true, 'Hani']],
    ['送迎はいくらですか', ['ja', true, 'Jpan']],
    ['가격이 얼마예요', ['ko', true, 'Hang']],
    ['ދިވެހިރާއްޖެ', ['dv', true, 'Thaa']],
    ['كم السعر', ['ar', true, 'Arab']],
    ['Guten Tag, wie viel kostet der Transfer zum Hotel?', ['de', true, 'Latn']],
    ['Wir möchten im März eine Woche bleiben.', ['de', true, 'Latn']],
    ['Bonjour, combien coûte le transfert en hydravion ?', ['fr', true, 'Latn']],
    ['Nous voudrions réserver une villa pour deux personnes', ['fr', true, 'Latn']],
    ['Hola, ¿cuánto cuesta el traslado en hidroavión?', ['es', true, 'Latn']],
    ['Quisiera reservar una villa para dos personas', ['es', true, 'Latn']],
    ['Buongiorno, vorrei sapere il prezzo della villa', ['it', true, 'Latn']],
    ['Olá, quanto é o transfer para o hotel?', ['pt', true, 'Latn']],
    ['Wat kost een week voor twee personen?', ['nl', true, 'Latn']],
    ['Dzień dobry, ile kosztuje transfer?', ['pl', true, 'Latn']],
    ['Merhaba, fiyat ne kadar?', ['tr', true, 'Latn']],
    ['Dobrý den, kolik stojí pokoj?', ['cs', true, 'Latn']],
    ['Is the beach good for children in July?', ['en', true, 'Latn']],
    ['Hello', ['en', true, 'Latn']],
    ['Suomalainen perhe etsii lomaa', ['en', false, 'Latn']],
    ['Kandu Veli Resort', ['en', false, 'Latn']],
    ['ok', ['en', false, 'Latn']],
    ['https://a.example me@b.example +960 300 😀', ['und', false, null]],
    ['Привет hello', ['ru', false, 'Cyrl']],
    ['https://example.com/long/address Привет', ['ru', true, 'Cyrl']],
  ])('%s', (text, expected) => {
    expect(guess(text)).toEqual(expected);
  });

  it('is not certain where several of the languages share a script', () => {
    expect(detectLanguage('Atoll', ['en', 'de', 'ru'])).toEqual({
      detected_language: 'en',
      confidence: 0.25,
      reliable: false,
      script: 'Latn',
      alternatives: [{ language: 'de', confidence: 0.25 }],
    });
    expect(detectLanguage('здравей', ['ru', 'bg'])).toMatchObject({ confidence: 0.5, reliable: false });
    expect(detectLanguage('Guten Tag', ['en', 'ru'])).toMatchObject({ detected_language: 'de', confidence: 1 });
    // A word that two languages have speaks for both.
    expect(detectLanguage('no', ['en'])).toMatchObject({ reliable: false });
  });

  it('is told for any text, with a confidence from 0 to 1', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { confidence, detected_language: language, alternatives } = detectLanguage(text, ACTIVE);
        expect(confidence >= 0 && confidence <= 1).toBe(true);
        expect(language === 'und').toBe(confidence === 0 && alternatives.length === 0);
      }),
      { numRuns: 300 },
    );
  });
});

describe('what CLDR says', () => {
  it('of dates, times, money and phones', () => {
    expect(['en', 'ru', 'zh'].map((language) => regionalFormats(language))).toEqual([
      {
        currency_code: 'USD',
        currency_symbol: '$',
        date_format: 'MM/DD/YYYY',
        time_format: 12,
        timezone: 'Indian/Maldives',
        phone_format: expect.stringMatching(/^\+1 [X -]+$/),
      },
      expect.objectContaining({ date_format: 'DD.MM.YYYY', time_format: 24, phone_format: '+7 XXX XXX-XX-XX' }),
      expect.objectContaining({ date_format: 'YYYY/MM/DD', time_format: 24 }),
    ]);
    expect(regionalFormats('ru', 'EUR').currency_symbol).toBe('€');
    expect(regionalFormats('dv')).toMatchObject({
      date_format: 'MM/DD/YYYY',
      phone_format: expect.stringContaining('+960'),
    });
  });

  it('of names and directions, Dhivehi from right to left', () => {
    expect(languageFacts('de')).toEqual({ name: 'German', nativeName: 'Deutsch', direction: 'ltr' });
    expect(languageFacts('dv')).toMatchObject({ nativeName: 'ދިވެހި', direction: 'rtl' });
    expect(languageFacts('ar').direction).toBe('rtl');
    expect(['pt-br', 'zh-Hant', 'x', 'de-u-co-phonebk', '', '../../x'].map(canonicalCode)).toEqual([
      'pt-BR',
      'zh-Hant',
      null,
      null,
      null,
      null,
    ]);
  });
});
