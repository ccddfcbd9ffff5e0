// A key of the way back ends with the key of who asked: where it leads and until when is written down with the charge, not made anew.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126041517_wayBackOfACharge extends Migration {
  override name = 'Migration20261126041517_wayBackOfACharge';

  override up(): void | Promise<void> {
    this.addSql('alter table "sandbox_charge" add "return_url" varchar(2000) not null default \'/\';');
    this.addSql('alter table "payment" add "return_until" timestamptz null;');
  }
}
