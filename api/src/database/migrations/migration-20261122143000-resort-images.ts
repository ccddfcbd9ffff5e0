// Pictures of resorts have a lifecycle and versions like other content, and captions by language. Those that are there are public.
import { Migration } from '@mikro-orm/migrations';

const STATES = `('draft', 'in_review', 'scheduled', 'published', 'unpublished', 'archived')`;

export class Migration20261122143000_resortImages extends Migration {
  override name = 'Migration20261122143000_resortImages';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "resort_image" add "status" varchar(20) not null default 'draft', add "published_at" timestamptz null, add "publish_at" timestamptz null, add "unpublish_at" timestamptz null, add "archived_at" timestamptz null, add "deleted_at" timestamptz null, add "is_featured" boolean not null default false, add "search" text not null default '', add "created_at" timestamptz not null default now(), add "created_by" uuid null, add "is_cover" boolean not null default false;`,
    );
    this.addSql(
      `alter table "resort_image" alter column "position" set default 1000, alter column "media_id" drop not null;`,
    );
    this.addSql(
      `update "resort_image" set "status" = 'published', "published_at" = "updated_at", "created_at" = "updated_at";`,
    );
    // The picture that stood for its resort so far, else the first.
    this.addSql(
      `update "resort_image" i set "is_cover" = true from (
         select distinct on (p."resort_id") p."id" from "resort_image" p join "resort" r on r."id" = p."resort_id"
         order by p."resort_id", p."media_id" is not distinct from r."cover_id" desc, p."position", p."id") x
       where x."id" = i."id";`,
    );
    this.addSql(
      `update "resort" r set "cover_id" = i."media_id" from "resort_image" i
       where i."resort_id" = r."id" and i."is_cover" and r."cover_id" is distinct from i."media_id";`,
    );
    this.addSql(
      `create table "resort_image_text" ("resort_image_id" int not null, "language" varchar(2) not null, "status" varchar(20) not null default 'published', "source_version" int not null default 1, "outdated_fields" jsonb not null default '[]', "caption" varchar(200) null, primary key ("resort_image_id", "language"));`,
    );
    this.addSql(
      `insert into "resort_image_text" ("resort_image_id", "language", "caption")
       select i."id", c."key", left(c."value", 200) from "resort_image" i, jsonb_each_text(i."captions") c where c."value" <> '';`,
    );
    this.addSql(`alter table "resort_image" drop column "captions";`);
    this.addSql(`alter table "resort_image" drop constraint "resort_image_resort_id_media_id_unique";`);
    this.addSql(
      `create unique index "resort_image_published_media_unique" on "resort_image" ("resort_id", "media_id") where "status" = 'published';`,
    );
    this.addSql(`create index "resort_image_resort_id_position_index" on "resort_image" ("resort_id", "position");`);
    this.addSql(`alter table "resort_image" add constraint "destination_status_check" check (status in ${STATES});`);
    this.addSql(
      `alter table "resort_image" add constraint "resort_image_media_check" check (media_id is not null or deleted_at is not null);`,
    );
    this.addSql(
      `alter table "resort_image_text" add constraint "resort_image_text_resort_image_id_foreign" foreign key ("resort_image_id") references "resort_image" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "resort_image_text" add constraint "destination_text_status_check" check (status in ('draft', 'published', 'outdated'));`,
    );
  }

  override down(): void | Promise<void> {
    // The earlier release shows whatever is there.
    this.addSql(`delete from "resort_image" where "status" <> 'published';`);
    this.addSql(
      `update "resort_image" i set "position" = x."place" from (
         select "id", row_number() over (partition by "resort_id" order by "position", "id") as "place" from "resort_image") x
       where x."id" = i."id";`,
    );
    this.addSql(`alter table "resort_image" add "captions" jsonb not null default '{}';`);
    this.addSql(
      `update "resort_image" i set "captions" = x."captions" from (
         select "resort_image_id", jsonb_object_agg("language", "caption") as "captions" from "resort_image_text"
         where "caption" is not null and "status" <> 'draft' group by "resort_image_id") x
       where x."resort_image_id" = i."id";`,
    );
    this.addSql(`drop table "resort_image_text" cascade;`);
    this.addSql(
      `alter table "resort_image" drop constraint "destination_status_check", drop constraint "resort_image_media_check";`,
    );
    this.addSql(`drop index "resort_image_published_media_unique";`);
    this.addSql(`drop index "resort_image_resort_id_position_index";`);
    this.addSql(
      `alter table "resort_image" add constraint "resort_image_resort_id_media_id_unique" unique ("resort_id", "media_id");`,
    );
    this.addSql(
      `alter table "resort_image" alter column "position" drop default, alter column "media_id" set not null;`,
    );
    this.addSql(
      `alter table "resort_image" drop column "status", drop column "published_at", drop column "publish_at", drop column "unpublish_at", drop column "archived_at", drop column "deleted_at", drop column "is_featured", drop column "search", drop column "created_at", drop column "created_by", drop column "is_cover";`,
    );
  }
}
