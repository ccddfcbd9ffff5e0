import type { Template } from '../letter.js';
import { type GuestBookingMail, pageBlocks, tripFacts } from './booking-mail.js';

export interface BookingDetailsAsked extends GuestBookingMail {
  /** Last day on which the page takes them. */
  due_on: string;
}

/** To the guest: the flights are not known yet, and the transfer waits for them. */
export const bookingDetailsAsked: Template<BookingDetailsAsked> = (p, wording) => {
  const { say, date } = wording;
  return {
    subject: say('subject'),
    title: say('title'),
    blocks: [
      say('opening', { date: date(p.due_on) }),
      { facts: tripFacts(p, wording) },
      ...pageBlocks(p, wording, say('action')),
    ],
  };
};
