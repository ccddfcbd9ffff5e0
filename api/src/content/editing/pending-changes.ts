import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { type LastChange, lastChange } from '../../platform/audit/last-change.queries.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { AppError, NotFoundError, StaleVersionError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { type ContentBody, type Target, targetOf, wordsByLanguage } from './content-body.js';
import { ContentEditor, bodyOf } from './content-editor.js';
import { ContentLifecycle, isPublic } from './content-lifecycle.js';
import { ContentPending } from './content-pending.entity.js';
import { type Change, ContentWriter, type Editing } from './content-writer.js';
import { laidOver } from './waiting-body.js';
import { HandIns, outcomeIn } from './hand-ins.js';
import { type Json, diff } from './diff.js';
import { contentOf } from './document.js';
import { InvalidTransitionError } from '../../platform/data/transitions.js';
import { emailOf } from './editing.queries.js';
import { type EditableDocument, type Kind, addressOf } from './kind.js';
import { Pictures } from './pictures.js';
import { resolveReferences } from './references.js';
import { wholeWords } from './texts.js';

/** A waiting change as staff read it. */
export interface PendingChange {
  /** Version that it was written for; it can be published as long as this is the row's. */
  base_version: number;
  version: number;
  /** E-mail address. */
  by: string | null;
  /** ISO 8601. It is also the change's stamp: it moves with every change that is laid over it. */
  at: string;
  note: string | null;
  /** False when what it names is gone or its members do not go with what is stored by now; publishing says why. */
  fits: boolean;
  /** How the document would read. */
  document: EditableDocument;
  diff: { path: string; before: unknown; after: unknown }[];
}

/** Its words stand by language already. */
const AS_PATCH = { language: 'en', replace: false } as const;

type Opened = Editing & { before: EditableDocument };

/** What a refused write is told: what is there now, and who made it so. */
type StaleState = { current: EditableDocument } & LastChange;

/** Who writes. */
export interface PendingWrite extends Change {
  /** Stamp of the waiting change that was looked at, or of its drop. */
  at?: string | undefined;
  /** `drop`: it was gone on with, and what became of it is stored. */
  takenUp?: boolean | undefined;
}

const moment = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant));

/** Where a thing stands is no part of what is handed in. @throws {ValidationFailedError} when a body would have it elsewhere */
function requireStanding(before: EditableDocument, { status = before.status, ...times }: ContentBody): void {
  const moved = (['publish_at', 'unpublish_at'] as const).filter((time) => {
    const given = times[time];
    return given !== undefined && moment(given) !== moment(before[time]);
  });
  const wrong = [...(status === before.status ? [] : ['status']), ...moved];
  if (wrong.length > 0)
    throw new ValidationFailedError(Object.fromEntries(wrong.map((member) => [member, [{ code: 'not_handed_in' }]])));
}

/** Changes of public content by people who may not publish: kept beside it, unseen, until somebody publishes or drops them. */
@Injectable()
export class PendingChanges {
  constructor(
    private readonly em: EntityManager,
    private readonly editor: ContentEditor,
    private readonly writer: ContentWriter,
    private readonly lifecycle: ContentLifecycle,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly pictures: Pictures,
    private readonly handIns: HandIns,
  ) {}

  /**
   * Keeps a change, laid over the one that waits already. Both are checked together like a PATCH; the row stays as it is. A picture
   * that it gives the address of is loaded now, and what it names by a slug is kept by number, so that what is published is what was
   * looked at.
   * @throws {ValidationFailedError} 400 by field, also for a state or a time that is not the row's
   * @throws {InvalidTransitionError} 409 when the row is not public: then it is written itself
   * @throws {StaleVersionError} 412 when something else waits than was looked at
   * @throws {AppError} 428 `waiting_unseen` when something waits and none is named
   */
  async save(kind: Kind, id: string, sent: ContentBody, change: PendingWrite): Promise<PendingChange> {
    const source = Object.hasOwn(kind.defaults, 'image_url')
      ? await this.pictures.into(sent, 'image', null, change)
      : sent;
    return this.editor.editing(kind, id, change, true, async (editing) => {
      const { row, context, before } = editing;
      if (!isPublic(row.status)) throw new InvalidTransitionError(row.status);
      const key = { kind: kind.name, entityId: row.id };
      const stored = await context.em.findOne(ContentPending, key);
      await this.requireSeen(kind, editing, stored, change);
      const given = await bodyOf(source, context.em, before);
      requireStanding(before, given);
      const added = wordsByLanguage(kind, given, change.language);
      const body = stored ? laidOver(stored.body, added) : added;
      const { shared } = await this.checked(kind, editing, targetOf(kind, before, body, AS_PATCH));
      // What is left to the kind stays so: it follows what is stored by then.
      const named = Object.keys(added).filter((member) => added[member] !== null && Object.hasOwn(shared, member));
      for (const member of named) body[member] = shared[member];
      const now = this.clock.now();
      const values = {
        ...key,
        body,
        baseVersion: row.version,
        actorId: change.caller?.id ?? null,
        authors: [...new Set([...(stored?.authors ?? []), ...(change.caller ? [change.caller.id] : [])])],
        note: given.note ?? stored?.note ?? null,
        // Always a new instant, so that no two have the same stamp.
        at: stored && stored.at >= now ? new Date(stored.at.getTime() + 1) : now,
      };
      const pending = stored ? Object.assign(stored, values) : new ContentPending(values);
      context.em.persist(pending);
      this.record(kind, editing, 'propose', added, change);
      await context.em.flush();
      return this.describe(kind, editing, pending);
    });
  }

  /** The waiting change. @throws {NotFoundError} when nothing waits */
  async get(kind: Kind, id: string): Promise<PendingChange> {
    const anybody: Change = { caller: null, requestId: null, language: 'en' };
    return this.editor.editing(kind, id, anybody, false, async (editing) =>
      this.describe(kind, editing, await this.find(kind, editing)),
    );
  }

  /**
   * Drops the waiting change.
   * @throws {NotFoundError} when nothing waits
   * @throws {StaleVersionError} when another one does
   * @throws {ReviewRequiredError} 403 when it is said to be taken up in what the caller cannot have stored
   */
  drop(kind: Kind, id: string, change: PendingWrite): Promise<void> {
    return this.editor.editing(kind, id, change, true, async (editing) => {
      const pending = await this.find(kind, editing);
      await this.requireSeen(kind, editing, pending, change);
      if (change.takenUp) this.lifecycle.requireReviewer(kind, editing, change);
      this.record(kind, editing, 'drop-proposal', pending.body, change);
      editing.context.em.remove(pending);
      const outcome = change.takenUp ? outcomeIn(editing.before) : 'declined';
      await this.handIns.tell(kind, editing.before, outcome, pending.authors, change, editing.context.em);
      await editing.context.em.flush();
    });
  }

  /**
   * Makes the waiting change public, as a new version.
   * @throws {StaleVersionError} 412 when the row has changed since or another change waits; it is to be looked at again
   * @throws {AppError} 428 `waiting_unseen` when none is named
   */
  publish(kind: Kind, id: string, change: PendingWrite): Promise<EditableDocument> {
    return this.editor.editing(kind, id, change, false, async (editing) => {
      const { row, before, context } = editing;
      const pending = await this.find(kind, editing);
      await this.requireSeen(kind, editing, pending, change);
      if (pending.baseVersion !== row.version)
        throw new StaleVersionError({
          current: before,
          updated_by: before.updated_by,
          updated_at: before.updated_at,
        });
      const body = pending.body;
      const target = targetOf(kind, before, body, { language: change.language, replace: false });
      context.em.remove(pending);
      await this.lifecycle.keepPublic(kind, editing, () => this.writer.change(kind, editing, target));
      const note = change.note ?? pending.note ?? undefined;
      const after = await this.writer.finish(kind, editing, 'publish-pending', { ...change, note });
      await this.handIns.tell(kind, after, outcomeIn(after), pending.authors, change, context.em);
      return after;
    });
  }

  private async find(kind: Kind, { row, context }: Editing): Promise<ContentPending> {
    const found = await context.em.findOne(ContentPending, { kind: kind.name, entityId: row.id });
    if (!found) throw new NotFoundError();
    return found;
  }

  /**
   * Nobody goes over a waiting change, publishes or drops it who has not seen it as it is, or that it was dropped. Who names none may have a page of an earlier
   * release, which merges and sends the same for ever: it is told to be loaded anew.
   */
  private async requireSeen(
    kind: Kind,
    editing: Opened,
    pending: ContentPending | null,
    { at }: PendingWrite,
  ): Promise<void> {
    const sees = (stamp: string | null) => at !== undefined && stamp !== null && Date.parse(at) === Date.parse(stamp);
    if (pending ? sees(pending.at.toISOString()) : at === undefined) return;
    const state = pending ? await this.waits(kind, editing, pending) : await this.dropped(kind, editing);
    if (!pending && sees(state.updated_at)) return;
    throw at === undefined ? new AppError(428, 'waiting_unseen', {}, { ...state }) : new StaleVersionError(state);
  }

  private async waits(kind: Kind, editing: Opened, pending: ContentPending): Promise<StaleState> {
    const { document, by, at } = await this.describe(kind, editing, pending);
    return { current: document, updated_by: by, updated_at: at };
  }

  /** What waited was dropped: by whom, and when. */
  private async dropped(kind: Kind, { row, before, context }: Opened): Promise<StaleState> {
    const actions = [`${kind.name}.drop-proposal`];
    return { current: before, ...(await lastChange(transactionSql(context.em), kind.name, String(row.id), actions)) };
  }

  /** Numbers for slugs, and what the kind completes. @throws {ValidationFailedError} when it does not fit */
  private async checked(kind: Kind, { row, context }: Opened, target: Target): Promise<Target> {
    await resolveReferences(kind, target.shared, context.em);
    await kind.complete?.(target.shared, { ...context, row, address: row[addressOf(kind)] ?? '', duplicate: false });
    await this.writer.check(kind, target, row, context);
    return target;
  }

  /** True when what it names is there and its members go together: what publishing looks at besides, it says itself. */
  private async fits(kind: Kind, editing: Opened, target: Target): Promise<boolean> {
    try {
      await this.checked(kind, editing, target);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return false;
      throw error;
    }
  }

  private async describe(kind: Kind, editing: Opened, pending: ContentPending): Promise<PendingChange> {
    const { before, row, context } = editing;
    const target = targetOf(kind, before, pending.body, AS_PATCH);
    const fits = await this.fits(kind, editing, target);
    const { shared, slug } = target;
    const document = JSON.parse(
      JSON.stringify({
        ...before,
        ...shared,
        ...(slug === undefined ? {} : { [addressOf(kind)]: slug }),
        translations: wholeWords(kind, target.translations),
      }),
    ) as EditableDocument;
    return {
      base_version: pending.baseVersion,
      version: row.version,
      by: await emailOf(context.em, pending.actorId),
      at: pending.at.toISOString(),
      note: pending.note,
      fits,
      document,
      diff: diff(contentOf(before), contentOf(document) as { [key: string]: Json }).map((one) => ({
        path: one.path.join('.'),
        before: one.before ?? null,
        after: one.after ?? null,
      })),
    };
  }

  private record(kind: Kind, { row, context }: Editing, verb: string, body: object, change: Change): void {
    this.audit.record(context.em, {
      action: `${kind.name}.${verb}`,
      entity: kind.name,
      entityId: row.id,
      actorId: change.caller?.id ?? null,
      after: body,
      requestId: change.requestId,
    });
  }
}
