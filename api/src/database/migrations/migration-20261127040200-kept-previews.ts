// What something would read like with changes that nobody has stored, for a day.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261127040200_keptPreviews extends Migration {
  override name = 'Migration20261127040200_keptPreviews';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "content_preview" ("id" serial primary key, "subject" varchar(40) not null, "answers" jsonb not null, "actor_id" uuid null, "expires_at" timestamptz not null);',
    );
    this.addSql('create index "content_preview_expires_at_index" on "content_preview" ("expires_at");');
  }
}
