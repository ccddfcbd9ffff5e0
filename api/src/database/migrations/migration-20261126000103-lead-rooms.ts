// A chat may be about nights in a room of a resort as well.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126000103_leadRooms extends Migration {
  override name = 'Migration20261126000103_leadRooms';

  override up(): void | Promise<void> {
    this.addSql(
      'alter table "lead" add "resort_id" int null, add "room_code" varchar(40) null, add "rooms" int null, add "meal_plan" varchar(3) null, add "check_out" date null;',
    );
    this.addSql(
      'alter table "lead" add constraint "lead_resort_id_foreign" foreign key ("resort_id") references "resort" ("id") on delete restrict;',
    );
    this.addSql('alter table "lead" alter column "package_id" drop not null;');
    this.addSql('create index "lead_resort_id_index" on "lead" ("resort_id");');
    this.addSql('alter table "lead" add constraint "lead_rooms_check" check (rooms >= 1);');
    this.addSql(
      "alter table \"lead\" add constraint \"lead_meal_plan_check\" check (meal_plan in ('RO', 'BB', 'HB', 'FB', 'AI', 'PAI'));",
    );
    this.addSql(
      'alter table "lead" add constraint "lead_product_check" check (num_nonnulls(package_id, resort_id) = 1);',
    );
  }
}
