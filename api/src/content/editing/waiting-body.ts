import type { EntityManager } from '@mikro-orm/postgresql';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { type ContentBody, targetOf } from './content-body.js';
import { type Json, sameJson } from './diff.js';
import { sharedOf } from './document.js';
import { type EditableDocument, type Kind, type Shared, addressOf } from './kind.js';
import { resolveReferences } from './references.js';
import { wordOf } from './texts.js';

/** A later change on top of one that waits: member by member, and word by word in each language. */
export function laidOver(waiting: ContentBody, added: ContentBody): ContentBody {
  const translations = { ...waiting.translations };
  for (const [code, words] of Object.entries(added.translations ?? {})) {
    const language = code as keyof typeof translations;
    translations[language] = words && { ...translations[language], ...words };
  }
  return { ...waiting, ...added, ...(Object.keys(translations).length > 0 ? { translations } : {}) };
}

/** Amounts are texts: `1000` says what `1000.00` says. */
const plain = (value: unknown): Json =>
  JSON.parse(
    JSON.stringify(value ?? null, (_, one: unknown) =>
      typeof one === 'string' && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(one) ? String(Number(one)) : one,
    ),
  ) as Json;

const says = (a: unknown, b: unknown) => sameJson(plain(wordOf(a)), plain(wordOf(b)));
/** Words are what they are. */
const reads = (a: unknown, b: unknown) => sameJson((wordOf(a) ?? null) as Json, (wordOf(b) ?? null) as Json);

/** Whether all that a change names is there; its numbers stand in the place of slugs then. */
const isNamed = (kind: Kind, shared: Shared, em: EntityManager): Promise<boolean> =>
  resolveReferences(kind, shared, em).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ValidationFailedError) return false;
      throw error;
    },
  );

/** True when a document says all that a change would make of it. */
export async function contains(kind: Kind, document: EditableDocument, body: ContentBody, em: EntityManager) {
  const target = targetOf(kind, document, body, { language: 'en', replace: false });
  if (!(await isNamed(kind, target.shared, em))) return false;
  const named = Object.entries(sharedOf(kind, document)).every(([member, value]) => says(value, target.shared[member]));
  const hasAddress = target.slug === undefined || target.slug === document[addressOf(kind)];
  const languages = Object.entries(body.translations ?? {}).every(([code, words]) => {
    const stored = document.translations[code as 'en'];
    if (words === null) return stored === undefined;
    return Object.entries(words ?? {}).every(([word, value]) => reads(value, stored?.[word]));
  });
  return named && hasAddress && languages;
}
