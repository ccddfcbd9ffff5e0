// Whoever writes a notice finds the unread one about the same thing by it, in place of reading all that wait.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126001300_notificationsByThing extends Migration {
  override name = 'Migration20261126001300_notificationsByThing';

  override up(): void | Promise<void> {
    this.addSql('drop index "notification_unread_index";');
    this.addSql(
      'create index "notification_unread_by_thing_index" on "notification" ("user_id", "entity", "entity_id") where "read_at" is null;',
    );
  }
}
