// Changes that were still asked for when their booking ended are over, those of before as well.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126004357_changeLapses extends Migration {
  override name = 'Migration20261126004357_changeLapses';

  override up(): void | Promise<void> {
    this.addSql('alter table "change_request" drop constraint "change_request_status_check";');
    this.addSql(
      "alter table \"change_request\" add constraint \"change_request_status_check\" check (status in ('open', 'accepted', 'declined', 'withdrawn', 'lapsed'));",
    );
    this.addSql(
      "update change_request c set status = 'lapsed', decided_at = now() from booking b where b.id = c.booking_id and c.status = 'open' and b.status not in ('requested', 'awaiting_payment', 'confirmed');",
    );
  }
}
