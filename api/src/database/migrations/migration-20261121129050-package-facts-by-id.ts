// Lists of a place's packages grew with the table: each of them was read whole to see whether it fits.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121129050_packageFactsById extends Migration {
  override name = 'Migration20261121129050_packageFactsById';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "package_facts_by_id_index" on "package" ("id") include ("category_code", "price_minor", "duration", "available_from", "available_to", "group_size_min", "group_size_max", "meal_plan", "transfer_mode", "is_featured", "position", "rating_average", "review_count", "published_at") where "status" = 'published';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop index "package_facts_by_id_index";');
  }
}
