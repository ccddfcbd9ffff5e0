// What colleagues say to each other about texts.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261127155500_textComments extends Migration {
  override name = 'Migration20261127155500_textComments';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "text_comment" ("id" uuid not null, "namespace" varchar(60) not null, "key" varchar(200) not null, "language" varchar(20) null, "text" text not null, "state" varchar(10) not null, "created_by" uuid not null, "created_at" timestamptz not null, "settled_by" uuid null, "settled_at" timestamptz null, primary key ("id"));',
    );
    this.addSql(
      'create index "text_comment_namespace_key_created_at_index" on "text_comment" ("namespace", "key", "created_at");',
    );
    this.addSql(`create index "text_comment_open_index" on "text_comment" ("namespace", "key") where state = 'open';`);
    this.addSql(
      `alter table "text_comment" add constraint "text_comment_state_check" check (state in ('remark', 'open', 'settled'));`,
    );
  }
}
