// A confirmation that is sent again, because its answer never arrived, is known by the preview that it confirms.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261124124056_confirmed_previews extends Migration {
  override name = 'Migration20261124124056_confirmed_previews';

  override up(): void | Promise<void> {
    this.addSql('alter table "departure_cancellation" add column "fingerprint" varchar(64) null;');
  }

  override down(): void | Promise<void> {
    this.addSql('alter table "departure_cancellation" drop column "fingerprint";');
  }
}
