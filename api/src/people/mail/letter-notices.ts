import type { Notice, NotificationKind } from '../notifications/notification-kinds.js';
import type { MailPayloads, MailTemplate } from './mail-templates.js';

const referred =
  (kind: NotificationKind) =>
  ({ reference }: { reference: string }): Notice => ({ kind, facts: { reference } });

/** Letters that customers with an account read in it too. */
const OF_LETTERS: { [T in MailTemplate]?: (payload: MailPayloads[T]) => Notice } = {
  'booking-received': referred('booking_received'),
  'contact-reply': referred('message_answered'),
  'trip-request-received': referred('trip_request_received'),
  'password-changed': () => ({ kind: 'password_changed' }),
  'email-changed': () => ({ kind: 'email_changed' }),
  'account-locked': () => ({ kind: 'account_locked' }),
};

/** What the account shows of a letter; null for letters that stay letters. */
export const noticeOf = <T extends MailTemplate>(template: T, payload: MailPayloads[T]): Notice | null =>
  OF_LETTERS[template]?.(payload) ?? null;
