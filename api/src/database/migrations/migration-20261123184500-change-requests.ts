// Somebody asks for another day, party or other extras of a booking; what it would cost then is kept with the question.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123184500_change_requests extends Migration {
  override name = 'Migration20261123184500_change_requests';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "change_request" ("id" uuid not null, "booking_id" uuid not null, "requested" jsonb not null,
         "note" text not null default '', "status" varchar(10) not null default 'open', "total_before_minor" int not null, "total_minor" int not null,
         "answer" text not null default '', "actor_type" varchar(10) not null, "actor_id" uuid null,
         "created_at" timestamptz not null, "decided_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql('create index "change_request_booking_id_index" on "change_request" ("booking_id");');
    this.addSql(
      `alter table "change_request"
         add constraint "change_request_status_check" check (status in ('open', 'accepted', 'declined', 'withdrawn')),
         add constraint "change_request_actor_type_check" check (actor_type in ('guest', 'customer', 'staff', 'system')),
         add constraint "change_request_booking_id_foreign" foreign key ("booking_id") references "booking" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop table "change_request";');
  }
}
