// A transfer is looked for by what the bank calls it, however that is written, on each entry of a ledger that is read.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126133755_paymentReferences extends Migration {
  override name = 'Migration20261126133755_paymentReferences';

  override up(): void | Promise<void> {
    this.addSql(
      "create index \"payment_reference_index\" on \"payment\" (nullif(lower(regexp_replace(normalize(\"external_reference\", NFKC), '[^[:alnum:]]', '', 'g')), '')) where \"status\" = 'captured';",
    );
  }
}
