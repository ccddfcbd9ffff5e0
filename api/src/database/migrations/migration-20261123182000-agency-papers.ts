// Where the agency is and under which number it pays taxes: a tax invoice has to name both.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123182000_agency_papers extends Migration {
  override name = 'Migration20261123182000_agency_papers';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "setting" add column "address" varchar(300) null, add column "taxpayer_no" varchar(60) null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "setting" drop column "address", drop column "taxpayer_no";`);
  }
}
