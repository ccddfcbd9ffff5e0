import type { Type } from '@nestjs/common';
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@atoll/contract/languages';
import type { Permission } from '@atoll/contract/permissions';
import type { OwnColumns, OwnMembers } from './columns.js';
import type { Content, ContentText, IndexedContent } from './content.js';
import type { ContentStatus } from '../listing/codes.js';
import type { Message } from '../../platform/errors/app-error.js';
import { checkedMembers } from '../../platform/fields/checked-members.js';
import type { CacheTag } from '../../platform/cache/public-cache.js';
import { type Address, SPELLINGS, type Spelling } from './slugs.js';

/** A row that the engine edits. Kinds without an address of their own (questions, sections) have no slug; some have a code. */
export type EditableRow = Content &
  Partial<Pick<IndexedContent, 'ogImage' | 'noindex'>> & { id: number; slug?: string; code?: string };

/** Words of one language by their name in the document: `{ name: 'Malé', seo_title: null }`, and whether they are public. */
export type TextDocument = Record<string, unknown> & { status: 'draft' | 'published' };

/** Members of a document that are the same in every language, in snake_case. */
export type Shared = Record<string, unknown>;

/** State of a language: nothing written, written but not public, public, public but older than the English words. */
export type TranslationState = 'missing' | 'draft' | 'published' | 'outdated';

/** What staff read, what 412 shows as `current`, and what a version keeps. */
export interface EditableDocument extends Shared {
  id: number;
  slug?: string;
  translations: Partial<Record<Language, TextDocument>>;
  status: ContentStatus;
  publish_at: string | null;
  unpublish_at: string | null;
  published_at: string | null;
  archived_at: string | null;
  version: number;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  translation_status: Partial<Record<Language, TranslationState>>;
}

/** Messages by field of the document: `{ 'translations.en.name': [{ code: 'required' }] }`. */
export type Problems = Record<string, Message[]>;

/** An ordered list of other rows: the document has their ids. */
export interface LinkTable {
  /** Table with `position`, and each side's id in a column that is called after it: `package_destination`. */
  table: string;
  /** The other row's table: `destination`. An id that is not there, or deleted, is refused on its place in the list. */
  of: string;
}

/** The table of the whole that a row is part of, and the row's column with its id. */
export interface Whole {
  /** `resort`. */
  table: string;
  /** `resort_id`. */
  column: string;
}

/** What the hooks of a kind are given: the transaction, and the day in the Maldives as `YYYY-MM-DD`. */
export interface EditingContext {
  em: EntityManager;
  today: string;
}

/** What a document is completed with: the row as it is, its slug or code, and whether it is a copy of another. */
export interface Completed<R> extends EditingContext {
  row: R | null;
  address: string;
  duplicate: boolean;
}

/**
 * A kind of content that the engine edits. `R` is its row, `F` what the row is made of, `S` the shared members of its document
 * (a type alias, in snake_case; money as decimal strings). A member is the column of its name unless `toShared` and `toColumns`
 * say otherwise.
 */
interface KindOf<R extends EditableRow, S extends Shared, F extends object> {
  /** `package`: in versions, slugs and the audit (`package.publish`). */
  readonly name: string;
  /** What its addresses begin with, and what it is called in them: `resort-images`. */
  readonly path: string;
  readonly entity: EntityClass<R>;
  /** Class of its document, as answers have it, and of the body of its PATCH. */
  readonly document: Type;
  readonly body: Type;
  /** Only shown or not: nothing is reviewed, scheduled, copied or previewed, and no change waits beside what is public. */
  readonly plain?: true;
  /** `code` for a kind that other rows name by its code, which never changes once it is given. Otherwise its address is a slug. */
  readonly address?: Address;
  /** Public answers that a change drops. */
  readonly tags: readonly CacheTag[];
  readonly permissions: { view: Permission; change: Permission; publish: Permission };
  /** Words by language; a row of them names the edited row by its kind. */
  readonly texts: {
    readonly entity: new (row: R, language: Language, words: object) => ContentText;
    /** Says what the words are: the first is what a row is called. Lists and objects are JSON columns. */
    readonly words: Type;
    /** True where a row may do without any words. */
    readonly optional?: boolean;
  };
  /** Every shared member with what it is when nobody says: POST starts from it, PUT falls back to it. */
  readonly defaults: S;
  readonly links?: Readonly<Record<string, LinkTable>>;
  /** Members with the id of one other row, and that row's table: `{ image: 'media' }`. An id that is not there is refused. */
  readonly single?: Readonly<Record<string, string>>;
  /** Members with a list of ids that stand in a column of the row itself, and the table of what they name. */
  readonly lists?: Readonly<Record<string, string>>;
  /** Longest slug that it takes; 80 unless said. */
  readonly slugLength?: number;
  /** The row that its rows are parts of: writes of its parts wait for each other, and nobody finds the parts of a deleted one. */
  readonly partOf?: Whole;
  /** Members that are about its neighbours too, such as its place among them: restoring a version leaves them as they are. */
  readonly placed?: readonly string[];
  /** Slugs whose pages stand at the root of the site, not under the kind's own address. */
  readonly atRoot?: readonly string[];
  /** Slugs that are the addresses of something else. */
  readonly reserved?: ReadonlySet<string>;
  /** A new row by its slug or code, and its columns. */
  make(address: string, facts: F, now: Date): R;
  /** A body in the terms of the document, when it may say a thing in other words; however it came: a write, a waiting change. */
  understand?(body: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** Shared members that the columns of their names do not tell; those of `links` and `loadMore` are added by the engine. */
  toShared(row: R): OwnMembers<R, S>;
  /** Columns that the members of their names do not fill. The document has passed `check`; links are not stored yet. */
  toColumns(shared: S, context: EditingContext): OwnColumns<F, S>;
  /** Shared members that stand in further tables. */
  loadMore?(row: R, context: EditingContext): Promise<Partial<S>>;
  /** Stores the members of `loadMore`; the row has its id. */
  saveMore?(row: R, shared: S, context: EditingContext): Promise<void>;
  /** Completes a document before it is checked: a generated code, a derived number. */
  complete?(shared: S, context: Completed<R>): Promise<void>;
  /** Rules between members and against the database (codes that are taken). DTOs check single members. */
  check?(document: S, context: EditingContext & { row: R | null }): Problems | Promise<Problems>;
  /** Words inside shared members (labels of a list), so that their translations become outdated too. By member. */
  embedded?(shared: S, language: Language): Record<string, unknown>;
  /** What is missing before visitors may see it (D-22). */
  publishProblems?(document: S & EditableDocument, context: EditingContext): Problems | Promise<Problems>;
  /** Brings the search column in step, here and in rows that name this one. Runs after every write. */
  search?(row: R, context: EditingContext): Promise<void>;
  /** Brings its neighbours in step, such as their places. Runs after every write, which it may still refuse. */
  settle?(row: R, before: EditableDocument | null, context: EditingContext): Promise<void>;
  /** Number of open bookings that archiving would surprise; asks for `confirm`. */
  openBookings?(row: R, context: EditingContext): Promise<number>;
  /** True when something stands in the way of deleting: 409 `in_use`. */
  inUse?(row: R, context: EditingContext): Promise<boolean>;
  /** True for a row whose address must stay: the product itself links to it. */
  keepsSlug?(row: R): boolean;
  /** Frees unique columns beside the slug, and what only a living row may hold, when the row is deleted. */
  release?(row: R): void;
}

type Described = KindOf<EditableRow, Shared, object>;

/** A kind as the engine sees it. */
export type Kind = Omit<Described, 'texts' | 'toShared' | 'toColumns'> & {
  /** `fields` are the names of the words in the document; the column is the same in camelCase. */
  readonly texts: Described['texts'] & { readonly fields: readonly string[] };
  toShared(row: EditableRow): Shared;
  toColumns(shared: Shared, context: EditingContext): object;
};

/** Shared members that every kind has. */
const COMMON = { is_featured: false, position: 1000 };
/** Shared members of kinds with a page of their own. */
const INDEXED = { og_image: null, noindex: false };

/** True for kinds with a page of their own: they have words for search engines. */
export const isIndexed = ({ texts }: Kind): boolean => texts.fields.includes('seo_title');

/** Member and column of what names a row beside its id. */
export const addressOf = ({ address = 'slug' }: Kind): Address => address;

/** How that is spelt. */
export function spellingOf(kind: Kind): Spelling {
  const spelling = SPELLINGS[addressOf(kind)];
  return kind.slugLength === undefined ? spelling : { ...spelling, maxLength: kind.slugLength };
}

/** Every shared member of a kind with what it is when nobody says. */
export const defaultsOf = (kind: Kind): Shared => ({
  ...COMMON,
  ...(isIndexed(kind) ? INDEXED : {}),
  ...kind.defaults,
});

/** Members with the id of one other row, and that row's table. */
export const singlesOf = (kind: Kind): Readonly<Record<string, string>> => ({
  ...(isIndexed(kind) ? { og_image: 'media' } : {}),
  ...kind.single,
});

const kinds = new Map<string, Kind>();

/** Names of a kind's words: the members that their class has rules for. The state of a language is none. */
export const wordsOf = (words: Type): string[] => [...checkedMembers(words)].filter((word) => word !== 'status');

/**
 * Describes a kind once, in the terms of its own row and document; the engine reads both by their names from here on. Jobs
 * (scheduled publishing, purge) find it by this.
 */
export function defineKind<R extends EditableRow, S extends Shared, F extends object>(
  described: KindOf<R, S, F>,
): Kind {
  const { texts } = described;
  const kind = { ...described, texts: { ...texts, fields: wordsOf(texts.words) } } as unknown as Kind;
  kinds.set(kind.name, kind);
  return kind;
}

/** Every kind whose module is loaded. */
export const allKinds = (): readonly Kind[] => [...kinds.values()];
