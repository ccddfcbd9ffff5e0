import type { Language } from '@atoll/contract/languages';
import type { Letter, Template, Wording } from './letter.js';
import { type AccountExists, accountExists } from './templates/account-exists.js';
import { type AccountLocked, accountLocked } from './templates/account-locked.js';
import { type AccountUnknown, accountUnknown } from './templates/account-unknown.js';
import { type BookingNew, bookingNew } from './templates/booking-new.js';
import { type BookingReceived, bookingReceived } from './templates/booking-received.js';
import { type ContactNew, contactNew } from './templates/contact-new.js';
import { type ContactReceived, contactReceived } from './templates/contact-received.js';
import { type ContactReply, contactReply } from './templates/contact-reply.js';
import { type EmailChange, emailChange } from './templates/email-change.js';
import { type EmailChanged, emailChanged } from './templates/email-changed.js';
import { type NewsletterConfirm, newsletterConfirm } from './templates/newsletter-confirm.js';
import { type NewsletterWelcome, newsletterWelcome } from './templates/newsletter-welcome.js';
import { type PasswordChanged, passwordChanged } from './templates/password-changed.js';
import { type PasswordReset, passwordReset } from './templates/password-reset.js';
import { type ReviewThanks, reviewThanks } from './templates/review-thanks.js';
import { type SecondFactorChanged, secondFactor } from './templates/second-factor.js';
import { type StaffInvitation, staffInvitation } from './templates/staff-invitation.js';
import { type TripRequestNew, tripRequestNew } from './templates/trip-request-new.js';
import { type TripRequestReceived, tripRequestReceived } from './templates/trip-request-received.js';
import { type VerifyEmail, verifyEmail } from './templates/verify-email.js';

/** What each mail takes. A member whose name ends in `token` is removed from the outbox once the mail is sent. */
export interface MailPayloads {
  'account-exists': AccountExists;
  'account-locked': AccountLocked;
  'account-unknown': AccountUnknown;
  'booking-new': BookingNew;
  'booking-received': BookingReceived;
  'contact-new': ContactNew;
  'contact-received': ContactReceived;
  'contact-reply': ContactReply;
  'email-change': EmailChange;
  'email-changed': EmailChanged;
  'newsletter-confirm': NewsletterConfirm;
  'newsletter-welcome': NewsletterWelcome;
  'password-changed': PasswordChanged;
  'password-reset': PasswordReset;
  'review-thanks': ReviewThanks;
  'second-factor': SecondFactorChanged;
  'staff-invitation': StaffInvitation;
  'trip-request-new': TripRequestNew;
  'trip-request-received': TripRequestReceived;
  'verify-email': VerifyEmail;
}

export type MailTemplate = keyof MailPayloads;

const TEMPLATES: { [T in MailTemplate]: Template<MailPayloads[T]> } = {
  'account-exists': accountExists,
  'account-locked': accountLocked,
  'account-unknown': accountUnknown,
  'booking-new': bookingNew,
  'booking-received': bookingReceived,
  'contact-new': contactNew,
  'contact-received': contactReceived,
  'contact-reply': contactReply,
  'email-change': emailChange,
  'email-changed': emailChanged,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'password-changed': passwordChanged,
  'password-reset': passwordReset,
  'review-thanks': reviewThanks,
  'second-factor': secondFactor,
  'staff-invitation': staffInvitation,
  'trip-request-new': tripRequestNew,
  'trip-request-received': tripRequestReceived,
  'verify-email': verifyEmail,
};

export const MAIL_TEMPLATES = Object.keys(TEMPLATES) as MailTemplate[];

/** The letter of a template in a language. */
export function writeLetter<T extends MailTemplate>(
  template: T,
  locale: Language,
  payload: MailPayloads[T],
  wording: Wording,
): Letter {
  return TEMPLATES[template][locale](payload, wording);
}
