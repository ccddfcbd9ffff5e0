// The page of a card payment, and the page that it leads back to, speak the language of who asked for it.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126100530_paymentPageLanguage extends Migration {
  override name = 'Migration20261126100530_paymentPageLanguage';

  override up(): void | Promise<void> {
    this.addSql('alter table "payment" add "page_language" varchar(2) null;');
  }
}
