// Whoever queues a mail, the worker hears of it with the commit: the table tells, no statement of its own is needed.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261127231000_outboxTells extends Migration {
  override name = 'Migration20261127231000_outboxTells';

  override up(): void | Promise<void> {
    this.addSql(`create function tell_outbox() returns trigger language plpgsql as $$
      begin perform pg_notify('atoll_outbox', ''); return null; end $$;`);
    this.addSql(`create trigger outbox_told after insert on "outbox_message"
      for each row when (new.status = 'queued') execute function tell_outbox();`);
  }

  override down(): void | Promise<void> {
    this.addSql('drop trigger outbox_told on "outbox_message";');
    this.addSql('drop function tell_outbox();');
  }
}
