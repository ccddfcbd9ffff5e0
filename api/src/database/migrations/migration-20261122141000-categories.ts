// Kinds of trips were a closed list with labels: now they are content that staff edit, and packages name them by their slug.
import { Migration } from '@mikro-orm/migrations';

/** What packages could be before. */
const CLOSED = `'adventure', 'honeymoon', 'family', 'diving', 'luxury', 'budget', 'culture', 'activities'`;

const COPIED = [
  ...['status', 'category_code', 'duration', 'price_minor', 'group_size_min', 'group_size_max', 'transfer_mode'],
  ...['meal_plan', 'start_date', 'end_date', 'available_from', 'available_to', 'is_featured', 'position'],
  ...['rating_average', 'review_count', 'published_at'],
];
const columns = (row?: string) => COPIED.map((name) => (row ? `${row}."${name}"` : `"${name}"`)).join(', ');

export class Migration20261122141000_categories extends Migration {
  override name = 'Migration20261122141000_categories';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "category" ("id" serial primary key, "status" varchar(20) not null default 'draft', "published_at" timestamptz null, "publish_at" timestamptz null, "unpublish_at" timestamptz null, "archived_at" timestamptz null, "deleted_at" timestamptz null, "is_featured" boolean not null default false, "position" int not null default 1000, "search" text not null default '', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "created_by" uuid null, "updated_by" uuid null, "version" int not null default 1, "slug" varchar(80) not null, "image_id" int null);`,
    );
    this.addSql(`alter table "category" add constraint "category_slug_unique" unique ("slug");`);
    this.addSql(`create index "category_status_position_id_index" on "category" ("status", "position", "id");`);
    this.addSql(
      `create table "category_text" ("category_id" int not null, "language" varchar(2) not null, "status" varchar(20) not null default 'published', "source_version" int not null default 1, "outdated_fields" jsonb not null default '[]', "name" varchar(60) null, "description" varchar(300) null, primary key ("category_id", "language"));`,
    );
    this.addSql(
      `alter table "category" add constraint "category_image_id_foreign" foreign key ("image_id") references "media" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "category" add constraint "destination_status_check" check (status in ('draft', 'in_review', 'scheduled', 'published', 'unpublished', 'archived'));`,
    );
    this.addSql(
      `alter table "category_text" add constraint "category_text_category_id_foreign" foreign key ("category_id") references "category" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "category_text" add constraint "destination_text_status_check" check (status in ('draft', 'published', 'outdated'));`,
    );
    this.carryOver();
    this.widen(40, () => this.addSql(`alter table "package" drop constraint "package_category_code_check";`));
  }

  /** Labels become words; a code that packages use is there in any case. */
  private carryOver(): void {
    this.addSql(
      `insert into "category" ("slug", "status", "published_at", "position", "updated_by")
       select "code", 'published', now(), "position", "updated_by" from "term" where "kind" = 'category' order by "position", "code";`,
    );
    this.addSql(
      `insert into "category" ("slug", "status", "published_at")
       select distinct "category_code", 'published', now() from "package" order by 1 on conflict do nothing;`,
    );
    this.addSql(
      `insert into "category_text" ("category_id", "language", "name")
       select c."id", l.key, left(l.value, 60) from "category" c
       join "term" t on t."kind" = 'category' and t."code" = c."slug" cross join jsonb_each_text(t."labels") l
       where l.key in ('en', 'ru', 'zh') and trim(l.value) <> '';`,
    );
    this.addSql(
      `insert into "category_text" ("category_id", "language", "name") select "id", 'en', initcap("slug") from "category" on conflict do nothing;`,
    );
    this.addSql(`delete from "term" where "kind" = 'category';`);
  }

  /** Triggers that name a column keep its type: they stand aside. The tables and their indexes stay as they are. */
  private widen(length: number, meanwhile: () => void): void {
    this.addSql('drop trigger "package_listing_facts" on "package";');
    meanwhile();
    for (const table of ['package', 'package_listing'])
      this.addSql(`alter table "${table}" alter column "category_code" type varchar(${length});`);
    this.addSql(
      `create trigger "package_listing_facts" after update of ${columns()} on "package" for each row
       when ((${columns('old')}) is distinct from (${columns('new')})) execute function "package_listing_facts"();`,
    );
  }

  /** Packages of a kind that was not there before become adventures. */
  override down(): void | Promise<void> {
    this.addSql(`update "package" set "category_code" = 'adventure' where "category_code" not in (${CLOSED});`);
    this.widen(20, () =>
      this.addSql(
        `alter table "package" add constraint "package_category_code_check" check (category_code in (${CLOSED}));`,
      ),
    );
    this.addSql(
      `insert into "term" ("kind", "code", "labels", "position", "updated_by")
       select 'category', c."slug", jsonb_object_agg(t."language", t."name"), c."position", c."updated_by"
       from "category" c join "category_text" t on t."category_id" = c."id" and t."name" is not null
       where c."deleted_at" is null and c."slug" in (${CLOSED}) group by c."id";`,
    );
    for (const table of ['content_pending', 'content_revision', 'content_slug'])
      this.addSql(`delete from "${table}" where "kind" = 'category';`);
    this.addSql('drop table "category_text";');
    this.addSql('drop table "category";');
  }
}
