// Messages between guests and the office: what each side has seen of them, where they stand among the events, and the account's notification.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261125170529_bookingMessages extends Migration {
  override name = 'Migration20261125170529_bookingMessages';

  override up(): void | Promise<void> {
    this.addSql('alter table "notification" drop constraint "notification_kind_check";');
    this.addSql(
      "alter table \"notification\" add constraint \"notification_kind_check\" check (kind in ('booking_received', 'booking_held', 'booking_waitlisted', 'booking_prepared', 'booking_approved', 'booking_declined', 'booking_expired', 'booking_unanswered', 'booking_confirmed', 'booking_cancelled', 'booking_completed', 'booking_offer', 'booking_place_asked', 'booking_reopened', 'booking_payment', 'booking_refund', 'booking_balance_due', 'booking_transfer', 'booking_no_show', 'booking_changed', 'booking_change_declined', 'booking_proof_declined', 'booking_message', 'bookings_claimed', 'message_answered', 'trip_request_received', 'trip_request_quoted', 'review_approved', 'review_replied', 'password_changed', 'email_changed', 'account_locked'));",
    );
    this.addSql('alter table "booking" add "guest_read_at" timestamptz null, add "office_read_at" timestamptz null;');
    this.addSql(
      'create index "booking_event_message_index" on "booking_event" ("booking_id", "at") where type = \'message\';',
    );
  }
}
