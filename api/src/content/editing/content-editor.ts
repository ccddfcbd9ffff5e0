/**
 * The editing engine: staff writes of all content go through here. How a module adopts it, with packages as the example
 * (`packages/package.kind.ts`, `package-editing.dto.ts`, `package-editing.controller.ts`):
 *
 * 1. The row extends `Content` (and has `id`, mostly `slug` or `code`), its words extend `ContentText` (one row a language).
 * 2. `export const packageKind = defineKind<Package, SharedPackage, PackageFacts>({ name: 'package', entity: Package, … })` says
 *    what the engine cannot see for itself (`kind.ts` explains every member): a member is the column of its name, in snake_case,
 *    unless `toShared` and `toColumns` say otherwise; ordered lists of other rows are named in `links`.
 * 3. DTOs: `class WritePackageWordsDto extends WriteWordsDto` (validators of the words, all optional) says the words once, and
 *    `class WritePackageDto extends WriteContent(WritePackageWordsDto)` has them flat, under `translations`, and beside the shared
 *    members that are listed there; `class PackageDocumentDto extends StoredContent(WritePackageDto, WritePackageWordsDto)` is
 *    the answer with the same members, and `SharedOf<PackageDocumentDto>` their types. `fields.ts` has the usual members. Use
 *    `@Maybe()` for one that may be left out and `@MaybeNull()` for one that may also be null: `@IsOptional()` would let null
 *    through to a column that has none.
 * 4. `editingController(packageKind, { singular: 'Package', create: 'Makes a package …', … })` makes the controller with
 *    `GET packages/{id}/editable/`, POST, PATCH or PUT, and DELETE. A write that does more (a form with a picture) has a controller of
 *    its own: `@ApiWrite(PackageDocumentDto, …)` documents If-Match and the errors, `@FromStaff()` says who writes.
 * 5. Its line in `front/content/content-kinds.ts`: there it gets what all kinds have in common, at `content/{kind}/{id}/…`: where it
 *    stands, submit, publish, schedule, unpublish, archive, restore-draft, duplicate, versions, previews, and changes that wait
 *    beside what is public until somebody publishes them (a direct write by those who may not publish is refused with 403
 *    `review_required`). A `plain` kind has publish, unpublish, archive, restore-draft and versions.
 * 6. Public reads ask for `status = 'published'`, which is never true of a deleted row; `atAddress` finds a row by earlier slugs
 *    too, `ContentReader.at(…)` opens previews and gives 410 for archived ones. Staff lists: `@Public({ staffOnly: … })`,
 *    `StateFilterField`, `inState()`, `stateColumns()` (content/listing/staff-list). Demo content comes in by `seedContent`.
 *
 * Each call is one transaction: lock the row, check `If-Match` (428, 412 with the current document), apply, flush, version,
 * audit, search column, cache. A body's `status` is the wished state and goes through the same guards as the action itself.
 */
import { EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ContentStatus } from '../listing/codes.js';
import { NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { requireVersion } from '../../platform/data/etags.js';
import { type ContentBody, targetOf } from './content-body.js';
import { ContentLifecycle, type TransitionWish } from './content-lifecycle.js';
import { type Change, ContentWriter, type Editing, isWhole } from './content-writer.js';
import { InvalidTransitionError } from '../../platform/data/transitions.js';
import { InUseError } from './editing.errors.js';
import { movedTo } from './editing.queries.js';
import { type EditableDocument, type EditableRow, type Kind, addressOf } from './kind.js';
import { type LifecycleAction, actionTo, hasAction } from './lifecycle.js';
import { sharedOf } from './document.js';

/** A body, or how it is completed inside the transaction (a picture that came with it); `before` is what is stored. */
export type BodySource = ContentBody | ((em: EntityManager, before: EditableDocument | null) => Promise<ContentBody>);

export const bodyOf = (source: BodySource, em: EntityManager, before: EditableDocument | null) =>
  typeof source === 'function' ? source(em, before) : source;

@Injectable()
export class ContentEditor {
  constructor(
    private readonly em: EntityManager,
    private readonly writer: ContentWriter,
    private readonly lifecycle: ContentLifecycle,
    private readonly clock: Clock,
  ) {}

  /** A new row: a draft unless the body names a state that the caller may bring it to. */
  create(kind: Kind, source: BodySource, change: Change): Promise<EditableDocument> {
    return this.em.fork().transactional(async (em) => {
      const body = await bodyOf(source, em, null);
      const target = targetOf(kind, null, body, { language: change.language, replace: true });
      const editing = await this.writer.make(kind, target, em, change);
      await this.reach(kind, editing, body, change);
      return this.writer.finish(kind, editing, 'create', { ...change, note: body.note });
    });
  }

  /** PATCH: what the body leaves out stays. @throws 400, 404, 409 while archived, 412, 428 */
  update(kind: Kind, id: string, body: BodySource, change: Change): Promise<EditableDocument> {
    return this.write(kind, id, body, change, false);
  }

  /** PUT: what the body leaves out falls back to its default. @throws as `update` */
  replace(kind: Kind, id: string, body: BodySource, change: Change): Promise<EditableDocument> {
    return this.write(kind, id, body, change, true);
  }

  private write(
    kind: Kind,
    id: string,
    source: BodySource,
    change: Change,
    replace: boolean,
  ): Promise<EditableDocument> {
    return this.editing(kind, id, change, true, async (editing) => {
      const { before } = editing;
      this.lifecycle.requireReviewer(kind, editing, change);
      const body = await bodyOf(source, editing.context.em, before);
      if (before.status === 'archived' && (body.status === undefined || body.status === 'archived'))
        throw new InvalidTransitionError(before.status);
      const target = targetOf(kind, before, body, { language: change.language, replace });
      await this.lifecycle.keepPublic(kind, editing, async () => {
        await this.writer.change(kind, editing, target);
        await this.reach(kind, editing, body, change);
      });
      return this.writer.finish(kind, editing, 'update', { ...change, note: body.note });
    });
  }

  private async reach(kind: Kind, editing: Editing, body: ContentBody, change: Change): Promise<void> {
    const { status, publish_at, unpublish_at } = body;
    if (status !== undefined && status !== editing.row.status) {
      const action = actionTo(status);
      if (!hasAction(kind, action)) throw ValidationFailedError.on('status', 'not_supported');
      return this.lifecycle.move(kind, editing, action, { publish_at, unpublish_at }, change);
    }
    if (publish_at === undefined && unpublish_at === undefined) return;
    this.lifecycle.requirePublisher(kind, change);
    this.lifecycle.setTimes(kind, editing, body);
  }

  /** Soft: gone for everybody at once, purged after 30 days. @throws 409 `in_use`, 404, 412, 428 */
  async remove(kind: Kind, id: string, change: Change): Promise<void> {
    await this.editing(kind, id, change, true, async (editing) => {
      const { row, context } = editing;
      if (await kind.inUse?.(row, context)) throw new InUseError();
      const now = this.clock.now();
      row.deletedAt = now;
      row.archivedAt ??= now;
      row.status = 'archived' satisfies ContentStatus;
      row.publishAt = null;
      kind.release?.(row);
      await this.writer.retire(kind, editing);
      return this.writer.finish(kind, editing, 'delete', change);
    });
  }

  /** One of D-22's actions. Honours `If-Match` when it is sent. @throws 400 by field, 403, 404, 409, 412 */
  transition(
    kind: Kind,
    id: string,
    action: LifecycleAction,
    wish: TransitionWish,
    change: Change,
  ): Promise<EditableDocument> {
    return this.editing(kind, id, change, false, async (editing) => {
      await this.lifecycle.move(kind, editing, action, wish, change);
      return this.writer.finish(kind, editing, action, change);
    });
  }

  /** A draft with the same content, a slug and codes of its own, and every language but English unpublished. */
  duplicate(kind: Kind, id: string, change: Change): Promise<EditableDocument> {
    return this.em.fork().transactional(async (em) => {
      const { before } = await this.writer.open(kind, await this.find(kind, id, em), em);
      const translations = structuredClone(before.translations);
      for (const [code, words] of Object.entries(translations)) if (code !== 'en') words.status = 'draft';
      const shared = { ...sharedOf(kind, before), is_featured: false };
      const target = { slug: undefined, shared, translations, saved: new Set<never>() };
      return this.writer.finish(kind, await this.writer.make(kind, target, em, change, true), 'duplicate', change);
    });
  }

  /** The document of a row in any state. @throws {NotFoundError} also for deleted ones */
  read(kind: Kind, id: string): Promise<EditableDocument> {
    return this.em
      .fork()
      .transactional(async (em) => (await this.writer.open(kind, await this.find(kind, id, em), em)).before);
  }

  /**
   * Runs work on a row under its lock.
   * @param guarded `If-Match` is required; otherwise it is honoured when sent
   */
  editing<T>(
    kind: Kind,
    id: string,
    change: Change,
    guarded: boolean,
    work: (editing: Editing & { before: EditableDocument }) => Promise<T>,
  ): Promise<T> {
    return this.em.fork().transactional(async (em) => {
      const editing = await this.writer.open(kind, await this.find(kind, id, em, LockMode.PESSIMISTIC_WRITE), em);
      const { before, row } = editing;
      if (guarded || change.ifMatch?.trim())
        requireVersion(change.ifMatch, row.version, () => ({
          current: before,
          updated_by: before.updated_by,
          updated_at: before.updated_at,
        }));
      return work(editing);
    });
  }

  private async find(kind: Kind, id: string, em: EntityManager, lockMode?: LockMode): Promise<EditableRow> {
    const alive = { deletedAt: null };
    const options = lockMode === undefined ? {} : { lockMode };
    const by = async (where: object) =>
      em.findOne(kind.entity, { ...where, ...alive } as FilterQuery<EditableRow>, options);
    if (/^\d{1,9}$/.test(id)) {
      const whole = await isWhole(kind, Number(id), em, lockMode !== undefined);
      const row = whole ? await by({ id: Number(id) }) : null;
      if (row) return row;
      throw new NotFoundError();
    }
    const address = addressOf(kind);
    if (!(address in em.getMetadata().get(kind.entity).properties)) throw new NotFoundError();
    const moved = async () => {
      const target = await movedTo(em, kind.name, id);
      return target === null ? null : by({ id: target });
    };
    const row = (await by({ [address]: id })) ?? (await moved());
    if (!row) throw new NotFoundError();
    return row;
  }
}
