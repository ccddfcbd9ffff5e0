// A booking moves through states with deadlines, and money comes in for it. Requests of before keep their total; what they owe first is
// the deposit that was agreed, or all of it where none was.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123180000_booking_machine extends Migration {
  override name = 'Migration20261123180000_booking_machine';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "booking" add column "deposit_minor" int null, add column "balance_due_on" date null,
         add column "expires_at" timestamptz null, add column "extended" boolean not null default false,
         alter column "reply_by" drop not null, add column "payment_due_at" timestamptz null,
         add column "paid_minor" int not null default 0, add column "refunded_minor" int not null default 0,
         add column "refund_due_minor" int not null default 0, add column "cancellation" jsonb null,
         add column "assigned_to_id" uuid null;`,
    );
    this.addSql(
      `update "booking" set
         deposit_minor = least(coalesce((price_details ->> 'deposit_due')::numeric * 100, total_minor), total_minor),
         balance_due_on = (price_details ->> 'balance_due_at')::date;`,
    );
    this.addSql(
      `alter table "booking" alter column "deposit_minor" set not null,
         add constraint "booking_deposit_minor_check" check (deposit_minor >= 0 and deposit_minor <= total_minor),
         add constraint "booking_paid_minor_check" check (paid_minor >= 0),
         add constraint "booking_refunded_minor_check" check (refunded_minor >= 0 and refunded_minor <= paid_minor),
         add constraint "booking_refund_due_minor_check" check (refund_due_minor >= 0),
         drop constraint "booking_source_check",
         add constraint "booking_source_check" check (source in ('form', 'whatsapp', 'phone', 'email', 'agent')),
         add constraint "booking_assigned_to_id_foreign" foreign key ("assigned_to_id") references "user" ("id") on delete set null;`,
    );
    this.addSql('create index "booking_assigned_to_id_index" on "booking" ("assigned_to_id");');
    this.addSql(
      'create index "booking_package_id_check_in_status_index" on "booking" ("package_id", "check_in", "status");',
    );
    this.addSql(
      `alter table "booking_event" add column "actor_type" varchar(10) null, add column "reason_code" varchar(40) null,
         add column "message" text not null default '', add column "data" jsonb null;`,
    );
    this.addSql(`update "booking_event" set actor_type = case when actor_id is null then 'guest' else 'customer' end;`);
    this.addSql(
      `alter table "booking_event" alter column "actor_type" set not null,
         add constraint "booking_event_actor_type_check" check (actor_type in ('guest', 'customer', 'staff', 'system'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "booking_event" drop column "actor_type", drop column "reason_code", drop column "message", drop column "data";`,
    );
    this.addSql(
      `alter table "booking" drop column "deposit_minor", drop column "balance_due_on", drop column "expires_at",
         drop column "extended", drop column "payment_due_at", drop column "paid_minor", drop column "refunded_minor",
         drop column "refund_due_minor", drop column "cancellation", drop column "assigned_to_id";`,
    );
  }
}
