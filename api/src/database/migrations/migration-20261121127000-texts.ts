// Texts are approved, keep how each version came about, and may be added, suggested and imported; languages beside the shipped
// ones, and what an agency wants otherwise than CLDR has it.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121127000_texts extends Migration {
  override name = 'Migration20261121127000_texts';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "import_job" ("id" uuid not null, "language" varchar(20) not null, "file_name" varchar(200) not null, "sha256" varchar(64) not null, "format" varchar(8) not null, "options" jsonb not null, "summary" jsonb not null, "rows" jsonb not null, "state" varchar(10) not null, "actor_id" uuid not null, "at" timestamptz not null, "reverted_by" uuid null, "reverted_at" timestamptz null, primary key ("id"));',
    );
    this.addSql('create index "import_job_at_index" on "import_job" ("at");');
    this.addSql(
      'create table "missing_report" ("remote" varchar(60) not null, "build" varchar(80) not null, "language" varchar(20) not null, "namespace" varchar(60) not null, "key" varchar(200) not null, "kind" varchar(10) not null, "hits" int not null, "first_at" timestamptz not null, "last_at" timestamptz not null, primary key ("remote", "build", "language", "namespace", "key", "kind"));',
    );
    this.addSql(
      'create table "regional_setting" ("language" varchar(20) not null, "currency_code" varchar(3) null, "currency_symbol" varchar(8) null, "date_format" varchar(20) null, "time_format" int null, "timezone" varchar(60) null, "phone_format" varchar(40) null, "updated_at" timestamptz not null, "updated_by" uuid not null, "version" int not null default 1, primary key ("language"));',
    );
    this.addSql(
      'create table "translation_key" ("id" uuid not null, "namespace" varchar(60) not null, "key" varchar(200) not null, "is_plural" boolean not null, "description" varchar(500) null, "max_length" int null, "created_by" uuid not null, "created_at" timestamptz not null, primary key ("id"));',
    );
    this.addSql(
      'alter table "translation_key" add constraint "translation_key_namespace_key_unique" unique ("namespace", "key");',
    );
    this.addSql(
      'create table "translation_suggestion" ("id" uuid not null, "namespace" varchar(60) not null, "key" varchar(200) not null, "language" varchar(20) not null, "value" text not null, "base_version" int not null, "origin" varchar(12) not null, "job_id" uuid null, "state" varchar(10) not null default \'open\', "created_by" uuid not null, "created_at" timestamptz not null, "decided_by" uuid null, "decided_at" timestamptz null, primary key ("id"));',
    );
    this.addSql(
      'create index "translation_suggestion_language_namespace_key_index" on "translation_suggestion" ("language", "namespace", "key");',
    );
    this.addSql('alter table "language" alter column "code" type varchar(20) using ("code"::varchar(20));');
    this.addSql(
      'alter table "translation" add "status" varchar(10) not null default \'pending\', add "origin" varchar(12) not null default \'ui\', add "source_hash" varchar(16) null, add "approved_by" uuid null, add "approved_at" timestamptz null;',
    );
    this.addSql('alter table "translation" alter column "language" type varchar(20) using ("language"::varchar(20));');
    this.addSql('alter table "translation" alter column "value" drop not null;');
    this.addSql(
      'alter table "translation" add constraint "translation_status_check" check (status in (\'pending\', \'approved\'));',
    );
    this.addSql(
      'alter table "translation_revision" add "status" varchar(10) not null default \'pending\', add "previous_status" varchar(10) null, add "action" varchar(12) not null default \'edit\', add "origin" varchar(12) not null default \'ui\', add "job_id" uuid null, add "reason" varchar(300) null;',
    );
    this.addSql('alter table "translation_revision" alter column "value" drop not null;');
    this.addSql('create index "translation_revision_job_id_index" on "translation_revision" ("job_id");');
    this.addSql(
      'alter table "import_job" add constraint "import_job_state_check" check (state in (\'applied\', \'reverted\'));',
    );
    this.addSql(
      "alter table \"translation_suggestion\" add constraint \"translation_suggestion_state_check\" check (state in ('open', 'accepted', 'rejected'));",
    );
  }
}
