// Customers are told in their account of every step of a booking.
import { Migration } from '@mikro-orm/migrations';

const holds = (kinds: string): string =>
  `alter table "notification" drop constraint "notification_kind_check",
     add constraint "notification_kind_check" check (kind in (${kinds}));`;

export class Migration20261123182000_booking_notices extends Migration {
  override name = 'Migration20261123182000_booking_notices';

  override up(): void | Promise<void> {
    this.addSql(
      holds(
        `'booking_received', 'booking_held', 'booking_waitlisted', 'booking_prepared', 'booking_approved', 'booking_declined', 'booking_expired', 'booking_unanswered', 'booking_confirmed', 'booking_cancelled', 'booking_completed', 'booking_offer', 'booking_place_asked', 'booking_reopened', 'booking_payment', 'booking_refund', 'booking_balance_due', 'bookings_claimed', 'message_answered', 'trip_request_received', 'trip_request_quoted', 'review_approved', 'review_replied', 'password_changed', 'email_changed', 'account_locked'`,
      ),
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "notification" where kind like 'booking\\_%' and kind <> 'booking_received';`);
    this.addSql(
      holds(
        `'booking_received', 'bookings_claimed', 'message_answered', 'trip_request_received', 'trip_request_quoted', 'review_approved', 'review_replied', 'password_changed', 'email_changed', 'account_locked'`,
      ),
    );
  }
}
