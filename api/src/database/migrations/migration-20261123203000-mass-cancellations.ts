// A departure that does not take place cancels all that was booked of it, one booking after the other; each row says how far it is.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123203000_mass_cancellations extends Migration {
  override name = 'Migration20261123203000_mass_cancellations';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "mass_cancellation" ("id" uuid not null, "departure_id" int not null, "messages" jsonb not null,
         "alternatives" jsonb not null, "actor_id" uuid not null, "request_id" varchar(64) not null,
         "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql('create index "mass_cancellation_departure_id_index" on "mass_cancellation" ("departure_id");');
    this.addSql(
      `create table "called_off_booking" ("id" uuid not null, "mass_cancellation_id" uuid not null, "booking_id" uuid not null,
         "state" varchar(10) not null default 'pending', "attempts" int not null default 0, "code" varchar(60) null,
         "refund_minor" int null, primary key ("id"));`,
    );
    this.addSql('create index "called_off_booking_booking_id_index" on "called_off_booking" ("booking_id");');
    this.addSql(
      `create unique index "called_off_booking_pending_unique" on "called_off_booking" ("booking_id") where state = 'pending';`,
    );
    this.addSql(
      `alter table "called_off_booking" add constraint "called_off_booking_mass_cancellation_id_booking_id_unique"
         unique ("mass_cancellation_id", "booking_id");`,
    );
    this.addSql(
      `alter table "mass_cancellation" add constraint "mass_cancellation_departure_id_foreign"
         foreign key ("departure_id") references "departure" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "called_off_booking"
         add constraint "called_off_booking_state_check" check (state in ('pending', 'done', 'skipped', 'failed')),
         add constraint "called_off_booking_mass_cancellation_id_foreign" foreign key ("mass_cancellation_id")
           references "mass_cancellation" ("id") on delete cascade,
         add constraint "called_off_booking_booking_id_foreign" foreign key ("booking_id")
           references "booking" ("id") on delete restrict;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop table "called_off_booking";');
    this.addSql('drop table "mass_cancellation";');
  }
}
