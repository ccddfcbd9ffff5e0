import type { Transitions } from '../../platform/data/transitions.js';

export const LEAD_STATUSES = ['new', 'in_progress', 'booked', 'lost', 'spam'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** The way of a chat through the office (D-19). `booked` follows from the booking that staff make of it. */
export const LEAD_TRANSITIONS: Transitions<LeadStatus> = {
  new: ['in_progress', 'lost', 'spam'],
  in_progress: ['lost', 'spam'],
  booked: [],
  lost: ['in_progress'],
  spam: ['new'],
};
