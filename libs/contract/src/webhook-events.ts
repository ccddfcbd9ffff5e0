/** What another system can be told of, as it stands in `type` of a message. */
export const WEBHOOK_EVENTS = [
  'booking.created',
  'booking.confirmed',
  'booking.changed',
  'booking.cancelled',
  'payment.received',
  'payment.refunded',
  'payment.failed',
  'content.published',
  'content.unpublished',
  'review.received',
  'review.published',
  'review.unpublished',
  'message.received',
  'trip_request.received',
  'trip_request.changed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** A message that somebody sends to see whether it arrives. */
export const WEBHOOK_TEST = 'endpoint.test';
