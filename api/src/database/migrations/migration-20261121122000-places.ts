// Amenities become rows that resorts link to, and pictures of resorts get an identity of their own.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121122000_places extends Migration {
  override name = 'Migration20261121122000_places';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "amenity" ("id" serial primary key, "code" varchar(40) not null, "group" varchar(20) not null, "icon" varchar(40) not null, "is_filterable" boolean not null default true, "position" int not null default 1000, "names" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "updated_by" uuid null, "version" int not null default 1);`,
    );
    this.addSql(`alter table "amenity" add constraint "amenity_code_unique" unique ("code");`);
    this.addSql(
      `alter table "amenity" add constraint "amenity_group_check" check ("group" in ('room', 'dining', 'water', 'wellness', 'family', 'connectivity', 'accessibility'));`,
    );
    this.addSql(
      `insert into "amenity" ("code", "group", "icon", "position", "names", "updated_by") select "code", coalesce("group", 'room'), coalesce("icon", "code"), "position", "labels", "updated_by" from "term" where "kind" = 'amenity' order by "position";`,
    );
    this.addSql(
      `create table "resort_amenity" ("resort_id" int not null, "amenity_id" int not null, primary key ("resort_id", "amenity_id"));`,
    );
    this.addSql(
      `create index "resort_amenity_amenity_id_resort_id_index" on "resort_amenity" ("amenity_id", "resort_id");`,
    );
    this.addSql(
      `alter table "resort_amenity" add constraint "resort_amenity_resort_id_foreign" foreign key ("resort_id") references "resort" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "resort_amenity" add constraint "resort_amenity_amenity_id_foreign" foreign key ("amenity_id") references "amenity" ("id") on update cascade on delete restrict;`,
    );
    this.addSql(
      `insert into "resort_amenity" select r."id", a."id" from "resort" r join "amenity" a on a."code" = any(r."amenities");`,
    );
    this.addSql(`alter table "resort" drop column "amenities";`);
    this.addSql(`delete from "term" where "kind" = 'amenity';`);

    this.addSql(`alter table "resort_image" drop constraint "resort_image_pkey";`);
    this.addSql(
      `alter table "resort_image" add column "id" serial primary key, add column "captions" jsonb not null default '{}', add column "updated_at" timestamptz not null default now(), add column "updated_by" uuid null, add column "version" int not null default 1;`,
    );
    this.addSql(
      `alter table "resort_image" add constraint "resort_image_resort_id_media_id_unique" unique ("resort_id", "media_id");`,
    );
    this.addSql(`alter table "resort_image" drop constraint "resort_image_kind_check";`);
    this.addSql(
      `alter table "resort_image" add constraint "resort_image_kind_check" check (kind in ('aerial', 'beach', 'room', 'dining', 'reef', 'map'));`,
    );
    this.addSql(`alter table "resort_image" drop constraint "resort_image_resort_id_foreign";`);
    this.addSql(
      `alter table "resort_image" add constraint "resort_image_resort_id_foreign" foreign key ("resort_id") references "resort" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "resort_image" drop constraint "resort_image_media_id_foreign";`);
    this.addSql(
      `alter table "resort_image" add constraint "resort_image_media_id_foreign" foreign key ("media_id") references "media" ("id") on delete restrict;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "resort_image" where "kind" = 'map';`);
    this.addSql(`alter table "resort_image" drop constraint "resort_image_kind_check";`);
    this.addSql(
      `alter table "resort_image" add constraint "resort_image_kind_check" check (kind in ('aerial', 'beach', 'room', 'dining', 'reef'));`,
    );
    this.addSql(`alter table "resort_image" drop constraint "resort_image_resort_id_media_id_unique";`);
    this.addSql(
      `alter table "resort_image" drop column "id", drop column "captions", drop column "updated_at", drop column "updated_by", drop column "version";`,
    );
    this.addSql(`alter table "resort_image" add constraint "resort_image_pkey" primary key ("resort_id", "media_id");`);
    this.addSql(`alter table "resort_image" drop constraint "resort_image_resort_id_foreign";`);
    this.addSql(
      `alter table "resort_image" add constraint "resort_image_resort_id_foreign" foreign key ("resort_id") references "resort" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(`alter table "resort_image" drop constraint "resort_image_media_id_foreign";`);
    this.addSql(
      `alter table "resort_image" add constraint "resort_image_media_id_foreign" foreign key ("media_id") references "media" ("id") on update cascade on delete restrict;`,
    );
    this.addSql(
      `insert into "term" ("kind", "code", "labels", "group", "icon", "position", "updated_by") select 'amenity', "code", "names", "group", "icon", "position", "updated_by" from "amenity";`,
    );
    this.addSql(`alter table "resort" add column "amenities" text[] not null default '{}';`);
    this.addSql(
      `update "resort" r set "amenities" = array(select a."code" from "resort_amenity" ra join "amenity" a on a."id" = ra."amenity_id" where ra."resort_id" = r."id");`,
    );
    this.addSql(`drop table "resort_amenity";`);
    this.addSql(`drop table "amenity";`);
  }
}
