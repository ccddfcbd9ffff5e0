import type { ContentRow } from '../content-api';
import type { Kind } from '../kind';
import { type May, mayStore } from '../life';
import { factOf } from '../list-columns';

/** What can be done with many at once. */
export const BULK_ACTIONS = ['publish', 'unpublish', 'category', 'archive', 'restore-draft'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];
/** What runs over many: one of these, or prices out of a file. */
export type RunAction = BulkAction | 'prices';

/** One call: a step of a thing's life with what it is told, or other values of its members. */
export type BulkStep =
  | { to: 'publish' | 'unpublish' | 'archive' | 'restore-draft' | 'submit' | 'schedule'; told?: object }
  | { to: 'set'; told: Record<string, unknown> };

/** A row and the calls that are still to be made for it, in their order. */
export interface BulkJob {
  row: ContentRow;
  /** As it was read, then as the last answer has it. */
  version: number;
  steps: BulkStep[];
  /** Each call has its effect once, however often it is tried. */
  key?: string | undefined;
  /** Read where it stands before the first call: it has changed since it was listed. */
  isStale?: boolean;
}

const FROM: Readonly<Record<string, readonly string[]>> = {
  publish: ['draft', 'in_review', 'scheduled', 'unpublished'],
  unpublish: ['published'],
  archive: ['draft', 'in_review', 'scheduled', 'published', 'unpublished'],
  'restore-draft': ['archived'],
};

/** Whether a step of its life leads a row anywhere; other steps always do. */
export const leads = (to: string, { status }: ContentRow): boolean => FROM[to]?.includes(status ?? '') ?? true;

/** Which of it somebody may do with a kind. */
export const actionsFor = (kind: Kind, may: May): BulkAction[] =>
  BULK_ACTIONS.filter((action) => (action === 'category' ? kind.category && may.change : may.publish));

/** The category that a row says it has. */
export const categoryOf = (kind: Kind, row: ContentRow): string | undefined =>
  kind.category && (row as unknown as Record<string, string | undefined>)[kind.category.row];

/** Why an action leaves a row as it is: it is in that state or has that category already, is put away, or is for a publisher to change. */
export type PassedOver = 'state' | 'category' | 'publisher';

/** Why an action does nothing to a row; null where it does. */
export function passesOver(
  kind: Kind,
  action: BulkAction,
  row: ContentRow,
  of: { category: string; may: May },
): PassedOver | null {
  if (action !== 'category') return leads(action, row) ? null : 'state';
  if (row.status === 'archived') return 'state';
  if (categoryOf(kind, row) === of.category) return 'category';
  return mayStore(row.status ?? '', of.may) ? null : 'publisher';
}

/** The call that an action is for a row. */
export const stepOf = (kind: Kind, action: BulkAction, category: string): BulkStep =>
  action === 'category' ? { to: 'set', told: { [kind.category?.member ?? '']: category } } : { to: action };

/** A job upon what somebody has stored since its row was listed, so that its way back leads there and no further. */
export function renewed(kind: Kind, job: BulkJob, current: Readonly<Record<string, unknown>>): BulkJob {
  const of = (name = '', from = name) => (from in current ? { [name]: current[from] } : {});
  const { row } = job;
  const editing = { ...row.editing, ...of('publish_at'), ...of('unpublish_at') };
  const members = { ...of('status'), ...of(kind.price), ...of(kind.category?.row, kind.category?.member) };
  return { ...job, row: { ...row, ...members, editing } as ContentRow, ...of('version') };
}

/** A time that has not come yet, as an answer to give. */
const ahead = (name: string, time: string | null | undefined, now: number) =>
  time && Date.parse(time) > now ? { [name]: time } : undefined;

/** From a draft back to the state that a row was in; what had been taken down stays a draft, for it would have to be public for a moment. */
function fromDraft({ status, editing }: ContentRow, now: number): BulkStep[] {
  const at = ahead('publish_at', editing?.publish_at, now);
  const until = ahead('unpublish_at', editing?.unpublish_at, now);
  if (status === 'in_review') return [{ to: 'submit' }];
  if (status === 'scheduled' && at) return [{ to: 'schedule', told: { ...at, ...until } }];
  if (status === 'published') return [{ to: 'publish', ...(until && { told: until }) }];
  return [];
}

/** The calls that bring a row back to where it was before an action. */
export function wayBack(kind: Kind, action: RunAction, row: ContentRow, now: number): BulkStep[] {
  // Somebody had done it before.
  if (!leads(action, row)) return [];
  switch (action) {
    case 'category':
      return [stepOf(kind, action, categoryOf(kind, row) ?? '')];
    case 'prices':
      return kind.price ? [{ to: 'set', told: { [kind.price]: factOf(row, kind.price) } }] : [];
    case 'restore-draft':
      // It was put away before, whoever holds bookings of it.
      return [{ to: 'archive', told: { confirm: true } }];
    case 'archive':
      return [{ to: 'restore-draft' }, ...fromDraft(row, now)];
    case 'unpublish':
      return fromDraft(row, now);
    case 'publish': {
      const back = fromDraft(row, now);
      if (back[0]?.to === 'schedule') return [{ to: 'unpublish' }, ...back];
      const wasDraft = row.status === 'draft' || row.status === 'in_review';
      return [{ to: 'unpublish' }, ...(wasDraft ? ([{ to: 'restore-draft' }] as const) : []), ...back];
    }
  }
}
