// What colleagues are told in the office, beside what customers are told, and an index for the number on a bell.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261125192920_staffNotices extends Migration {
  override name = 'Migration20261125192920_staffNotices';

  override up(): void | Promise<void> {
    this.addSql('alter table "notification" drop constraint "notification_kind_check";');
    this.addSql('create index "notification_unread_index" on "notification" ("user_id") where "read_at" is null;');
    this.addSql(
      "alter table \"notification\" add constraint \"notification_kind_check\" check (kind in ('booking_received', 'booking_held', 'booking_waitlisted', 'booking_prepared', 'booking_approved', 'booking_declined', 'booking_expired', 'booking_unanswered', 'booking_confirmed', 'booking_cancelled', 'booking_completed', 'booking_offer', 'booking_place_asked', 'booking_reopened', 'booking_payment', 'booking_refund', 'booking_balance_due', 'booking_transfer', 'booking_no_show', 'booking_changed', 'booking_change_declined', 'booking_proof_declined', 'booking_message', 'bookings_claimed', 'message_answered', 'trip_request_received', 'trip_request_quoted', 'review_approved', 'review_replied', 'password_changed', 'email_changed', 'account_locked', 'office_booking', 'office_booking_cancelled', 'office_booking_lapsed', 'office_booking_message', 'office_booking_unanswered', 'office_change_asked', 'office_change_withdrawn', 'office_chargeback', 'office_payment', 'office_payment_failed', 'office_proof', 'office_lead', 'office_contact_message', 'office_trip_request', 'office_offer_accepted', 'office_offer_declined', 'office_offer_expired', 'office_offer_sold_out'));",
    );
  }
}
