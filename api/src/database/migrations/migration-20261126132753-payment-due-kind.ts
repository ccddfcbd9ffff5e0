// A payment by card says what of the schedule it asks for: a deposit of half the price is as much as the balance, and not the same.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126132753_paymentDueKind extends Migration {
  override name = 'Migration20261126132753_paymentDueKind';

  override up(): void | Promise<void> {
    this.addSql('alter table "payment" add "due_kind" varchar(12) null;');
    this.addSql(
      "alter table \"payment\" add constraint \"payment_due_kind_check\" check (due_kind in ('deposit', 'balance', 'difference', 'nothing'));",
    );
  }
}
