// Pages, posts, questions, heroes, cultural content, redirects, sections of the homepage, dated rates of currencies.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121124000_content extends Migration {
  override name = 'Migration20261121124000_content';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "currency_rate" ("id" serial primary key, "currency_code" varchar(3) not null, "rate" numeric(14,6) not null, "as_of" date not null, "source" varchar(200) not null, "created_by" uuid null, "created_at" timestamptz not null);',
    );
    this.addSql(
      'create index "currency_rate_currency_code_as_of_id_index" on "currency_rate" ("currency_code", "as_of", "id");',
    );
    this.addSql(
      'create table "faq" ("id" serial primary key, "status" varchar(20) not null default \'draft\', "published_at" timestamptz null, "publish_at" timestamptz null, "unpublish_at" timestamptz null, "archived_at" timestamptz null, "deleted_at" timestamptz null, "is_featured" boolean not null default false, "position" int not null default 1000, "search" text not null default \'\', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "updated_by" uuid null, "version" int not null default 1, "slug" varchar(80) not null, "category" varchar(20) not null, "related_pages" jsonb not null);',
    );
    this.addSql('alter table "faq" add constraint "faq_slug_unique" unique ("slug");');
    this.addSql('create index "faq_search_index" on "faq" using gin ("search" gin_trgm_ops);');
    this.addSql('create index "faq_status_position_id_index" on "faq" ("status", "position", "id");');
    this.addSql(
      'create table "faq_text" ("faq_id" int not null, "language" varchar(2) not null, "status" varchar(20) not null default \'published\', "source_version" int not null default 1, "outdated_fields" jsonb not null default \'[]\', "question" varchar(300) null, "answer" text null, primary key ("faq_id", "language"));',
    );
    this.addSql(
      'create table "homepage_section" ("id" serial primary key, "type" varchar(30) not null, "visible" boolean not null, "position" int not null, "config" jsonb not null, "texts" jsonb not null, "updated_at" timestamptz not null, "updated_by" uuid null, "version" int not null default 1);',
    );
    this.addSql('alter table "homepage_section" add constraint "homepage_section_type_unique" unique ("type");');
    this.addSql(
      'create table "cultural_content" ("id" serial primary key, "status" varchar(20) not null default \'draft\', "published_at" timestamptz null, "publish_at" timestamptz null, "unpublish_at" timestamptz null, "archived_at" timestamptz null, "deleted_at" timestamptz null, "is_featured" boolean not null default false, "position" int not null default 1000, "search" text not null default \'\', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "updated_by" uuid null, "version" int not null default 1, "slug" varchar(80) not null, "content_type" varchar(20) not null, "phrase" varchar(200) null, "image_id" int null, "valid_from" date null, "valid_to" date null);',
    );
    this.addSql('alter table "cultural_content" add constraint "cultural_content_slug_unique" unique ("slug");');
    this.addSql(
      'create index "cultural_content_status_content_type_position_id_index" on "cultural_content" ("status", "content_type", "position", "id");',
    );
    this.addSql(
      'create table "cultural_content_text" ("cultural_content_id" int not null, "language" varchar(2) not null, "status" varchar(20) not null default \'published\', "source_version" int not null default 1, "outdated_fields" jsonb not null default \'[]\', "title" varchar(160) null, "body" text null, "pronunciation" varchar(200) null, primary key ("cultural_content_id", "language"));',
    );
    this.addSql(
      'create table "page" ("id" serial primary key, "status" varchar(20) not null default \'draft\', "published_at" timestamptz null, "publish_at" timestamptz null, "unpublish_at" timestamptz null, "archived_at" timestamptz null, "deleted_at" timestamptz null, "is_featured" boolean not null default false, "position" int not null default 1000, "search" text not null default \'\', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "updated_by" uuid null, "version" int not null default 1, "slug" varchar(80) not null, "template" varchar(20) not null, "show_in_footer" boolean not null, "cover_id" int null);',
    );
    this.addSql('alter table "page" add constraint "page_slug_unique" unique ("slug");');
    this.addSql('create index "page_status_position_id_index" on "page" ("status", "position", "id");');
    this.addSql(
      'create table "page_hero" ("id" serial primary key, "status" varchar(20) not null default \'draft\', "published_at" timestamptz null, "publish_at" timestamptz null, "unpublish_at" timestamptz null, "archived_at" timestamptz null, "deleted_at" timestamptz null, "is_featured" boolean not null default false, "position" int not null default 1000, "search" text not null default \'\', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "updated_by" uuid null, "version" int not null default 1, "slug" varchar(80) not null, "page_key" varchar(20) not null, "image_id" int null, "image_mobile_id" int null, "focal_x" double precision null, "focal_y" double precision null, "overlay_opacity" double precision not null, "cta_url" varchar(300) null, "active" boolean not null, "active_from" timestamptz null, "active_to" timestamptz null);',
    );
    this.addSql('alter table "page_hero" add constraint "page_hero_slug_unique" unique ("slug");');
    this.addSql(
      'create index "page_hero_page_key_status_position_id_index" on "page_hero" ("page_key", "status", "position", "id");',
    );
    this.addSql(
      'create table "page_hero_text" ("page_hero_id" int not null, "language" varchar(2) not null, "status" varchar(20) not null default \'published\', "source_version" int not null default 1, "outdated_fields" jsonb not null default \'[]\', "title" varchar(120) null, "subtitle" varchar(300) null, "cta_label" varchar(60) null, primary key ("page_hero_id", "language"));',
    );
    this.addSql(
      'create table "page_text" ("page_id" int not null, "language" varchar(2) not null, "status" varchar(20) not null default \'published\', "source_version" int not null default 1, "outdated_fields" jsonb not null default \'[]\', "title" varchar(160) null, "excerpt" text null, "blocks" jsonb null, "details" jsonb null, "seo_title" varchar(100) null, "seo_description" varchar(200) null, primary key ("page_id", "language"));',
    );
    this.addSql(
      'create table "post" ("id" serial primary key, "status" varchar(20) not null default \'draft\', "published_at" timestamptz null, "publish_at" timestamptz null, "unpublish_at" timestamptz null, "archived_at" timestamptz null, "deleted_at" timestamptz null, "is_featured" boolean not null default false, "position" int not null default 1000, "search" text not null default \'\', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "updated_by" uuid null, "version" int not null default 1, "slug" varchar(80) not null, "cover_id" int null, "author_name" varchar(100) not null, "author_avatar_id" int null, "categories" jsonb not null, "tags" jsonb not null, "related_packages" jsonb not null);',
    );
    this.addSql('alter table "post" add constraint "post_slug_unique" unique ("slug");');
    this.addSql('create index "post_search_index" on "post" using gin ("search" gin_trgm_ops);');
    this.addSql('create index "post_status_published_at_id_index" on "post" ("status", "published_at", "id");');
    this.addSql(
      'create table "post_text" ("post_id" int not null, "language" varchar(2) not null, "status" varchar(20) not null default \'published\', "source_version" int not null default 1, "outdated_fields" jsonb not null default \'[]\', "title" varchar(160) null, "excerpt" varchar(200) null, "body" jsonb null, "author_bio" varchar(500) null, "reading_minutes" int null, "seo_title" varchar(100) null, "seo_description" varchar(200) null, primary key ("post_id", "language"));',
    );
    this.addSql(
      'create table "redirect" ("id" serial primary key, "from_path" varchar(300) not null, "to_path" varchar(300) not null, "status" int not null, "is_active" boolean not null, "note" varchar(300) null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "updated_by" uuid null, "version" int not null default 1);',
    );
    this.addSql('alter table "redirect" add constraint "redirect_from_path_unique" unique ("from_path");');
    this.addSql(
      'insert into "currency_rate" ("currency_code", "rate", "as_of", "source", "created_by", "created_at") select "code", "rate", "as_of", "source", "updated_by", now() from "currency";',
    );
    this.addSql('alter table "currency" drop constraint "currency_rate_check";');
    this.addSql('alter table "currency" drop column "rate", drop column "as_of", drop column "source";');
    this.addSql(
      'alter table "currency" add "names" jsonb not null default \'{}\', add "is_active" boolean not null default true;',
    );
    this.addSql(
      'alter table "setting" add "reply_promise_hours" int not null default 24, add "terms_version" varchar(40) not null default \'1\', add "legal_entity" varchar(160) null, add "tourism_licence_no" varchar(60) null, add "bank_details" text null;',
    );
    this.addSql(
      'alter table "setting" add constraint "setting_reply_promise_hours_check" check (reply_promise_hours >= 1 and reply_promise_hours <= 168);',
    );
    this.addSql(
      'alter table "currency_rate" add constraint "currency_rate_currency_code_foreign" foreign key ("currency_code") references "currency" ("code") on delete cascade;',
    );
    this.addSql('alter table "currency_rate" add constraint "currency_rate_rate_check" check (rate > 0);');
    this.addSql(
      "alter table \"faq\" add constraint \"destination_status_check\" check (status in ('draft', 'in_review', 'scheduled', 'published', 'unpublished', 'archived'));",
    );
    this.addSql(
      "alter table \"faq\" add constraint \"faq_category_check\" check (category in ('booking', 'payment', 'transfer', 'visa', 'health', 'money', 'culture', 'children', 'diving'));",
    );
    this.addSql(
      'alter table "faq_text" add constraint "faq_text_faq_id_foreign" foreign key ("faq_id") references "faq" ("id") on delete cascade;',
    );
    this.addSql(
      "alter table \"faq_text\" add constraint \"destination_text_status_check\" check (status in ('draft', 'published', 'outdated'));",
    );
    this.addSql(
      "alter table \"homepage_section\" add constraint \"homepage_section_type_check\" check (type in ('hero', 'search', 'featured_packages', 'destinations', 'featured_resorts', 'experiences', 'why_us', 'testimonials', 'blog', 'map', 'newsletter', 'trip_request'));",
    );
    this.addSql(
      'alter table "cultural_content" add constraint "cultural_content_image_id_foreign" foreign key ("image_id") references "media" ("id") on delete restrict;',
    );
    this.addSql(
      "alter table \"cultural_content\" add constraint \"destination_status_check\" check (status in ('draft', 'in_review', 'scheduled', 'published', 'unpublished', 'archived'));",
    );
    this.addSql(
      "alter table \"cultural_content\" add constraint \"cultural_content_content_type_check\" check (content_type in ('greeting', 'etiquette', 'phrase', 'festival', 'cuisine', 'tip', 'law'));",
    );
    this.addSql(
      'alter table "cultural_content_text" add constraint "cultural_content_text_cultural_content_id_foreign" foreign key ("cultural_content_id") references "cultural_content" ("id") on delete cascade;',
    );
    this.addSql(
      "alter table \"cultural_content_text\" add constraint \"destination_text_status_check\" check (status in ('draft', 'published', 'outdated'));",
    );
    this.addSql(
      'alter table "page" add constraint "page_cover_id_foreign" foreign key ("cover_id") references "media" ("id") on delete restrict;',
    );
    this.addSql(
      "alter table \"page\" add constraint \"destination_status_check\" check (status in ('draft', 'in_review', 'scheduled', 'published', 'unpublished', 'archived'));",
    );
    this.addSql(
      "alter table \"page\" add constraint \"page_template_check\" check (template in ('standard', 'legal', 'about'));",
    );
    this.addSql(
      'alter table "page_hero" add constraint "page_hero_image_id_foreign" foreign key ("image_id") references "media" ("id") on delete restrict;',
    );
    this.addSql(
      'alter table "page_hero" add constraint "page_hero_image_mobile_id_foreign" foreign key ("image_mobile_id") references "media" ("id") on delete restrict;',
    );
    this.addSql(
      "alter table \"page_hero\" add constraint \"destination_status_check\" check (status in ('draft', 'in_review', 'scheduled', 'published', 'unpublished', 'archived'));",
    );
    this.addSql(
      "alter table \"page_hero\" add constraint \"page_hero_page_key_check\" check (page_key in ('home', 'packages', 'resorts', 'transportation', 'about', 'contact', 'blog', 'faq'));",
    );
    this.addSql(
      'alter table "page_hero_text" add constraint "page_hero_text_page_hero_id_foreign" foreign key ("page_hero_id") references "page_hero" ("id") on delete cascade;',
    );
    this.addSql(
      "alter table \"page_hero_text\" add constraint \"destination_text_status_check\" check (status in ('draft', 'published', 'outdated'));",
    );
    this.addSql(
      'alter table "page_text" add constraint "page_text_page_id_foreign" foreign key ("page_id") references "page" ("id") on delete cascade;',
    );
    this.addSql(
      "alter table \"page_text\" add constraint \"destination_text_status_check\" check (status in ('draft', 'published', 'outdated'));",
    );
    this.addSql(
      'alter table "post" add constraint "post_cover_id_foreign" foreign key ("cover_id") references "media" ("id") on delete restrict;',
    );
    this.addSql(
      'alter table "post" add constraint "post_author_avatar_id_foreign" foreign key ("author_avatar_id") references "media" ("id") on delete restrict;',
    );
    this.addSql(
      "alter table \"post\" add constraint \"destination_status_check\" check (status in ('draft', 'in_review', 'scheduled', 'published', 'unpublished', 'archived'));",
    );
    this.addSql(
      'alter table "post_text" add constraint "post_text_post_id_foreign" foreign key ("post_id") references "post" ("id") on delete cascade;',
    );
    this.addSql(
      "alter table \"post_text\" add constraint \"destination_text_status_check\" check (status in ('draft', 'published', 'outdated'));",
    );
    this.addSql('alter table "redirect" add constraint "redirect_status_check" check (status in (301, 302));');
  }
  override down(): void | Promise<void> {
    this.addSql(
      'alter table "currency" add "rate" numeric(14,6) not null default 1, add "as_of" date not null default current_date, add "source" varchar(200) not null default \'\';',
    );
    this.addSql(
      'update "currency" c set "rate" = r."rate", "as_of" = r."as_of", "source" = r."source" from (select distinct on ("currency_code") * from "currency_rate" where "as_of" <= current_date order by "currency_code", "as_of" desc, "id" desc) r where r."currency_code" = c."code";',
    );
    this.addSql(
      'alter table "currency" alter column "rate" drop default, alter column "as_of" drop default, alter column "source" drop default, drop column "names", drop column "is_active";',
    );
    this.addSql('alter table "currency" add constraint "currency_rate_check" check (rate > 0);');
    this.addSql(
      'alter table "setting" drop column "reply_promise_hours", drop column "terms_version", drop column "legal_entity", drop column "tourism_licence_no", drop column "bank_details";',
    );
    for (const table of [
      'currency_rate',
      'faq_text',
      'faq',
      'homepage_section',
      'cultural_content_text',
      'cultural_content',
      'page_hero_text',
      'page_hero',
      'page_text',
      'page',
      'post_text',
      'post',
      'redirect',
    ])
      this.addSql(`drop table "${table}";`);
  }
}
