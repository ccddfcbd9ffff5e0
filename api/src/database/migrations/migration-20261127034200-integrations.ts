// Keys with which other systems call, and where other systems are told what happens.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261127034200_integrations extends Migration {
  override name = 'Migration20261127034200_integrations';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "api_key" ("id" uuid not null, "name" varchar(60) not null, "prefix" varchar(20) not null, "hash" varchar(64) not null, "scopes" jsonb not null, "pace" int not null, "expires_on" date null, "created_at" timestamptz not null, "created_by_id" uuid null, "last_used_at" timestamptz null, "revoked_at" timestamptz null, primary key ("id"));',
    );
    this.addSql('alter table "api_key" add constraint "api_key_hash_unique" unique ("hash");');
    this.addSql(
      'create table "webhook_endpoint" ("id" uuid not null, "url" varchar(500) not null, "description" varchar(100) not null, "events" jsonb not null, "is_active" boolean not null, "secret" varchar(300) not null, "former_secret" varchar(300) null, "former_until" timestamptz null, "seq" bigint not null, "failing_since" timestamptz null, "stop_reason" varchar(10) null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "updated_by" uuid null, "version" int not null default 1, primary key ("id"));',
    );
    this.addSql(
      'create table "webhook_delivery" ("id" uuid not null, "endpoint_id" uuid not null, "message" uuid not null, "event" varchar(40) not null, "body" text not null, "status" varchar(10) not null default \'queued\', "attempts" int not null default 0, "next_at" timestamptz not null, "tried_at" timestamptz null, "response_status" int null, "response_body" varchar(1000) null, "fault" varchar(20) null, "duration" int null, "created_at" timestamptz not null, primary key ("id"));',
    );
    this.addSql(
      'create index "webhook_delivery_endpoint_id_created_at_index" on "webhook_delivery" ("endpoint_id", "created_at");',
    );
    this.addSql(
      'create index "webhook_delivery_due_index" on "webhook_delivery" ("next_at", "id") where "status" = \'queued\';',
    );
    this.addSql(
      'alter table "webhook_delivery" add constraint "webhook_delivery_endpoint_id_message_unique" unique ("endpoint_id", "message");',
    );
    this.addSql('alter table "notification" drop constraint "notification_kind_check";');
    this.addSql(
      "alter table \"notification\" add constraint \"notification_kind_check\" check (kind in ('booking_received', 'booking_held', 'booking_waitlisted', 'booking_prepared', 'booking_approved', 'booking_declined', 'booking_expired', 'booking_unanswered', 'booking_confirmed', 'booking_cancelled', 'booking_completed', 'booking_offer', 'booking_place_asked', 'booking_reopened', 'booking_payment', 'booking_refund', 'booking_balance_due', 'booking_transfer', 'booking_no_show', 'booking_changed', 'booking_change_declined', 'booking_proof_declined', 'booking_message', 'bookings_claimed', 'message_answered', 'trip_request_received', 'trip_request_quoted', 'review_approved', 'review_replied', 'password_changed', 'email_changed', 'account_locked', 'office_booking', 'office_booking_cancelled', 'office_booking_lapsed', 'office_booking_message', 'office_booking_unanswered', 'office_change_asked', 'office_change_withdrawn', 'office_chargeback', 'office_payment', 'office_payment_failed', 'office_proof', 'office_lead', 'office_contact_message', 'office_trip_request', 'office_offer_accepted', 'office_offer_declined', 'office_offer_expired', 'office_offer_sold_out', 'office_webhook_stopped'));",
    );
    this.addSql(
      'alter table "api_key" add constraint "api_key_created_by_id_foreign" foreign key ("created_by_id") references "user" ("id") on delete set null;',
    );
    this.addSql('alter table "api_key" add constraint "api_key_pace_check" check (pace in (60, 300, 1200));');
    this.addSql(
      'alter table "webhook_endpoint" add constraint "webhook_endpoint_stop_reason_check" check (stop_reason in (\'failing\', \'gone\'));',
    );
    this.addSql(
      'alter table "webhook_delivery" add constraint "webhook_delivery_endpoint_id_foreign" foreign key ("endpoint_id") references "webhook_endpoint" ("id") on delete cascade;',
    );
    this.addSql(
      "alter table \"webhook_delivery\" add constraint \"webhook_delivery_status_check\" check (status in ('queued', 'delivered', 'failed'));",
    );
    this.addSql(
      "alter table \"webhook_delivery\" add constraint \"webhook_delivery_fault_check\" check (fault in ('timeout', 'refused', 'unreachable', 'tls', 'closed_address', 'unreadable_secret'));",
    );
  }
}
