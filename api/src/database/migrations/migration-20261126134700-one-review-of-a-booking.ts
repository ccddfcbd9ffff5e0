// A booking has one review that is not refused. Of those that have more, the one that visitors see keeps it, else the one that waits, the
// earliest of them; the others stay as they are, without the booking and without its mark: no migration takes words off a site.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126134700_oneReviewOfABooking extends Migration {
  override name = 'Migration20261126134700_oneReviewOfABooking';

  override up(): void | Promise<void> {
    this.addSql(
      `update "review" r set "booking_id" = null, "verified" = false, "version" = r."version" + 1
        from (select "id", row_number() over (partition by "booking_id"
            order by array_position(array['approved', 'pending', 'hidden'], "status"::text), "created_at", "id") as place
          from "review" where "booking_id" is not null and "status" not in ('rejected', 'spam')) as stands
        where stands."id" = r."id" and stands.place > 1;`,
    );
    this.addSql(
      'create unique index "review_booking_unique" on "review" ("booking_id") where "status" not in (\'rejected\', \'spam\');',
    );
  }
}
