// Whom customers keep for their next booking.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261125203000_savedTravellers extends Migration {
  override name = 'Migration20261125203000_savedTravellers';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "saved_traveller" ("id" uuid not null, "user_id" uuid not null, "name" varchar(100) not null, "birth_date" date null, "nationality" varchar(2) null, "updated_at" timestamptz not null, "version" int not null default 1, primary key ("id"));',
    );
    this.addSql('create index "saved_traveller_user_id_index" on "saved_traveller" ("user_id");');
    this.addSql(
      'alter table "saved_traveller" add constraint "saved_traveller_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;',
    );
  }
}
