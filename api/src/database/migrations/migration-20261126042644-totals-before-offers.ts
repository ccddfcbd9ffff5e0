// What an offer was reckoned at before a colleague gave another total: its booking keeps the difference, in a change of the stay too.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126042644_totalsBeforeOffers extends Migration {
  override name = 'Migration20261126042644_totalsBeforeOffers';

  override up(): void | Promise<void> {
    this.addSql('alter table "trip_offer" add "total_before_minor" int null;');
    // The lines of the price of an earlier offer hold what it differs by.
    this.addSql(`update trip_offer o set total_before_minor = o.total_minor - a.minor from (
        select x.id, sum(round((l ->> 'amount')::numeric * 100))::int as minor
        from trip_offer x, jsonb_array_elements(x.price_details -> 'lines') l where l ->> 'kind' = 'adjustment' group by x.id
      ) a where a.id = o.id;`);
  }
}
