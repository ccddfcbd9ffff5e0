// The questions that travellers ask about a package, and its long text.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121129040_packageFaqs extends Migration {
  override name = 'Migration20261121129040_packageFaqs';

  override up(): void | Promise<void> {
    this.addSql('alter table "package_text" add "body" text null;');
    this.addSql(
      'create table "package_faq" ("package_id" int not null, "faq_id" int not null, "position" int not null, primary key ("package_id", "faq_id"));',
    );
    this.addSql('create index "package_faq_faq_id_package_id_index" on "package_faq" ("faq_id", "package_id");');
    this.addSql(
      'alter table "package_faq" add constraint "package_faq_package_id_foreign" foreign key ("package_id") references "package" ("id") on update cascade on delete cascade;',
    );
    this.addSql(
      'alter table "package_faq" add constraint "package_faq_faq_id_foreign" foreign key ("faq_id") references "faq" ("id") on update cascade on delete cascade;',
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop table "package_faq";');
    this.addSql('alter table "package_text" drop column "body";');
  }
}
