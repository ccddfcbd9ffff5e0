import { Migration } from '@mikro-orm/migrations';

export class Migration20261124123000_least_fees extends Migration {
  override name = 'Migration20261124123000_least_fees';

  override up(): void | Promise<void> {
    for (const table of ['booking', 'change_request']) {
      this.addSql(`alter table "${table}" add "least_fee_minor" int not null default 0;`);
      this.addSql(
        `alter table "${table}" add constraint "${table}_least_fee_minor_check" check (least_fee_minor >= 0);`,
      );
    }
  }

  override down(): void | Promise<void> {
    for (const table of ['change_request', 'booking'])
      this.addSql(`alter table "${table}" drop column "least_fee_minor";`);
  }
}
