// Lists of one destination grew with the table: its packages were joined to their facts one by one. A row for each destination of
// a package holds both together; triggers keep it, whoever writes.
import { Migration } from '@mikro-orm/migrations';

const COPIED = [
  ...['status', 'category_code', 'duration', 'price_minor', 'group_size_min', 'group_size_max', 'transfer_mode'],
  ...['meal_plan', 'start_date', 'end_date', 'available_from', 'available_to', 'is_featured', 'position'],
  ...['rating_average', 'review_count', 'published_at'],
];
const columns = (row?: string) => COPIED.map((name) => (row ? `${row}."${name}"` : `"${name}"`)).join(', ');

export class Migration20261121129060_packageListing extends Migration {
  override name = 'Migration20261121129060_packageListing';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "package_listing" ("id" int not null, "destination_id" int not null, "status" varchar(20) not null, "category_code" varchar(20) not null, "duration" int not null, "price_minor" int not null, "group_size_min" int not null, "group_size_max" int not null, "transfer_mode" varchar(40) null, "meal_plan" varchar(3) not null, "start_date" date null, "end_date" date null, "available_from" date null, "available_to" date null, "is_featured" boolean not null, "position" int not null, "rating_average" numeric(3,2) null, "review_count" int not null, "published_at" timestamptz null, primary key ("id", "destination_id"));`,
    );
    this.addSql(
      `insert into "package_listing" ("destination_id", "id", ${columns()})
       select l."destination_id", p."id", ${columns('p')} from "package" p join "package_destination" l on l."package_id" = p."id";`,
    );
    this.addSql(
      `alter table "package_listing" add constraint "package_listing_id_foreign" foreign key ("id") references "package" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "package_listing" add constraint "package_listing_destination_id_foreign" foreign key ("destination_id") references "destination" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `create index "package_listing_facts_index" on "package_listing" ("destination_id", "category_code", "price_minor", "duration", "id") include ("start_date", "end_date", "available_from", "available_to", "group_size_min", "group_size_max", "meal_plan", "transfer_mode", "is_featured", "position", "rating_average", "review_count", "published_at") where "status" = 'published';`,
    );
    this.addSql(
      `create function "package_listing_place"() returns trigger language plpgsql as $$
       begin
         if tg_op <> 'INSERT' then
           delete from "package_listing" where "id" = old."package_id" and "destination_id" = old."destination_id";
         end if;
         if tg_op <> 'DELETE' then
           insert into "package_listing" ("destination_id", "id", ${columns()})
           select new."destination_id", p."id", ${columns('p')} from "package" p where p."id" = new."package_id" for share;
         end if;
         return null;
       end $$;`,
    );
    this.addSql(
      `create trigger "package_listing_place" after insert or delete or update of "package_id", "destination_id"
       on "package_destination" for each row execute function "package_listing_place"();`,
    );
    this.addSql(
      `create function "package_listing_facts"() returns trigger language plpgsql as $$
       begin
         update "package_listing" set (${columns()}) = (select ${columns('new')}) where "id" = new."id";
         return null;
       end $$;`,
    );
    this.addSql(
      `create trigger "package_listing_facts" after update of ${columns()} on "package" for each row
       when ((${columns('old')}) is distinct from (${columns('new')})) execute function "package_listing_facts"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop trigger "package_listing_facts" on "package";');
    this.addSql('drop trigger "package_listing_place" on "package_destination";');
    this.addSql('drop function "package_listing_facts"();');
    this.addSql('drop function "package_listing_place"();');
    this.addSql('drop table "package_listing";');
  }
}
