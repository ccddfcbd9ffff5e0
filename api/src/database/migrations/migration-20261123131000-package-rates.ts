// What a package says of its price: whether taxes are inside, what children and those who travel alone pay, and the codes that its
// extras are ordered by. Prices of before are all in, and the same for everybody.
import { Migration } from '@mikro-orm/migrations';

/** Optional things with a price, numbered in their order; nothing else has a code. */
const CODED = `select jsonb_agg(i || jsonb_build_object('code', case when priced
      then 'extra_' || count_before end) order by n)
  from (select i, n, priced, count(*) filter (where priced) over (order by n) as count_before
    from (select i, n, i ->> 'category' = 'optional' and i ->> 'price_minor' is not null as priced
      from jsonb_array_elements("inclusions") with ordinality x(i, n)) one) all_of_them`;

export class Migration20261123131000_packageRates extends Migration {
  override name = 'Migration20261123131000_packageRates';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "package" add column "price_taxes" varchar(10) not null default 'included',
         add column "child_bands" jsonb not null default '[]', add column "single_supplement_minor" int not null default 0,
         add constraint "package_price_taxes_check" check (price_taxes in ('included', 'on_top')),
         add constraint "package_single_supplement_minor_check" check (single_supplement_minor >= 0);`,
    );
    this.addSql(`update "package" set "inclusions" = (${CODED}) where "inclusions" <> '[]';`);
  }

  override down(): void | Promise<void> {
    this.addSql(
      `update "package" set "inclusions" = (select jsonb_agg(i - 'code' order by n)
         from jsonb_array_elements("inclusions") with ordinality x(i, n)) where "inclusions" <> '[]';`,
    );
    this.addSql(
      `alter table "package" drop column "price_taxes", drop column "child_bands", drop column "single_supplement_minor";`,
    );
  }
}
