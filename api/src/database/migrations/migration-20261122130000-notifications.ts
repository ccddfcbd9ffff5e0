// Customers are told in their account what happens with their requests, their reviews and the account itself.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261122130000_notifications extends Migration {
  override name = 'Migration20261122130000_notifications';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "notification" ("id" uuid not null, "user_id" uuid not null, "kind" varchar(30) not null, "facts" jsonb not null, "entity" varchar(30) null, "entity_id" varchar(40) null, "created_at" timestamptz not null, "read_at" timestamptz null, primary key ("id"));',
    );
    this.addSql('create index "notification_user_id_created_at_index" on "notification" ("user_id", "created_at");');
    this.addSql(
      'alter table "notification" add constraint "notification_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;',
    );
    this.addSql(
      "alter table \"notification\" add constraint \"notification_kind_check\" check (kind in ('booking_received', 'bookings_claimed', 'message_answered', 'trip_request_received', 'trip_request_quoted', 'review_approved', 'review_replied', 'password_changed', 'email_changed', 'account_locked'));",
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop table "notification";');
  }
}
