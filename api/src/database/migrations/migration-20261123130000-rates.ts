// What prices are made of besides the price itself: taxes, seasons, cancellation policies and reductions, as rows that staff edit.
// A booking that is there keeps its total. Two rules of one tax never hold for one place on one day: the constraint compares codes,
// which a GiST index does with the operators of btree_gist (part of Postgres, and trusted as pg_trgm is).
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123130000_rates extends Migration {
  override name = 'Migration20261123130000_rates';

  override up(): void | Promise<void> {
    this.addSql('create extension if not exists "btree_gist";');
    this.addSql(
      'create table "cancellation_policy" ("code" varchar(30) not null, "tiers" jsonb not null, "deposit_refundable" boolean not null, "deposit_bp" int not null, "balance_days_before" int not null, "updated_at" timestamptz not null, "updated_by" uuid null, "version" int not null default 1, primary key ("code"));',
    );
    this.addSql(
      'create table "reduction" ("id" serial primary key, "code" varchar(40) not null, "names" jsonb not null, "package_id" int null, "resort_id" int null, "off_bp" int not null, "arrive_from" date null, "arrive_to" date null, "book_from" date null, "book_to" date null, "days_ahead_min" int null, "days_ahead_max" int null, "nights_min" int null, "is_active" boolean not null, "updated_at" timestamptz not null, "updated_by" uuid null, "version" int not null default 1);',
    );
    this.addSql('create index "reduction_resort_id_index" on "reduction" ("resort_id");');
    this.addSql('create index "reduction_package_id_index" on "reduction" ("package_id");');
    this.addSql(
      'create unique index "reduction_code_unique" on "reduction" ("code", "package_id", "resort_id") nulls not distinct;',
    );
    this.addSql(
      'create table "season" ("id" serial primary key, "code" varchar(40) not null, "names" jsonb not null, "package_id" int null, "resort_id" int null, "first_night" date not null, "last_night" date not null, "priority" int not null, "surcharge_bp" int not null, "min_nights" int not null, "policy" varchar(30) null, "obligatory" jsonb not null, "updated_at" timestamptz not null, "updated_by" uuid null, "version" int not null default 1);',
    );
    this.addSql('create index "season_resort_id_index" on "season" ("resort_id");');
    this.addSql('create index "season_package_id_index" on "season" ("package_id");');
    this.addSql(
      'create unique index "season_code_unique" on "season" ("code", "package_id", "resort_id") nulls not distinct;',
    );
    this.addSql(
      'create table "tax_rule" ("id" serial primary key, "code" varchar(20) not null, "names" jsonb not null, "kind" varchar(20) not null, "rate" int not null, "base" varchar(20) not null, "applies_to" text[] not null, "valid_from" date not null, "valid_to" date null, "places" text[] not null, "rooms_max" int null, "rooms_min" int null, "age_min" int null, "source" varchar(300) null, "updated_at" timestamptz not null, "updated_by" uuid null, "version" int not null default 1);',
    );
    this.addSql(
      `alter table "tax_rule" add constraint "tax_rule_overlap" exclude using gist (code with =,
         int4multirange(variadic array[case when places = '{}' or 'uninhabited_island' = any(places) then int4range(1, 2) else 'empty' end,
           case when places = '{}' or 'inhabited_island' = any(places) then int4range(2, 3) else 'empty' end,
           case when places = '{}' or 'vessel' = any(places) then int4range(3, 4) else 'empty' end]) with &&,
         int4range(rooms_min, rooms_max, '[]') with &&, daterange(valid_from, valid_to, '[]') with &&);`,
    );
    this.addSql(
      'alter table "cancellation_policy" add constraint "cancellation_policy_deposit_bp_check" check (deposit_bp >= 0 and deposit_bp <= 10000);',
    );
    this.addSql(
      'alter table "cancellation_policy" add constraint "cancellation_policy_balance_days_before_check" check (balance_days_before >= 0);',
    );
    this.addSql(
      "alter table \"cancellation_policy\" add constraint \"cancellation_policy_code_check\" check (code in ('flex_24h', 'flex_48h', 'moderate_72h', 'resort_low_45d', 'resort_high_60d', 'festive_nonrefundable'));",
    );
    this.addSql(
      'alter table "reduction" add constraint "reduction_package_id_foreign" foreign key ("package_id") references "package" ("id") on delete cascade;',
    );
    this.addSql(
      'alter table "reduction" add constraint "reduction_resort_id_foreign" foreign key ("resort_id") references "resort" ("id") on delete cascade;',
    );
    this.addSql(
      'alter table "reduction" add constraint "reduction_off_bp_check" check (off_bp > 0 and off_bp <= 10000);',
    );
    this.addSql('alter table "reduction" add constraint "reduction_days_ahead_min_check" check (days_ahead_min >= 0);');
    this.addSql('alter table "reduction" add constraint "reduction_days_ahead_max_check" check (days_ahead_max >= 0);');
    this.addSql('alter table "reduction" add constraint "reduction_nights_min_check" check (nights_min >= 1);');
    this.addSql(
      'alter table "reduction" add constraint "reduction_days_ahead_check" check (days_ahead_max >= days_ahead_min);',
    );
    this.addSql('alter table "reduction" add constraint "reduction_book_check" check (book_to >= book_from);');
    this.addSql('alter table "reduction" add constraint "reduction_arrive_check" check (arrive_to >= arrive_from);');
    this.addSql(
      'alter table "reduction" add constraint "reduction_scope_check" check (num_nonnulls(package_id, resort_id) <= 1);',
    );
    this.addSql(
      'alter table "season" add constraint "season_package_id_foreign" foreign key ("package_id") references "package" ("id") on delete cascade;',
    );
    this.addSql(
      'alter table "season" add constraint "season_resort_id_foreign" foreign key ("resort_id") references "resort" ("id") on delete cascade;',
    );
    this.addSql('alter table "season" add constraint "season_priority_check" check (priority >= 0);');
    this.addSql('alter table "season" add constraint "season_surcharge_bp_check" check (surcharge_bp >= -10000);');
    this.addSql('alter table "season" add constraint "season_min_nights_check" check (min_nights >= 1);');
    this.addSql(
      "alter table \"season\" add constraint \"season_policy_check\" check (policy in ('flex_24h', 'flex_48h', 'moderate_72h', 'resort_low_45d', 'resort_high_60d', 'festive_nonrefundable'));",
    );
    this.addSql('alter table "season" add constraint "season_nights_check" check (last_night >= first_night);');
    this.addSql(
      'alter table "season" add constraint "season_scope_check" check (num_nonnulls(package_id, resort_id) <= 1);',
    );
    this.addSql(
      "alter table \"tax_rule\" add constraint \"tax_rule_code_check\" check (code in ('SERVICE', 'T_GST', 'GREEN_TAX'));",
    );
    this.addSql(
      'alter table "tax_rule" add constraint "tax_rule_kind_check" check (kind in (\'percent\', \'per_person_per_day\'));',
    );
    this.addSql('alter table "tax_rule" add constraint "tax_rule_rate_check" check (rate >= 0);');
    this.addSql(
      'alter table "tax_rule" add constraint "tax_rule_base_check" check (base in (\'net\', \'net_plus_service\'));',
    );
    this.addSql('alter table "tax_rule" add constraint "tax_rule_rooms_check" check (rooms_max >= rooms_min);');
    this.addSql('alter table "tax_rule" add constraint "tax_rule_valid_check" check (valid_to >= valid_from);');
  }
  override down(): void | Promise<void> {
    this.addSql('drop table "tax_rule", "season", "reduction", "cancellation_policy";');
    this.addSql('drop extension if exists "btree_gist";');
  }
}
