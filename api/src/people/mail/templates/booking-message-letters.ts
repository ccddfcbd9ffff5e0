import { paths } from '@atoll/contract/paths';
import type { Template } from '../letter.js';
import { type BookingMail, type GuestBookingMail, bookingPage, shared } from './booking-mail.js';

export interface BookingMessage extends GuestBookingMail {
  /** What the agency writes. */
  message: string;
}

/** What a letter to a colleague says of a message: nothing of its words. */
export type BookingMessageNew = BookingMail;

/** To whoever holds a booking: the agency writes. */
export const bookingMessage: Template<BookingMessage> = (p, wording) => {
  const { say } = wording;
  return {
    subject: say('subject'),
    title: say('title'),
    blocks: [
      say('opening'),
      { quote: p.message },
      { action: { label: say('action'), url: `${bookingPage(p, wording)}#booking-messages` } },
      { note: say('key') },
    ],
  };
};

/** To the colleague who looks after a booking, else to the office: its guest wrote. */
export const bookingMessageNew: Template<BookingMessageNew> = (p, wording) => {
  const { say, date } = wording;
  const label = shared(wording);
  return {
    subject: say('subject'),
    title: say('title'),
    blocks: [
      say('opening'),
      {
        facts: [
          [label('labels.reference'), p.reference],
          [label('labels.guest'), p.name],
          [label('labels.trip'), p.package_name],
          [label('labels.dates'), date(p.check_in)],
        ],
      },
      { action: { label: say('action'), url: `${wording.link(paths.dashboardBooking(p.id))}#booking-messages` } },
    ],
  };
};
