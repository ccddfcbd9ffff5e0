import { LANGUAGES, type Language } from '@atoll/contract/languages';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** What browsers name as well: unions, parts of countries that give no passports, the unknown, and codes for tests. */
const NONE = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' ');

/** A code of a country that is no more stands for what came after it. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => !NONE.includes(code) && isCurrent(code),
);

/** All countries by ISO 3166-1 alpha-2, in the order of their names, as the browser knows them. */
export function countriesIn(language: Language): { code: string; name: string }[] {
  const { intl } = LANGUAGES[language];
  const names = new Intl.DisplayNames(intl, { type: 'region', fallback: 'none' });
  const order = new Intl.Collator(intl);
  return CODES.flatMap((code) => {
    const name = names.of(code);
    return name === undefined ? [] : [{ code, name }];
  }).toSorted((a, b) => order.compare(a.name, b.name));
}
