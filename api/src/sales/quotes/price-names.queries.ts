import type { Language } from '@atoll/contract/languages';
import type { Sql } from '../../platform/data/sql.js';
import type { PriceLine } from '../../catalogue/pricing/pricing.types.js';

/** What the parts of a price are called: lines by their kind and code, taxes by their rule, policies by their code. */
export type PriceNames = ReadonlyMap<string, string>;

/** Key of a name. */
export const nameKey = (kind: PriceLine['kind'] | 'tax' | 'policy', code: string): string => `${kind}/${code}`;

const named = (names: string): string => `coalesce(${names} ->> $1, ${names} ->> 'en')`;

/** Names of all that the price of a package may be made of, in a language or in English; its own before general ones of one code. */
export async function findPriceNames(
  sql: Pick<Sql, 'primaryRows'>,
  packageId: number,
  language: Language,
): Promise<PriceNames> {
  const rows = await sql.primaryRows<{ key: string; name: string }>(
    `select 'tax/' || id as key, ${named('names')} as name from tax_rule
     union all select 'policy/' || code, ${named('labels')} from term where kind = 'cancellation'
     union all (select 'season/' || code, ${named('names')} from season where coalesce(package_id, $2) = $2 and resort_id is null
       order by package_id nulls first)
     union all select 'obligatory/' || (o ->> 'code'), ${named(`(o -> 'text')`)} from season s, jsonb_array_elements(s.obligatory) o
       where coalesce(s.package_id, $2) = $2 and s.resort_id is null
     union all (select 'reduction/' || code, ${named('names')} from reduction where coalesce(package_id, $2) = $2 and resort_id is null
       order by package_id nulls first)
     union all select 'extra/' || (i ->> 'code'), ${named(`(i -> 'text')`)} from package p, jsonb_array_elements(p.inclusions) i
       where p.id = $2 and i ->> 'code' is not null`,
    [language, packageId],
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}
