// What was agreed is kept as it stood, with the words of the terms. Of what there is, that is what the last agreement of each booking left,
// and the words that stand on the site still.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261124051000_agreements extends Migration {
  override name = 'Migration20261124051000_agreements';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "agreed_words" ("hash" varchar(64) not null, "language" varchar(2) not null, "title" varchar(160) not null,
         "blocks" jsonb not null, primary key ("hash"));`,
    );
    this.addSql(
      `create table "booking_agreement" ("event_id" uuid not null, "check_in" date not null, "check_out" date not null,
         "nights" int not null, "adults" int not null, "children_ages" jsonb not null, "total_minor" int not null,
         "deposit_minor" int not null, "balance_due_on" date null, "price_details" jsonb null, primary key ("event_id"));`,
    );
    this.addSql(
      `alter table "booking_agreement" add constraint "booking_agreement_event_id_foreign" foreign key ("event_id")
         references "booking_event" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `insert into "booking_agreement" select distinct on (b.id) v.id, b.check_in, b.check_out, b.nights, b.adults, b.children_ages,
         b.total_minor, b.deposit_minor, b.balance_due_on, b.price_details
       from "booking" b join "booking_event" v on v.booking_id = b.id and v.type in ('created', 'change', 'reopen')
       order by b.id, v.at desc, v.id desc;`,
    );
    this.addSql(
      `insert into "agreed_words" select distinct on (w.hash) w.hash, w.language, w.title, w.blocks from (
         select encode(sha256(convert_to(t.blocks::text, 'UTF8')), 'hex') as hash, t.language, coalesce(t.title, '') as title, t.blocks
         from "page" p join "page_text" t on t.page_id = p.id where p.slug = 'terms' and t.blocks is not null) w
       where w.hash in (select terms_hash from "booking") order by w.hash, w.language;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop table "booking_agreement";');
    this.addSql('drop table "agreed_words";');
  }
}
