// Customers are told in their account of changes of a stay, of transfers and of a trip that nobody came to.
import { Migration } from '@mikro-orm/migrations';

const holds = (kinds: string): string =>
  `alter table "notification" drop constraint "notification_kind_check",
     add constraint "notification_kind_check" check (kind in (${kinds}));`;

const BEFORE = `'booking_received', 'booking_held', 'booking_waitlisted', 'booking_prepared', 'booking_approved', 'booking_declined', 'booking_expired', 'booking_unanswered', 'booking_confirmed', 'booking_cancelled', 'booking_completed', 'booking_offer', 'booking_place_asked', 'booking_reopened', 'booking_payment', 'booking_refund', 'booking_balance_due', 'bookings_claimed', 'message_answered', 'trip_request_received', 'trip_request_quoted', 'review_approved', 'review_replied', 'password_changed', 'email_changed', 'account_locked'`;

const ADDED = `'booking_transfer', 'booking_no_show', 'booking_changed', 'booking_change_declined', 'booking_proof_declined'`;

export class Migration20261125170500_money_notices extends Migration {
  override name = 'Migration20261125170500_money_notices';

  override up(): void | Promise<void> {
    this.addSql(holds(BEFORE.replace(`'bookings_claimed'`, `${ADDED}, 'bookings_claimed'`)));
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "notification" where kind in (${ADDED});`);
    this.addSql(holds(BEFORE));
  }
}
