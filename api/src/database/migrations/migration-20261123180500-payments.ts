// The ledger: money that came in and went back for bookings, the files that prove it, and the books of the simulated card provider.
// What is entered stays as it is. Only what waits (`pending`) may become something, once, and never another amount.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123180500_payments extends Migration {
  override name = 'Migration20261123180500_payments';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "payment" ("id" uuid not null, "booking_id" uuid not null, "kind" varchar(12) not null, "method" varchar(16) not null, "status" varchar(12) not null, "amount_minor" int not null, "currency" varchar(3) not null default 'USD', "settled_minor" int null, "settled_currency" varchar(3) null, "fx_rate" numeric(18,8) null, "fee_minor" int null, "provider" varchar(20) null, "provider_ref" varchar(200) null, "provider_event_id" varchar(200) null, "redirect_url" varchar(2000) null, "refund_of_id" uuid null, "received_at" timestamptz null, "recorded_by" uuid null, "external_reference" varchar(100) null, "note" text not null default '', "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql('create index "payment_booking_id_created_at_index" on "payment" ("booking_id", "created_at");');
    this.addSql('create index "payment_status_created_at_index" on "payment" ("status", "created_at");');
    this.addSql('create index "payment_refund_of_id_index" on "payment" ("refund_of_id");');
    this.addSql(
      'alter table "payment" add constraint "payment_provider_provider_event_id_unique" unique ("provider", "provider_event_id");',
    );
    this.addSql(
      `create unique index "payment_charge_unique" on "payment" ("provider", "provider_ref") where "kind" = 'payment' and "status" = 'captured';`,
    );
    this.addSql(
      `alter table "payment" add constraint "payment_booking_id_foreign" foreign key ("booking_id") references "booking" ("id") on delete restrict,
         add constraint "payment_refund_of_id_foreign" foreign key ("refund_of_id") references "payment" ("id") on delete restrict,
         add constraint "payment_kind_check" check (kind in ('payment', 'refund', 'adjustment', 'chargeback')),
         add constraint "payment_method_check" check (method in ('bank_transfer', 'card', 'cash', 'bml_connect', 'other')),
         add constraint "payment_status_check" check (status in ('pending', 'captured', 'failed', 'cancelled')),
         add constraint "payment_amount_minor_check" check (amount_minor >= 0 or kind = 'adjustment'),
         add constraint "payment_settled_minor_check" check (settled_minor > 0),
         add constraint "payment_settled_currency_check" check ((settled_currency is null) = (settled_minor is null)),
         add constraint "payment_fee_minor_check" check (fee_minor >= 0);`,
    );
    this.addSql(
      `create function "payment_guard"() returns trigger language plpgsql as $$
       begin
         if tg_op = 'TRUNCATE' or tg_op = 'DELETE' then
           raise exception 'the ledger keeps every entry' using errcode = '23001';
         end if;
         if old.status <> 'pending' then
           raise exception 'payment % is final', old.id using errcode = '23001';
         end if;
         if (new.id, new.booking_id, new.kind, new.method, new.amount_minor, new.currency, new.settled_minor, new.settled_currency,
             new.fx_rate, new.provider, new.refund_of_id, new.created_at)
           is distinct from (old.id, old.booking_id, old.kind, old.method, old.amount_minor, old.currency, old.settled_minor,
             old.settled_currency, old.fx_rate, old.provider, old.refund_of_id, old.created_at) then
           raise exception 'the money of payment % does not change', old.id using errcode = '23001';
         end if;
         return new;
       end $$;`,
    );
    this.addSql(
      'create trigger "payment_guard" before update or delete on "payment" for each row execute function "payment_guard"();',
    );
    this.addSql(
      'create trigger "payment_guard_all" before truncate on "payment" for each statement execute function "payment_guard"();',
    );
    this.addSql(
      `create table "payment_proof" ("id" uuid not null, "payment_id" uuid not null, "name" varchar(255) not null, "type" varchar(4) not null, "bytes" int not null, "content" bytea not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "payment_proof" add constraint "payment_proof_payment_id_unique" unique ("payment_id"),
         add constraint "payment_proof_payment_id_foreign" foreign key ("payment_id") references "payment" ("id") on delete restrict,
         add constraint "payment_proof_type_check" check (type in ('pdf', 'jpeg', 'png'));`,
    );
    this.addSql(
      `create table "sandbox_charge" ("ref" varchar(40) not null, "payment_id" uuid not null, "booking_id" uuid not null, "booking_reference" varchar(9) not null, "amount_minor" int not null, "currency" varchar(3) not null, "status" varchar(10) not null default 'open', "refunds" jsonb not null default '{}', "created_at" timestamptz not null, primary key ("ref"));`,
    );
    this.addSql(
      `alter table "sandbox_charge" add constraint "sandbox_charge_payment_id_unique" unique ("payment_id"),
         add constraint "sandbox_charge_amount_minor_check" check (amount_minor > 0),
         add constraint "sandbox_charge_status_check" check (status in ('open', 'paid', 'declined', 'timed_out'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop table "sandbox_charge";');
    this.addSql('drop table "payment_proof";');
    this.addSql('drop table "payment";');
    this.addSql('drop function "payment_guard"();');
  }
}
