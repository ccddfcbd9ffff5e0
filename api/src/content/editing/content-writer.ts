import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { Audit } from '../../platform/audit/audit.js';
import type { Permission } from '@atoll/contract/permissions';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.js';
import { Clock } from '../../platform/data/clock.js';
import { writeByName } from './columns.js';
import type { Target } from './content-body.js';
import { ContentRevision } from './content-revision.entity.js';
import { type Difference, type Json, diff } from './diff.js';
import { contentOf, readDocument, sharedOf } from './document.js';
import { existingIds, hasWhole, moveSlug, slugsLike, writeLinks } from './editing.queries.js';
import {
  type EditableDocument,
  type EditableRow,
  type EditingContext,
  type Kind,
  type Problems,
  type Shared,
  addressOf,
  defaultsOf,
  isIndexed,
  singlesOf,
  spellingOf,
} from './kind.js';
import { HandIns } from './hand-ins.js';
import { deletedSlug, freeSlug, slugOf } from './slugs.js';
import { type TextRow, loadTexts, writeTexts } from './texts.js';
import { resolveReferences } from './references.js';

/** Who changes something, in which request. A job has no caller. */
export interface Change {
  caller: { id: string; permissions: readonly Permission[] } | null;
  requestId: string | null;
  /** Language of the request: flat words are in it. */
  language: Language;
  ifMatch?: string | undefined;
  /** For colleagues, kept with the version. */
  note?: string | undefined;
}

/** A row under its lock, with its texts and its document before the change. */
export interface Editing {
  context: EditingContext;
  row: EditableRow;
  texts: Map<Language, TextRow>;
  /** Null while the row is being made. */
  before: EditableDocument | null;
}

/** Stores documents: checks, columns, words, links, then version, audit and caches, all in the caller's transaction. */
@Injectable()
export class ContentWriter {
  constructor(
    private readonly audit: Audit,
    private readonly invalidation: CacheInvalidation,
    private readonly clock: Clock,
    private readonly handIns: HandIns,
  ) {}

  context(em: EntityManager): EditingContext {
    return { em, today: this.clock.maldivesDate() };
  }

  /** A row with its texts and its document. */
  async open(kind: Kind, row: EditableRow, em: EntityManager): Promise<Editing & { before: EditableDocument }> {
    const context = this.context(em);
    const texts = await loadTexts(em, kind, row);
    return { context, row, texts, before: await readDocument(kind, row, texts, context) };
  }

  /**
   * Makes a row out of a target.
   * @param duplicate generated codes are made anew
   * @throws {ValidationFailedError} by field
   */
  async make(kind: Kind, target: Target, em: EntityManager, change: Change, duplicate = false): Promise<Editing> {
    const context = this.context(em);
    const slug = await this.slugFor(kind, target, nameOf(kind, target), em);
    await resolveReferences(kind, target.shared, em);
    await kind.complete?.(target.shared, { ...context, row: null, address: slug, duplicate });
    await this.check(kind, target, null, context);
    const row = kind.make(slug, columnsOf(kind, target.shared, context), this.clock.now());
    row.createdBy = change.caller?.id ?? null;
    row.updatedBy = row.createdBy;
    em.persist(row);
    await em.flush();
    if (row[addressOf(kind)] !== undefined)
      await moveSlug(em, kind.name, row.id, { from: null, to: slug, at: this.clock.now() });
    const editing: Editing = { context, row, texts: new Map(), before: null };
    await this.store(kind, editing, target);
    return editing;
  }

  /** Brings a row to a target. @throws {ValidationFailedError} by field */
  async change(kind: Kind, editing: Editing, target: Target): Promise<void> {
    const { row, context } = editing;
    nameOf(kind, target);
    await resolveReferences(kind, target.shared, context.em);
    await kind.complete?.(target.shared, { ...context, row, address: row[addressOf(kind)] ?? '', duplicate: false });
    await this.check(kind, target, row, context);
    if (target.slug !== undefined && row.slug !== undefined && target.slug !== row.slug) {
      if (kind.keepsSlug?.(row)) throw ValidationFailedError.on('slug', 'protected');
      const taken = await takenLike(kind, target.slug, context.em);
      if (taken.has(target.slug)) throw ValidationFailedError.on('slug', 'taken');
      await moveSlug(context.em, kind.name, row.id, { from: row.slug, to: target.slug, at: this.clock.now() });
      row.slug = target.slug;
    }
    Object.assign(row, columnsOf(kind, target.shared, context));
    await this.store(kind, editing, target);
  }

  private async slugFor(kind: Kind, target: Target, named: string, em: EntityManager): Promise<string> {
    const address = addressOf(kind);
    const spelling = spellingOf(kind);
    const english = target.translations[DEFAULT_LANGUAGE]?.[kind.texts.fields[0] ?? 'name'];
    const name = typeof english === 'string' ? english : named;
    const wanted = target.slug ?? slugOf(name, slugOf(kind.name, '', spelling), spelling);
    if (!(address in em.getMetadata().get(kind.entity).properties)) return wanted;
    const taken = await takenLike(kind, wanted, em);
    if (target.slug !== undefined && taken.has(wanted)) throw ValidationFailedError.on(address, 'taken');
    return freeSlug(wanted, taken, spelling);
  }

  /** @throws {ValidationFailedError} by field */
  async check(kind: Kind, target: Target, row: EditableRow | null, context: EditingContext): Promise<void> {
    const problems: Problems = { ...(await kind.check?.(target.shared, { ...context, row })) };
    if (addressOf(kind) === 'code' && row && target.slug !== undefined && target.slug !== row.code)
      problems['code'] = [{ code: 'given_once' }];
    for (const [member, { of }] of Object.entries(kind.links ?? {})) {
      const ids = (target.shared[member] as number[] | null) ?? [];
      const known = await existingIds(context.em, of, ids);
      for (const [index, id] of ids.entries()) {
        if (!known.has(id)) problems[`${member}.${index}`] = [{ code: 'unknown_reference' }];
        else if (ids.indexOf(id) !== index) problems[`${member}.${index}`] = [{ code: 'duplicate_entry' }];
      }
    }
    for (const [member, table] of Object.entries(singlesOf(kind))) {
      const id = target.shared[member] as number | null;
      if (id !== null && !(await existingIds(context.em, table, [id])).has(id))
        problems[member] = [{ code: 'unknown_reference' }];
    }
    if (Object.keys(problems).length > 0) throw new ValidationFailedError(problems);
  }

  private async store(kind: Kind, { context, row, texts, before }: Editing, target: Target): Promise<void> {
    writeTexts(context.em, kind, row, texts, {
      before: { shared: before && sharedOf(kind, before), translations: before?.translations ?? {} },
      after: target,
      saved: target.saved,
    });
    for (const [member, table] of Object.entries(kind.links ?? {})) {
      const ids = (target.shared[member] as number[] | null) ?? [];
      await writeLinks(context.em, kind.name, table, { id: row.id, ids });
    }
    await kind.saveMore?.(row, target.shared, context);
  }

  /**
   * Ends a change: new version, its revision, the audit entry, the search column, dropped caches.
   * @returns the document as it is now
   */
  async finish(kind: Kind, editing: Editing, action: string, change: Change): Promise<EditableDocument> {
    const { context, row, texts, before } = editing;
    const { em } = context;
    const now = this.clock.now();
    // Always a new instant, so that the version moves when only words or links changed.
    if (before) row.updatedAt = now > row.updatedAt ? now : new Date(row.updatedAt.getTime() + 1);
    if (change.caller) row.updatedBy = change.caller.id;
    await em.flush();
    await kind.search?.(row, context);
    await kind.settle?.(row, before, context);
    const after = await readDocument(kind, row, texts, context);
    if (before) {
      await this.keepFound(kind, row, before, em);
      await this.handIns.settle(kind, editing, before, after, change);
    }
    em.persist(
      new ContentRevision({
        kind: kind.name,
        entityId: row.id,
        version: row.version,
        action,
        document: after,
        actorId: change.caller?.id ?? null,
        note: change.note ?? null,
        at: now,
      }),
    );
    this.audit.record(em, {
      action: `${kind.name}.${action}`,
      entity: kind.name,
      entityId: row.id,
      actorId: change.caller?.id ?? null,
      ...changes(before, after, change.note),
      requestId: change.requestId,
    });
    await em.flush();
    await this.invalidation.invalidate(em, ...kind.tags);
    return after;
  }

  /** Frees the slug or code of a deleted row. It stays known as an old one: seeds do not bring the row back. */
  async retire(kind: Kind, { row, context }: Editing): Promise<void> {
    const address = addressOf(kind);
    const given = row[address];
    if (given === undefined) return;
    const freed = deletedSlug(given, row.id, spellingOf(kind));
    await moveSlug(context.em, kind.name, row.id, { from: given, to: freed, at: this.clock.now() });
    row[address] = freed;
  }

  /** The state before the first edit becomes a version too: what the seed or an earlier release wrote can be restored. */
  private async keepFound(kind: Kind, row: EditableRow, before: EditableDocument, em: EntityManager): Promise<void> {
    const known = { kind: kind.name, entityId: row.id, version: before.version };
    if ((await em.count(ContentRevision, known)) > 0) return;
    const at = new Date(before.updated_at);
    em.persist(new ContentRevision({ ...known, action: 'found', document: before, actorId: null, note: null, at }));
  }
}

/** Columns of a row as the shared members of its document say them. */
function columnsOf(kind: Kind, shared: Shared, context: EditingContext): object {
  return {
    ...writeByName(context.em, kind.entity, shared, Object.keys(defaultsOf(kind))),
    isFeatured: shared['is_featured'] === true,
    position: Number(shared['position']),
    ...(isIndexed(kind) ? { noindex: shared['noindex'] === true } : {}),
    ...kind.toColumns(shared, context),
  };
}

/** Slugs or codes that begin like one and may not be given any more. */
async function takenLike(kind: Kind, wanted: string, em: EntityManager): Promise<Set<string>> {
  const taken = await slugsLike(em, { table: tableOf(kind, em), address: addressOf(kind) }, wanted);
  return new Set([...taken, ...(kind.reserved ?? [])]);
}

/**
 * What a piece is called in the first language that has a word for it.
 * @throws {ValidationFailedError} when none has, unless the kind may do without
 */
function nameOf(kind: Kind, { translations }: Target): string {
  const field = kind.texts.fields[0] ?? 'name';
  const name = LANGUAGE_CODES.map((code) => translations[code]?.[field]).find((word) => word);
  if (typeof name === 'string') return name;
  if (kind.texts.optional) return '';
  throw ValidationFailedError.on(field, 'required');
}

export const tableOf = (kind: Kind, em: EntityManager): string => em.getMetadata().get(kind.entity).tableName;

/**
 * False when a row is part of something that is gone. Comes before the row is read.
 * @param lock holds the whole, so that its parts are written one after the other
 */
export const isWhole = async (kind: Kind, id: number, em: EntityManager, lock: boolean): Promise<boolean> =>
  !kind.partOf || hasWhole(em, tableOf(kind, em), id, { ...kind.partOf, lock });

const side = (differences: readonly Difference[], key: 'before' | 'after') =>
  Object.fromEntries(differences.map((difference) => [difference.path.join('.'), difference[key] ?? null]));

/** For the audit: what changed, and the state, on both sides. */
function changes(before: EditableDocument | null, after: EditableDocument, note: string | undefined) {
  const found = diff(before ? { ...contentOf(before), ...stateOf(before) } : {}, {
    ...contentOf(after),
    ...stateOf(after),
  });
  return {
    before: before ? side(found, 'before') : null,
    after: { ...side(found, 'after'), ...(note === undefined ? {} : { note }) },
  };
}

const stateOf = ({ status, publish_at, unpublish_at }: EditableDocument): Record<string, Json> => ({
  status,
  publish_at,
  unpublish_at,
});
