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
