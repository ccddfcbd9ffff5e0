import type { Language } from '@atoll/contract/languages';
import { TRANSFER_MINUTES } from '@atoll/contract/rules';
import { shownAt } from '../../content/listing/address.queries.js';
import { ON_SALE, packageItems } from '../../content/listing/package-item.queries.js';
import type { Read } from '../../content/listing/reader.js';
import {
  DRAFTED_RESORT_WORDS,
  RESORT_WORDS,
  NIGHT_PRICE,
  resortItemColumns,
  resortItems,
  staffResortItems,
} from '../../content/listing/resort-item.queries.js';
import {
  PICTURE,
  PICTURE_WORDS,
  label,
  localization,
  money,
  pictures,
  seo,
  word,
  words,
} from '../../content/listing/sql-parts.js';
import { instant } from '../../platform/data/sql-text.js';
import { inState } from '../../content/listing/staff-list.queries.js';
import { Statement } from '../../platform/data/statement.js';
import { facetsOf } from '../../content/listing/facets.queries.js';
import { priceRange, readPage, searched, wholeRows } from '../../content/listing/list-pages.queries.js';
import { leadsTo, reachedOnDay, transferItems } from '../../content/listing/transfer-item.queries.js';
import type { CurrencyCode } from '../../platform/fields/currencies.js';
import {
  type FeaturedResortsQuery,
  type ListResortsQuery,
  MAX_FEATURED,
  type ResortFacetsQuery,
  type ResortSort,
} from './resorts.dto.js';

/** Name in the language of the answer, for sorting. */
const NAME = `(select coalesce((select n.name from resort_text n where n.resort_id = r.id and n.language = $1),
  (select n.name from resort_text n where n.resort_id = r.id and n.language = 'en')))`;

const ORDER: Record<ResortSort, string> = {
  featured: 'r.is_featured desc, r.position, r.id',
  price_low: `${NIGHT_PRICE}, r.id`,
  price_high: `${NIGHT_PRICE} desc nulls last, r.id desc`,
  stars: 'r.stars desc, r.position, r.id',
  name: `${NAME} collate "und-x-icu", r.id`,
};

const PUBLISHED = `r.status = 'published'`;
const AMENITY_SHOWN = `a.status = 'published'`;

/** Filters of a list of places `r`. @param offered which amenities `a` count */
function filtered(
  query: ResortFacetsQuery,
  statement: Statement,
  { offered, currency }: { offered: string; currency: string | null },
): void {
  statement
    .filter(query.id, (ids) => `r.id = any(${ids}::int[])`)
    .filter(
      query.destination,
      (list) => `exists (select from destination d where d.id = r.destination_id
        and (d.slug = any(${list}::text[]) or d.id::text = any(${list}::text[])))`,
    )
    .filter(query.country, (code) => `r.country = ${code}`)
    .filter(query.category, (code) => `r.category = ${code}`)
    .filter(query.stars_min, (stars) => `r.stars >= ${stars}::numeric`)
    .filter(query.style, (tag) => `${tag} = any(r.style_tags)`)
    .filter(
      query.amenity,
      (codes) => `not exists (select from unnest(${codes}::text[]) wanted(code)
        where not exists (select from resort_amenity ra join amenity a on a.id = ra.amenity_id and ${offered}
          where ra.resort_id = r.id and a.code = wanted.code))`,
    )
    .filter(query.meal_plan, (code) => `${code} = any(r.meal_plans)`)
    .filter(query.transfer_type, (mode) => `r.transfer_mode = ${mode}`)
    .filter(query.transfer_minutes_max, (minutes) => `r.transfer_minutes <= ${minutes}::int`)
    .filter(query.landing, (time) => reachedOnDay('r.id', `${time}::text`))
    .filter(query.is_featured, (yes) => `r.is_featured = ${yes}::boolean`);
  priceRange(statement, NIGHT_PRICE, { min: query.price_min, max: query.price_max }, currency);
}

/** One page of places to stay and the number of all that fit. */
export function listResorts(query: ListResortsQuery, language: Language): Read {
  const statement = new Statement(language);
  const currency = query.currency === undefined ? null : statement.bind(query.currency);
  // Staff find what offers an amenity that is not public yet.
  const offered = query.status === undefined ? AMENITY_SHOWN : 'a.deleted_at is null';
  statement.where(inState(statement, 'r', query.status, PUBLISHED));
  filtered(query, statement, { offered, currency });
  const items = query.status === undefined ? resortItems : staffResortItems;
  return readPage({
    table: 'resort',
    alias: 'r',
    statement,
    sortColumns: ['is_featured', 'position', 'stars'],
    order: ORDER[query.sort ?? 'featured'],
    query,
    items: (page) => items(page, currency),
  });
}

/** Each time that is long enough to get there. */
const WITHIN = `join unnest(array[${TRANSFER_MINUTES.join(', ')}]) longest on r.transfer_minutes <= longest`;

/** What visitors see, counted by the values of each filter. */
export function resortFacets(query: ResortFacetsQuery): Read {
  const all = new Statement();
  const isPriced = [query.price_min, query.price_max].some(Boolean);
  const counts = (value: string, free: Partial<ResortFacetsQuery>, joined = ''): string => {
    const statement = all.beside().where(PUBLISHED);
    const kept = { ...query, ...free };
    const currency = isPriced && kept.currency ? statement.bind(kept.currency) : null;
    filtered(kept, statement, { offered: AMENITY_SHOWN, currency });
    searched(statement, 'r', kept.search);
    return `select ${value} as value, count(*) as n from resort r ${joined} where ${statement.condition} and ${value} is not null group by 1`;
  };
  const lies = `join destination place on place.id = r.destination_id and place.status = 'published'`;
  const offers = `join resort_amenity offer on offer.resort_id = r.id
    join amenity a on a.id = offer.amenity_id and ${AMENITY_SHOWN}`;
  return facetsOf(all, {
    destination: counts('place.slug', { destination: undefined }, lies),
    category: counts('r.category', { category: undefined }),
    style: counts('tag', { style: undefined }, 'cross join unnest(r.style_tags) tag'),
    meal_plan: counts('plan', { meal_plan: undefined }, 'cross join unnest(r.meal_plans) plan'),
    transfer_type: counts('r.transfer_mode', { transfer_type: undefined }),
    transfer_minutes_max: counts('longest', { transfer_minutes_max: undefined }, WITHIN),
    amenity: counts('a.code', {}, offers),
  });
}

const DETAIL_FIELDS = [
  'name',
  'summary',
  'description',
  'highlights',
  'beach_notes',
  'accessibility_notes',
  'seo_title',
  'seo_description',
];

/** Published amenities `a` that fulfil a condition, as a JSON array in the agency's order. */
const amenitiesThat = (condition: string) =>
  `(select coalesce(json_agg(json_build_object('code', a.code, 'name', coalesce(${word('name')}, a.code),
    'group', a."group", 'icon', a.icon) order by a.position, a.id), '[]')
    from amenity a ${words('amenity_text', 'amenity_id', 'a.id')} where ${AMENITY_SHOWN} and ${condition})`;

const AMENITIES = amenitiesThat('a.id in (select ra.amenity_id from resort_amenity ra where ra.resort_id = r.id)');

const ROOM_AMENITIES = amenitiesThat(`coalesce(room -> 'amenities', '[]'::jsonb) ? a.code`);

const ROOM_IMAGES = `(select coalesce(json_agg(json_build_object(${PICTURE}) order by named.place), '[]')
    from jsonb_array_elements_text(coalesce(room -> 'media', '[]'::jsonb)) with ordinality named(id, place)
    join media m on m.id = named.id::int ${PICTURE_WORDS})`;

/** For one person a night; a child pays as an adult unless there is an amount of its own. */
const MEAL_SUPPLEMENTS = `(select coalesce(json_agg(json_build_object('meal_plan', meal -> 'plan',
    'supplement_per_adult', ${money("(meal ->> 'adult_minor')::int")},
    'supplement_per_child', ${money("coalesce(meal ->> 'child_minor', meal ->> 'adult_minor')::int")})
    order by array_position(r.meal_plans, meal ->> 'plan'), n), '[]')
  from jsonb_array_elements(r.meal_supplements) with ordinality x(meal, n))`;

const ROOM_TYPES = `(select coalesce(json_agg(json_build_object('code', room -> 'code',
    'name', coalesce(room -> 'text' -> $1, room -> 'text' -> 'en') ->> 'name',
    'summary', coalesce(room -> 'text' -> $1, room -> 'text' -> 'en') ->> 'summary',
    'size_sqm', room -> 'size_sqm', 'max_occupancy', room -> 'max_occupancy', 'over_water', room -> 'over_water',
    'private_pool', room -> 'private_pool',
    'max_adults', room -> 'max_adults', 'max_children', room -> 'max_children', 'bed_config', room -> 'bed_config',
    'view', room -> 'view', 'count', room -> 'count', 'amenities', ${ROOM_AMENITIES}, 'images', ${ROOM_IMAGES},
    'price_per_night', ${money("(room ->> 'price_minor')::int")}) order by n), '[]')
  from jsonb_array_elements(r.room_types) with ordinality x(room, n))`;

const FEATURED_FIRST = 'p.is_featured desc, p.position, p.id';
const STAY_HERE = 'exists (select from package_resort s where s.package_id = p.id and s.resort_id = r.id)';

/** Packages that stay here first, then those that go to its destination. */
const PACKAGES = wholeRows(
  'package',
  `select id from ((select p.id from package_resort s join package p on p.id = s.package_id
      where s.resort_id = r.id and ${ON_SALE} order by ${FEATURED_FIRST} limit 3)
    union all (select p.id from package_destination s join package p on p.id = s.package_id
      where s.destination_id = r.destination_id and ${ON_SALE} and not ${STAY_HERE}
      order by ${FEATURED_FIRST} limit 3)) p limit 3`,
);

/** Featured places to stay in the agency's order, as a plain list. */
export function listFeaturedResorts(query: FeaturedResortsQuery, language: Language): Read {
  const statement = new Statement(language);
  const currency = query.currency === undefined ? null : statement.bind(query.currency);
  statement
    .where(PUBLISHED)
    .where('r.is_featured')
    .filter(query.country, (code) => `r.country = ${code}`);
  const ids = `select r.id from resort r where ${statement.condition} order by r.position, r.id limit ${MAX_FEATURED}`;
  const text = `select ${resortItems(wholeRows('resort', ids), currency)}::text as body`;
  return { text, values: statement.values, repeated: true };
}

/** Ways to get there, those of the place itself first. */
const TRANSFERS = `select f.*, row_number() over (order by f.to_resort_id is null, f.position, f.id) as place
  from transfer f where ${leadsTo('f', 'r.id')}`;

/**
 * One published place to stay by id or slug, in full.
 * @param opened id that a preview token opens: that place in any state, with words that visitors do not see yet
 */
export function getResort(
  idOrSlug: string,
  filters: { currency?: CurrencyCode | undefined; country?: string | undefined },
  language: Language,
  opened?: number,
): Read {
  const statement = new Statement(language);
  statement
    .where(shownAt(statement, 'resort', 'r', { idOrSlug, opened }))
    .filter(filters.country, (code) => `r.country = ${code}`);
  const currency = filters.currency === undefined ? null : statement.bind(filters.currency);
  const text = `select row_to_json(item)::text as body from (select
    ${resortItemColumns(currency, localization(DETAIL_FIELDS))},
    coalesce(${word('description')}, '') as description, coalesce(${word('highlights')}, '[]'::jsonb) as highlights,
    ${word('beach_notes')} as beach_notes, ${AMENITIES} as amenities, r.house_reef, ${ROOM_TYPES} as room_types, ${MEAL_SUPPLEMENTS} as meal_supplements,
    r.restaurants, r.bars, r.check_in_time, r.check_out_time, r.registered_rooms,
    ${pictures('resort_image', 'resort_id', 'r.id', `, 'kind', i.kind`, `i.status = 'published'`)} as images, r.lat, r.lng,
    ${seo('r')},
    ${word('accessibility_notes')} as accessibility_notes, r.legal_name, array_to_json(r.languages_spoken) as languages_spoken,
    r.children_policy, r.min_nights, r.price_includes_taxes, r.service_charge_rate::text as service_charge_rate,
    case when r.cancellation_policy is not null then json_build_object('code', r.cancellation_policy,
      'label', coalesce(${label('cancellation', 'r.cancellation_policy')}, r.cancellation_policy)) end as cancellation_policy,
    ${transferItems(TRANSFERS, currency)} as transfers, ${packageItems(PACKAGES, currency)} as packages,
    ${instant('r.created_at')} as created_at, ${instant('r.updated_at')} as updated_at
    from resort r ${opened === undefined ? RESORT_WORDS : DRAFTED_RESORT_WORDS} where ${statement.condition}) item`;
  return { text, values: statement.values, repeated: true };
}
