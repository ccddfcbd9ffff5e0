// What changed on the site is read by the time of its changes, and so is what stood before them.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261127125000_textReleases extends Migration {
  override name = 'Migration20261127125000_textReleases';

  override up(): void | Promise<void> {
    this.addSql('create index "translation_revision_at_index" on "translation_revision" ("at");');
    this.addSql(
      'create index "translation_revision_translation_id_at_index" on "translation_revision" ("translation_id", "at");',
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop index "translation_revision_translation_id_at_index";');
    this.addSql('drop index "translation_revision_at_index";');
  }
}
