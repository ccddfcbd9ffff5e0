// Generated from the entities. Never edited after it has landed; a change is the next migration.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000000_initial extends Migration {
  override name = 'Migration20261121000000_initial';

  override up(): void | Promise<void> {
    this.addSql(`create extension if not exists "pg_trgm";`);

    this.addSql(
      `create table "audit_entry" ("id" uuid not null, "at" timestamptz not null, "actor_id" uuid null, "action" varchar(60) not null, "entity" varchar(60) not null, "entity_id" varchar(80) not null, "before" jsonb null, "after" jsonb null, "request_id" varchar(40) null, primary key ("id"));`,
    );
    this.addSql(`create index "audit_entry_at_index" on "audit_entry" ("at");`);
    this.addSql(`create index "audit_entry_entity_entity_id_index" on "audit_entry" ("entity", "entity_id");`);

    this.addSql(
      `create table "currency" ("code" varchar(3) not null, "name" varchar(60) not null, "symbol" varchar(8) not null, "rate" numeric(14,6) not null, "locale" varchar(20) not null, "decimals" int not null, "as_of" date not null, "source" varchar(200) not null, "position" int not null, "updated_by" uuid null, "version" int not null default 1, primary key ("code"));`,
    );

    this.addSql(
      `create table "error_report" ("id" uuid not null, "error_id" varchar(64) not null, "fingerprint" varchar(32) not null, "level" varchar(20) not null, "name" varchar(100) null, "message" text not null, "stack" text null, "component_stack" text null, "url" text null, "user_agent" varchar(300) null, "remote_name" varchar(60) null, "remote_version" varchar(60) null, "shell_version" varchar(60) null, "occurred_at" timestamptz null, "received_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "error_report_error_id_index" on "error_report" ("error_id");`);
    this.addSql(`create index "error_report_received_at_index" on "error_report" ("received_at");`);
    this.addSql(
      `create index "error_report_fingerprint_received_at_index" on "error_report" ("fingerprint", "received_at");`,
    );

    this.addSql(
      `create table "idempotency_key" ("scope" varchar(120) not null, "key" varchar(80) not null, "request_hash" varchar(64) not null, "response" text not null, "created_at" timestamptz not null default now(), primary key ("scope", "key"));`,
    );
    this.addSql(`create index "idempotency_key_created_at_index" on "idempotency_key" ("created_at");`);

    this.addSql(
      `create table "language" ("id" serial primary key, "code" varchar(2) not null, "name" varchar(60) not null, "native_name" varchar(60) not null, "flag" varchar(8) not null, "direction" varchar(3) not null, "is_active" boolean not null, "is_default" boolean not null, "position" int not null, "updated_by" uuid null, "version" int not null default 1);`,
    );
    this.addSql(`alter table "language" add constraint "language_code_unique" unique ("code");`);

    this.addSql(
      `create table "media" ("id" serial primary key, "key" varchar(80) not null, "file" varchar(120) not null, "hash" varchar(8) not null, "width" int not null, "height" int not null, "focal_x" double precision not null, "focal_y" double precision not null, "position" int not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "updated_by" uuid null, "version" int not null default 1);`,
    );
    this.addSql(`alter table "media" add constraint "media_key_unique" unique ("key");`);

    this.addSql(
      `create table "destination" ("id" serial primary key, "status" varchar(20) not null default 'draft', "published_at" timestamptz null, "is_featured" boolean not null default false, "position" int not null default 1000, "search" text not null default '', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "updated_by" uuid null, "version" int not null default 1, "slug" varchar(80) not null, "type" varchar(20) not null, "atoll" varchar(10) not null, "island" varchar(100) null, "lat" double precision not null, "lng" double precision not null, "coordinate_accuracy" varchar(20) not null, "best_months" jsonb not null, "tags" jsonb not null, "cover_id" int null);`,
    );
    this.addSql(`alter table "destination" add constraint "destination_slug_unique" unique ("slug");`);
    this.addSql(`create index "destination_search_index" on "destination" using gin ("search" gin_trgm_ops);`);
    this.addSql(`create index "destination_status_position_id_index" on "destination" ("status", "position", "id");`);

    this.addSql(
      `create table "destination_text" ("destination_id" int not null, "language" varchar(2) not null, "status" varchar(20) not null default 'published', "source_version" int not null default 1, "name" varchar(100) null, "summary" text null, "description" text null, "highlights" jsonb null, "how_to_get_there" text null, "etiquette" text null, "seo_title" varchar(100) null, "seo_description" varchar(200) null, primary key ("destination_id", "language"));`,
    );

    this.addSql(
      `create table "destination_image" ("destination_id" int not null, "media_id" int not null, "position" int not null, primary key ("destination_id", "media_id"));`,
    );

    this.addSql(
      `create table "media_text" ("media_id" int not null, "language" varchar(2) not null, "alt" varchar(300) not null, primary key ("media_id", "language"));`,
    );

    this.addSql(
      `create table "package" ("id" serial primary key, "status" varchar(20) not null default 'draft', "published_at" timestamptz null, "is_featured" boolean not null default false, "position" int not null default 1000, "search" text not null default '', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "updated_by" uuid null, "version" int not null default 1, "slug" varchar(80) not null, "code" varchar(30) not null, "type" varchar(20) not null, "category_code" varchar(20) not null, "duration" int not null, "duration_nights" int not null, "price_minor" int not null, "original_price_minor" int null, "pricing_type" varchar(20) not null, "group_size_min" int not null, "group_size_recommended" int null, "group_size_max" int not null, "min_age" int null, "difficulty" varchar(20) not null, "transfer_mode" varchar(40) null, "transfer_minutes" int null, "meal_plan" varchar(3) not null, "best_months" jsonb not null, "confirmation_mode" varchar(20) not null, "cancellation_policy" varchar(30) not null, "inclusions" jsonb not null, "itinerary" jsonb not null, "start_date" date null, "end_date" date null, "available_from" date null, "available_to" date null, "cover_id" int null, "rating_average" numeric(3,2) null, "review_count" int not null default 0);`,
    );
    this.addSql(`alter table "package" add constraint "package_slug_unique" unique ("slug");`);
    this.addSql(`alter table "package" add constraint "package_code_unique" unique ("code");`);
    this.addSql(`create index "package_search_index" on "package" using gin ("search" gin_trgm_ops);`);
    this.addSql(`create index "package_status_published_at_id_index" on "package" ("status", "published_at", "id");`);
    this.addSql(
      `create index "package_status_rating_average_id_index" on "package" ("status", "rating_average", "id");`,
    );
    this.addSql(
      `create index "package_status_duration_price_minor_id_index" on "package" ("status", "duration", "price_minor", "id");`,
    );
    this.addSql(
      `create index "package_status_category_code_price_minor_id_index" on "package" ("status", "category_code", "price_minor", "id");`,
    );
    this.addSql(`create index "package_status_price_minor_id_index" on "package" ("status", "price_minor", "id");`);
    this.addSql(
      `create index "package_status_is_featured_position_id_index" on "package" ("status", "is_featured", "position", "id");`,
    );

    this.addSql(
      `create table "booking" ("id" uuid not null, "reference" varchar(9) not null, "status" varchar(20) not null, "package_id" int not null, "check_in" date not null, "check_out" date not null, "nights" int not null, "adults" int not null, "children_ages" jsonb not null, "travellers" int not null, "contact_name" varchar(100) not null, "contact_email" varchar(254) not null, "contact_phone" varchar(20) not null, "special_requests" text not null, "price_minor" int not null, "pricing_type" varchar(20) not null, "total_minor" int not null, "currency" varchar(3) not null, "display_currency" varchar(3) null, "display_rate" numeric(14,6) null, "locale" varchar(2) not null, "source" varchar(10) not null, "reply_by" timestamptz not null, "access_token_hash" varchar(64) not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(`alter table "booking" add constraint "booking_reference_unique" unique ("reference");`);
    this.addSql(`create index "booking_package_id_index" on "booking" ("package_id");`);
    this.addSql(`create index "booking_check_in_index" on "booking" ("check_in");`);
    this.addSql(`create index "booking_contact_email_index" on "booking" ("contact_email");`);
    this.addSql(`create index "booking_status_created_at_index" on "booking" ("status", "created_at");`);
    this.addSql(`create index "booking_created_at_id_index" on "booking" ("created_at", "id");`);

    this.addSql(
      `create table "booking_event" ("id" uuid not null, "booking_id" uuid not null, "at" timestamptz not null, "type" varchar(40) not null, "from_status" varchar(20) null, "to_status" varchar(20) not null, "actor_id" uuid null, primary key ("id"));`,
    );
    this.addSql(`create index "booking_event_booking_id_index" on "booking_event" ("booking_id");`);

    this.addSql(
      `create table "package_destination" ("package_id" int not null, "destination_id" int not null, "position" int not null, primary key ("package_id", "destination_id"));`,
    );
    this.addSql(
      `create index "package_destination_destination_id_package_id_index" on "package_destination" ("destination_id", "package_id");`,
    );

    this.addSql(
      `create table "package_image" ("package_id" int not null, "media_id" int not null, "position" int not null, primary key ("package_id", "media_id"));`,
    );

    this.addSql(
      `create table "package_text" ("package_id" int not null, "language" varchar(2) not null, "status" varchar(20) not null default 'published', "source_version" int not null default 1, "name" varchar(100) null, "summary" text null, "description" text null, "highlights" jsonb null, "seo_title" varchar(100) null, "seo_description" varchar(200) null, primary key ("package_id", "language"));`,
    );

    this.addSql(
      `create table "rate_limit" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));`,
    );

    this.addSql(
      `create table "resort" ("id" serial primary key, "status" varchar(20) not null default 'draft', "published_at" timestamptz null, "is_featured" boolean not null default false, "position" int not null default 1000, "search" text not null default '', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "updated_by" uuid null, "version" int not null default 1, "slug" varchar(80) not null, "category" varchar(20) not null, "place_type" varchar(20) not null, "destination_id" int not null, "country" varchar(2) not null default 'MV', "atoll" varchar(10) not null, "island" varchar(100) null, "lat" double precision not null, "lng" double precision not null, "stars" numeric(2,1) not null, "registered_rooms" int not null, "style_tags" text[] not null, "amenities" text[] not null, "house_reef" varchar(20) not null, "meal_plans" text[] not null, "restaurants" int not null, "bars" int not null, "price_from_minor" int not null, "check_in_time" varchar(5) not null, "check_out_time" varchar(5) not null, "transfer_mode" varchar(40) null, "transfer_minutes" int null, "transfer_price_minor" int null, "room_types" jsonb not null, "cover_id" int null, "rating_average" numeric(3,2) null, "review_count" int not null default 0);`,
    );
    this.addSql(`alter table "resort" add constraint "resort_slug_unique" unique ("slug");`);
    this.addSql(`create index "resort_search_index" on "resort" using gin ("search" gin_trgm_ops);`);
    this.addSql(`create index "resort_destination_id_status_index" on "resort" ("destination_id", "status");`);
    this.addSql(`create index "resort_status_stars_id_index" on "resort" ("status", "stars", "id");`);
    this.addSql(
      `create index "resort_status_price_from_minor_id_index" on "resort" ("status", "price_from_minor", "id");`,
    );
    this.addSql(`create index "resort_status_position_id_index" on "resort" ("status", "position", "id");`);

    this.addSql(
      `create table "package_resort" ("package_id" int not null, "resort_id" int not null, "position" int not null, primary key ("package_id", "resort_id"));`,
    );
    this.addSql(
      `create index "package_resort_resort_id_package_id_index" on "package_resort" ("resort_id", "package_id");`,
    );

    this.addSql(
      `create table "resort_image" ("resort_id" int not null, "media_id" int not null, "kind" varchar(20) not null, "position" int not null, primary key ("resort_id", "media_id"));`,
    );

    this.addSql(
      `create table "resort_text" ("resort_id" int not null, "language" varchar(2) not null, "status" varchar(20) not null default 'published', "source_version" int not null default 1, "name" varchar(100) null, "summary" text null, "description" text null, "highlights" jsonb null, "beach_notes" text null, "seo_title" varchar(100) null, "seo_description" varchar(200) null, primary key ("resort_id", "language"));`,
    );

    this.addSql(
      `create table "seed_record" ("name" varchar(80) not null, "version" varchar(80) not null, "applied_at" timestamptz not null default now(), primary key ("name"));`,
    );

    this.addSql(
      `create table "setting" ("id" int not null default 1, "whatsapp_number" varchar(20) not null, "contact_phone" varchar(20) not null, "contact_email" varchar(254) not null, "social" jsonb not null, "claims" jsonb not null, "texts" jsonb not null, "hero_id" int null, "updated_at" timestamptz not null, "updated_by" uuid null, "version" int not null default 1, primary key ("id"));`,
    );

    this.addSql(
      `create table "term" ("kind" varchar(20) not null, "code" varchar(40) not null, "labels" jsonb not null, "group" varchar(40) null, "icon" varchar(40) null, "position" int not null, "updated_by" uuid null, primary key ("kind", "code"));`,
    );

    this.addSql(
      `create table "translation" ("id" uuid not null, "namespace" varchar(60) not null, "key" varchar(200) not null, "language" varchar(2) not null, "value" text not null, "base_hash" varchar(16) not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "updated_by" uuid not null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(
      `alter table "translation" add constraint "translation_language_namespace_key_unique" unique ("language", "namespace", "key");`,
    );

    this.addSql(
      `create table "translation_revision" ("id" uuid not null, "translation_id" uuid not null, "revision" int not null, "value" text not null, "previous" text null, "by" uuid not null, "at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "translation_revision_translation_id_revision_index" on "translation_revision" ("translation_id", "revision");`,
    );

    this.addSql(
      `create table "user" ("id" uuid not null, "kind" varchar(10) not null, "email" varchar(254) not null, "password_hash" varchar(200) not null, "first_name" varchar(100) not null, "last_name" varchar(100) not null, "role" varchar(20) null, "locale" varchar(2) not null, "is_active" boolean not null default true, "failed_logins" int not null default 0, "failed_since" timestamptz null, "locked_until" timestamptz null, "last_login_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "user" add constraint "user_email_unique" unique ("email");`);
    this.addSql(`create index "user_created_at_index" on "user" ("created_at");`);

    this.addSql(
      `create table "session" ("id" uuid not null, "user_id" uuid not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "last_used_at" timestamptz not null, "revoked_at" timestamptz null, "revoked_reason" varchar(20) null, primary key ("id"));`,
    );
    this.addSql(`create index "session_user_id_index" on "session" ("user_id");`);

    this.addSql(
      `create table "refresh_token" ("hash" varchar(64) not null, "session_id" uuid not null, "created_at" timestamptz not null, "used_at" timestamptz null, primary key ("hash"));`,
    );
    this.addSql(`create index "refresh_token_session_id_index" on "refresh_token" ("session_id");`);

    this.addSql(`alter table "currency" add constraint "currency_rate_check" check (rate > 0);`);
    this.addSql(
      `alter table "currency" add constraint "currency_decimals_check" check (decimals >= 0 and decimals <= 3);`,
    );

    this.addSql(
      `alter table "language" add constraint "language_direction_check" check (direction in ('ltr', 'rtl'));`,
    );

    this.addSql(`alter table "media" add constraint "media_width_check" check (width > 0);`);
    this.addSql(`alter table "media" add constraint "media_height_check" check (height > 0);`);

    this.addSql(
      `alter table "destination" add constraint "destination_cover_id_foreign" foreign key ("cover_id") references "media" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "destination" add constraint "destination_status_check" check (status in ('draft', 'in_review', 'scheduled', 'published', 'unpublished', 'archived'));`,
    );
    this.addSql(
      `alter table "destination" add constraint "destination_type_check" check (type in ('atoll', 'resort_island', 'local_island', 'city', 'sandbank', 'dive_region'));`,
    );

    this.addSql(
      `alter table "destination_text" add constraint "destination_text_destination_id_foreign" foreign key ("destination_id") references "destination" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "destination_text" add constraint "destination_text_status_check" check (status in ('draft', 'published', 'outdated'));`,
    );

    this.addSql(
      `alter table "destination_image" add constraint "destination_image_destination_id_foreign" foreign key ("destination_id") references "destination" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "destination_image" add constraint "destination_image_media_id_foreign" foreign key ("media_id") references "media" ("id") on update cascade on delete restrict;`,
    );

    this.addSql(
      `alter table "media_text" add constraint "media_text_media_id_foreign" foreign key ("media_id") references "media" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "package" add constraint "package_cover_id_foreign" foreign key ("cover_id") references "media" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "package" add constraint "destination_status_check" check (status in ('draft', 'in_review', 'scheduled', 'published', 'unpublished', 'archived'));`,
    );
    this.addSql(
      `alter table "package" add constraint "package_type_check" check (type in ('resort_stay', 'island_hopping', 'liveaboard', 'multi_island', 'day_trip', 'honeymoon', 'diving', 'surf', 'custom'));`,
    );
    this.addSql(
      `alter table "package" add constraint "package_category_code_check" check (category_code in ('adventure', 'honeymoon', 'family', 'diving', 'luxury', 'budget', 'culture', 'activities'));`,
    );
    this.addSql(`alter table "package" add constraint "package_duration_check" check (duration >= 1);`);
    this.addSql(`alter table "package" add constraint "package_duration_nights_check" check (duration_nights >= 0);`);
    this.addSql(`alter table "package" add constraint "package_price_minor_check" check (price_minor > 0);`);
    this.addSql(
      `alter table "package" add constraint "package_original_price_minor_check" check (original_price_minor > price_minor);`,
    );
    this.addSql(
      `alter table "package" add constraint "package_pricing_type_check" check (pricing_type in ('per_person', 'per_group', 'per_room'));`,
    );
    this.addSql(`alter table "package" add constraint "package_group_size_min_check" check (group_size_min >= 1);`);
    this.addSql(
      `alter table "package" add constraint "package_group_size_max_check" check (group_size_max >= group_size_min);`,
    );
    this.addSql(
      `alter table "package" add constraint "package_difficulty_check" check (difficulty in ('easy', 'moderate', 'challenging'));`,
    );
    this.addSql(
      `alter table "package" add constraint "package_transfer_mode_check" check (transfer_mode in ('seaplane', 'speedboat', 'domestic_flight', 'domestic_flight_plus_speedboat', 'ferry', 'road'));`,
    );
    this.addSql(
      `alter table "package" add constraint "package_meal_plan_check" check (meal_plan in ('RO', 'BB', 'HB', 'FB', 'AI', 'PAI'));`,
    );
    this.addSql(
      `alter table "package" add constraint "package_confirmation_mode_check" check (confirmation_mode in ('on_request', 'instant'));`,
    );
    this.addSql(
      `alter table "package" add constraint "package_cancellation_policy_check" check (cancellation_policy in ('flex_24h', 'flex_48h', 'moderate_72h', 'resort_low_45d', 'resort_high_60d', 'festive_nonrefundable'));`,
    );

    this.addSql(
      `alter table "booking" add constraint "booking_package_id_foreign" foreign key ("package_id") references "package" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "booking" add constraint "booking_status_check" check (status in ('on_hold', 'requested', 'awaiting_payment', 'confirmed', 'completed', 'cancelled', 'declined', 'expired', 'no_show', 'waitlisted'));`,
    );
    this.addSql(`alter table "booking" add constraint "booking_check_out_check" check (check_out >= check_in);`);
    this.addSql(`alter table "booking" add constraint "booking_adults_check" check (adults >= 1);`);
    this.addSql(`alter table "booking" add constraint "booking_travellers_check" check (travellers >= adults);`);
    this.addSql(`alter table "booking" add constraint "booking_price_minor_check" check (price_minor >= 0);`);
    this.addSql(
      `alter table "booking" add constraint "booking_pricing_type_check" check (pricing_type in ('per_person', 'per_group', 'per_room'));`,
    );
    this.addSql(`alter table "booking" add constraint "booking_total_minor_check" check (total_minor >= price_minor);`);
    this.addSql(`alter table "booking" add constraint "booking_source_check" check (source in ('form', 'whatsapp'));`);

    this.addSql(
      `alter table "booking_event" add constraint "booking_event_booking_id_foreign" foreign key ("booking_id") references "booking" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "package_destination" add constraint "package_destination_package_id_foreign" foreign key ("package_id") references "package" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "package_destination" add constraint "package_destination_destination_id_foreign" foreign key ("destination_id") references "destination" ("id") on update cascade on delete restrict;`,
    );

    this.addSql(
      `alter table "package_image" add constraint "package_image_package_id_foreign" foreign key ("package_id") references "package" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "package_image" add constraint "package_image_media_id_foreign" foreign key ("media_id") references "media" ("id") on update cascade on delete restrict;`,
    );

    this.addSql(
      `alter table "package_text" add constraint "package_text_package_id_foreign" foreign key ("package_id") references "package" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "package_text" add constraint "destination_text_status_check" check (status in ('draft', 'published', 'outdated'));`,
    );

    this.addSql(
      `alter table "resort" add constraint "resort_destination_id_foreign" foreign key ("destination_id") references "destination" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "resort" add constraint "resort_cover_id_foreign" foreign key ("cover_id") references "media" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "resort" add constraint "destination_status_check" check (status in ('draft', 'in_review', 'scheduled', 'published', 'unpublished', 'archived'));`,
    );
    this.addSql(
      `alter table "resort" add constraint "resort_category_check" check (category in ('resort', 'guesthouse', 'hotel', 'liveaboard', 'city_hotel'));`,
    );
    this.addSql(
      `alter table "resort" add constraint "resort_place_type_check" check (place_type in ('uninhabited_island', 'inhabited_island', 'vessel'));`,
    );
    this.addSql(`alter table "resort" add constraint "resort_stars_check" check (stars >= 1 and stars <= 5);`);
    this.addSql(
      `alter table "resort" add constraint "resort_house_reef_check" check (house_reef in ('none', 'fair', 'good', 'excellent'));`,
    );
    this.addSql(`alter table "resort" add constraint "resort_price_from_minor_check" check (price_from_minor > 0);`);
    this.addSql(
      `alter table "resort" add constraint "resort_transfer_mode_check" check (transfer_mode in ('seaplane', 'speedboat', 'domestic_flight', 'domestic_flight_plus_speedboat', 'ferry', 'road'));`,
    );

    this.addSql(
      `alter table "package_resort" add constraint "package_resort_package_id_foreign" foreign key ("package_id") references "package" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "package_resort" add constraint "package_resort_resort_id_foreign" foreign key ("resort_id") references "resort" ("id") on update cascade on delete restrict;`,
    );

    this.addSql(
      `alter table "resort_image" add constraint "resort_image_resort_id_foreign" foreign key ("resort_id") references "resort" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "resort_image" add constraint "resort_image_media_id_foreign" foreign key ("media_id") references "media" ("id") on update cascade on delete restrict;`,
    );
    this.addSql(
      `alter table "resort_image" add constraint "resort_image_kind_check" check (kind in ('aerial', 'beach', 'room', 'dining', 'reef'));`,
    );

    this.addSql(
      `alter table "resort_text" add constraint "resort_text_resort_id_foreign" foreign key ("resort_id") references "resort" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "resort_text" add constraint "destination_text_status_check" check (status in ('draft', 'published', 'outdated'));`,
    );

    this.addSql(
      `alter table "setting" add constraint "setting_hero_id_foreign" foreign key ("hero_id") references "media" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "setting" add constraint "setting_id_check" check (id = 1);`);

    this.addSql(`alter table "user" add constraint "user_kind_check" check (kind in ('staff', 'customer'));`);
    this.addSql(`alter table "user" add constraint "user_role_check" check ((kind = 'staff') = (role is not null));`);

    this.addSql(
      `alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "refresh_token" add constraint "refresh_token_session_id_foreign" foreign key ("session_id") references "session" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "destination" drop constraint "destination_cover_id_foreign";`);
    this.addSql(`alter table "destination_image" drop constraint "destination_image_media_id_foreign";`);
    this.addSql(`alter table "media_text" drop constraint "media_text_media_id_foreign";`);
    this.addSql(`alter table "package" drop constraint "package_cover_id_foreign";`);
    this.addSql(`alter table "package_image" drop constraint "package_image_media_id_foreign";`);
    this.addSql(`alter table "resort" drop constraint "resort_cover_id_foreign";`);
    this.addSql(`alter table "resort_image" drop constraint "resort_image_media_id_foreign";`);
    this.addSql(`alter table "setting" drop constraint "setting_hero_id_foreign";`);
    this.addSql(`alter table "destination_text" drop constraint "destination_text_destination_id_foreign";`);
    this.addSql(`alter table "destination_image" drop constraint "destination_image_destination_id_foreign";`);
    this.addSql(`alter table "package_destination" drop constraint "package_destination_destination_id_foreign";`);
    this.addSql(`alter table "resort" drop constraint "resort_destination_id_foreign";`);
    this.addSql(`alter table "booking" drop constraint "booking_package_id_foreign";`);
    this.addSql(`alter table "package_destination" drop constraint "package_destination_package_id_foreign";`);
    this.addSql(`alter table "package_image" drop constraint "package_image_package_id_foreign";`);
    this.addSql(`alter table "package_text" drop constraint "package_text_package_id_foreign";`);
    this.addSql(`alter table "package_resort" drop constraint "package_resort_package_id_foreign";`);
    this.addSql(`alter table "booking_event" drop constraint "booking_event_booking_id_foreign";`);
    this.addSql(`alter table "package_resort" drop constraint "package_resort_resort_id_foreign";`);
    this.addSql(`alter table "resort_image" drop constraint "resort_image_resort_id_foreign";`);
    this.addSql(`alter table "resort_text" drop constraint "resort_text_resort_id_foreign";`);
    this.addSql(`alter table "session" drop constraint "session_user_id_foreign";`);
    this.addSql(`alter table "refresh_token" drop constraint "refresh_token_session_id_foreign";`);

    this.addSql(`drop table if exists "audit_entry" cascade;`);
    this.addSql(`drop table if exists "currency" cascade;`);
    this.addSql(`drop table if exists "error_report" cascade;`);
    this.addSql(`drop table if exists "idempotency_key" cascade;`);
    this.addSql(`drop table if exists "language" cascade;`);
    this.addSql(`drop table if exists "media" cascade;`);
    this.addSql(`drop table if exists "destination" cascade;`);
    this.addSql(`drop table if exists "destination_text" cascade;`);
    this.addSql(`drop table if exists "destination_image" cascade;`);
    this.addSql(`drop table if exists "media_text" cascade;`);
    this.addSql(`drop table if exists "package" cascade;`);
    this.addSql(`drop table if exists "booking" cascade;`);
    this.addSql(`drop table if exists "booking_event" cascade;`);
    this.addSql(`drop table if exists "package_destination" cascade;`);
    this.addSql(`drop table if exists "package_image" cascade;`);
    this.addSql(`drop table if exists "package_text" cascade;`);
    this.addSql(`drop table if exists "rate_limit" cascade;`);
    this.addSql(`drop table if exists "resort" cascade;`);
    this.addSql(`drop table if exists "package_resort" cascade;`);
    this.addSql(`drop table if exists "resort_image" cascade;`);
    this.addSql(`drop table if exists "resort_text" cascade;`);
    this.addSql(`drop table if exists "seed_record" cascade;`);
    this.addSql(`drop table if exists "setting" cascade;`);
    this.addSql(`drop table if exists "term" cascade;`);
    this.addSql(`drop table if exists "translation" cascade;`);
    this.addSql(`drop table if exists "translation_revision" cascade;`);
    this.addSql(`drop table if exists "user" cascade;`);
    this.addSql(`drop table if exists "session" cascade;`);
    this.addSql(`drop table if exists "refresh_token" cascade;`);
  }
}
