// Lists were assembled from nine tables and sorted for each visitor. Now they are kept as they are shown: a card for each published
// thing and language, and for packages a narrow row for each destination, and one for all, with an index for each order. What writes
// them is set by the preparation of the database (content/listing/keep-cards.queries.ts); here are the tables.
import { Migration } from '@mikro-orm/migrations';

/** Indexes of lists that read the packages themselves. */
const FORMER = {
  package_category_featured_index: `("category_code", "is_featured" desc, "position", "id")`,
  package_rating_index: `("rating_average" desc nulls last, "review_count" desc, "position", "id")`,
  package_category_duration_index: `("category_code", "duration", "price_minor", "id")`,
  package_category_rating_index: `("category_code", "rating_average" desc nulls last, "review_count" desc, "position", "id")`,
  package_facts_index: `("category_code", "price_minor", "duration", "id") include ("available_from", "available_to", "group_size_min", "group_size_max", "meal_plan", "transfer_mode", "is_featured", "position", "rating_average", "review_count", "published_at")`,
  package_facts_by_id_index: `("id") include ("category_code", "price_minor", "duration", "available_from", "available_to", "group_size_min", "group_size_max", "meal_plan", "transfer_mode", "is_featured", "position", "rating_average", "review_count", "published_at")`,
};

/** Columns of the former listing, which triggers on packages and their places kept. */
const COPIED = [
  ...['status', 'category_code', 'duration', 'price_minor', 'group_size_min', 'group_size_max', 'transfer_mode'],
  ...['meal_plan', 'start_date', 'end_date', 'available_from', 'available_to', 'is_featured', 'position'],
  ...['rating_average', 'review_count', 'published_at'],
];
const columns = (row?: string) => COPIED.map((name) => (row ? `${row}."${name}"` : `"${name}"`)).join(', ');

export class Migration20261122161000_cards extends Migration {
  override name = 'Migration20261122161000_cards';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "card" ("kind" varchar(20) not null, "entity_id" int not null, "language" varchar(2) not null, "item" text not null, "detail" text null, primary key ("kind", "entity_id", "language"));`,
    );
    // An item is read with its row; a page lies apart, and nothing is unpacked.
    this.addSql(`alter table "card" alter "detail" set storage external, alter "item" set storage main;`);
    this.addSql(`alter table "card" set (toast_tuple_target = 8160);`);
    // Empty between transactions.
    this.addSql(
      `create unlogged table "card_due" ("transaction" bigint not null, "source" varchar(20) not null, "key" varchar(80) not null, primary key ("transaction", "source", "key"));`,
    );
    this.addSql('drop trigger "package_listing_facts" on "package";');
    this.addSql('drop trigger "package_listing_place" on "package_destination";');
    this.addSql('drop function "package_listing_facts"();');
    this.addSql('drop function "package_listing_place"();');
    this.addSql('drop table "package_listing";');
    this.addSql(
      `create table "package_listing" ("id" int not null, "destination_id" int not null, "category_code" varchar(40) not null, "duration" int not null, "price_minor" int not null, "group_size_min" int not null, "group_size_max" int not null, "transfer_mode" varchar(40) null, "meal_plan" varchar(3) not null, "start_date" date null, "end_date" date null, "available_from" date null, "available_to" date null, "is_featured" boolean not null, "position" int not null, "rating_average" numeric(3,2) null, "review_count" int not null, "published_at" timestamptz null, "search" text null, primary key ("id", "destination_id"));`,
    );
    this.addSql(
      `create index "package_listing_facts_index" on "package_listing" ("destination_id", "category_code", "price_minor", "duration", "id") include ("start_date", "end_date", "available_from", "available_to", "group_size_min", "group_size_max", "meal_plan", "transfer_mode", "is_featured");`,
    );
    this.addSql(
      `create index "package_listing_featured_index" on "package_listing" ("destination_id", "is_featured" desc, "position", "id");`,
    );
    this.addSql(
      `create index "package_listing_rating_index" on "package_listing" ("destination_id", "rating_average" desc nulls last, "review_count" desc, "position", "id");`,
    );
    this.addSql(
      `create index "package_listing_category_index" on "package_listing" ("category_code", "is_featured" desc, "position", "id") where "destination_id" = 0;`,
    );
    this.addSql(
      `create index "package_listing_search_index" on "package_listing" using gin ("search" gin_trgm_ops) where "destination_id" = 0;`,
    );
    for (const [name, columns] of [
      ['price_minor_id', '"price_minor", "id"'],
      ['published_at_id', '"published_at", "id"'],
      ['duration_price_minor_id', '"duration", "price_minor", "id"'],
    ])
      this.addSql(
        `create index "package_listing_destination_id_${name}_index" on "package_listing" ("destination_id", ${columns});`,
      );
    for (const name of Object.keys(FORMER)) this.addSql(`drop index "${name}";`);
  }

  override down(): void | Promise<void> {
    for (const [name, indexed] of Object.entries(FORMER))
      this.addSql(`create index "${name}" on "package" ${indexed} where "status" = 'published';`);
    this.addSql('drop table "card_due", "card", "package_listing" cascade;');
    this.addSql(
      `create table "package_listing" as select l."destination_id", p."id", ${columns('p')} from "package" p join "package_destination" l on l."package_id" = p."id";`,
    );
    this.addSql(
      `alter table "package_listing" add primary key ("id", "destination_id"),
         add constraint "package_listing_id_foreign" foreign key ("id") references "package" ("id") on update cascade on delete cascade,
         add constraint "package_listing_destination_id_foreign" foreign key ("destination_id") references "destination" ("id") on update cascade on delete cascade;`,
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
}
