// Rules for the texts of a release: a page must never show a key or a raw placeholder.
import { LANGUAGE_CODES } from '@atoll/contract/languages';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Nested texts as flat dotted keys. */
export function flatten(texts, prefix = '') {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? flatten(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );
}

/** Plural forms that whole numbers take: Russian `other` is for fractions, but i18next asks for it as a fall-back. */
const formsOf = (language) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

const placeholders = (texts) =>
  [...new Set(texts.flatMap((text) => [...String(text).matchAll(/\{\{\s*-?\s*([\w.]+)/g)].map(([, name]) => name)))]
    .toSorted()
    .join(', ');

/**
 * Compares the texts of a release in all languages with English.
 * @param {Record<string, object>} locales parsed `locales/*.json` by language
 * @returns {string[]} one sentence for each fault
 */
export function textFaults(locales) {
  const faults = LANGUAGE_CODES.filter((language) => !locales[language]).map(
    (language) => `locales/${language}.json is missing.`,
  );
  if (faults.length) return faults;
  const english = new Map(flatten(locales.en));
  // A key is plural when English has its "_other"; "step_one" alone is a name.
  const stemOf = (key) => {
    const stem = key.replace(PLURAL, '');
    return stem !== key && english.has(`${stem}_other`) ? stem : key;
  };
  const stems = Map.groupBy(english.keys(), stemOf);
  for (const language of LANGUAGE_CODES) {
    const texts = new Map(flatten(locales[language]));
    const place = `locales/${language}.json`;
    for (const [key, text] of texts) {
      if (typeof text !== 'string' || !text.trim()) faults.push(`${place}: ${key} is empty.`);
      if (!stems.has(stemOf(key))) faults.push(`${place}: ${key} is not in English.`);
    }
    for (const [stem, keys] of stems) {
      const plural = keys[0] !== stem;
      const wanted = plural ? formsOf(language).map((form) => `${stem}_${form}`) : [stem];
      const missing = wanted.filter((key) => !texts.has(key));
      faults.push(...missing.map((key) => `${place}: ${key} is missing.`));
      const have = wanted.filter((key) => texts.has(key)).map((key) => texts.get(key));
      if (!missing.length && placeholders(have) !== placeholders(keys.map((key) => english.get(key)))) {
        faults.push(`${place}: ${stem} has other placeholders than English.`);
      }
    }
  }
  return faults;
}
