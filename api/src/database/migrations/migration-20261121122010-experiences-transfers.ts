// Experiences and transfers; what the office keeps of a resort. The way that a resort named so far becomes its first transfer.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121122010_experiencesTransfers extends Migration {
  override name = 'Migration20261121122010_experiencesTransfers';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "experience" ("id" serial primary key, "status" varchar(20) not null default 'draft', "published_at" timestamptz null, "publish_at" timestamptz null, "unpublish_at" timestamptz null, "archived_at" timestamptz null, "deleted_at" timestamptz null, "is_featured" boolean not null default false, "position" int not null default 1000, "search" text not null default '', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "updated_by" uuid null, "version" int not null default 1, "slug" varchar(80) not null, "category_code" varchar(20) not null default 'culture', "price_minor" int not null default 0, "pricing_type" varchar(20) not null default 'per_person', "duration_minutes" int not null default 60, "difficulty" varchar(20) not null default 'easy', "min_age" int null, "swim_required" boolean not null default false, "certification" varchar(10) not null default 'none', "group_size_min" int not null default 1, "group_size_max" int null, "start_times" text[] not null, "weekdays" jsonb not null, "season_months" jsonb not null, "pickup" boolean not null default false, "cover_id" int null);`,
    );
    this.addSql(`alter table "experience" add constraint "experience_slug_unique" unique ("slug");`);
    this.addSql(`create index "experience_search_index" on "experience" using gin ("search" gin_trgm_ops);`);
    this.addSql(
      `create index "experience_status_duration_minutes_id_index" on "experience" ("status", "duration_minutes", "id");`,
    );
    this.addSql(
      `create index "experience_status_price_minor_id_index" on "experience" ("status", "price_minor", "id");`,
    );
    this.addSql(`create index "experience_status_position_id_index" on "experience" ("status", "position", "id");`);
    this.addSql(
      `create table "experience_text" ("experience_id" int not null, "language" varchar(2) not null, "status" varchar(20) not null default 'published', "source_version" int not null default 1, "outdated_fields" jsonb not null default '[]', "name" varchar(100) null, "summary" text null, "description" text null, "includes" jsonb null, "excludes" jsonb null, "what_to_bring" jsonb null, "meeting_point" text null, "safety_notes" text null, "wildlife_code" text null, "seo_title" varchar(100) null, "seo_description" varchar(200) null, primary key ("experience_id", "language"));`,
    );
    this.addSql(
      `create table "experience_image" ("experience_id" int not null, "media_id" int not null, "position" int not null, primary key ("experience_id", "media_id"));`,
    );
    this.addSql(
      `create table "experience_destination" ("experience_id" int not null, "destination_id" int not null, "position" int not null, primary key ("experience_id", "destination_id"));`,
    );
    this.addSql(
      `create index "experience_destination_destination_id_experience_id_index" on "experience_destination" ("destination_id", "experience_id");`,
    );
    this.addSql(
      `create table "transfer" ("id" serial primary key, "status" varchar(20) not null default 'draft', "published_at" timestamptz null, "publish_at" timestamptz null, "unpublish_at" timestamptz null, "archived_at" timestamptz null, "deleted_at" timestamptz null, "is_featured" boolean not null default false, "position" int not null default 1000, "search" text not null default '', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "updated_by" uuid null, "version" int not null default 1, "slug" varchar(80) not null, "mode" varchar(40) not null default 'speedboat', "service" varchar(10) not null default 'shared', "from_code" varchar(40) not null default 'MLE', "to_destination_id" int null, "to_resort_id" int null, "duration_minutes" int not null default 30, "legs" jsonb not null, "operator" varchar(100) null, "daylight_only" boolean not null default false, "first_departure" varchar(5) null, "last_departure" varchar(5) null, "latest_arrival_for_same_day" varchar(5) null, "earliest_international_departure" varchar(5) null, "pickup_before_flight_hours" int null, "wait_minutes_typical" int null, "operates_weekdays" jsonb not null, "price_adult_return_minor" int null, "price_child_minor" int null, "price_infant_minor" int null, "baggage_kg" int null, "hand_baggage_kg" int null, "excess_per_kg_minor" int null, "flight_details_due_days" int null, "change_fee_minor" int null, "cover_id" int null);`,
    );
    this.addSql(`alter table "transfer" add constraint "transfer_slug_unique" unique ("slug");`);
    this.addSql(
      `create index "transfer_to_destination_id_status_index" on "transfer" ("to_destination_id", "status");`,
    );
    this.addSql(`create index "transfer_to_resort_id_status_index" on "transfer" ("to_resort_id", "status");`);
    this.addSql(`create index "transfer_status_position_id_index" on "transfer" ("status", "position", "id");`);
    this.addSql(
      `create table "transfer_image" ("transfer_id" int not null, "media_id" int not null, "position" int not null, primary key ("transfer_id", "media_id"));`,
    );
    this.addSql(
      `create table "transfer_text" ("transfer_id" int not null, "language" varchar(2) not null, "status" varchar(20) not null default 'published', "source_version" int not null default 1, "outdated_fields" jsonb not null default '[]', "name" varchar(100) null, "notes" text null, "weather_note" text null, primary key ("transfer_id", "language"));`,
    );
    this.addSql(`alter table "package" drop constraint "package_transfer_mode_check";`);
    this.addSql(
      `alter table "package" add constraint "package_transfer_mode_check" check (transfer_mode in ('seaplane', 'speedboat', 'domestic_flight', 'domestic_flight_plus_speedboat', 'ferry', 'private_yacht', 'road'));`,
    );
    this.addSql(`alter table "resort" drop constraint "resort_transfer_mode_check";`);
    this.addSql(
      `alter table "resort" add "price_includes_taxes" boolean not null default true, add "service_charge_rate" numeric(5,2) not null default '10.00', add "min_nights" int not null default 1, add "children_policy" jsonb not null default '{"min_age": null, "infant_max": 1, "child_max": 11}', add "cancellation_policy" varchar(40) null, add "languages_spoken" text[] not null default '{}', add "legal_name" varchar(200) null, add "contact_email" varchar(254) null, add "contact_phone" varchar(20) null, add "commission_percent" numeric(5,2) null, add "contract_valid_to" date null;`,
    );
    this.addSql(
      `alter table "resort" add constraint "resort_service_charge_rate_check" check (service_charge_rate >= 0 and service_charge_rate <= 100);`,
    );
    this.addSql(`alter table "resort" add constraint "resort_min_nights_check" check (min_nights > 0);`);
    this.addSql(
      `alter table "resort" add constraint "resort_cancellation_policy_check" check (cancellation_policy in ('flex_24h', 'flex_48h', 'moderate_72h', 'resort_low_45d', 'resort_high_60d', 'festive_nonrefundable'));`,
    );
    this.addSql(
      `alter table "resort" add constraint "resort_commission_percent_check" check (commission_percent >= 0 and commission_percent <= 100);`,
    );
    this.addSql(
      `alter table "resort" add constraint "resort_transfer_mode_check" check (transfer_mode in ('seaplane', 'speedboat', 'domestic_flight', 'domestic_flight_plus_speedboat', 'ferry', 'private_yacht', 'road'));`,
    );
    this.addSql(`alter table "resort_text" add "accessibility_notes" text null;`);
    this.addSql(
      `alter table "experience" add constraint "experience_cover_id_foreign" foreign key ("cover_id") references "media" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "experience" add constraint "destination_status_check" check (status in ('draft', 'in_review', 'scheduled', 'published', 'unpublished', 'archived'));`,
    );
    this.addSql(
      `alter table "experience" add constraint "experience_category_code_check" check (category_code in ('snorkelling', 'diving', 'surfing', 'fishing', 'cruise', 'wellness', 'culture', 'sandbank', 'wildlife', 'watersport', 'photography'));`,
    );
    this.addSql(`alter table "experience" add constraint "experience_price_minor_check" check (price_minor >= 0);`);
    this.addSql(
      `alter table "experience" add constraint "experience_pricing_type_check" check (pricing_type in ('per_person', 'per_group', 'per_room'));`,
    );
    this.addSql(
      `alter table "experience" add constraint "experience_duration_minutes_check" check (duration_minutes > 0);`,
    );
    this.addSql(
      `alter table "experience" add constraint "experience_difficulty_check" check (difficulty in ('easy', 'moderate', 'challenging'));`,
    );
    this.addSql(
      `alter table "experience" add constraint "experience_certification_check" check (certification in ('none', 'OW', 'AOW'));`,
    );
    this.addSql(
      `alter table "experience" add constraint "experience_group_size_min_check" check (group_size_min > 0);`,
    );
    this.addSql(
      `alter table "experience" add constraint "experience_group_size_max_check" check (group_size_max >= group_size_min);`,
    );
    this.addSql(
      `alter table "experience_text" add constraint "experience_text_experience_id_foreign" foreign key ("experience_id") references "experience" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "experience_text" add constraint "destination_text_status_check" check (status in ('draft', 'published', 'outdated'));`,
    );
    this.addSql(
      `alter table "experience_image" add constraint "experience_image_experience_id_foreign" foreign key ("experience_id") references "experience" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "experience_image" add constraint "experience_image_media_id_foreign" foreign key ("media_id") references "media" ("id") on update cascade on delete restrict;`,
    );
    this.addSql(
      `alter table "experience_destination" add constraint "experience_destination_experience_id_foreign" foreign key ("experience_id") references "experience" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "experience_destination" add constraint "experience_destination_destination_id_foreign" foreign key ("destination_id") references "destination" ("id") on update cascade on delete restrict;`,
    );
    this.addSql(
      `alter table "transfer" add constraint "transfer_to_destination_id_foreign" foreign key ("to_destination_id") references "destination" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "transfer" add constraint "transfer_to_resort_id_foreign" foreign key ("to_resort_id") references "resort" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "transfer" add constraint "transfer_cover_id_foreign" foreign key ("cover_id") references "media" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "transfer" add constraint "destination_status_check" check (status in ('draft', 'in_review', 'scheduled', 'published', 'unpublished', 'archived'));`,
    );
    this.addSql(
      `alter table "transfer" add constraint "transfer_mode_check" check (mode in ('seaplane', 'speedboat', 'domestic_flight', 'domestic_flight_plus_speedboat', 'ferry', 'private_yacht', 'road'));`,
    );
    this.addSql(
      `alter table "transfer" add constraint "transfer_service_check" check (service in ('shared', 'private'));`,
    );
    this.addSql(
      `alter table "transfer" add constraint "transfer_duration_minutes_check" check (duration_minutes > 0);`,
    );
    this.addSql(
      `alter table "transfer" add constraint "transfer_price_adult_return_minor_check" check (price_adult_return_minor >= 0);`,
    );
    this.addSql(
      `alter table "transfer" add constraint "transfer_price_child_minor_check" check (price_child_minor >= 0);`,
    );
    this.addSql(
      `alter table "transfer" add constraint "transfer_price_infant_minor_check" check (price_infant_minor >= 0);`,
    );
    this.addSql(
      `alter table "transfer" add constraint "transfer_to_check" check (num_nonnulls(to_destination_id, to_resort_id) = 1);`,
    );
    this.addSql(
      `alter table "transfer_image" add constraint "transfer_image_transfer_id_foreign" foreign key ("transfer_id") references "transfer" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "transfer_image" add constraint "transfer_image_media_id_foreign" foreign key ("media_id") references "media" ("id") on update cascade on delete restrict;`,
    );
    this.addSql(
      `alter table "transfer_text" add constraint "transfer_text_transfer_id_foreign" foreign key ("transfer_id") references "transfer" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "transfer_text" add constraint "destination_text_status_check" check (status in ('draft', 'published', 'outdated'));`,
    );
    this.addSql(
      `insert into "transfer" ("slug", "status", "published_at", "position", "mode", "to_resort_id", "duration_minutes", "price_adult_return_minor", "legs", "operates_weekdays") select left(r."slug", 40) || '-' || replace(r."transfer_mode", '_', '-'), 'published', now(), 1, r."transfer_mode", r."id", greatest(coalesce(r."transfer_minutes", 30), 1), r."transfer_price_minor", '[]', '[]' from "resort" r where r."transfer_mode" is not null order by r."id" on conflict do nothing;`,
    );
    this.addSql(
      `insert into "transfer_text" ("transfer_id", "language", "name") select t."id", x."language", left(x."name", 80) || ': ' || replace(t."mode", '_', ' ') from "transfer" t join "resort_text" x on x."resort_id" = t."to_resort_id" and x."language" = 'en';`,
    );
  }

  override down(): void | Promise<void> {
    for (const table of [
      'transfer_image',
      'transfer_text',
      'transfer',
      'experience_image',
      'experience_destination',
      'experience_text',
      'experience',
    ])
      this.addSql(`drop table "${table}";`);
    this.addSql(`alter table "resort_text" drop column "accessibility_notes";`);
    this.addSql(
      `alter table "resort" drop column "price_includes_taxes", drop column "service_charge_rate", drop column "min_nights", drop column "children_policy", drop column "cancellation_policy", drop column "languages_spoken", drop column "legal_name", drop column "contact_email", drop column "contact_phone", drop column "commission_percent", drop column "contract_valid_to";`,
    );
    for (const table of ['package', 'resort']) {
      this.addSql(`update "${table}" set "transfer_mode" = null where "transfer_mode" = 'private_yacht';`);
      this.addSql(`alter table "${table}" drop constraint "${table}_transfer_mode_check";`);
      this.addSql(
        `alter table "${table}" add constraint "${table}_transfer_mode_check" check (transfer_mode in ('seaplane', 'speedboat', 'domestic_flight', 'domestic_flight_plus_speedboat', 'ferry', 'road'));`,
      );
    }
  }
}
