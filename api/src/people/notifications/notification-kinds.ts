export const NOTIFICATION_KINDS = [
  'booking_received',
  'booking_held',
  'booking_waitlisted',
  'booking_prepared',
  'booking_approved',
  'booking_declined',
  'booking_expired',
  'booking_unanswered',
  'booking_confirmed',
  'booking_cancelled',
  'booking_completed',
  'booking_offer',
  'booking_place_asked',
  'booking_reopened',
  'booking_payment',
  'booking_refund',
  'booking_balance_due',
  'booking_transfer',
  'booking_no_show',
  'booking_changed',
  'booking_change_declined',
  'booking_proof_declined',
  'booking_message',
  'bookings_claimed',
  'message_answered',
  'trip_request_received',
  'trip_request_quoted',
  'review_approved',
  'review_replied',
  'password_changed',
  'email_changed',
  'account_locked',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What stands in a notification's text. */
export type NotificationFacts = Record<string, string | number>;

/** What a notification says; its words are made when it is read, in the reader's language. */
export interface Notice {
  kind: NotificationKind;
  facts?: NotificationFacts;
}
