// A paper is drawn once: its PDF is kept beside what it was drawn from.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123224500_drawn_papers extends Migration {
  override name = 'Migration20261123224500_drawn_papers';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "drawn_paper" ("id" uuid not null, "booking_id" uuid not null, "fingerprint" varchar(64) not null,
         "content" bytea not null, "drawn_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql('create index "drawn_paper_booking_id_index" on "drawn_paper" ("booking_id");');
    // It is packed already.
    this.addSql('alter table "drawn_paper" alter column "content" set storage external;');
  }

  override down(): void | Promise<void> {
    this.addSql('drop table "drawn_paper";');
  }
}
