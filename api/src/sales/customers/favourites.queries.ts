import type { Language } from '@atoll/contract/languages';
import { onSale } from '../../content/listing/package-item.queries.js';
import { picture, word, words } from '../../content/listing/sql-parts.js';
import { instant } from '../../platform/data/sql-text.js';
import type { Sql } from '../../platform/data/sql.js';
import { FAVOURITE_KINDS, type FavouriteKind } from './favourite.entity.js';
import type { FavouriteDto } from './favourites.dto.js';

/** What of a kind can be chosen; `x` is the thing. */
const AVAILABLE: Record<FavouriteKind, string> = {
  package: onSale('x'),
  resort: `x.status = 'published'`,
  experience: `x.status = 'published'`,
};

/** `$1` is the language, `$2` the customer. */
const favouritesOf = (kind: FavouriteKind) => `
  select f.kind, x.id, x.slug, coalesce(${word('name')}, x.slug) as name, coalesce(${word('summary')}, '') as summary,
    ${picture('x.cover_id')} as cover_image, (${AVAILABLE[kind]}) as available,
    ${instant('f.created_at')} as added_at, f.created_at
  from favourite f join "${kind}" x on x.id = f.item_id ${words(`${kind}_text`, `${kind}_id`, 'x.id')}
  where f.user_id = $2 and f.kind = '${kind}'`;

const ALL = `select kind, id, slug, name, summary, cover_image, available, added_at
  from (${FAVOURITE_KINDS.map(favouritesOf).join(' union all ')}) kept order by created_at desc, kind, id`;

/** A customer's favourites, newest first. */
export const listFavourites = (sql: Sql, customerId: string, language: Language) =>
  sql.primaryRows<FavouriteDto>(ALL, [language, customerId]);

/** Keeps something that is on offer. Returns false when there is no such thing. */
export const addFavourite = async (
  sql: Pick<Sql, 'primaryRow'>,
  customerId: string,
  { kind, id }: { kind: FavouriteKind; id: number },
  now: Date,
): Promise<boolean> =>
  (await sql.primaryRow(
    `with found as (select x.id from "${kind}" x where x.id = $2 and ${AVAILABLE[kind]}),
       kept as (insert into favourite (user_id, kind, item_id, created_at)
         select $1::uuid, '${kind}', id, $3::timestamptz from found on conflict do nothing)
     select id from found`,
    [customerId, id, now],
  )) !== null;
