export const NOTIFICATION_KINDS = [
  'booking_received',
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
