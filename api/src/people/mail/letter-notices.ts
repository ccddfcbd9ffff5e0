import type { Notice, NotificationKind } from '../notifications/notification-kinds.js';
import type { MailPayloads, MailTemplate } from './mail-templates.js';

const referred =
  (kind: NotificationKind) =>
  ({ reference }: { reference: string }): Notice => ({ kind, facts: { reference } });

/** Letters that customers with an account read in it too. */
const OF_LETTERS: { [T in MailTemplate]?: (payload: MailPayloads[T]) => Notice } = {
  'booking-approved': referred('booking_approved'),
  'booking-balance-due': referred('booking_balance_due'),
  'booking-departure-cancelled': referred('booking_cancelled'),
  'booking-cancelled': referred('booking_cancelled'),
  'booking-change-declined': referred('booking_change_declined'),
  'booking-changed': referred('booking_changed'),
  'booking-completed': referred('booking_completed'),
  'booking-confirmed': referred('booking_confirmed'),
  'booking-declined': referred('booking_declined'),
  'booking-held': referred('booking_held'),
  'booking-hold-ended': referred('booking_expired'),
  'booking-no-show': referred('booking_no_show'),
  'booking-message': referred('booking_message'),
  'booking-offer': referred('booking_offer'),
  'booking-payment': referred('booking_payment'),
  'booking-payment-lapsed': referred('booking_expired'),
  'booking-payment-late': referred('booking_payment'),
  'booking-place-asked': referred('booking_place_asked'),
  'booking-prepared': referred('booking_prepared'),
  'booking-proof-declined': referred('booking_proof_declined'),
  'booking-received': referred('booking_received'),
  'booking-refund': referred('booking_refund'),
  'booking-reopened': referred('booking_reopened'),
  'booking-transfer': referred('booking_transfer'),
  'booking-unanswered': referred('booking_unanswered'),
  'booking-waitlist-ended': referred('booking_expired'),
  'booking-waitlisted': referred('booking_waitlisted'),
  'contact-reply': referred('message_answered'),
  'trip-offer': referred('trip_request_quoted'),
  'trip-request-received': referred('trip_request_received'),
  'password-changed': () => ({ kind: 'password_changed' }),
  'email-changed': () => ({ kind: 'email_changed' }),
  'account-locked': () => ({ kind: 'account_locked' }),
};

/** What the account shows of a letter; null for letters that stay letters. */
export const noticeOf = <T extends MailTemplate>(template: T, payload: MailPayloads[T]): Notice | null =>
  OF_LETTERS[template]?.(payload) ?? null;
