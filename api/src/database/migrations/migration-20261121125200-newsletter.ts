// Who gets letters, and how they agreed to it.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121125200_newsletter extends Migration {
  override name = 'Migration20261121125200_newsletter';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "newsletter_subscriber" ("id" uuid not null, "email" varchar(254) not null, "locale" varchar(2) not null, "status" varchar(20) not null, "source" varchar(40) null, "consent_version" varchar(20) not null, "consent_at" timestamptz not null, "consent_ip_hash" varchar(32) null, "confirm_token_hash" varchar(64) null, "confirm_sent_at" timestamptz null, "confirmed_at" timestamptz null, "unsubscribed_at" timestamptz null, "unsubscribe_reason" varchar(200) null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"), constraint "newsletter_subscriber_status_check" check (status in ('pending', 'subscribed', 'unsubscribed', 'bounced', 'complained', 'spam')));`,
    );
    this.addSql(
      `alter table "newsletter_subscriber" add constraint "newsletter_subscriber_email_unique" unique ("email");`,
    );
    this.addSql(
      `create index "newsletter_subscriber_confirm_token_hash_index" on "newsletter_subscriber" ("confirm_token_hash");`,
    );
    this.addSql(
      `create index "newsletter_subscriber_created_at_id_index" on "newsletter_subscriber" ("created_at", "id");`,
    );
    this.addSql(
      `create index "newsletter_subscriber_status_created_at_index" on "newsletter_subscriber" ("status", "created_at");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "newsletter_subscriber";`);
  }
}
