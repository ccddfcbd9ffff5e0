// Customers with profiles, favourites and exports; second factors, mailed links and devices of everybody who signs in.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121126000_users extends Migration {
  override name = 'Migration20261121126000_users';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "registration" ("id" uuid not null, "hash" varchar(64) not null, "email" varchar(254) not null, "password_hash" varchar(200) not null, "first_name" varchar(100) not null, "last_name" varchar(100) not null, "locale" varchar(2) not null, "phone" varchar(20) null, "country" varchar(2) null, "currency" varchar(3) not null, "marketing_opt_in" boolean not null, "is_decoy" boolean not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("id"));',
    );
    this.addSql('alter table "registration" add constraint "registration_hash_unique" unique ("hash");');
    this.addSql('create index "registration_email_index" on "registration" ("email");');
    this.addSql('create index "registration_expires_at_index" on "registration" ("expires_at");');
    this.addSql(
      'create table "recovery_code" ("hash" varchar(64) not null, "user_id" uuid not null, "created_at" timestamptz not null, "used_at" timestamptz null, primary key ("hash"));',
    );
    this.addSql('create index "recovery_code_user_id_index" on "recovery_code" ("user_id");');
    this.addSql(
      'create table "favourite" ("user_id" uuid not null, "kind" varchar(20) not null, "item_id" int not null, "created_at" timestamptz not null, primary key ("user_id", "kind", "item_id"));',
    );
    this.addSql(
      'create table "customer_profile" ("user_id" uuid not null, "phone" varchar(20) null, "country" varchar(2) null, "currency" varchar(3) not null default \'USD\', "marketing_opt_in" boolean not null default false, "terms_accepted_at" timestamptz null, primary key ("user_id"));',
    );
    this.addSql(
      'create table "customer_export" ("id" uuid not null, "user_id" uuid not null, "body" text not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("id"));',
    );
    this.addSql('create index "customer_export_user_id_index" on "customer_export" ("user_id");');
    this.addSql('create index "customer_export_expires_at_index" on "customer_export" ("expires_at");');
    this.addSql(
      'create table "user_token" ("hash" varchar(64) not null, "user_id" uuid not null, "purpose" varchar(20) not null, "email" varchar(254) not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("hash"));',
    );
    this.addSql('create index "user_token_user_id_index" on "user_token" ("user_id");');
    this.addSql('create index "user_token_expires_at_index" on "user_token" ("expires_at");');
    this.addSql(
      'alter table "user" add "email_verified_at" timestamptz null, add "languages" jsonb null, add "totp_secret" varchar(200) null, add "totp_confirmed_at" timestamptz null, add "totp_last_step" int null, add "deleted_at" timestamptz null, add "updated_at" timestamptz null, add "version" int not null default 1;',
    );
    this.addSql(
      'alter table "session" add "user_agent" varchar(300) not null default \'\', add "network" varchar(50) not null default \'\';',
    );
    // Staff accounts were made by hand: their addresses count as known.
    this.addSql(`update "user" set "email_verified_at" = "created_at" where "kind" = 'staff';`);
    this.addSql('alter table "booking" add "customer_id" uuid null;');
    this.addSql(
      'alter table "booking" add constraint "booking_customer_id_foreign" foreign key ("customer_id") references "user" ("id") on delete set null;',
    );
    this.addSql('create index "booking_customer_id_index" on "booking" ("customer_id");');
    this.addSql(
      'alter table "recovery_code" add constraint "recovery_code_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;',
    );
    this.addSql(
      'alter table "favourite" add constraint "favourite_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;',
    );
    this.addSql(
      "alter table \"favourite\" add constraint \"favourite_kind_check\" check (kind in ('package', 'resort', 'experience'));",
    );
    this.addSql(
      'alter table "customer_profile" add constraint "customer_profile_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade;',
    );
    this.addSql(
      'alter table "customer_export" add constraint "customer_export_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;',
    );
    this.addSql(
      'alter table "user_token" add constraint "user_token_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;',
    );
  }

  override down(): void | Promise<void> {
    this.addSql('alter table "booking" drop column "customer_id";');
    this.addSql('alter table "session" drop column "user_agent", drop column "network";');
    this.addSql(
      'alter table "user" drop column "email_verified_at", drop column "languages", drop column "totp_secret", drop column "totp_confirmed_at", drop column "totp_last_step", drop column "deleted_at", drop column "updated_at", drop column "version";',
    );
    for (const table of [
      'registration',
      'recovery_code',
      'favourite',
      'customer_profile',
      'customer_export',
      'user_token',
    ])
      this.addSql(`drop table if exists "${table}" cascade;`);
  }
}
