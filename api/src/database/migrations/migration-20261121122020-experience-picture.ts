// Experiences may show a picture that is not in the library.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121122020_experiencePicture extends Migration {
  override name = 'Migration20261121122020_experiencePicture';

  override up(): void | Promise<void> {
    this.addSql(`alter table "experience" add "image_url" varchar(500) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "experience" drop column "image_url";`);
  }
}
