// Generated from the entities. Never edited after it has landed; a change is the next migration.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000000_initial extends Migration {
  override name = 'Migration20261121000000_initial';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "audit_entry" ("id" uuid not null, "at" timestamptz not null, "actor_id" uuid null, "action" varchar(60) not null, "entity" varchar(60) not null, "entity_id" varchar(80) not null, "before" jsonb null, "after" jsonb null, "request_id" varchar(40) null, primary key ("id"));`,
    );
    this.addSql(`create index "audit_entry_at_index" on "audit_entry" ("at");`);
    this.addSql(`create index "audit_entry_entity_entity_id_index" on "audit_entry" ("entity", "entity_id");`);

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
      `create table "rate_limit" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));`,
    );

    this.addSql(
      `create table "seed_record" ("name" varchar(80) not null, "version" varchar(80) not null, "applied_at" timestamptz not null default now(), primary key ("name"));`,
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
    this.addSql(`alter table "session" drop constraint "session_user_id_foreign";`);
    this.addSql(`alter table "refresh_token" drop constraint "refresh_token_session_id_foreign";`);

    this.addSql(`drop table if exists "audit_entry" cascade;`);
    this.addSql(`drop table if exists "error_report" cascade;`);
    this.addSql(`drop table if exists "idempotency_key" cascade;`);
    this.addSql(`drop table if exists "rate_limit" cascade;`);
    this.addSql(`drop table if exists "seed_record" cascade;`);
    this.addSql(`drop table if exists "user" cascade;`);
    this.addSql(`drop table if exists "session" cascade;`);
    this.addSql(`drop table if exists "refresh_token" cascade;`);
  }
}
