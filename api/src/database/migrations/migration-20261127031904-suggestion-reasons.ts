// Who made a suggestion reads why it was turned down.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261127031904_suggestionReasons extends Migration {
  override name = 'Migration20261127031904_suggestionReasons';

  override up(): void | Promise<void> {
    this.addSql('alter table "translation_suggestion" add "decision_reason" varchar(300) null;');
  }

  override down(): void | Promise<void> {
    this.addSql('alter table "translation_suggestion" drop column "decision_reason";');
  }
}
