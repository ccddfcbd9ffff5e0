import { LANGUAGES, type Language } from './languages.ts';

const formats = new Map<Language, Intl.ListFormat>();

function formatOf(language: Language): Intl.ListFormat {
  const known = formats.get(language) ?? new Intl.ListFormat(LANGUAGES[language].intl, { type: 'conjunction' });
  formats.set(language, known);
  return known;
}

/** What stands between words and those that follow: a full-width mark brings its space along, and `…` is one in Chinese alone. */
export const spaceAfter = (said: string): '' | ' ' =>
  /(?:[。！？；：，、]|……|\p{Script=Han}…)[”’」』）]?$/u.test(said) ? '' : ' ';

/** Sentences one after another; those that are none are left out. */
export const sentences = (...said: (string | false | null | undefined)[]): string =>
  said.reduce<string>((whole, next) => (whole && next ? whole + spaceAfter(whole) : whole) + (next || ''), '');

/**
 * A list joined as the language does: `A, B and C`. In Chinese a number or a Latin word stands apart from the character that joins it:
 * `2 位成人和 1 名儿童`.
 */
export const listed = (items: readonly string[], language: Language): string =>
  formatOf(language)
    .formatToParts(items)
    .map(({ type, value }, index, parts) => {
      if (type === 'element' || !/\p{Script=Han}/u.test(value)) return value;
      const before = /[a-z\d]$/i.test(parts[index - 1]?.value ?? '') ? ' ' : '';
      const after = /^[a-z\d]/i.test(parts[index + 1]?.value ?? '') ? ' ' : '';
      return before + value + after;
    })
    .join('');
