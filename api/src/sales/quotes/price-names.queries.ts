import type { Language } from '@atoll/contract/languages';
import { word, words } from '../../content/listing/sql-parts.js';
import type { ProductKind } from '../products/product-kinds.js';
import { prepared } from '../../platform/data/prepared.js';
import type { Read } from '../../platform/data/read-together.queries.js';
import type { Sql } from '../../platform/data/sql.js';
import type { PriceLine } from '../../catalogue/pricing/pricing.types.js';

/** What the parts of a price are called: lines by their kind and code, taxes by their rule, policies by their code. */
export type PriceNames = ReadonlyMap<string, string>;

/** Key of a name. */
export const nameKey = (kind: PriceLine['kind'] | 'tax' | 'policy', code: string): string => `${kind}/${code}`;

const inLanguage = (names: string): string => `coalesce(${names} ->> $1, ${names} ->> 'en')`;

/** What is priced. */
export interface PricedThing {
  kind: ProductKind;
  id: number;
}

const scoped = (alias: string): string =>
  `(num_nonnulls(${alias}.package_id, ${alias}.resort_id) = 0 or ${alias}.package_id = $2 or ${alias}.resort_id = $3)`;

const NAMES = `select 'tax/' || id as key, ${inLanguage('names')} as name from tax_rule
     union all select 'policy/' || code, ${inLanguage('labels')} from term where kind = 'cancellation'
     union all (select 'season/' || s.code, ${inLanguage('s.names')} from season s where ${scoped('s')}
       order by num_nonnulls(s.package_id, s.resort_id))
     union all select 'obligatory/' || (o ->> 'code'), ${inLanguage(`(o -> 'text')`)} from season s, jsonb_array_elements(s.obligatory) o
       where ${scoped('s')}
     union all (select 'reduction/' || d.code, ${inLanguage('d.names')} from reduction d where ${scoped('d')}
       order by num_nonnulls(d.package_id, d.resort_id))
     union all select 'transfer/' || f.slug, coalesce(${word('name')}, f.slug)
       from transfer f ${words('transfer_text', 'transfer_id', 'f.id')} where f.to_resort_id = $3
     union all select 'extra/' || (i ->> 'code'), ${inLanguage(`(i -> 'text')`)} from package p, jsonb_array_elements(p.inclusions) i
       where p.id = $2 and i ->> 'code' is not null`;

/** A name and its key. */
export interface PriceName {
  key: string;
  name: string;
}

/** Reads the names of all that the price of a thing may be made of, in a language or in English. */
export const priceNames = ({ kind, id }: PricedThing, language: Language): Read<PriceName> => ({
  text: NAMES,
  values: [language, kind === 'package' ? id : null, kind === 'resort' ? id : null],
});

/** Names by their keys: those of the thing itself, which come last, before general ones of the same code. */
export const named = (names: readonly PriceName[]): Map<string, string> =>
  new Map(names.map(({ key, name }) => [key, name]));

/** The names of all that the price of a thing may be made of. */
export async function findPriceNames(
  sql: Pick<Sql, 'primaryRows'>,
  thing: PricedThing,
  language: Language,
): Promise<PriceNames> {
  const { text, values } = priceNames(thing, language);
  return named(await sql.primaryRows<PriceName>(prepared(text), values));
}
