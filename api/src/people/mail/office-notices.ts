import type { StaffNotice, StaffNoticeKind } from '../notifications/staff-notice-kinds.js';
import type { MailPayloads, MailTemplate } from './mail-templates.js';

const referred =
  (kind: StaffNoticeKind) =>
  ({ reference }: { reference: string }): StaffNotice => ({ kind, reference });

/** Letters of which colleagues read in the office too: those to the office, and those that tell guests that their time is over. */
const OF_LETTERS: { [T in MailTemplate]?: (payload: MailPayloads[T]) => StaffNotice } = {
  'booking-breach': referred('office_booking_unanswered'),
  'booking-change-asked': referred('office_change_asked'),
  'booking-change-withdrawn': referred('office_change_withdrawn'),
  'booking-chargeback': referred('office_chargeback'),
  'booking-guest-cancelled': referred('office_booking_cancelled'),
  'booking-hold-ended': referred('office_booking_lapsed'),
  'booking-message-new': referred('office_booking_message'),
  'booking-new': referred('office_booking'),
  'booking-paid': referred('office_payment'),
  'booking-payment-lapsed': referred('office_booking_lapsed'),
  'contact-new': referred('office_contact_message'),
  'lead-new': referred('office_lead'),
  'trip-offer-answer': ({ answer, reference }) => ({ kind: `office_offer_${answer}`, reference }),
  'trip-request-new': referred('office_trip_request'),
};

/** What the office shows of a letter; null for letters that stay letters. */
export const officeNoticeOf = <T extends MailTemplate>(template: T, payload: MailPayloads[T]): StaffNotice | null =>
  OF_LETTERS[template]?.(payload) ?? null;
