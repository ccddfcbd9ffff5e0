// Indexes for lists within a category by length and rating, and one that answers every filter and sort of packages by itself.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121129030_packageLists extends Migration {
  override name = 'Migration20261121129030_packageLists';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "package_category_rating_index" on "package" ("category_code", "rating_average" desc nulls last, "review_count" desc, "position", "id") where "status" = 'published'`,
    );
    this.addSql(
      `create index "package_category_duration_index" on "package" ("category_code", "duration", "price_minor", "id") where "status" = 'published'`,
    );
    this.addSql('drop index "package_facts_index"');
    this.addSql(
      `create index "package_facts_index" on "package" ("category_code", "price_minor", "duration", "id") include ("available_from", "available_to", "group_size_min", "group_size_max", "meal_plan", "transfer_mode", "is_featured", "position", "rating_average", "review_count", "published_at") where "status" = 'published'`,
    );
  }
}
