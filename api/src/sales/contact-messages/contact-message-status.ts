import type { Transitions } from '../../platform/data/transitions.js';

export const CONTACT_MESSAGE_STATUSES = ['new', 'open', 'answered', 'closed', 'spam'] as const;
export type ContactMessageStatus = (typeof CONTACT_MESSAGE_STATUSES)[number];

/** The way of a message through the office (D-23). A closed one opens again when the guest writes back. */
export const CONTACT_MESSAGE_TRANSITIONS: Transitions<ContactMessageStatus> = {
  new: ['open', 'answered', 'closed', 'spam'],
  open: ['answered', 'closed', 'spam'],
  answered: ['open', 'closed', 'spam'],
  closed: ['open'],
  spam: ['open'],
};
