// Views of the office's lists are kept for colleagues on every machine of theirs, and can be shared.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261125165734_savedViews extends Migration {
  override name = 'Migration20261125165734_savedViews';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "saved_view" ("id" uuid not null, "owner_id" uuid not null, "list" varchar(20) not null, "name" varchar(40) not null, "query" varchar(1000) not null, "columns" jsonb null, "shared_with" varchar(20) not null, "is_default" boolean not null, "updated_at" timestamptz not null, "updated_by" uuid null, "version" int not null default 1, primary key ("id"));',
    );
    this.addSql(
      'alter table "saved_view" add constraint "saved_view_owner_id_list_name_unique" unique ("owner_id", "list", "name");',
    );
    this.addSql(
      'alter table "saved_view" add constraint "saved_view_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on delete cascade;',
    );
    this.addSql(
      'alter table "saved_view" add constraint "saved_view_list_check" check (list in (\'bookings\', \'trip-requests\'));',
    );
    this.addSql(
      "alter table \"saved_view\" add constraint \"saved_view_shared_with_check\" check (shared_with in ('me', 'owner', 'manager', 'agent', 'editor', 'translator', 'finance', 'viewer', 'everyone'));",
    );
  }
}
