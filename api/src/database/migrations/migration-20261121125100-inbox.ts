// What visitors write to the agency: messages with their answers, trip requests with notes.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121125100_inbox extends Migration {
  override name = 'Migration20261121125100_inbox';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "trip_request" ("id" uuid not null, "reference" varchar(9) not null, "status" varchar(20) not null, "name" varchar(100) null, "email" varchar(254) not null, "phone" varchar(20) null, "description" text not null, "duration" int null, "budget" varchar(12) null, "travellers" int null, "children_ages" jsonb not null, "travel_month" varchar(7) null, "date_from" date null, "date_to" date null, "destinations" jsonb not null, "experiences" jsonb not null, "transfer_preference" varchar(40) null, "meal_plan" varchar(3) null, "builder" jsonb null, "quotes" jsonb not null, "lost_reason" varchar(500) null, "locale" varchar(2) not null, "currency" varchar(3) not null, "assigned_to_id" uuid null, "contact_message_id" uuid null, "ip_hash" varchar(32) null, "reply_by" timestamptz not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "updated_by" uuid null, "version" int not null default 1, primary key ("id"));',
    );
    this.addSql('alter table "trip_request" add constraint "trip_request_reference_unique" unique ("reference");');
    this.addSql('create index "trip_request_assigned_to_id_index" on "trip_request" ("assigned_to_id");');
    this.addSql('create index "trip_request_created_at_id_index" on "trip_request" ("created_at", "id");');
    this.addSql('create index "trip_request_status_created_at_index" on "trip_request" ("status", "created_at");');
    this.addSql(
      'create table "trip_request_note" ("id" uuid not null, "request_id" uuid not null, "author_id" uuid null, "text" text not null, "at" timestamptz not null, primary key ("id"));',
    );
    this.addSql('create index "trip_request_note_request_id_index" on "trip_request_note" ("request_id");');
    this.addSql(
      'create table "contact_message" ("id" uuid not null, "reference" varchar(9) not null, "status" varchar(20) not null, "name" varchar(100) not null, "email" varchar(254) not null, "phone" varchar(20) null, "subject" varchar(150) null, "message" text not null, "locale" varchar(2) not null, "page_url" text null, "assigned_to_id" uuid null, "converted_to" uuid null, "ip_hash" varchar(32) null, "reply_by" timestamptz not null, "answered_at" timestamptz null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "updated_by" uuid null, "version" int not null default 1, primary key ("id"));',
    );
    this.addSql(
      'alter table "contact_message" add constraint "contact_message_reference_unique" unique ("reference");',
    );
    this.addSql('create index "contact_message_assigned_to_id_index" on "contact_message" ("assigned_to_id");');
    this.addSql('create index "contact_message_created_at_id_index" on "contact_message" ("created_at", "id");');
    this.addSql(
      'create index "contact_message_status_created_at_index" on "contact_message" ("status", "created_at");',
    );
    this.addSql(
      'create table "contact_reply" ("id" uuid not null, "message_id" uuid not null, "author_id" uuid null, "body" text not null, "outbox_id" uuid not null, "at" timestamptz not null, primary key ("id"));',
    );
    this.addSql('create index "contact_reply_message_id_index" on "contact_reply" ("message_id");');
    this.addSql(
      'alter table "trip_request" add constraint "trip_request_assigned_to_id_foreign" foreign key ("assigned_to_id") references "user" ("id") on delete set null;',
    );
    this.addSql(
      "alter table \"trip_request\" add constraint \"trip_request_status_check\" check (status in ('new', 'in_progress', 'quoted', 'accepted', 'lost', 'expired', 'spam'));",
    );
    this.addSql(
      'alter table "trip_request" add constraint "trip_request_duration_check" check (duration in (3, 5, 7, 10, 14));',
    );
    this.addSql(
      "alter table \"trip_request\" add constraint \"trip_request_budget_check\" check (budget in ('1000-2000', '2000-5000', '5000-10000', '10000+'));",
    );
    this.addSql('alter table "trip_request" add constraint "trip_request_travellers_check" check (travellers >= 1);');
    this.addSql('alter table "trip_request" add constraint "trip_request_date_to_check" check (date_to >= date_from);');
    this.addSql(
      'alter table "trip_request_note" add constraint "trip_request_note_request_id_foreign" foreign key ("request_id") references "trip_request" ("id") on delete cascade;',
    );
    this.addSql(
      'alter table "trip_request_note" add constraint "trip_request_note_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete set null;',
    );
    this.addSql(
      'alter table "contact_message" add constraint "contact_message_assigned_to_id_foreign" foreign key ("assigned_to_id") references "user" ("id") on delete set null;',
    );
    this.addSql(
      "alter table \"contact_message\" add constraint \"contact_message_status_check\" check (status in ('new', 'open', 'answered', 'closed', 'spam'));",
    );
    this.addSql(
      'alter table "contact_reply" add constraint "contact_reply_message_id_foreign" foreign key ("message_id") references "contact_message" ("id") on delete cascade;',
    );
    this.addSql(
      'alter table "contact_reply" add constraint "contact_reply_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete set null;',
    );
  }

  override down(): void | Promise<void> {
    for (const table of ['contact_reply', 'contact_message', 'trip_request_note', 'trip_request'])
      this.addSql(`drop table "${table}";`);
  }
}
