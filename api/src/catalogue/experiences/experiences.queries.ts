import type { Language } from '@atoll/contract/languages';
import { shownAt } from '../../content/listing/address.queries.js';
import {
  DRAFTED_EXPERIENCE_WORDS,
  EXPERIENCE_WORDS,
  experienceItemColumns,
  experienceItems,
  staffExperienceItems,
} from '../../content/listing/experience-item.queries.js';
import type { Read } from '../../content/listing/reader.js';
import { localization, pictures, seo, word } from '../../content/listing/sql-parts.js';
import { instant } from '../../platform/data/sql-text.js';
import { inState } from '../../content/listing/staff-list.queries.js';
import { Statement } from '../../platform/data/statement.js';
import { priceRange, readPage, wholeRows } from '../../content/listing/list-pages.queries.js';
import type { CurrencyCode } from '../../platform/fields/currencies.js';
import type { ExperienceSort, ListExperiencesQuery } from './experiences.dto.js';

/** Name in the language of the answer, for sorting. */
const NAME = `(select coalesce((select n.name from experience_text n where n.experience_id = x.id and n.language = $1),
  (select n.name from experience_text n where n.experience_id = x.id and n.language = 'en')))`;

const ORDER: Record<ExperienceSort, string> = {
  featured: 'x.is_featured desc, x.position, x.id',
  price_low: 'x.price_minor, x.id',
  price_high: 'x.price_minor desc, x.id desc',
  duration: 'x.duration_minutes, x.id',
  name: `${NAME} collate "und-x-icu", x.id`,
};

const PUBLISHED = `x.status = 'published'`;

/** One page of experiences and the number of all that fit. */
export function listExperiences(query: ListExperiencesQuery, language: Language): Read {
  const statement = new Statement(language);
  const currency = query.currency === undefined ? null : statement.bind(query.currency);
  statement
    .where(inState(statement, 'x', query.status, PUBLISHED))
    .filter(query.is_featured ?? query.featured, (yes) => `x.is_featured = ${yes}::boolean`)
    .filter(query.category, (code) => `x.category_code = ${code}`)
    .filter(query.difficulty, (code) => `x.difficulty = ${code}`)
    .filter(
      query.destination,
      (list) => `exists (select from experience_destination xd join destination d on d.id = xd.destination_id
        where xd.experience_id = x.id and (d.slug = any(${list}::text[]) or d.id::text = any(${list}::text[])))`,
    )
    .filter(query.duration_max, (minutes) => `x.duration_minutes <= ${minutes}::int`);
  priceRange(statement, 'x.price_minor', { min: query.price_min, max: query.price_max }, currency);
  const items = query.status === undefined ? experienceItems : staffExperienceItems;
  return readPage({
    table: 'experience',
    alias: 'x',
    statement,
    sortColumns: ['is_featured', 'position', 'price_minor', 'duration_minutes'],
    order: ORDER[query.sort ?? 'featured'],
    query,
    items: (page) => items(page, currency),
  });
}

const DETAIL_FIELDS = [
  'name',
  'summary',
  'description',
  'includes',
  'excludes',
  'what_to_bring',
  'meeting_point',
  'safety_notes',
  'wildlife_code',
  'seo_title',
  'seo_description',
];

const list = (field: string) => `coalesce(${word(field)}, '[]'::jsonb) as ${field}`;

/** The same kind first, then what takes place where this one does, then what the list begins with: no page is the end of the way. */
const RELATED = wholeRows(
  'experience',
  `select o.id from experience o where o.status = 'published' and o.id <> x.id
    order by o.category_code = x.category_code desc, exists (select from experience_destination a
        join experience_destination b on b.destination_id = a.destination_id
        where a.experience_id = o.id and b.experience_id = x.id) desc, o.is_featured desc, o.position, o.id limit 3`,
);

/**
 * One published experience by id or slug, in full.
 * @param opened id that a preview token opens: that experience in any state, with words that visitors do not see yet
 */
export function getExperience(
  idOrSlug: string,
  currencyCode: CurrencyCode | undefined,
  language: Language,
  opened?: number,
): Read {
  const statement = new Statement(language);
  const shown = shownAt(statement, 'experience', 'x', { idOrSlug, opened });
  const currency = currencyCode === undefined ? null : statement.bind(currencyCode);
  const words = opened === undefined ? EXPERIENCE_WORDS : DRAFTED_EXPERIENCE_WORDS;
  const text = `select row_to_json(item)::text as body from (select
    ${experienceItemColumns(currency, localization(DETAIL_FIELDS))},
    coalesce(${word('description')}, '') as description, ${list('includes')}, ${list('excludes')}, ${list('what_to_bring')},
    array_to_json(x.start_times) as start_times, x.weekdays, ${word('meeting_point')} as meeting_point, x.pickup,
    ${word('safety_notes')} as safety_notes, ${word('wildlife_code')} as wildlife_code,
    ${pictures('experience_image', 'experience_id', 'x.id')} as images,
    ${seo('x')},
    ${experienceItems(RELATED, currency)} as related,
    ${instant('x.created_at')} as created_at, ${instant('x.updated_at')} as updated_at
    from experience x ${words} where ${shown}) item`;
  return { text, values: statement.values, repeated: true };
}
