// What travellers of a package do on the way, whether flights are in its price, and what the office knows of its cost.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121129020_packageFacts extends Migration {
  override name = 'Migration20261121129020_packageFacts';

  override up(): void | Promise<void> {
    this.addSql(
      'alter table "package" add "includes_international_flights" boolean not null default false, add "supplier" varchar(200) null, add "cost_price_minor" int null;',
    );
    this.addSql('alter table "package" add constraint "package_cost_price_minor_check" check (cost_price_minor >= 0);');
    this.addSql(
      'create table "package_experience" ("package_id" int not null, "experience_id" int not null, "position" int not null, primary key ("package_id", "experience_id"));',
    );
    this.addSql(
      'create index "package_experience_experience_id_package_id_index" on "package_experience" ("experience_id", "package_id");',
    );
    this.addSql(
      'alter table "package_experience" add constraint "package_experience_package_id_foreign" foreign key ("package_id") references "package" ("id") on update cascade on delete cascade;',
    );
    this.addSql(
      'alter table "package_experience" add constraint "package_experience_experience_id_foreign" foreign key ("experience_id") references "experience" ("id") on update cascade on delete restrict;',
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop table "package_experience";');
    this.addSql('alter table "package" drop constraint "package_cost_price_minor_check";');
    this.addSql(
      'alter table "package" drop column "includes_international_flights", drop column "supplier", drop column "cost_price_minor";',
    );
  }
}
