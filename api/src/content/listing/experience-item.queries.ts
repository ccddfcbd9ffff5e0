import { cards } from './cards.queries.js';
import { displayPrice, label, localization, money, picture, word, words } from './sql-parts.js';
import { stateColumns } from './staff-list.queries.js';

const LIST_FIELDS = ['name', 'summary'];

const PLACES = `(select coalesce(json_agg(json_build_object('id', d.id, 'slug', d.slug, 'name', coalesce(dt.name, de.name, d.slug),
    'island', d.island, 'atoll', ${label('atoll', 'd.atoll')}) order by xd.position), '[]')
  from experience_destination xd join destination d on d.id = xd.destination_id and d.status = 'published'
  left join destination_text dt on dt.destination_id = d.id and dt.language = $1 and dt.status <> 'draft'
  left join destination_text de on de.destination_id = d.id and de.language = 'en'
  where xd.experience_id = x.id)`;

/** Columns of an experience in a list; `x` is the experience, `t` and `e` its words. */
export const experienceItemColumns = (currency: string | null, i18n = localization(LIST_FIELDS)): string => `
  x.id, x.slug, coalesce(${word('name')}, x.slug) as name, coalesce(${word('summary')}, '') as summary,
  coalesce(${label('experience_category', 'x.category_code')}, x.category_code) as category, x.category_code,
  ${money('x.price_minor')} as price, 'USD' as currency, x.pricing_type, x.duration_minutes, x.difficulty, x.min_age,
  x.swim_required, x.certification, x.group_size_min, x.group_size_max, x.season_months, ${PLACES} as destinations,
  ${picture('x.cover_id')} as cover_image,
  coalesce((select '/media/' || m.key || '-' || m.hash || '/gallery.webp' from media m where m.id = x.cover_id), x.image_url) as image_url,
  x.is_featured, x.status = 'published' as is_active${displayPrice('x.price_minor', currency)}, ${i18n} as "_i18n"`;

/** Joins the words of the experience `x`. */
export const EXPERIENCE_WORDS = words('experience_text', 'experience_id', 'x.id');

/** The same with words that visitors do not see yet. */
export const DRAFTED_EXPERIENCE_WORDS = words('experience_text', 'experience_id', 'x.id', true);

/** The same list for staff: experiences in any state, and where each of them stands. */
export const staffExperienceItems = (source: string, currency: string | null): string =>
  `(select coalesce(json_agg(item), '[]') from (
    select ${experienceItemColumns(currency)}${stateColumns('experience', 'x')}
    from (${source}) x ${DRAFTED_EXPERIENCE_WORDS} order by x.place) item)`;

/** A JSON array of experiences: those of `source` (ids of published ones with their `place`), in its order. */
export const experienceItems = (source: string, currency: string | null): string =>
  `${cards('experience', source, currency)}::json`;
