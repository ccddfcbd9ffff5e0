import { Migration } from '@mikro-orm/migrations';

export class Migration20261125164808_bookingTransfers extends Migration {
  override name = 'Migration20261125164808_bookingTransfers';

  override up(): void | Promise<void> {
    this.addSql('alter table "booking" add "transfer_id" int null, add "transfer_check" jsonb null;');
    this.addSql(
      'alter table "booking" add constraint "booking_transfer_id_foreign" foreign key ("transfer_id") references "transfer" ("id") on delete set null;',
    );
    this.addSql('create index "booking_transfer_id_index" on "booking" ("transfer_id");');
  }

  override down(): void | Promise<void> {
    this.addSql('alter table "booking" drop column "transfer_id", drop column "transfer_check";');
  }
}
