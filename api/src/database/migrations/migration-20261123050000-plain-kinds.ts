// Amenities, categories, locations and pictures of resorts are shown or not; no change waits beside them any more. What waited was
// never public and stays readable in the audit, where every proposal stands with its body. Those that are scheduled or in review
// keep their state: they go public in their time, or by hand.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123050000_plain_kinds extends Migration {
  override name = 'Migration20261123050000_plain_kinds';

  override up(): void | Promise<void> {
    this.addSql(`delete from "content_pending" where "kind" in ('amenity', 'category', 'location', 'resort_image');`);
  }

  /** What is gone stays in the audit. */
  override down(): void | Promise<void> {
    return undefined;
  }
}
