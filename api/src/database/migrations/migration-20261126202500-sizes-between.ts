// Pictures come in sizes between those they had, and upright: each is derived once more, which makes only what is missing.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126202500_sizesBetween extends Migration {
  override name = 'Migration20261126202500_sizesBetween';

  override up(): void | Promise<void> {
    this.addSql('update "media" set "derived_hash" = null where "derived_hash" is not null;');
  }
}
