import type { Language } from '@atoll/contract/languages';
import type { Read } from '../../content/listing/reader.js';
import { CURRENCIES } from '../../content/listing/sql-parts.js';

/** Currencies that visitors may choose, in their order, each with the latest rate that has begun. */
export const listCurrencies = (language: Language): Read => ({
  repeated: true,
  values: [language],
  text: `select coalesce(json_agg(json_build_object('code', c.code, 'name', coalesce(c.names ->> $1, c.name), 'symbol', c.symbol,
      'rate', trim_scale(r.rate), 'locale', c.locale, 'decimals', c.decimals, 'as_of', r.as_of, 'source', r.source)
      order by c.position, c.code), '[]')::text as body
    from currency c join ${CURRENCIES} r on r.code = c.code where c.is_active`,
});
