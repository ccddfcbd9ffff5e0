import type { Language } from '@atoll/contract/languages';
import { word, words } from '../../content/listing/sql-parts.js';
import type { Sql } from '../../platform/data/sql.js';

/** Ways of a kept price by their slugs, and hotels of its nights near the airport by the codes of those, with their names in a language. */
export const findWayNames = (
  sql: Pick<Sql, 'primaryRows'>,
  { booking, ways }: { booking: string; ways: readonly string[] },
  language: Language,
) =>
  sql.primaryRows<{ kind: 'transfer' | 'night'; code: string; name: string }>(
    `select 'transfer' as kind, f.slug as code, coalesce(${word('name')}, f.slug) as name
     from transfer f ${words('transfer_text', 'transfer_id', 'f.id')} where f.slug = any($2::text[])
     union all
     select 'night', n ->> 'code', coalesce(${word('name')}, r.slug)
     from booking b cross join jsonb_array_elements(b.airport_nights) n join resort r on r.id = (n ->> 'resort')::int
       ${words('resort_text', 'resort_id', 'r.id')} where b.id = $3`,
    [language, [...ways], booking],
  );
