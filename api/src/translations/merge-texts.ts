import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE, type Language } from '@atoll/contract/languages';

/** Text by flat key. */
export type Texts = Record<string, string>;

/** Texts by language. */
export type TextsByLanguage = Partial<Record<Language, Texts>>;

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

/** Plural forms that a language has: English one and other, Russian four, Chinese only other. */
export const pluralForms = (language: Language): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

const filled = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** Root and form of a key that is one form of a plural: `nights_few` → `nights`, `few`; null for all other keys. */
export function pluralKey(key: string, texts: Texts): { root: string; form: string } | null {
  const [, root, form] = PLURAL.exec(key) ?? [];
  return root !== undefined && form !== undefined && Object.hasOwn(texts, `${root}_other`) ? { root, form } : null;
}

/**
 * Keys of a namespace in a language: the English ones, with the plural forms of this language in place of the English forms.
 */
export function keysFor(language: Language, texts: TextsByLanguage): string[] {
  const english = texts[DEFAULT_LANGUAGE] ?? {};
  const all = { ...texts[language], ...english };
  const keys = new Set<string>();
  for (const key of Object.keys(all)) {
    const plural = pluralKey(key, all);
    if (!plural) keys.add(key);
    else for (const form of pluralForms(language)) keys.add(`${plural.root}_${form}`);
  }
  return [...keys].toSorted();
}

/** English text that a key translates: a form that English lacks translates `_other`. */
export function sourceOf(key: string, texts: TextsByLanguage): string | null {
  const english = texts[DEFAULT_LANGUAGE] ?? {};
  if (filled(english[key])) return english[key];
  const plural = pluralKey(key, english);
  const other = plural && english[`${plural.root}_other`];
  return filled(other ?? undefined) ? (other ?? null) : null;
}

/**
 * Texts of one namespace as a page needs them: the language's own, a missing plural form from its `_other`, whatever is missing
 * then from English. No text is empty.
 * @param texts released texts with edits laid over them
 */
export function mergeTexts(language: Language, texts: TextsByLanguage): Texts {
  const own = texts[language] ?? {};
  const merged: Texts = {};
  for (const key of keysFor(language, texts)) {
    const plural = pluralKey(key, { ...own, ...texts[DEFAULT_LANGUAGE] });
    const candidates = [own[key], plural ? own[`${plural.root}_other`] : undefined, sourceOf(key, texts) ?? undefined];
    const text = candidates.find(filled);
    if (text !== undefined) merged[key] = text;
  }
  return merged;
}

/** Lays edits over released texts. Edits of keys that the release does not have are left out. */
export function withEdits(language: Language, released: TextsByLanguage, edits: Texts): Texts {
  const known = new Set(keysFor(language, released));
  const kept = Object.entries(edits).filter(([key]) => known.has(key));
  return { ...released[language], ...Object.fromEntries(kept) };
}

/** Hash of what an edit was made on: the English text and the released one. */
export const baseHash = (source: string | null, released: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify([source, released]))
    .digest('hex')
    .slice(0, 16);

const PLACEHOLDER = /\{\{-?\s*([\w.]+)[^}]*\}\}|\$t\(([^)]*)\)/g;

const placeholders = (text: string): Set<string> =>
  new Set([...text.matchAll(PLACEHOLDER)].map(([, name, nested]) => (name === undefined ? `$t(${nested})` : name)));

/**
 * True when a text has exactly the placeholders of its English source. In plural forms the number itself may be left out ("one
 * day") or put in.
 */
export function samePlaceholders(source: string, text: string, isPlural: boolean): boolean {
  const [wanted, found] = [placeholders(source), placeholders(text)];
  if (isPlural) for (const names of [wanted, found]) names.delete('count');
  return wanted.size === found.size && [...wanted].every((name) => found.has(name));
}
