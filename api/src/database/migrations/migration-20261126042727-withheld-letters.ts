// Letters of which there were too many stay here, so that colleagues see on the timeline that they did not go out.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126042727_withheldLetters extends Migration {
  override name = 'Migration20261126042727_withheldLetters';

  override up(): void | Promise<void> {
    this.addSql('alter table "outbox_message" drop constraint "outbox_message_status_check";');
    this.addSql(
      "alter table \"outbox_message\" add constraint \"outbox_message_status_check\" check (status in ('queued', 'sent', 'failed', 'withheld'));",
    );
  }
}
