import type { ContentStatus } from '../listing/codes.js';

/** What staff do with a piece of content beside editing it (D-22). */
export const LIFECYCLE_ACTIONS = ['submit', 'publish', 'schedule', 'unpublish', 'archive', 'restore-draft'] as const;
export type LifecycleAction = (typeof LIFECYCLE_ACTIONS)[number];

interface Transition {
  to: ContentStatus;
  from: readonly ContentStatus[];
}

/** From where each action leads where. A published piece is published again to bring a language out. */
export const TRANSITIONS: Readonly<Record<LifecycleAction, Transition>> = {
  submit: { to: 'in_review', from: ['draft'] },
  publish: { to: 'published', from: ['draft', 'in_review', 'scheduled', 'unpublished', 'published'] },
  schedule: { to: 'scheduled', from: ['draft', 'in_review', 'scheduled', 'unpublished'] },
  unpublish: { to: 'unpublished', from: ['published'] },
  archive: { to: 'archived', from: ['draft', 'in_review', 'scheduled', 'published', 'unpublished'] },
  'restore-draft': { to: 'draft', from: ['in_review', 'scheduled', 'unpublished', 'archived'] },
};

/** True when the action is possible from this state. */
export const isPossible = (action: LifecycleAction, from: ContentStatus): boolean =>
  TRANSITIONS[action].from.includes(from);

/** Actions that are possible from a state, for screens that draw only those. */
export const possibleActions = (from: ContentStatus): LifecycleAction[] =>
  LIFECYCLE_ACTIONS.filter((action) => isPossible(action, from));

/** The action that leads to a state, for bodies that name the wished state. */
export const actionTo = (status: ContentStatus): LifecycleAction =>
  LIFECYCLE_ACTIONS.find((action) => TRANSITIONS[action].to === status) ?? 'restore-draft';

/** An editor hands in and takes back; what visitors see or saw is the manager's. */
export const needsPublishing = (action: LifecycleAction, from: ContentStatus): boolean =>
  action !== 'submit' && !(action === 'restore-draft' && from === 'in_review');

/** A plain kind is shown or not; nothing of it waits for a review or a day. */
export const hasAction = ({ plain }: { plain?: true }, action: LifecycleAction): boolean =>
  !plain || (action !== 'submit' && action !== 'schedule');
