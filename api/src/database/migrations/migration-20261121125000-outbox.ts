// Mails that are to be sent, written with what they tell about.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121125000_outbox extends Migration {
  override name = 'Migration20261121125000_outbox';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "outbox_message" ("id" uuid not null, "template" varchar(40) not null, "locale" varchar(2) not null, "recipient" varchar(254) not null, "payload" jsonb not null, "entity" varchar(60) null, "entity_id" varchar(80) null, "status" varchar(10) not null default 'queued', "attempts" int not null default 0, "next_at" timestamptz not null, "last_error" varchar(500) null, "created_at" timestamptz not null, "sent_at" timestamptz null, primary key ("id"), constraint "outbox_message_status_check" check (status in ('queued', 'sent', 'failed')));`,
    );
    this.addSql(
      `create index "outbox_message_due_index" on "outbox_message" ("next_at", "id") where "status" = 'queued';`,
    );
    this.addSql(`create index "outbox_message_created_at_id_index" on "outbox_message" ("created_at", "id");`);
    this.addSql(`create index "outbox_message_entity_entity_id_index" on "outbox_message" ("entity", "entity_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "outbox_message";`);
  }
}
