// Amenities have drafts, languages of their own and a history like other content. What is there stays public.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261122140000_amenities extends Migration {
  override name = 'Migration20261122140000_amenities';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "amenity" add column "status" varchar(20) not null default 'draft', add column "published_at" timestamptz null, add column "publish_at" timestamptz null, add column "unpublish_at" timestamptz null, add column "archived_at" timestamptz null, add column "deleted_at" timestamptz null, add column "is_featured" boolean not null default false, add column "search" text not null default '', add column "created_by" uuid null;`,
    );
    this.addSql(
      `alter table "amenity" add constraint "destination_status_check" check (status in ('draft', 'in_review', 'scheduled', 'published', 'unpublished', 'archived'));`,
    );
    this.addSql(`create index "amenity_status_position_id_index" on "amenity" ("status", "position", "id");`);
    this.addSql(`update "amenity" set "status" = 'published', "published_at" = "created_at";`);
    this.addSql(
      `update "amenity" a set "created_by" = e."actor_id" from "audit_entry" e where e."entity" = 'amenity' and e."entity_id" = a."id"::text and e."action" = 'amenity.create';`,
    );

    this.addSql(
      `create table "amenity_text" ("status" varchar(20) not null default 'published', "source_version" int not null default 1, "outdated_fields" jsonb not null default '[]', "amenity_id" int not null, "language" varchar(2) not null, "name" varchar(100) null, primary key ("amenity_id", "language"));`,
    );
    this.addSql(
      `alter table "amenity_text" add constraint "amenity_text_amenity_id_foreign" foreign key ("amenity_id") references "amenity" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "amenity_text" add constraint "destination_text_status_check" check (status in ('draft', 'published', 'outdated'));`,
    );
    this.addSql(
      `insert into "amenity_text" ("amenity_id", "language", "name") select a."id", x."key", left(x."value", 100) from "amenity" a, jsonb_each_text(a."names") x;`,
    );
    this.addSql(`alter table "amenity" drop column "names";`);
  }

  override down(): void | Promise<void> {
    // The earlier release knows neither states nor deleted rows.
    this.addSql(
      `delete from "resort_amenity" where "amenity_id" in (select "id" from "amenity" where "deleted_at" is not null);`,
    );
    this.addSql(`delete from "amenity" where "deleted_at" is not null;`);
    this.addSql(`alter table "amenity" add column "names" jsonb not null default '{}';`);
    this.addSql(
      `update "amenity" a set "names" = coalesce((select jsonb_object_agg(t."language", t."name") from "amenity_text" t where t."amenity_id" = a."id" and t."name" is not null), '{}');`,
    );
    this.addSql(`update "amenity" set "names" = "names" || jsonb_build_object('en', "code") where not "names" ? 'en';`);
    this.addSql(`alter table "amenity" alter column "names" drop default;`);
    this.addSql(`drop table "amenity_text";`);
    this.addSql(`drop index "amenity_status_position_id_index";`);
    this.addSql(
      `alter table "amenity" drop column "status", drop column "published_at", drop column "publish_at", drop column "unpublish_at", drop column "archived_at", drop column "deleted_at", drop column "is_featured", drop column "search", drop column "created_by";`,
    );
  }
}
