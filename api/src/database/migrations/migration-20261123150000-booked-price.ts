// A total is more than price times travellers: seasons, extras and reductions stand in it. How it came about is kept with the booking;
// earlier ones keep their total and say no more than they did.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123150000_booked_price extends Migration {
  override name = 'Migration20261123150000_booked_price';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "booking" add column "price_details" jsonb null, drop constraint "booking_total_minor_check",
         add constraint "booking_total_minor_check" check (total_minor >= 0);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "booking" drop column "price_details", drop constraint "booking_total_minor_check",
         add constraint "booking_total_minor_check" check (total_minor >= 0);`,
    );
  }
}
