import type { Template } from '../letter.js';
import {
  type BookingNew,
  type BookingReceived,
  type BookingToPay,
  bookingHeld,
  bookingLink,
  bookingNew,
  bookingPrepared,
  bookingReceived,
  bookingTransfer,
  bookingWaitlisted,
} from './booking-letters.js';
import {
  type BookingChangeAsked,
  type BookingChangeDeclined,
  type BookingChanged,
  type BookingChangeWithdrawn,
  bookingChangeAsked,
  bookingChangeDeclined,
  bookingChanged,
  bookingChangeWithdrawn,
} from './booking-change-letters.js';
import { type BookingDetailsAsked, bookingDetailsAsked } from './booking-details-letters.js';
import type { GuestBookingMail } from './booking-mail.js';
import {
  type BookingBalanceDue,
  type BookingPaid,
  type BookingPayment,
  type BookingPaymentLate,
  type BookingRefund,
  bookingBalanceDue,
  bookingPaid,
  bookingPayment,
  bookingPaymentLate,
  bookingProofDeclined,
  bookingRefund,
} from './booking-money-letters.js';
import {
  type BookingBreach,
  type BookingChargeback,
  type BookingGuestCancelled,
  type BookingsDigest,
  bookingBreach,
  bookingChargeback,
  bookingGuestCancelled,
  bookingsDigest,
} from './booking-office-letters.js';
import {
  type BookingMessage,
  type BookingMessageNew,
  bookingMessage,
  bookingMessageNew,
} from './booking-message-letters.js';
import {
  type BookingApproved,
  type BookingDepartureCancelled,
  type BookingCancelled,
  type BookingDeclined,
  type BookingExpired,
  type BookingLapsed,
  type BookingNoShow,
  bookingApproved,
  bookingDepartureCancelled,
  bookingCancelled,
  bookingCompleted,
  bookingConfirmed,
  bookingDeclined,
  bookingHoldEnded,
  bookingNoShow,
  bookingOffer,
  bookingPaymentLapsed,
  bookingPlaceAsked,
  bookingReopened,
  bookingUnanswered,
  bookingWaitlistEnded,
} from './booking-step-letters.js';

/** What each mail about bookings takes. */
export interface BookingPayloads {
  'booking-approved': BookingApproved;
  'booking-balance-due': BookingBalanceDue;
  'booking-breach': BookingBreach;
  'booking-departure-cancelled': BookingDepartureCancelled;
  'booking-cancelled': BookingCancelled;
  'booking-change-asked': BookingChangeAsked;
  'booking-change-withdrawn': BookingChangeWithdrawn;
  'booking-change-declined': BookingChangeDeclined;
  'booking-changed': BookingChanged;
  'booking-chargeback': BookingChargeback;
  'booking-completed': GuestBookingMail;
  'booking-confirmed': GuestBookingMail;
  'booking-declined': BookingDeclined;
  'booking-details-asked': BookingDetailsAsked;
  'booking-guest-cancelled': BookingGuestCancelled;
  'booking-held': BookingToPay;
  'booking-hold-ended': BookingLapsed;
  'booking-link': GuestBookingMail & { days: number };
  'booking-message': BookingMessage;
  'booking-message-new': BookingMessageNew;
  'booking-new': BookingNew;
  'booking-no-show': BookingNoShow;
  'booking-offer': BookingToPay;
  'booking-paid': BookingPaid;
  'booking-payment': BookingPayment;
  'booking-payment-lapsed': BookingLapsed;
  'booking-payment-late': BookingPaymentLate;
  'booking-place-asked': GuestBookingMail & { reply_by: string };
  'booking-prepared': BookingToPay;
  'booking-received': BookingReceived;
  'booking-refund': BookingRefund;
  'booking-reopened': GuestBookingMail & { reply_by: string };
  'booking-transfer': BookingToPay;
  'booking-unanswered': BookingExpired;
  'booking-proof-declined': GuestBookingMail & { amount: string };
  'booking-waitlist-ended': BookingExpired;
  'booking-waitlisted': GuestBookingMail;
  'bookings-digest': BookingsDigest;
}

/** How each of them is written. */
export const BOOKING_TEMPLATES: { [T in keyof BookingPayloads]: Template<BookingPayloads[T]> } = {
  'booking-approved': bookingApproved,
  'booking-balance-due': bookingBalanceDue,
  'booking-breach': bookingBreach,
  'booking-departure-cancelled': bookingDepartureCancelled,
  'booking-cancelled': bookingCancelled,
  'booking-change-asked': bookingChangeAsked,
  'booking-change-withdrawn': bookingChangeWithdrawn,
  'booking-change-declined': bookingChangeDeclined,
  'booking-changed': bookingChanged,
  'booking-chargeback': bookingChargeback,
  'booking-completed': bookingCompleted,
  'booking-confirmed': bookingConfirmed,
  'booking-declined': bookingDeclined,
  'booking-details-asked': bookingDetailsAsked,
  'booking-guest-cancelled': bookingGuestCancelled,
  'booking-held': bookingHeld,
  'booking-hold-ended': bookingHoldEnded,
  'booking-link': bookingLink,
  'booking-message': bookingMessage,
  'booking-message-new': bookingMessageNew,
  'booking-new': bookingNew,
  'booking-no-show': bookingNoShow,
  'booking-offer': bookingOffer,
  'booking-paid': bookingPaid,
  'booking-payment': bookingPayment,
  'booking-payment-lapsed': bookingPaymentLapsed,
  'booking-payment-late': bookingPaymentLate,
  'booking-place-asked': bookingPlaceAsked,
  'booking-prepared': bookingPrepared,
  'booking-received': bookingReceived,
  'booking-refund': bookingRefund,
  'booking-reopened': bookingReopened,
  'booking-transfer': bookingTransfer,
  'booking-unanswered': bookingUnanswered,
  'booking-proof-declined': bookingProofDeclined,
  'booking-waitlist-ended': bookingWaitlistEnded,
  'booking-waitlisted': bookingWaitlisted,
  'bookings-digest': bookingsDigest,
};
