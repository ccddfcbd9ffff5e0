// From where places are held that nobody has paid for, so that one household cannot hold them all.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126002525_heldPlaces extends Migration {
  override name = 'Migration20261126002525_heldPlaces';

  override up(): void | Promise<void> {
    this.addSql('alter table "booking" add "household" varchar(43) null;');
    this.addSql('create index "booking_household_index" on "booking" ("household") where "household" is not null;');
  }
}
