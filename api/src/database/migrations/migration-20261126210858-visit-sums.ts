// What visitors of the site do, in sums of days.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126210858_visitSums extends Migration {
  override name = 'Migration20261126210858_visitSums';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "visit_sum" ("day" date not null, "event" varchar(20) not null, "page" varchar(40) not null, "subject" varchar(100) not null, "language" varchar(2) not null, "source" varchar(60) not null, "count" int not null, primary key ("day", "event", "page", "subject", "language", "source"));',
    );
    this.addSql(
      "alter table \"visit_sum\" add constraint \"visit_sum_event_check\" check (event in ('view', 'open', 'search', 'filter', 'nothing_found', 'availability', 'form', 'whatsapp', 'sent'));",
    );
  }
}
