import { cards } from './cards.queries.js';
import { displayPrice, label, localization, money, picture, word, words } from './sql-parts.js';
import { stateColumns } from './staff-list.queries.js';

const LIST_FIELDS = ['name', 'summary'];

const DESTINATION = `(select json_build_object('id', d.id, 'slug', d.slug, 'name', coalesce(dt.name, de.name, d.slug))
  from destination d
  left join destination_text dt on dt.destination_id = d.id and dt.language = $1 and dt.status <> 'draft'
  left join destination_text de on de.destination_id = d.id and de.language = 'en'
  where d.id = r.destination_id)`;

/** The price of a night that its card says; null without one. */
const PRICE_FROM = `(select json_build_object('amount', ${money('shown.amount_minor')}, 'date', shown.date,
    'lowest', ${money('shown.lowest_minor')}, 'highest', ${money('shown.highest_minor')})
  from resort_price shown where shown.resort_id = r.id and shown.date is not null)`;

/** Cents of that; null without. */
export const NIGHT_PRICE = '(select shown.amount_minor from resort_price shown where shown.resort_id = r.id)';

/** Columns of a place to stay in a list; `r` is the resort, `t` and `e` its words. */
export const resortItemColumns = (currency: string | null, i18n = localization(LIST_FIELDS)): string => `
  r.id, r.slug, coalesce(${word('name')}, r.slug) as name, coalesce(${word('summary')}, '') as summary, r.category, r.place_type,
  r.stars, r.country, ${label('atoll', 'r.atoll')} as atoll, r.island, ${DESTINATION} as destination,
  ${money('r.price_from_minor')} as price_from_per_night, ${PRICE_FROM} as price_from, 'USD' as currency,
  array_to_json(r.style_tags) as style_tags, array_to_json(r.meal_plans) as meal_plans,
  case when r.transfer_mode is not null then json_build_object('mode', r.transfer_mode, 'minutes', r.transfer_minutes,
    'price_adult_return', case when r.transfer_price_minor is not null then ${money('r.transfer_price_minor')} end) end as transfer,
  ${picture('r.cover_id')} as cover_image, r.is_featured, r.rating_average, r.review_count
  ${displayPrice(NIGHT_PRICE, currency)}, ${i18n} as "_i18n"`;

/** Joins the words of the resort `r`. */
export const RESORT_WORDS = words('resort_text', 'resort_id', 'r.id');

/** The same with words that visitors do not see yet. */
export const DRAFTED_RESORT_WORDS = words('resort_text', 'resort_id', 'r.id', true);

/** The same list for staff: places in any state, and where each of them stands. */
export const staffResortItems = (source: string, currency: string | null): string =>
  `(select coalesce(json_agg(item), '[]') from (
    select ${resortItemColumns(currency)}${stateColumns('resort', 'r')}
    from (${source}) r ${DRAFTED_RESORT_WORDS} order by r.place) item)`;

/** A JSON array of resorts: those of `source` (ids of published ones with their `place`), in its order. */
export const resortItems = (source: string, currency: string | null): string =>
  `${cards('resort', source, currency)}::json`;
