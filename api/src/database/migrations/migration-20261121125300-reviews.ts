// What guests say, and who found it helpful.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121125300_reviews extends Migration {
  override name = 'Migration20261121125300_reviews';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "review" ("id" uuid not null, "package_id" int null, "resort_id" int null, "experience_id" int null, "booking_id" uuid null, "status" varchar(20) not null default \'pending\', "name" varchar(100) not null, "email" varchar(254) null, "country" varchar(2) null, "rating" int not null, "scores" jsonb not null, "title" varchar(120) null, "comment" text not null, "stay_month" varchar(7) null, "traveller_type" varchar(10) null, "language" varchar(2) not null, "verified" boolean not null, "rejection_reason" varchar(500) null, "moderated_by_id" uuid null, "moderated_at" timestamptz null, "reply_text" text null, "reply_by_id" uuid null, "reply_at" timestamptz null, "helpful_count" int not null default 0, "reported_count" int not null default 0, "ip_hash" varchar(32) null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "version" int not null default 1, primary key ("id"));',
    );
    this.addSql('create index "review_experience_id_status_index" on "review" ("experience_id", "status");');
    this.addSql('create index "review_resort_id_status_index" on "review" ("resort_id", "status");');
    this.addSql('create index "review_package_id_status_index" on "review" ("package_id", "status");');
    this.addSql('create index "review_status_created_at_id_index" on "review" ("status", "created_at", "id");');
    this.addSql(
      'create table "review_vote" ("review_id" uuid not null, "kind" varchar(10) not null, "ip_hash" varchar(32) not null, "at" timestamptz not null default now(), primary key ("review_id", "kind", "ip_hash"));',
    );
    this.addSql(
      'alter table "review" add constraint "review_package_id_foreign" foreign key ("package_id") references "package" ("id") on delete cascade;',
    );
    this.addSql(
      'alter table "review" add constraint "review_resort_id_foreign" foreign key ("resort_id") references "resort" ("id") on delete cascade;',
    );
    this.addSql(
      'alter table "review" add constraint "review_experience_id_foreign" foreign key ("experience_id") references "experience" ("id") on delete cascade;',
    );
    this.addSql(
      'alter table "review" add constraint "review_booking_id_foreign" foreign key ("booking_id") references "booking" ("id") on delete set null;',
    );
    this.addSql(
      'alter table "review" add constraint "review_moderated_by_id_foreign" foreign key ("moderated_by_id") references "user" ("id") on delete set null;',
    );
    this.addSql(
      'alter table "review" add constraint "review_reply_by_id_foreign" foreign key ("reply_by_id") references "user" ("id") on delete set null;',
    );
    this.addSql(
      "alter table \"review\" add constraint \"review_status_check\" check (status in ('pending', 'approved', 'rejected', 'hidden', 'spam'));",
    );
    this.addSql('alter table "review" add constraint "review_rating_check" check (rating between 1 and 5);');
    this.addSql(
      "alter table \"review\" add constraint \"review_traveller_type_check\" check (traveller_type in ('couple', 'family', 'solo', 'friends'));",
    );
    this.addSql(
      'alter table "review_vote" add constraint "review_vote_review_id_foreign" foreign key ("review_id") references "review" ("id") on delete cascade;',
    );
    this.addSql(
      'alter table "review_vote" add constraint "review_vote_kind_check" check (kind in (\'helpful\', \'report\'));',
    );
  }

  override down(): void | Promise<void> {
    for (const table of ['review_vote', 'review']) this.addSql(`drop table "${table}";`);
  }
}
