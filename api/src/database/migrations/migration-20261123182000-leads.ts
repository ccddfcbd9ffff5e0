// Travellers who open a chat are leads of the office, each with a clock and a reference.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123182000_leads extends Migration {
  override name = 'Migration20261123182000_leads';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "lead" ("id" uuid not null, "reference" varchar(9) not null, "phone" varchar(20) null, "locale" varchar(2) not null,
         "assigned_to_id" uuid null, "ip_hash" varchar(32) null, "reply_by" timestamptz not null, "created_at" timestamptz not null,
         "updated_at" timestamptz not null, "updated_by" uuid null, "version" int not null default 1, "status" varchar(20) not null,
         "email" varchar(254) null, "name" varchar(100) null, "package_id" int not null, "check_in" date null, "adults" int null,
         "children_ages" jsonb not null, "total_minor" int null, "note" text not null default '', "booking_id" uuid null,
         primary key ("id"));`,
    );
    this.addSql('alter table "lead" add constraint "lead_reference_unique" unique ("reference");');
    this.addSql('create index "lead_assigned_to_id_index" on "lead" ("assigned_to_id");');
    this.addSql('create index "lead_package_id_index" on "lead" ("package_id");');
    this.addSql('create index "lead_status_created_at_index" on "lead" ("status", "created_at");');
    this.addSql('create index "lead_created_at_id_index" on "lead" ("created_at", "id");');
    this.addSql(
      `alter table "lead" add constraint "lead_status_check" check (status in ('new', 'in_progress', 'booked', 'lost', 'spam')),
         add constraint "lead_adults_check" check (adults >= 1), add constraint "lead_total_minor_check" check (total_minor >= 0),
         add constraint "lead_assigned_to_id_foreign" foreign key ("assigned_to_id") references "user" ("id") on delete set null,
         add constraint "lead_package_id_foreign" foreign key ("package_id") references "package" ("id") on delete restrict;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop table "lead";');
  }
}
