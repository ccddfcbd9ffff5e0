/** What CLDR lacks of small languages comes from English, never from the reader's own language. */
const withEnglish = (code: string): string[] => [code, 'en'];

/** Scripts that run from right to left. `Intl` has Dhivehi the wrong way round, so the script decides. */
const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr']);

/** Names that CLDR does not have in the language's own script. */
const NATIVE_NAMES: Record<string, string> = { dv: 'ދިވެހި' };

/** Languages that travellers to the Maldives speak, and those that CLDR knows well besides. */
export const OFFERED = [
  ...['ar', 'be', 'bg', 'bn', 'cs', 'da', 'de', 'dv', 'el', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hi', 'hr', 'hu'],
  ...['hy', 'id', 'it', 'ja', 'ka', 'kk', 'ko', 'lt', 'lv', 'ms', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'si', 'sk'],
  ...['sl', 'sr', 'sv', 'ta', 'th', 'tr', 'uk', 'ur', 'uz', 'vi', 'zh-Hant', 'en', 'ru', 'zh'],
];

/** A form of a plural with numbers that take it. */
export interface PluralForm {
  form: Intl.LDMLPluralRule;
  numbers: number[];
}

export interface LanguageFacts {
  name: string;
  nativeName: string;
  direction: 'ltr' | 'rtl';
}

/** Numbers that are tried for examples. */
const TRIED = Array.from({ length: 112 }, (_, number) => number);
const EXAMPLES = 4;
/** In the order in which CLDR names them. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Forms that whole numbers take, each with the first numbers that do. */
export function pluralForms(code: string): PluralForm[] {
  const rules = new Intl.PluralRules(withEnglish(code));
  const numbers = new Map<Intl.LDMLPluralRule, number[]>();
  for (const number of TRIED) {
    const form = rules.select(number);
    numbers.set(form, [...(numbers.get(form) ?? []), number]);
  }
  return FORMS.flatMap((form) => {
    const all = numbers.get(form);
    return all ? [{ form, numbers: all.slice(0, EXAMPLES) }] : [];
  });
}

/** What CLDR knows of a language, for a new row of the table. */
export function languageFacts(code: string): LanguageFacts {
  const nameIn = (language: string) =>
    new Intl.DisplayNames(withEnglish(language), { type: 'language' }).of(code) ?? code;
  const own = nameIn(code);
  const script = new Intl.Locale(code).maximize().script ?? 'Latn';
  return {
    name: nameIn('en'),
    nativeName: NATIVE_NAMES[code] ?? own.charAt(0).toLocaleUpperCase(code) + own.slice(1),
    direction: RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr',
  };
}

/** A day and a number as the language writes them. */
export const sampleLine = (code: string): string =>
  [
    new Intl.DateTimeFormat(withEnglish(code), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, 1, 14)),
    new Intl.NumberFormat(withEnglish(code)).format(1299.5),
  ].join(' · ');
