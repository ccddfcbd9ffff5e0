// The agency keeps widgets.
import { Migration } from '@mikro-orm/migrations';

export class Migration20000101000000_widgets extends Migration {
  override name = 'Migration20000101000000_widgets';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "widget_table" ("id" serial primary key, "name" varchar(200) not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "updated_by" uuid null, "version" int not null default 1);',
    );
    this.addSql('alter table "widget_table" add constraint "widget_table_name_unique" unique ("name");');
  }

  override down(): void | Promise<void> {
    this.addSql('drop table "widget_table";');
  }
}
