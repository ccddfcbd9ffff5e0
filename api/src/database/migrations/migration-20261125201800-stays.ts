// A booking is of a package, or of nights in a kind of room of a resort.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261125201800_stays extends Migration {
  override name = 'Migration20261125201800_stays';

  override up(): void | Promise<void> {
    this.addSql(
      'alter table "booking" add "resort_id" int null, add "room_code" varchar(40) null, add "rooms" int null, add "meal_plan" varchar(3) null;',
    );
    this.addSql(
      'alter table "booking" add constraint "booking_resort_id_foreign" foreign key ("resort_id") references "resort" ("id") on delete restrict;',
    );
    this.addSql('alter table "booking" alter column "package_id" drop not null;');
    this.addSql(
      'create index "booking_resort_id_room_code_check_in_status_index" on "booking" ("resort_id", "room_code", "check_in", "status");',
    );
    this.addSql('alter table "booking" add constraint "booking_rooms_check" check (rooms >= 1);');
    this.addSql(
      "alter table \"booking\" add constraint \"booking_meal_plan_check\" check (meal_plan in ('RO', 'BB', 'HB', 'FB', 'AI', 'PAI'));",
    );
    this.addSql(
      'alter table "booking" add constraint "booking_product_check" check (num_nonnulls(package_id, resort_id) = 1 and (resort_id is null) = (room_code is null));',
    );
  }
}
