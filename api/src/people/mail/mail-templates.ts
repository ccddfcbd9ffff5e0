import { type Frame, LETTER_WORDS, type Letter, type Say, type Template, calledName } from './letter.js';
import {
  type Account,
  type AccountLocked,
  type EmailChange,
  type EmailChanged,
  type PasswordChanged,
  type PasswordReset,
  type Person,
  type SecondFactorChanged,
  type StaffInvitation,
  type VerifyEmail,
  accountExists,
  accountLocked,
  accountUnknown,
  emailChange,
  emailChanged,
  passwordChanged,
  passwordReset,
  secondFactor,
  staffInvitation,
  verifyEmail,
} from './templates/account-letters.js';
import { BOOKING_TEMPLATES, type BookingPayloads } from './templates/booking-templates.js';
import {
  type ContactNew,
  type ContactReceived,
  type ContactReply,
  contactNew,
  contactReceived,
  contactReply,
} from './templates/contact-letters.js';
import { type LeadNew, leadNew } from './templates/lead-letters.js';
import {
  type NewsletterConfirm,
  type NewsletterWelcome,
  newsletterConfirm,
  newsletterWelcome,
} from './templates/newsletter-letters.js';
import { type ReviewThanks, reviewThanks } from './templates/review-letters.js';
import {
  type TripOfferAnswer,
  type TripOfferSent,
  tripOffer,
  tripOfferAnswer,
} from './templates/trip-offer-letters.js';
import {
  type TripRequestNew,
  type TripRequestReceived,
  tripRequestNew,
  tripRequestReceived,
} from './templates/trip-request-letters.js';

/** What each mail takes. A member whose name ends in `token` is removed from the outbox once the mail is sent. */
export interface MailPayloads extends BookingPayloads {
  'account-exists': Person;
  'account-locked': AccountLocked;
  'account-unknown': Account;
  'contact-new': ContactNew;
  'contact-received': ContactReceived;
  'contact-reply': ContactReply;
  'email-change': EmailChange;
  'email-changed': EmailChanged;
  'lead-new': LeadNew;
  'newsletter-confirm': NewsletterConfirm;
  'newsletter-welcome': NewsletterWelcome;
  'password-changed': PasswordChanged;
  'password-reset': PasswordReset;
  'review-thanks': ReviewThanks;
  'second-factor': SecondFactorChanged;
  'staff-invitation': StaffInvitation;
  'trip-offer': TripOfferSent;
  'trip-offer-answer': TripOfferAnswer;
  'trip-request-new': TripRequestNew;
  'trip-request-received': TripRequestReceived;
  'verify-email': VerifyEmail;
}

export type MailTemplate = keyof MailPayloads;

const TEMPLATES: { [T in MailTemplate]: Template<MailPayloads[T]> } = {
  'account-exists': accountExists,
  'account-locked': accountLocked,
  'account-unknown': accountUnknown,
  ...BOOKING_TEMPLATES,
  'contact-new': contactNew,
  'contact-received': contactReceived,
  'contact-reply': contactReply,
  'email-change': emailChange,
  'email-changed': emailChanged,
  'lead-new': leadNew,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'password-changed': passwordChanged,
  'password-reset': passwordReset,
  'review-thanks': reviewThanks,
  'second-factor': secondFactor,
  'staff-invitation': staffInvitation,
  'trip-offer': tripOffer,
  'trip-offer-answer': tripOfferAnswer,
  'trip-request-new': tripRequestNew,
  'trip-request-received': tripRequestReceived,
  'verify-email': verifyEmail,
};

export const MAIL_TEMPLATES = Object.keys(TEMPLATES) as MailTemplate[];

/** Members of payloads that texts may name; others are given to single texts, and keys to none. */
const SPOKEN = ['first_name', 'inviter', 'new_email', 'package_name', 'reference'];

/** What stands in any text of a letter. A stranger may be behind a name. */
function valuesOf(payload: object, site: string): Record<string, string> {
  const spoken = Object.entries(payload).filter(([name, value]) => SPOKEN.includes(name) && typeof value === 'string');
  const { name } = payload as { name?: string | null };
  return {
    site,
    ...(Object.fromEntries(spoken) as Record<string, string>),
    ...(name ? { name: calledName(name) } : {}),
  };
}

/** The letter of a template, in the language of the frame. */
export function writeLetter<T extends MailTemplate>(template: T, payload: MailPayloads[T], frame: Frame): Letter {
  const known = valuesOf(payload, frame.site);
  const sayOf =
    (group: string): Say =>
    (key, values) =>
      LETTER_WORDS.say(frame.locale, `${group}.${key}`, { ...known, ...values });
  return TEMPLATES[template](payload, { ...frame, say: sayOf(template), sayOf });
}
