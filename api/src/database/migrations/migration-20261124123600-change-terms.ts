import { Migration } from '@mikro-orm/migrations';

export class Migration20261124123600_change_terms extends Migration {
  override name = 'Migration20261124123600_change_terms';

  override up(): void | Promise<void> {
    this.addSql('alter table "change_request" add "terms_before" jsonb null, add "terms_after" jsonb null;');
  }

  override down(): void | Promise<void> {
    this.addSql('alter table "change_request" drop column "terms_before", drop column "terms_after";');
  }
}
