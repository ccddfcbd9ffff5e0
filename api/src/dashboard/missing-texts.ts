import type { Language } from '@atoll/contract/languages';
import type { ReleasedTexts } from '../translations/release-texts.js';

/** Forms of one plural text count as one: languages have different ones. */
const baseKey = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** An edit as `language namespace key`. */
export const editName = (language: string, namespace: string, key: string) =>
  `${language} ${namespace} ${baseKey(key)}`;

/**
 * Number of texts, and of those that a language has neither in a release nor as an edit.
 * @param edits names by `editName`
 */
export function countTexts(released: ReleasedTexts, edits: ReadonlySet<string>) {
  const missing = { ru: 0, zh: 0 };
  let total = 0;
  for (const [namespace, languages] of Object.entries(released)) {
    const keys = new Set(Object.keys(languages.en ?? {}).map(baseKey));
    total += keys.size;
    const has = (language: Language) => new Set(Object.keys(languages[language] ?? {}).map(baseKey));
    for (const language of ['ru', 'zh'] as const) {
      const own = has(language);
      for (const key of keys) if (!own.has(key) && !edits.has(editName(language, namespace, key))) missing[language]++;
    }
  }
  return { total, missing_ru: missing.ru, missing_zh: missing.zh };
}
