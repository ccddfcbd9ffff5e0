// What the agency offers to who wishes for a trip: each version of it, what became of it, and the booking that it became.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261125172437_tripOffers extends Migration {
  override name = 'Migration20261125172437_tripOffers';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "trip_offer" ("id" uuid not null, "request_id" uuid not null, "number" int not null, "status" varchar(10) not null default \'open\', "package_id" int not null, "check_in" date not null, "check_out" date not null, "nights" int not null, "adults" int not null, "children_ages" jsonb not null, "extras" jsonb not null, "transfer" varchar(100) null, "arrival_flight_at" varchar(16) null, "departure_flight_at" varchar(16) null, "price_minor" int not null, "pricing_type" varchar(20) not null, "occupancy" jsonb null, "total_minor" int not null, "deposit_minor" int not null, "balance_due_on" date null, "price_details" jsonb not null, "display_currency" varchar(3) null, "display_rate" numeric(14,6) null, "price_reason" varchar(500) null, "words" text not null, "valid_until" date not null, "author_id" uuid null, "answer" text not null default \'\', "sold_out_told" boolean not null default false, "booking_id" uuid null, "created_at" timestamptz not null, "decided_at" timestamptz null, primary key ("id"));',
    );
    this.addSql('create index "trip_offer_package_id_index" on "trip_offer" ("package_id");');
    this.addSql('create index "trip_offer_booking_id_index" on "trip_offer" ("booking_id");');
    this.addSql(
      'create unique index "trip_offer_open_unique" on "trip_offer" ("request_id") where "status" = \'open\';',
    );
    this.addSql('create index "trip_offer_status_valid_until_index" on "trip_offer" ("status", "valid_until");');
    this.addSql(
      'alter table "trip_offer" add constraint "trip_offer_request_id_number_unique" unique ("request_id", "number");',
    );
    this.addSql(
      'alter table "trip_offer" add constraint "trip_offer_request_id_foreign" foreign key ("request_id") references "trip_request" ("id") on delete cascade;',
    );
    this.addSql(
      'alter table "trip_offer" add constraint "trip_offer_package_id_foreign" foreign key ("package_id") references "package" ("id") on delete restrict;',
    );
    this.addSql(
      'alter table "trip_offer" add constraint "trip_offer_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete set null;',
    );
    this.addSql('alter table "trip_offer" add constraint "trip_offer_number_check" check (number >= 1);');
    this.addSql(
      "alter table \"trip_offer\" add constraint \"trip_offer_status_check\" check (status in ('open', 'replaced', 'withdrawn', 'accepted', 'declined', 'expired'));",
    );
    this.addSql('alter table "trip_offer" add constraint "trip_offer_check_out_check" check (check_out >= check_in);');
    this.addSql('alter table "trip_offer" add constraint "trip_offer_adults_check" check (adults >= 1);');
    this.addSql('alter table "trip_offer" add constraint "trip_offer_total_minor_check" check (total_minor > 0);');
    this.addSql(
      'alter table "trip_offer" add constraint "trip_offer_deposit_minor_check" check (deposit_minor >= 0 and deposit_minor <= total_minor);',
    );
  }
}
