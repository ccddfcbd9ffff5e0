// Changes of public content that wait for somebody who may publish.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121121010_pendingChanges extends Migration {
  override name = 'Migration20261121121010_pendingChanges';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "content_pending" ("kind" varchar(40) not null, "entity_id" int not null, "body" jsonb not null, "base_version" int not null, "actor_id" uuid null, "note" varchar(500) null, "at" timestamptz not null, primary key ("kind", "entity_id"));',
    );
  }
}
