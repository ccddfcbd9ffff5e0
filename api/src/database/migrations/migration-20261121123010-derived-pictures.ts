// What the background work has derived of a picture.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121123010_derivedPictures extends Migration {
  override name = 'Migration20261121123010_derivedPictures';

  override up(): void | Promise<void> {
    this.addSql('alter table "media" add "derived_hash" varchar(8) null;');
  }
}
