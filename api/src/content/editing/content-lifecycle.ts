import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { PermissionDeniedError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import type { ContentBody } from './content-body.js';
import type { Change, Editing } from './content-writer.js';
import { readDocument } from './document.js';
import { needPicture } from './publish-checks.js';
import { InvalidTransitionError } from '../../platform/data/transitions.js';
import { OpenBookingsError, ReviewRequiredError } from './editing.errors.js';
import type { Kind, Problems } from './kind.js';
import { type LifecycleAction, TRANSITIONS, isPossible, needsPublishing } from './lifecycle.js';

/** What an action is told. */
export interface TransitionWish {
  /** `schedule`: when it goes public. ISO 8601. */
  publish_at?: string | null | undefined;
  /** `publish`, `schedule`: when it leaves again. */
  unpublish_at?: string | null | undefined;
  /** `publish`, `schedule`: languages that go public with English. */
  languages?: readonly Language[] | undefined;
  /** `archive`: although travellers hold bookings. */
  confirm?: boolean | undefined;
}

/** Visitors see it, or will without anybody looking at it again. */
export const isPublic = (status: string) => status === 'published' || status === 'scheduled';

/** D-22's guards and effects, on a row that is locked. */
@Injectable()
export class ContentLifecycle {
  constructor(private readonly clock: Clock) {}

  /**
   * Brings a row to another state.
   * @throws {InvalidTransitionError} 409 from a state that the action does not know
   * @throws {PermissionDeniedError} 403 without the right to publish
   * @throws {ValidationFailedError} 400 with what is missing before it may be public
   */
  async move(
    kind: Kind,
    editing: Editing,
    action: LifecycleAction,
    wish: TransitionWish,
    change: Change,
  ): Promise<void> {
    const { row } = editing;
    if (!isPossible(action, row.status)) throw new InvalidTransitionError(row.status);
    if (needsPublishing(action, row.status)) this.requirePublisher(kind, change);
    const now = this.clock.now();
    if (action === 'archive') await this.letGo(kind, editing, wish);
    if (action === 'publish' || action === 'schedule') {
      this.bringOut(editing, wish.languages ?? []);
      await this.requirePublishable(kind, editing);
      this.setTimes(kind, editing, wish);
    }
    if (action === 'schedule' && (row.publishAt === null || row.publishAt <= now))
      throw ValidationFailedError.on('publish_at', 'must_be_future');
    if (action !== 'schedule') row.publishAt = null;
    if (action === 'publish') row.publish(now);
    if (action !== 'publish' && action !== 'schedule') row.unpublishAt = null;
    row.archivedAt = action === 'archive' ? now : null;
    row.status = TRANSITIONS[action].to;
  }

  /** @throws {PermissionDeniedError} 403 without the right to publish; a job has it */
  requirePublisher(kind: Kind, { caller }: Change): void {
    if (caller && !caller.permissions.includes(kind.permissions.publish)) throw new PermissionDeniedError();
  }

  /**
   * What visitors see changes by the hand of those who may publish; others hand their change in, where the kind lets changes wait.
   * @throws {ReviewRequiredError} 403
   */
  requireReviewer(kind: Kind, { row }: Editing, { caller }: Change): void {
    if (!isPublic(row.status) || !caller || caller.permissions.includes(kind.permissions.publish)) return;
    throw kind.plain ? new PermissionDeniedError() : new ReviewRequiredError();
  }

  /** Times of a body. @throws {ValidationFailedError} when it would leave before it comes, or nothing of the kind waits for a time */
  setTimes(
    kind: Kind,
    { row }: Editing,
    { publish_at, unpublish_at }: Pick<ContentBody, 'publish_at' | 'unpublish_at'>,
  ): void {
    if (kind.plain && unpublish_at) throw ValidationFailedError.on('unpublish_at', 'not_supported');
    if (publish_at !== undefined) row.publishAt = publish_at === null ? null : new Date(publish_at);
    if (unpublish_at !== undefined) row.unpublishAt = unpublish_at === null ? null : new Date(unpublish_at);
    const from = row.publishAt ?? this.clock.now();
    if (unpublish_at && row.unpublishAt && row.unpublishAt <= from)
      throw ValidationFailedError.on('unpublish_at', 'end_before_start');
  }

  /** Runs an edit; what is public may not lose what it needs for that. Faults that were there before stay possible. */
  async keepPublic(kind: Kind, editing: Editing, edit: () => Promise<void>): Promise<void> {
    const wasPublic = editing.before !== null && isPublic(editing.before.status);
    const known = wasPublic ? await this.problems(kind, editing) : {};
    await edit();
    if (!wasPublic || !isPublic(editing.row.status)) return;
    const fresh = Object.entries(await this.problems(kind, editing)).filter(([field]) => !Object.hasOwn(known, field));
    if (fresh.length > 0) throw new ValidationFailedError(Object.fromEntries(fresh));
    if (
      editing.row.status === 'scheduled' &&
      (editing.row.publishAt === null || editing.row.publishAt <= this.clock.now())
    )
      throw ValidationFailedError.on('publish_at', 'must_be_future');
  }

  /** @throws {ValidationFailedError} with what is missing */
  async requirePublishable(kind: Kind, editing: Editing): Promise<void> {
    const problems = await this.problems(kind, editing);
    if (Object.keys(problems).length > 0) throw new ValidationFailedError(problems);
  }

  private async problems(kind: Kind, { context, row, texts }: Editing): Promise<Problems> {
    const document = await readDocument(kind, row, texts, context);
    const picture = document['og_image'];
    return {
      ...(await kind.publishProblems?.(document, context)),
      ...(typeof picture === 'number' ? await needPicture('og_image', [picture], context) : {}),
    };
  }

  /** English goes public with the piece, another language when it is named: publishing en never publishes ru. */
  private bringOut({ texts }: Editing, languages: readonly Language[]): void {
    for (const [index, language] of languages.entries())
      if (!texts.has(language)) throw ValidationFailedError.on(`languages.${index}`, 'no_text');
    for (const language of ['en', ...languages] as const) {
      const text = texts.get(language);
      if (text) text.status = 'published';
    }
  }

  private async letGo(kind: Kind, { row, context }: Editing, { confirm }: TransitionWish): Promise<void> {
    const open = (await kind.openBookings?.(row, context)) ?? 0;
    if (open > 0 && confirm !== true) throw new OpenBookingsError(open);
  }
}
