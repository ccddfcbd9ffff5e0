import type { Transitions } from '../../platform/data/transitions.js';

export const TRIP_REQUEST_STATUSES = ['new', 'in_progress', 'quoted', 'accepted', 'lost', 'expired', 'spam'] as const;
export type TripRequestStatus = (typeof TRIP_REQUEST_STATUSES)[number];

/** What becomes of an offer: `replaced` by a later one, `withdrawn` with the step that a colleague took with its request. */
export const OFFER_STATUSES = ['open', 'replaced', 'withdrawn', 'accepted', 'declined', 'expired'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/**
 * The pipeline of trip requests (D-25), as colleagues take it. `quoted` follows from an offer that is sent, `accepted` from a guest who
 * takes it. What was lost or has expired can be taken up again.
 */
export const TRIP_REQUEST_TRANSITIONS: Transitions<TripRequestStatus> = {
  new: ['in_progress', 'lost', 'expired', 'spam'],
  in_progress: ['lost', 'expired', 'spam'],
  quoted: ['in_progress', 'lost', 'expired'],
  accepted: [],
  lost: ['in_progress'],
  expired: ['in_progress'],
  spam: ['new'],
};

/** Where an offer can be sent, the next one too. */
export const OFFERABLE: readonly TripRequestStatus[] = ['new', 'in_progress', 'quoted'];
