// Where owners of accounts have signed in, and from where an address was registered: what strangers do elsewhere takes nothing
// from them there. Both are keyed hashes.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261122155000_familiarPlaces extends Migration {
  override name = 'Migration20261122155000_familiarPlaces';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "familiar_place" ("user_id" uuid not null, "hash" varchar(32) not null, "seen_at" timestamptz not null, primary key ("user_id", "hash"));`,
    );
    this.addSql(`create index "familiar_place_seen_at_index" on "familiar_place" ("seen_at");`);
    this.addSql(
      `alter table "familiar_place" add constraint "familiar_place_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "registration" add column "place" varchar(32) not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "registration" drop column "place";`);
    this.addSql('drop table "familiar_place";');
  }
}
