// Papers of the books: requests for payment, tax invoices and credit notes as they were issued, numbered without gaps.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123181500_invoices extends Migration {
  override name = 'Migration20261123181500_invoices';

  override up(): void | Promise<void> {
    this.addSql(
      'create table "invoice" ("id" uuid not null, "booking_id" uuid not null, "type" varchar(20) not null, "year" int not null, "sequence" int not null, "number" varchar(20) not null, "issued_at" timestamptz not null, "content" jsonb not null, primary key ("id"));',
    );
    this.addSql('create index "invoice_booking_id_issued_at_index" on "invoice" ("booking_id", "issued_at");');
    this.addSql(
      'alter table "invoice" add constraint "invoice_type_year_sequence_unique" unique ("type", "year", "sequence");',
    );
    this.addSql('alter table "invoice" add constraint "invoice_number_unique" unique ("number");');
    this.addSql(
      "alter table \"invoice\" add constraint \"invoice_type_check\" check (type in ('pro_forma', 'tax_invoice', 'credit_note'));",
    );
    this.addSql('alter table "invoice" add constraint "invoice_sequence_check" check (sequence >= 1);');
  }

  override down(): void | Promise<void> {
    this.addSql('drop table "invoice";');
  }
}
