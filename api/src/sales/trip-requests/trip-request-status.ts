import type { Transitions } from '../../platform/data/transitions.js';

export const TRIP_REQUEST_STATUSES = ['new', 'in_progress', 'quoted', 'accepted', 'lost', 'expired', 'spam'] as const;
export type TripRequestStatus = (typeof TRIP_REQUEST_STATUSES)[number];

/** The pipeline of trip requests (D-25). What was lost or has expired can be taken up again. */
export const TRIP_REQUEST_TRANSITIONS: Transitions<TripRequestStatus> = {
  new: ['in_progress', 'quoted', 'lost', 'expired', 'spam'],
  in_progress: ['quoted', 'lost', 'expired', 'spam'],
  quoted: ['in_progress', 'accepted', 'lost', 'expired'],
  accepted: ['lost'],
  lost: ['in_progress'],
  expired: ['in_progress'],
  spam: ['new'],
};

/** Days a trip of one's own may last, and what it may cost in US dollars for everybody (specification §9). */
export const TRIP_DURATIONS = [3, 5, 7, 10, 14] as const;
export const TRIP_BUDGETS = ['1000-2000', '2000-5000', '5000-10000', '10000+'] as const;
export type TripBudget = (typeof TRIP_BUDGETS)[number];
