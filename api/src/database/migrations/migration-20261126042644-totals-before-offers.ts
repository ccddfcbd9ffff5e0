// What an offer was reckoned at before a colleague gave another total: its booking keeps the difference, in a change of the stay too.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126042644_totalsBeforeOffers extends Migration {
  override name = 'Migration20261126042644_totalsBeforeOffers';

  override up(): void | Promise<void> {
    this.addSql('alter table "trip_offer" add "total_before_minor" int null;');
  }
}
