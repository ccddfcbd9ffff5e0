// The price that cards say, as the pricing function answers it, and which of them may be another one by now. No package of before has one
// until the preparation has written it; lists know none of it until then.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123174000_cardPrices extends Migration {
  override name = 'Migration20261123174000_cardPrices';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "package_price" ("package_id" int not null, "adults" int not null, "date" date null, "amount_minor" int null, "total_minor" int null, "original_minor" int null, "lowest_minor" int null, "highest_minor" int null, "fresh_until" timestamptz not null, primary key ("package_id"));',
    );
    this.addSql('create index "package_price_fresh_until_index" on "package_price" ("fresh_until");');
    this.addSql(
      'create table "package_price_due" ("transaction" bigint not null, "package_id" int not null, primary key ("transaction", "package_id"));',
    );
    this.addSql('create index "package_price_due_package_id_index" on "package_price_due" ("package_id");');
    this.addSql('alter table "package_listing" alter column "price_minor" drop not null;');
    this.addSql(
      'create index "package_listing_dear_index" on "package_listing" ("destination_id", "price_minor" desc nulls last, "id" desc);',
    );
    this.addSql('alter table "package_price" add constraint "package_price_adults_check" check (adults >= 1);');
    this.addSql(
      'alter table "package_price" add constraint "package_price_amount_minor_check" check (num_nonnulls("date", "amount_minor", "total_minor", "lowest_minor", "highest_minor") in (0, 5));',
    );
    this.addSql(
      'alter table "package_price" add constraint "package_price_original_minor_check" check (original_minor > amount_minor);',
    );
    this.addSql(
      'alter table "package_price" add constraint "package_price_lowest_minor_check" check (lowest_minor <= amount_minor);',
    );
    this.addSql(
      'alter table "package_price" add constraint "package_price_highest_minor_check" check (highest_minor >= amount_minor);',
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop index "package_listing_dear_index";');
    this.addSql('delete from "package_listing" where "price_minor" is null;');
    this.addSql('alter table "package_listing" alter column "price_minor" set not null;');
    this.addSql('drop table "package_price_due";');
    this.addSql('drop table "package_price";');
  }
}
