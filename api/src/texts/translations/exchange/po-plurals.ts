import { requiredForms } from '../merge-texts.js';

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Rules of gettext by language; the number of forms is CLDR's for whole numbers. */
const RULES: Record<string, string> = {
  ru: '(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)',
  pl: '(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)',
  cs: '(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2)',
  ar: '(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5)',
  he: '(n==1 ? 0 : n==2 ? 1 : 2)',
  fr: '(n > 1)',
};
const SAME: Record<string, string> = { uk: 'ru', be: 'ru', sr: 'ru', hr: 'ru', bs: 'ru', sk: 'cs', pt: 'fr' };

/** Forms in the order of `msgstr[0]`, `msgstr[1]`, …: those that whole numbers reach. Russian: one, few, many. */
export function poForms(language: string): string[] {
  const forms = requiredForms(language);
  return ORDER.filter((form) => forms.includes(form));
}

/** The header `Plural-Forms`. */
export function pluralHeader(language: string): string {
  const forms = poForms(language);
  const code = language.split('-')[0] ?? '';
  const rule = RULES[SAME[code] ?? code] ?? (forms.length === 1 ? '0' : '(n != 1)');
  return `nplurals=${forms.length}; plural=${rule};`;
}
