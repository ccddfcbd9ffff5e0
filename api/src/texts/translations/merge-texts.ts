import { hash } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '@atoll/contract/languages';

/** Text by flat key. */
export type Texts = Record<string, string>;

/** Texts by language: those that releases carry, and any that the agency added. */
export type TextsByLanguage = Partial<Record<string, Texts>>;

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

/** Plural forms that a language has: English one and other, Russian four, Chinese only other. */
export const pluralForms = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** Forms that a language must have: those that whole numbers to 1,000 reach. The others (Russian `other`: 1.5) are optional. */
export function requiredForms(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1001 }, (_, number) => rules.select(number)))];
}

const filled = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/**
 * Root and form of a key that is one form of a plural: `nights_few` → `nights`, `few`; null for all other keys.
 * @param texts with the English ones: `contact_other` alone is a name, only beside `contact_one` it is a plural
 */
export function pluralKey(key: string, texts: Texts): { root: string; form: string } | null {
  const [, root, form] = PLURAL.exec(key) ?? [];
  if (root === undefined || form === undefined) return null;
  return Object.hasOwn(texts, `${root}_other`) && Object.hasOwn(texts, `${root}_one`) ? { root, form } : null;
}

/**
 * Keys of a namespace in a language: the English ones, with the plural forms of this language in place of the English forms.
 */
export function keysFor(language: string, texts: TextsByLanguage): string[] {
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
export function mergeTexts(language: string, texts: TextsByLanguage): Texts {
  const own = texts[language] ?? {};
  const all = { ...own, ...texts[DEFAULT_LANGUAGE] };
  const merged: Texts = {};
  for (const key of keysFor(language, texts)) {
    const plural = pluralKey(key, all);
    const candidates = [own[key], plural ? own[`${plural.root}_other`] : undefined, sourceOf(key, texts) ?? undefined];
    const text = candidates.find(filled);
    if (text !== undefined) merged[key] = text;
  }
  return merged;
}

/** Lays edits over released texts. Edits of keys that the release does not have are left out. */
export function withEdits(language: string, released: TextsByLanguage, edits: Texts): Texts {
  const known = new Set(keysFor(language, released));
  const kept = Object.entries(edits).filter(([key]) => known.has(key));
  return { ...released[language], ...Object.fromEntries(kept) };
}

const shortHash = (value: unknown): string => hash('sha256', JSON.stringify(value)).slice(0, 16);

/** Hash of what an edit was made on: the released English text and the released one. */
export const baseHash = (source: string | null, released: string | null): string => shortHash([source, released]);

/** Hash of an English text, by which its translations are told to be outdated. */
export const sourceHash = (source: string | null): string => shortHash(source);
