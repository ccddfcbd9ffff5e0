import type { Transitions } from '../../platform/data/transitions.js';

export const REVIEW_STATUSES = ['pending', 'approved', 'rejected', 'hidden', 'spam'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** What moderation may do. Visitors see approved reviews and no others. */
export const REVIEW_TRANSITIONS: Transitions<ReviewStatus> = {
  pending: ['approved', 'rejected', 'hidden'],
  approved: ['rejected', 'hidden'],
  rejected: ['approved'],
  hidden: ['approved', 'rejected'],
  spam: ['approved', 'rejected'],
};

/** What can be rated one by one, 1 to 5. */
export const SCORES = ['transfer', 'room', 'food', 'reef', 'service', 'value'] as const;
export type Scores = Partial<Record<(typeof SCORES)[number], number>>;

export const VOTES = ['helpful', 'report'] as const;
export type Vote = (typeof VOTES)[number];
