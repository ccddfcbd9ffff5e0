import type { Language } from '@atoll/contract/languages';
import type { ContentStatus } from '../listing/codes.js';
import { sharedOf } from './document.js';
import { type EditableDocument, type Kind, type Shared, type TextDocument, addressOf, defaultsOf } from './kind.js';
import type { Translations } from './texts.js';

/** A validated body: shared members, words flat or under `translations`, and where it shall stand afterwards. */
export interface ContentBody extends Record<string, unknown> {
  slug?: string;
  status?: ContentStatus;
  publish_at?: string | null;
  unpublish_at?: string | null;
  /** For colleagues; no part of the document. */
  note?: string;
  translations?: Partial<Record<Language, Partial<TextDocument> | null>>;
}

/** What a write leads to. */
export interface Target {
  /** Slug or code. */
  slug: string | undefined;
  shared: Shared;
  translations: Translations;
  /** Languages that the body has words for. */
  saved: ReadonlySet<Language>;
}

/** Words of a body by language; flat ones are in the language of the request. */
function wordsOf(kind: Kind, body: ContentBody, language: Language): NonNullable<ContentBody['translations']> {
  const flat = kind.texts.fields.filter((field) => body[field] !== undefined).map((field) => [field, body[field]]);
  const given = { ...body.translations };
  if (flat.length > 0) given[language] = { ...given[language], ...Object.fromEntries(flat) } as Partial<TextDocument>;
  return given;
}

/** A body in the terms of the document. DTO instances carry `undefined` for what was left out. */
function understood(kind: Kind, given: ContentBody): ContentBody {
  const body = JSON.parse(JSON.stringify(given)) as ContentBody;
  return kind.understand ? (kind.understand(body) as ContentBody) : body;
}

/** What a body says of the content, its flat words under their language: it reads the same in any request. */
export function wordsByLanguage(kind: Kind, given: ContentBody, language: Language): ContentBody {
  const body = understood(kind, given);
  const translations = wordsOf(kind, body, language);
  const dropped = new Set([...kind.texts.fields, 'status', 'publish_at', 'unpublish_at', 'note']);
  const shared = Object.entries(body).filter(([member]) => !dropped.has(member));
  return { ...Object.fromEntries(shared), ...(Object.keys(translations).length > 0 ? { translations } : {}) };
}

/**
 * Lays a body over a document.
 * @param base the stored document; null for a new row
 * @param replace absent shared members fall back to their defaults, absent words to none (PUT); otherwise they stay (PATCH)
 */
export function targetOf(
  kind: Kind,
  base: EditableDocument | null,
  given: ContentBody,
  { language, replace }: { language: Language; replace: boolean },
): Target {
  const body = understood(kind, given);
  const defaults = defaultsOf(kind);
  const start = base && !replace ? sharedOf(kind, base) : structuredClone(defaults);
  const named = Object.keys(defaults).filter((member) => body[member] !== undefined);
  const shared = { ...start, ...Object.fromEntries(named.map((member) => [member, body[member]])) };
  const translations: Translations = { ...base?.translations };
  const saved = new Set<Language>();
  for (const [code, words] of Object.entries(wordsOf(kind, body, language)) as [
    Language,
    Partial<TextDocument> | null | undefined,
  ][]) {
    if (words === undefined) continue;
    saved.add(code);
    if (words === null) {
      delete translations[code];
      continue;
    }
    const stored = translations[code];
    // English goes out with the piece itself; another language only when somebody says so.
    const status = words.status ?? stored?.status ?? (code === 'en' ? 'published' : 'draft');
    translations[code] = { ...(replace ? {} : stored), ...words, status };
  }
  return { slug: body[addressOf(kind)] as string | undefined, shared, translations, saved };
}
