// A former text comes back with the English that it was made on. Of revisions from before this is not known, but of those that stand.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261127163500_wordsMadeOn extends Migration {
  override name = 'Migration20261127163500_wordsMadeOn';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "translation_revision" add "base_hash" varchar(16) not null default '', add "source_hash" varchar(16) null;`,
    );
    this.addSql(
      `update "translation_revision" r set "base_hash" = t."base_hash", "source_hash" = t."source_hash" from "translation" t where t."id" = r."translation_id" and t."version" = r."revision";`,
    );
  }
}
