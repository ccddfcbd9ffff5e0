import type { Language } from '@atoll/contract/languages';
import { readByName } from './columns.js';
import type { Json } from './diff.js';
import { emailOf, readLinks } from './editing.queries.js';
import {
  type EditableDocument,
  type EditableRow,
  type EditingContext,
  type Kind,
  type Shared,
  addressOf,
  defaultsOf,
} from './kind.js';
import { type TextRow, toTranslations, translationStates } from './texts.js';

/** Members of a document that say where it stands and not what it says: no difference, not restored. */
const STATE = new Set([
  'id',
  'status',
  'publish_at',
  'unpublish_at',
  'published_at',
  'archived_at',
  'version',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
  'translation_status',
]);

const instant = (date: Date | null) => date?.toISOString() ?? null;

/** Shared members of a row: its columns, its links, and what the kind keeps in further tables. */
export async function readShared(kind: Kind, row: EditableRow, context: EditingContext): Promise<Shared> {
  const links: Shared = {};
  // One transaction is one connection: its statements run after each other anyway.
  for (const [member, table] of Object.entries(kind.links ?? {}))
    links[member] = await readLinks(context.em, kind.name, table, row.id);
  const more = (await kind.loadMore?.(row, context)) ?? {};
  const members = Object.keys(defaultsOf(kind));
  const read: Shared = {
    ...readByName(context.em, kind.entity, row, members),
    ...kind.toShared(row),
    ...links,
    ...more,
  };
  return Object.fromEntries(members.map((member) => [member, read[member] ?? null]));
}

/** The editable document of a row. */
export async function readDocument(
  kind: Kind,
  row: EditableRow,
  texts: ReadonlyMap<Language, TextRow>,
  context: EditingContext,
): Promise<EditableDocument> {
  const address = addressOf(kind);
  const document = {
    id: row.id,
    ...(row[address] === undefined ? {} : { [address]: row[address] }),
    ...(await readShared(kind, row, context)),
    translations: toTranslations(kind, texts),
    status: row.status,
    publish_at: instant(row.publishAt),
    unpublish_at: instant(row.unpublishAt),
    published_at: instant(row.publishedAt),
    archived_at: instant(row.archivedAt),
    version: row.version,
    created_at: row.createdAt.toISOString(),
    created_by: await emailOf(context.em, row.createdBy),
    updated_at: row.updatedAt.toISOString(),
    updated_by: await emailOf(context.em, row.updatedBy),
    translation_status: translationStates(texts),
  };
  // As a reader will get it: what is compared and kept has no `undefined` and no dates.
  return JSON.parse(JSON.stringify(document)) as EditableDocument;
}

/** What a document says: what versions are compared by and what a restore brings back. */
export const contentOf = (document: EditableDocument): { [key: string]: Json } =>
  Object.fromEntries(Object.entries(document).filter(([member]) => !STATE.has(member))) as { [key: string]: Json };

/** The shared members of a document. */
export const sharedOf = (kind: Kind, document: EditableDocument): Shared =>
  Object.fromEntries(Object.keys(defaultsOf(kind)).map((member) => [member, document[member] ?? null]));
