import {
  TODAY,
  displayPrice,
  label,
  localization,
  money,
  outdated,
  picture,
  pictures,
  seo,
  word,
  words,
} from './sql-parts.js';
import { instant } from '../../platform/data/sql-text.js';
import { cards, withMembers } from './cards.queries.js';
import { packageFaqs, reviewsPreview } from './package-voices.queries.js';
import { stateColumns } from './staff-list.queries.js';

/** Today, found once a statement. */
const THIS_DAY = `(select ${TODAY})`;

/** Within the days it is offered (calendar of the Maldives). */
export const onOffer = (
  alias: string,
): string => `(${alias}.available_to is null or ${alias}.available_to >= ${THIS_DAY})
  and (${alias}.available_from is null or ${alias}.available_from <= ${THIS_DAY})`;

/** On sale today: published and on offer. */
export const onSale = (alias: string): string => `${alias}.status = 'published' and ${onOffer(alias)}`;

/** The same for the package `p`. */
export const ON_SALE = onSale('p');

/** A column of the price that its card says; null without one. */
const shownPrice = (column: string): string =>
  `(select ${column} from package_price shown where shown.package_id = p.id and shown.date is not null)`;

/** The price that its card says, with what it is for. */
const PRICE_FROM =
  shownPrice(`json_build_object('amount', ${money('shown.amount_minor')}, 'total', ${money('shown.total_minor')},
    'adults', shown.adults, 'date', shown.date, 'lowest', ${money('shown.lowest_minor')}, 'highest', ${money('shown.highest_minor')},
    'original', ${money('shown.original_minor')},
    'discount_percent', round(100.0 * (shown.original_minor - shown.amount_minor) / shown.original_minor)::int)`);

/** Word of its category. By two keys: a join would cost three times as much for each row. */
const categoryName = (condition: string) => `(select ct.name from category_text ct
  where ct.category_id = (select c.id from category c where c.slug = p.category_code) and ${condition})`;

/** Label of its category, also while that is not public. */
const CATEGORY = `coalesce(${categoryName(`ct.language = $1 and ct.status <> 'draft'`)}, ${categoryName(`ct.language = 'en'`)}, p.category_code)`;

const PLACES = `(select coalesce(json_agg(json_build_object('id', d.id, 'slug', d.slug, 'name', coalesce(dt.name, de.name, d.slug),
    'island', d.island, 'atoll', ${label('atoll', 'd.atoll')}) order by pd.position), '[]')
  from package_destination pd join destination d on d.id = pd.destination_id and d.status = 'published'
  left join destination_text dt on dt.destination_id = d.id and dt.language = $1 and dt.status <> 'draft'
  left join destination_text de on de.destination_id = d.id and de.language = 'en'
  where pd.package_id = p.id)`;

const BADGES = `array_to_json(array_remove(array[
    case when ${shownPrice('shown.original_minor')} is not null then 'discount' end,
    case when p.rating_average >= 4.5 and p.review_count >= 3 then 'top_rated' end,
    case when p.group_size_max between 3 and 8 and p.pricing_type = 'per_person' then 'small_group' end], null))`;

const DAYS_WITHOUT_WORDS = `exists (select from jsonb_array_elements(p.itinerary) day where not day -> 'text' ? $1)`;
const INCLUSIONS_WITHOUT_WORDS = `exists (select from jsonb_array_elements(p.inclusions) i where not i -> 'text' ? $1)`;

const LIST_FIELDS = ['name', 'summary'];
const DETAIL_FIELDS = [...LIST_FIELDS, 'description', 'body', 'highlights', 'seo_title', 'seo_description'];

/** Columns of a package in a list; `p` is the package, `t` and `e` its words. `currency` is the parameter of `?currency=`. */
export const packageItemColumns = (currency: string | null, i18n = localization(LIST_FIELDS)): string => `
  p.id, p.slug, coalesce(${word('name')}, p.slug) as name, coalesce(${word('summary')}, '') as summary,
  ${money('p.price_minor')} as price,
  case when p.original_price_minor is not null then ${money('p.original_price_minor')} end as original_price,
  round(100.0 * (p.original_price_minor - p.price_minor) / p.original_price_minor)::int as discount_percent,
  'USD' as currency, p.pricing_type, p.pricing_type as price_basis, p.occupancy, p.price_taxes = 'included' as taxes_included,
  ${PRICE_FROM} as price_from, ${shownPrice(`case when shown.adults = 2 then ${money('shown.total_minor')} end`)} as total_for_two, p.duration, p.duration_nights,
  ${CATEGORY} as category, p.category_code,
  ${PLACES} as destinations, ${picture('p.cover_id')} as cover_image, p.is_featured,
  p.rating_average, p.review_count, p.group_size_min, p.group_size_max, p.min_age,
  case when p.transfer_mode is not null then json_build_object('mode', p.transfer_mode, 'minutes', p.transfer_minutes) end as transfer,
  p.meal_plan, ${BADGES} as badges${displayPrice(shownPrice('shown.amount_minor'), currency)}, ${i18n} as "_i18n"`;

/** Joins the words of the package `p`. */
export const PACKAGE_WORDS = words('package_text', 'package_id', 'p.id');

/** The same with words that visitors do not see yet. */
export const DRAFTED_PACKAGE_WORDS = words('package_text', 'package_id', 'p.id', true);

/** The same list for staff: packages in any state, and where each of them stands. */
export const staffPackageItems = (source: string, currency: string | null): string =>
  `(select coalesce(json_agg(item), '[]') from (
    select ${packageItemColumns(currency)}${stateColumns('package', 'p')}
    from (${source}) p ${DRAFTED_PACKAGE_WORDS} order by p.place) item)`;

/** A JSON array of packages: those of `source` (ids of published ones with their `place`), in its order. */
export const packageItems = (source: string, currency: string | null): string =>
  `${cards('package', source, currency)}::json`;

const RESORTS = `(select coalesce(json_agg(json_build_object('id', r.id, 'slug', r.slug, 'name', coalesce(rt.name, re.name, r.slug),
    'cover_image', ${picture('r.cover_id')}) order by pr.position), '[]')
  from package_resort pr join resort r on r.id = pr.resort_id and r.status = 'published'
  left join resort_text rt on rt.resort_id = r.id and rt.language = $1 and rt.status <> 'draft'
  left join resort_text re on re.resort_id = r.id and re.language = 'en'
  where pr.package_id = p.id)`;

/** What travellers do on the way, as far as it is public. */
const EXPERIENCES = `select x.id, px.position as place from package_experience px join experience x on x.id = px.experience_id
  where px.package_id = p.id and x.status = 'published'`;

const INCLUSIONS = `(select coalesce(json_agg(json_build_object('id', n, 'code', i ->> 'code', 'category', i ->> 'category',
    'label', coalesce(i -> 'text' ->> $1, i -> 'text' ->> 'en'),
    'price', case when i ->> 'price_minor' is not null then ${money("(i ->> 'price_minor')::int")} end,
    'icon', i ->> 'icon') order by n), '[]') from jsonb_array_elements(p.inclusions) with ordinality x(i, n))`;

/** Where one goes on the day `d`, as far as it is public. */
const TRAVEL = `(select json_build_object('mode', d -> 'travel' -> 'mode', 'to', json_build_object('id', s.id, 'slug', s.slug,
      'name', coalesce(st.name, se.name, s.slug), 'lat', s.lat, 'lng', s.lng))
    from package_destination ps join destination s on s.id = ps.destination_id and s.status = 'published'
    left join destination_text st on st.destination_id = s.id and st.language = $1 and st.status <> 'draft'
    left join destination_text se on se.destination_id = s.id and se.language = 'en'
    where ps.package_id = p.id and s.slug = d -> 'travel' ->> 'to')`;

const ITINERARY = `(select coalesce(json_agg(json_build_object('day', d -> 'day', 'day_to', d -> 'day_to',
    'title', coalesce(d -> 'text' -> $1, d -> 'text' -> 'en') ->> 'title',
    'body', coalesce(d -> 'text' -> $1, d -> 'text' -> 'en') ->> 'body',
    'island', d -> 'island', 'meals', d -> 'meals', 'travel', ${TRAVEL}) order by n), '[]')
  from jsonb_array_elements(p.itinerary) with ordinality x(d, n))`;

/** Packages of the same kind, then those that go to the same places. The second search runs only when the first finds too few. */
const RELATED = `select id, row_number() over () as place from ((select o.id from package_listing o
      where o.destination_id = 0 and ${onOffer('o')} and o.category_code = p.category_code and o.id <> p.id
      order by o.is_featured desc, o.position, o.id limit 3)
    union all (select o.id from package_listing o where o.destination_id = 0 and ${onOffer('o')} and o.category_code <> p.category_code
      and exists (select from package_destination a join package_destination b on b.destination_id = a.destination_id
        where a.package_id = o.id and b.package_id = p.id)
      order by o.is_featured desc, o.position, o.id limit 3)) o limit 3`;

const detailLocalization = `(select json_build_object('language', l ->> 'language', 'fallback_fields',
    array_to_json(array_remove(array(select json_array_elements_text(l -> 'fallback_fields'))
      || case when ${INCLUSIONS_WITHOUT_WORDS} then 'inclusions' end
      || case when ${DAYS_WITHOUT_WORDS} then 'itinerary' end, null)),
    'outdated_fields', ${outdated([...DETAIL_FIELDS, 'inclusions', 'itinerary'])})
  from (select ${localization(DETAIL_FIELDS)} as l) x)`;

const detailColumns = (currency: string | null): string => `
  ${packageItemColumns(currency, detailLocalization)}, p.code, p.type,
  coalesce(${word('description')}, '') as description, ${word('body')} as body,
  ${pictures('package_image', 'package_id', 'p.id')} as images,
  coalesce(${word('highlights')}, '[]'::jsonb) as highlights, ${INCLUSIONS} as inclusions, ${ITINERARY} as itinerary,
  p.group_size_recommended, p.difficulty, p.start_date, p.end_date, p.available_from, p.available_to, p.best_months,
  json_build_object('code', p.cancellation_policy,
    'label', coalesce(${label('cancellation', 'p.cancellation_policy')}, p.cancellation_policy)) as cancellation_policy,
  (select coalesce(json_agg(json_build_object('age_max', (b ->> 'age_max')::int, 'share_percent', (b ->> 'share_bp')::int / 100)
      order by (b ->> 'age_max')::int), '[]') from jsonb_array_elements(p.child_bands) b) as child_bands,
  p.confirmation_mode, ${RESORTS} as resorts,
  p.includes_international_flights,
  ${packageFaqs} as faqs, ${reviewsPreview} as reviews_preview,
  ${seo('p')},
  ${instant('p.created_at')} as created_at, ${instant('p.updated_at')} as updated_at`;

/** What a package's own page keeps in its card: all that does not depend on the day, the currency and the order of others. */
export const packageStoredColumns = detailColumns(null);

/** Columns of a package in full. */
export const packageColumns = (currency: string | null): string => `${detailColumns(currency)},
  ${cards('experience', EXPERIENCES, currency)}::json as experiences, ${packageItems(RELATED, currency)} as related`;

/** The same as text, from the card `c` of the package `p`. */
export const packagePage = (currency: string | null): string =>
  withMembers('package', 'c.detail', currency, [
    ['experiences', cards('experience', EXPERIENCES, currency)],
    ['related', cards('package', RELATED, currency)],
  ]);
