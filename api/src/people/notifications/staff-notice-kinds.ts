import type { Language } from '@atoll/contract/languages';
import type { Permission } from '@atoll/contract/permissions';

/** What colleagues are told at once, and the permission with which one has to do with it. */
export const STAFF_NOTICES = {
  office_booking: 'bookings.change',
  office_booking_cancelled: 'bookings.change',
  office_booking_lapsed: 'bookings.change',
  office_booking_message: 'bookings.change',
  office_booking_unanswered: 'bookings.change',
  office_change_asked: 'bookings.change',
  office_change_withdrawn: 'bookings.change',
  office_chargeback: 'payments.record',
  office_payment: 'payments.record',
  office_payment_failed: 'payments.record',
  office_proof: 'payments.record',
  office_lead: 'bookings.change',
  office_contact_message: 'messages.reply',
  office_trip_request: 'requests.manage',
  office_offer_accepted: 'requests.manage',
  office_offer_declined: 'requests.manage',
  office_offer_expired: 'requests.manage',
  office_offer_sold_out: 'requests.manage',
  office_webhook_stopped: 'webhooks.manage',
  office_hand_in_accepted: 'content.view',
  office_hand_in_declined: 'content.view',
  office_hand_in_published: 'content.view',
} as const satisfies Record<string, Permission>;

export type StaffNoticeKind = keyof typeof STAFF_NOTICES;

export const STAFF_NOTICE_KINDS = Object.keys(STAFF_NOTICES) as StaffNoticeKind[];

/** What colleagues are told: a reference and nothing of the guest, for it outlives their data. */
export interface StaffNotice {
  kind: StaffNoticeKind;
  reference: string;
}

/** What becomes of what a colleague hands in; `accepted` is not seen yet, and turns into one of the others. */
export type HandInOutcome = 'accepted' | 'declined' | 'published';

/** What a thing is called: in English, unless it has no name there, and in each language that has one. */
export interface Called {
  usual: string;
  names: Partial<Record<Language, string>>;
}

/** The name of a thing in a language, among the facts of a notice. */
export const nameFact = (language: Language): string => `reference_${language}`;

/** What somebody may read with these permissions. */
export const staffNoticesFor = (permissions: readonly Permission[]): StaffNoticeKind[] =>
  STAFF_NOTICE_KINDS.filter((kind) => permissions.includes(STAFF_NOTICES[kind]));
