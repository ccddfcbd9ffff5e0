// Places that the agency can sell: departures of packages, rooms of resorts by the night, and what each booking has taken of them. No
// package of before keeps any: it is sold on request, every day, as it was.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123142659_stock extends Migration {
  override name = 'Migration20261123142659_stock';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "departure" ("id" serial primary key, "package_id" int not null, "start_date" date not null, "end_date" date not null, "capacity" int not null, "held" int not null default 0, "sold" int not null default 0, "status" varchar(20) not null default \'open\', "min_to_run" int not null default 1, "cutoff_at" timestamptz not null, "price_minor" int null, "notes" varchar(1000) not null default \'\', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "updated_by" uuid null, "version" int not null default 1);',
    );
    this.addSql('create index "departure_start_date_id_index" on "departure" ("start_date", "id");');
    this.addSql(
      'alter table "departure" add constraint "departure_package_id_start_date_unique" unique ("package_id", "start_date");',
    );
    this.addSql(
      'create table "package_stay" ("package_id" int not null, "position" int not null, "resort_id" int not null, "room_code" varchar(40) not null, "nights" int not null, primary key ("package_id", "position"));',
    );
    this.addSql(
      'create index "package_stay_resort_id_package_id_index" on "package_stay" ("resort_id", "package_id");',
    );
    this.addSql(
      'create table "allotment" ("resort_id" int not null, "room_code" varchar(40) not null, "date" date not null, "rooms" int not null, "held" int not null default 0, "sold" int not null default 0, "stop_sell" boolean not null default false, "min_nights" int not null default 1, "price_minor" int null, "updated_at" timestamptz not null default now(), "updated_by" uuid null, primary key ("resort_id", "room_code", "date"));',
    );
    this.addSql(
      'create table "allocation" ("id" uuid not null, "booking_id" uuid not null, "departure_id" int null, "resort_id" int null, "room_code" varchar(40) null, "date" date null, "qty" int not null, "kind" varchar(4) not null, "taken_at" timestamptz not null default now(), "released_at" timestamptz null, primary key ("id"));',
    );
    this.addSql(
      'create index "allocation_resort_id_room_code_date_index" on "allocation" ("resort_id", "room_code", "date");',
    );
    this.addSql('create index "allocation_departure_id_index" on "allocation" ("departure_id");');
    this.addSql('create index "allocation_booking_id_index" on "allocation" ("booking_id");');
    this.addSql('alter table "package" add "sold_by" varchar(20) not null default \'request\';');
    this.addSql(
      "alter table \"package\" add constraint \"package_sold_by_check\" check (sold_by in ('departures', 'rooms', 'request'));",
    );
    this.addSql(
      'alter table "departure" add constraint "departure_package_id_foreign" foreign key ("package_id") references "package" ("id") on delete cascade;',
    );
    this.addSql('alter table "departure" add constraint "departure_end_date_check" check (end_date >= start_date);');
    this.addSql(
      "alter table \"departure\" add constraint \"departure_status_check\" check (status in ('open', 'closed', 'cancelled'));",
    );
    this.addSql('alter table "departure" add constraint "departure_min_to_run_check" check (min_to_run >= 1);');
    this.addSql('alter table "departure" add constraint "departure_price_minor_check" check (price_minor >= 0);');
    this.addSql(
      'alter table "departure" add constraint "departure_places_check" check (held >= 0 and sold >= 0 and held + sold <= capacity);',
    );
    this.addSql(
      'alter table "package_stay" add constraint "package_stay_package_id_foreign" foreign key ("package_id") references "package" ("id") on delete cascade;',
    );
    this.addSql(
      'alter table "package_stay" add constraint "package_stay_resort_id_foreign" foreign key ("resort_id") references "resort" ("id") on delete restrict;',
    );
    this.addSql('alter table "package_stay" add constraint "package_stay_nights_check" check (nights >= 1);');
    this.addSql(
      'alter table "allotment" add constraint "allotment_resort_id_foreign" foreign key ("resort_id") references "resort" ("id") on delete cascade;',
    );
    this.addSql('alter table "allotment" add constraint "allotment_min_nights_check" check (min_nights >= 1);');
    this.addSql('alter table "allotment" add constraint "allotment_price_minor_check" check (price_minor >= 0);');
    this.addSql(
      'alter table "allotment" add constraint "allotment_rooms_check" check (held >= 0 and sold >= 0 and held + sold <= rooms);',
    );
    this.addSql(
      'alter table "allocation" add constraint "allocation_departure_id_foreign" foreign key ("departure_id") references "departure" ("id") on delete restrict;',
    );
    this.addSql(
      'alter table "allocation" add constraint "allocation_resort_id_room_code_date_foreign" foreign key ("resort_id", "room_code", "date") references "allotment" ("resort_id", "room_code", "date") on update cascade on delete restrict;',
    );
    this.addSql('alter table "allocation" add constraint "allocation_qty_check" check (qty >= 1);');
    this.addSql(
      'alter table "allocation" add constraint "allocation_kind_check" check (kind in (\'soft\', \'hard\'));',
    );
    this.addSql(
      'alter table "allocation" add constraint "allocation_row_check" check ((departure_id is null) <> (date is null) and num_nulls(resort_id, room_code, date) in (0, 3));',
    );
  }
}
