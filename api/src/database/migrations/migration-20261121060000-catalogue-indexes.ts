// Indexes that public lists walk and count on, and narrow rows: long texts of a package stand outside of its row.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121060000_catalogueIndexes extends Migration {
  override name = 'Migration20261121060000_catalogueIndexes';

  override up(): void | Promise<void> {
    this.addSql(`drop index "package_status_is_featured_position_id_index";`);
    this.addSql(`drop index "package_status_rating_average_id_index";`);
    this.addSql(
      `create index "package_featured_index" on "package" ("is_featured" desc, "position", "id") where "status" = 'published';`,
    );
    this.addSql(
      `create index "package_category_featured_index" on "package" ("category_code", "is_featured" desc, "position", "id") where "status" = 'published';`,
    );
    this.addSql(
      `create index "package_rating_index" on "package" ("rating_average" desc nulls last, "review_count" desc, "position", "id") where "status" = 'published';`,
    );
    this.addSql(
      `create index "package_facts_index" on "package" ("category_code", "price_minor", "duration", "id") include ("available_from", "available_to", "group_size_min", "group_size_max", "meal_plan", "transfer_mode", "is_featured") where "status" = 'published';`,
    );
    this.addSql(`alter table "package" set (toast_tuple_target = 512);`);
    this.addSql(`alter table "package" alter column "search" set storage main;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "package" alter column "search" set storage extended;`);
    this.addSql(`alter table "package" reset (toast_tuple_target);`);
    for (const name of ['featured', 'category_featured', 'rating', 'facts'])
      this.addSql(`drop index "package_${name}_index";`);
    this.addSql(
      `create index "package_status_is_featured_position_id_index" on "package" ("status", "is_featured", "position", "id");`,
    );
    this.addSql(
      `create index "package_status_rating_average_id_index" on "package" ("status", "rating_average", "id");`,
    );
  }
}
