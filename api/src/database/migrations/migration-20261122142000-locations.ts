// Beside destinations and resort islands the agency has points on the map of its own: airports, harbours, bays, dive sites.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261122142000_locations extends Migration {
  override name = 'Migration20261122142000_locations';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "location" ("id" serial primary key, "status" varchar(20) not null default 'draft', "published_at" timestamptz null, "publish_at" timestamptz null, "unpublish_at" timestamptz null, "archived_at" timestamptz null, "deleted_at" timestamptz null, "is_featured" boolean not null default false, "position" int not null default 1000, "search" text not null default '', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "created_by" uuid null, "updated_by" uuid null, "version" int not null default 1, "slug" varchar(80) not null, "kind" varchar(20) not null, "atoll" varchar(10) not null, "island" varchar(100) null, "lat" double precision null, "lng" double precision null, "destination_id" int null);`,
    );
    this.addSql(`alter table "location" add constraint "location_slug_unique" unique ("slug");`);
    this.addSql(`create index "location_destination_id_index" on "location" ("destination_id");`);
    this.addSql(`create index "location_status_position_id_index" on "location" ("status", "position", "id");`);
    this.addSql(
      `create table "location_text" ("location_id" int not null, "language" varchar(2) not null, "status" varchar(20) not null default 'published', "source_version" int not null default 1, "outdated_fields" jsonb not null default '[]', "name" varchar(100) null, "description" varchar(300) null, primary key ("location_id", "language"));`,
    );
    this.addSql(
      `alter table "location" add constraint "location_destination_id_foreign" foreign key ("destination_id") references "destination" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "location" add constraint "destination_status_check" check (status in ('draft', 'in_review', 'scheduled', 'published', 'unpublished', 'archived'));`,
    );
    this.addSql(
      `alter table "location" add constraint "location_kind_check" check (kind in ('atoll', 'resort_island', 'local_island', 'city', 'sandbank', 'dive_region', 'airport', 'harbour', 'bay', 'reef', 'dive_site', 'surf_break', 'viewpoint'));`,
    );
    this.addSql(
      `alter table "location_text" add constraint "location_text_location_id_foreign" foreign key ("location_id") references "location" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "location_text" add constraint "destination_text_status_check" check (status in ('draft', 'published', 'outdated'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop table "location_text";');
    this.addSql('drop table "location";');
  }
}
