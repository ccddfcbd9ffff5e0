// What a night costs two on the next day that can be booked, kept for cards and lists, with the note of what has to be made anew.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126100158_nightPrices extends Migration {
  override name = 'Migration20261126100158_nightPrices';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "resort_price" ("resort_id" int not null, "date" date null, "amount_minor" int null, "lowest_minor" int null, "highest_minor" int null, "fresh_until" timestamptz not null, primary key ("resort_id"));',
    );
    this.addSql('create index "resort_price_fresh_until_index" on "resort_price" ("fresh_until");');
    this.addSql(
      'create table "resort_price_due" ("transaction" bigint not null, "resort_id" int not null, primary key ("transaction", "resort_id"));',
    );
    this.addSql('create index "resort_price_due_resort_id_index" on "resort_price_due" ("resort_id");');
    this.addSql('drop index "resort_status_price_from_minor_id_index";');
    this.addSql(
      'alter table "resort_price" add constraint "resort_price_amount_minor_check" check (num_nonnulls("date", "amount_minor", "lowest_minor", "highest_minor") in (0, 4));',
    );
    this.addSql(
      'alter table "resort_price" add constraint "resort_price_lowest_minor_check" check (lowest_minor <= amount_minor);',
    );
    this.addSql(
      'alter table "resort_price" add constraint "resort_price_highest_minor_check" check (highest_minor >= amount_minor);',
    );
  }
}
