import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { camelCase } from './columns.js';
import type { ContentText } from './content.js';
import { type Json, sameJson } from './diff.js';
import type { EditableRow, Kind, Shared, TextDocument, TranslationState } from './kind.js';

export type Translations = Partial<Record<Language, TextDocument>>;

/** A text row as the engine sees it: words are properties named by the kind. */
export type TextRow = ContentText & { language: Language } & Record<string, unknown>;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** One word as it is stored: an empty text or list is none, English stands in for it. */
export const wordOf = (value: unknown): unknown => (isEmpty(value) ? null : value);

const same = (a: unknown, b: unknown) => sameJson((a ?? null) as Json, (b ?? null) as Json);

/** Text rows of a row by language. */
export async function loadTexts(em: EntityManager, kind: Kind, row: EditableRow): Promise<Map<Language, TextRow>> {
  const where = { [camelCase(kind.name)]: row.id } as FilterQuery<ContentText>;
  const rows = (await em.find(kind.texts.entity, where)) as TextRow[];
  return new Map(rows.map((text) => [text.language, text]));
}

/** Words by language as the document has them; every language has every member. */
export function toTranslations(kind: Kind, texts: ReadonlyMap<Language, TextRow>): Translations {
  return Object.fromEntries(
    LANGUAGE_CODES.flatMap((language) => {
      const text = texts.get(language);
      if (!text) return [];
      const words = kind.texts.fields.map((field) => [field, text[camelCase(field)] ?? null]);
      return [[language, { ...Object.fromEntries(words), status: text.status === 'draft' ? 'draft' : 'published' }]];
    }),
  );
}

/** The same words with every member, null where nothing was said. */
export const wholeWords = (kind: Kind, translations: Translations): Translations =>
  Object.fromEntries(
    Object.entries(translations).map(([language, words]) => [
      language,
      { ...Object.fromEntries(kind.texts.fields.map((field) => [field, null])), ...words },
    ]),
  );

/** State of every language but English. */
export function translationStates(texts: ReadonlyMap<Language, TextRow>): Partial<Record<Language, TranslationState>> {
  const source = texts.get(DEFAULT_LANGUAGE)?.sourceVersion ?? 0;
  const stateOf = (text: TextRow | undefined): TranslationState => {
    if (!text) return 'missing';
    if (text.status === 'draft') return 'draft';
    return text.sourceVersion < source ? 'outdated' : 'published';
  };
  const others = LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE);
  return Object.fromEntries(others.map((language) => [language, stateOf(texts.get(language))]));
}

/** Shared members and words that a write starts from and leads to. */
export interface TextChange {
  before: { shared: Shared | null; translations: Translations };
  after: { shared: Shared; translations: Translations };
  /** Languages that this write is about: they are up to date afterwards. */
  saved: ReadonlySet<Language>;
}

const EMPTY: TextDocument = { status: 'draft' };

/** Fields whose English words change, and whether a language changes its own words of a field along with them. */
function englishChanges(kind: Kind, { before, after }: TextChange) {
  const english = { before: before.translations.en ?? EMPTY, after: after.translations.en ?? EMPTY };
  const words = kind.texts.fields.filter((field) => !same(english.before[field], english.after[field]));
  const embedded = (shared: Shared | null, language: Language) =>
    (shared && kind.embedded ? kind.embedded(shared, language) : {}) as Record<string, unknown>;
  const now = embedded(after.shared, DEFAULT_LANGUAGE);
  const earlier = embedded(before.shared, DEFAULT_LANGUAGE);
  const members = Object.keys(now).filter((member) => !same(now[member], earlier[member]));
  const follows = (language: Language, member: string) =>
    !same(embedded(before.shared, language)[member], embedded(after.shared, language)[member]);
  return { words, members, follows };
}

/**
 * Writes the words. When English changes, every language that this write is not about becomes outdated in the changed fields it
 * has words for; saving a language clears that. Publishing one language never touches another.
 */
export function writeTexts(
  em: EntityManager,
  kind: Kind,
  row: EditableRow,
  texts: Map<Language, TextRow>,
  change: TextChange,
): void {
  const { words, members, follows } = englishChanges(kind, change);
  for (const language of LANGUAGE_CODES) {
    const wanted = change.after.translations[language];
    const stored = texts.get(language);
    if (!wanted) {
      if (stored) em.remove(stored);
      texts.delete(language);
      continue;
    }
    const words = Object.fromEntries(kind.texts.fields.map((field) => [camelCase(field), wordOf(wanted[field])]));
    const text = stored ?? (new kind.texts.entity(row, language, words) as TextRow);
    if (!stored) em.persist(text);
    for (const [column, word] of Object.entries(words))
      if (!same(text[column], word)) Object.assign(text, { [column]: word });
    text.status = wanted.status;
    texts.set(language, text);
  }
  const english = texts.get(DEFAULT_LANGUAGE);
  const changed = words.length + members.length > 0;
  if (english && changed && change.before.shared) english.sourceVersion++;
  const source = english?.sourceVersion ?? 1;
  for (const [language, text] of texts) {
    if (language === DEFAULT_LANGUAGE) continue;
    const behind = [
      ...words.filter((field) => text[camelCase(field)] !== null),
      ...members.filter((member) => !follows(language, member)),
    ];
    const outdated = change.saved.has(language) ? [] : [...new Set([...text.outdatedFields, ...behind])];
    if (!same(text.outdatedFields, outdated)) text.outdatedFields = outdated;
    if (outdated.length === 0) text.sourceVersion = source;
  }
}
