// Who hands something in is told what became of it, also where others have written a part of the same.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261127201500_handIns extends Migration {
  override name = 'Migration20261127201500_handIns';

  override up(): void | Promise<void> {
    this.addSql(`alter table "content_pending" add "authors" uuid[] not null default '{}';`);
    this.addSql('update "content_pending" set "authors" = array["actor_id"] where "actor_id" is not null;');
    this.addSql(
      `create index "notification_accepted_index" on "notification" ("entity", "entity_id") where "kind" = 'office_hand_in_accepted';`,
    );
    this.addSql('alter table "notification" drop constraint "notification_kind_check";');
    this.addSql(
      "alter table \"notification\" add constraint \"notification_kind_check\" check (kind in ('booking_received', 'booking_held', 'booking_waitlisted', 'booking_prepared', 'booking_approved', 'booking_declined', 'booking_expired', 'booking_unanswered', 'booking_confirmed', 'booking_cancelled', 'booking_completed', 'booking_offer', 'booking_place_asked', 'booking_reopened', 'booking_payment', 'booking_refund', 'booking_balance_due', 'booking_transfer', 'booking_no_show', 'booking_changed', 'booking_change_declined', 'booking_proof_declined', 'booking_message', 'bookings_claimed', 'message_answered', 'trip_request_received', 'trip_request_quoted', 'review_approved', 'review_replied', 'password_changed', 'email_changed', 'account_locked', 'office_booking', 'office_booking_cancelled', 'office_booking_lapsed', 'office_booking_message', 'office_booking_unanswered', 'office_change_asked', 'office_change_withdrawn', 'office_chargeback', 'office_payment', 'office_payment_failed', 'office_proof', 'office_lead', 'office_contact_message', 'office_trip_request', 'office_offer_accepted', 'office_offer_declined', 'office_offer_expired', 'office_offer_sold_out', 'office_webhook_stopped', 'office_hand_in_accepted', 'office_hand_in_declined', 'office_hand_in_published'));",
    );
  }
}
