// Lifecycle times, versions, old slugs, outdated translations; drafts may lack a price and a cancellation policy.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121121000_editing extends Migration {
  override name = 'Migration20261121121000_editing';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "content_revision" ("id" uuid not null, "kind" varchar(40) not null, "entity_id" int not null, "version" int not null, "action" varchar(20) not null, "document" jsonb not null, "actor_id" uuid null, "note" varchar(500) null, "at" timestamptz not null, primary key ("id"));',
    );
    this.addSql('create index "content_revision_at_index" on "content_revision" ("at");');
    this.addSql(
      'alter table "content_revision" add constraint "content_revision_kind_entity_id_version_unique" unique ("kind", "entity_id", "version");',
    );
    this.addSql(
      'create table "content_slug" ("kind" varchar(40) not null, "old_slug" varchar(80) not null, "entity_id" int not null, "at" timestamptz not null default now(), primary key ("kind", "old_slug"));',
    );
    this.addSql('create index "content_slug_kind_entity_id_index" on "content_slug" ("kind", "entity_id");');
    this.addSql(
      'alter table "destination" add "image_url" varchar(500) null, add "publish_at" timestamptz null, add "unpublish_at" timestamptz null, add "archived_at" timestamptz null, add "deleted_at" timestamptz null;',
    );
    this.addSql('alter table "destination_text" add "outdated_fields" jsonb not null default \'[]\';');
    this.addSql('alter table "package" drop constraint "package_price_minor_check";');
    this.addSql(
      'alter table "package" add "publish_at" timestamptz null, add "unpublish_at" timestamptz null, add "archived_at" timestamptz null, add "deleted_at" timestamptz null;',
    );
    this.addSql('alter table "package" alter column "cancellation_policy" drop not null;');
    this.addSql('alter table "package" add constraint "package_price_minor_check" check (price_minor >= 0);');
    this.addSql('alter table "package_text" add "outdated_fields" jsonb not null default \'[]\';');
    this.addSql(
      'alter table "resort" add "publish_at" timestamptz null, add "unpublish_at" timestamptz null, add "archived_at" timestamptz null, add "deleted_at" timestamptz null;',
    );
    this.addSql('alter table "resort_text" add "outdated_fields" jsonb not null default \'[]\';');
  }
}
