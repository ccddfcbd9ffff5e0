// Requests from before bookings had a price in lines could not be answered by anybody: their time has long been over. The first look of
// the timers would end them all, and write to each guest. For those whose trip lies ahead it begins anew.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261125201000_earlier_requests extends Migration {
  override name = 'Migration20261125201000_earlier_requests';

  override up(): void | Promise<void> {
    this.addSql(
      `update "booking" set "reply_by" = now() + interval '24 hours'
       where "status" = 'requested' and "price_details" is null and "reply_by" < now()
         and "check_in" > (now() at time zone 'Indian/Maldives')::date;`,
    );
  }

  /** What it was before, nobody needs. */
  override down(): void {}
}
