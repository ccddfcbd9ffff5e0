import { useTranslation } from 'react-i18next';
import type { MailTemplate } from '@atoll/api-client/endpoints/outbox.gen';
import { useLanguage } from '@atoll/i18n/instance';

/** The letters that the agency sends, those about a booking first, in the order in which a trip meets them. */
export const TEMPLATES = [
  ...['booking-received', 'booking-new', 'booking-unanswered', 'booking-waitlisted', 'booking-waitlist-ended'],
  ...['booking-held', 'booking-hold-ended', 'booking-approved', 'booking-declined', 'booking-prepared'],
  ...['booking-confirmed', 'booking-reopened', 'booking-transfer', 'booking-link', 'booking-message'],
  ...['booking-message-new', 'booking-details-asked', 'booking-place-asked', 'booking-change-asked'],
  ...['booking-change-withdrawn', 'booking-change-declined', 'booking-changed', 'booking-offer', 'booking-paid'],
  ...['booking-payment', 'booking-payment-late', 'booking-payment-lapsed', 'booking-proof-declined'],
  ...['booking-balance-due', 'booking-refund', 'booking-chargeback', 'booking-breach', 'booking-guest-cancelled'],
  ...['booking-cancelled', 'booking-departure-cancelled', 'booking-no-show', 'booking-completed', 'bookings-digest'],
  ...['trip-request-received', 'trip-request-new', 'trip-offer', 'trip-offer-answer', 'lead-new'],
  ...['contact-received', 'contact-new', 'contact-reply', 'review-thanks', 'newsletter-confirm'],
  ...['newsletter-welcome', 'verify-email', 'account-exists', 'account-unknown', 'account-locked'],
  ...['email-change', 'email-changed', 'password-reset', 'password-changed', 'second-factor', 'staff-invitation'],
] as MailTemplate[];

/** What a letter is called in the office; those of a booking as its page calls them. */
export function useLetterName(): (template: MailTemplate) => string {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (template) => {
    const name = template.startsWith('booking-')
      ? t(`timeline.letters.${template as 'booking-new'}`)
      : t(`letterNames.${template as 'lead-new'}`);
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  };
}
