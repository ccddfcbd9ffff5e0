import type { Language } from '@atoll/contract/languages';
import { word, words } from '../../content/listing/sql-parts.js';
import type { ProductKind } from '../products/product-kinds.js';
import { prepared } from '../../platform/data/prepared.js';
import type { Sql } from '../../platform/data/sql.js';
import type { PriceLine } from '../../catalogue/pricing/pricing.types.js';

/** What the parts of a price are called: lines by their kind and code, taxes by their rule, policies by their code. */
export type PriceNames = ReadonlyMap<string, string>;

/** Key of a name. */
export const nameKey = (kind: PriceLine['kind'] | 'tax' | 'policy', code: string): string => `${kind}/${code}`;

const named = (names: string): string => `coalesce(${names} ->> $1, ${names} ->> 'en')`;

/** What is priced. */
export interface PricedThing {
  kind: ProductKind;
  id: number;
}

const scoped = (alias: string): string =>
  `(num_nonnulls(${alias}.package_id, ${alias}.resort_id) = 0 or ${alias}.package_id = $2 or ${alias}.resort_id = $3)`;

const NAMES = prepared(`select 'tax/' || id as key, ${named('names')} as name from tax_rule
     union all select 'policy/' || code, ${named('labels')} from term where kind = 'cancellation'
     union all (select 'season/' || s.code, ${named('s.names')} from season s where ${scoped('s')}
       order by num_nonnulls(s.package_id, s.resort_id))
     union all select 'obligatory/' || (o ->> 'code'), ${named(`(o -> 'text')`)} from season s, jsonb_array_elements(s.obligatory) o
       where ${scoped('s')}
     union all (select 'reduction/' || d.code, ${named('d.names')} from reduction d where ${scoped('d')}
       order by num_nonnulls(d.package_id, d.resort_id))
     union all select 'transfer/' || f.slug, coalesce(${word('name')}, f.slug)
       from transfer f ${words('transfer_text', 'transfer_id', 'f.id')} where f.to_resort_id = $3
     union all select 'extra/' || (i ->> 'code'), ${named(`(i -> 'text')`)} from package p, jsonb_array_elements(p.inclusions) i
       where p.id = $2 and i ->> 'code' is not null`);

/** Names of all that the price of a thing may be made of, in a language or in English; its own before general ones of one code. */
export async function findPriceNames(
  sql: Pick<Sql, 'primaryRows'>,
  { kind, id }: PricedThing,
  language: Language,
): Promise<PriceNames> {
  const rows = await sql.primaryRows<{ key: string; name: string }>(NAMES, [
    language,
    kind === 'package' ? id : null,
    kind === 'resort' ? id : null,
  ]);
  return new Map(rows.map(({ key, name }) => [key, name]));
}
