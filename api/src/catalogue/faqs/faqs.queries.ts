import type { Language } from '@atoll/contract/languages';
import { shownAt } from '../../content/listing/address.queries.js';
import type { Read } from '../../content/listing/reader.js';
import { label, localization, word, words } from '../../content/listing/sql-parts.js';
import { instant } from '../../platform/data/sql-text.js';
import { inState, stateColumns } from '../../content/listing/staff-list.queries.js';
import { Statement } from '../../platform/data/statement.js';
import { readPage } from '../../content/listing/list-pages.queries.js';
import type { ListFaqsQuery } from './faqs.dto.js';

const PUBLISHED = `f.status = 'published'`;
const WORDS = words('faq_text', 'faq_id', 'f.id');

const PAGES = `(select coalesce(json_agg(json_build_object('slug', p.slug, 'title', coalesce(pt.title, pe.title, p.slug))
      order by x.place), '[]')
    from jsonb_array_elements_text(f.related_pages) with ordinality x(slug, place)
    join page p on p.slug = x.slug and p.status = 'published'
    left join page_text pt on pt.page_id = p.id and pt.language = $1 and pt.status <> 'draft'
    left join page_text pe on pe.page_id = p.id and pe.language = 'en' and pe.status <> 'draft')`;

const COLUMNS = `f.id, f.slug, coalesce(${word('question')}, '') as question, coalesce(${word('answer')}, '') as answer,
  coalesce(${label('faq_category', 'f.category')}, f.category) as category, f.category as category_code, f.is_featured,
  ${PAGES} as related_pages, ${instant('f.updated_at')} as updated_at, ${localization(['question', 'answer'])} as "_i18n"`;

/** Published questions in the agency's order. */
export function listFaqs(query: ListFaqsQuery, language: Language): Read {
  const statement = new Statement(language);
  statement
    .where(inState(statement, 'f', query.status, PUBLISHED))
    .filter(query.category, (code) => `f.category = ${code}`)
    .filter(query.featured, (yes) => `f.is_featured = ${yes}::boolean`);
  return readPage({
    table: 'faq',
    alias: 'f',
    statement,
    sortColumns: ['position'],
    order: 'f.position, f.id',
    query,
    items: (page) => `(select coalesce(json_agg(item), '[]') from (
    select ${COLUMNS}${query.status === undefined ? '' : stateColumns('faq', 'f')} from (${page}) f ${WORDS} order by f.place) item)`,
  });
}

/**
 * One published question by id or slug.
 * @param opened id that a preview token opens: that question in any state, with words that visitors do not see yet
 */
export function getFaq(idOrSlug: string, language: Language, opened?: number): Read {
  const statement = new Statement(language);
  const shown = shownAt(statement, 'faq', 'f', { idOrSlug, opened });
  const text = `select row_to_json(item)::text as body from (
    select ${COLUMNS} from faq f ${words('faq_text', 'faq_id', 'f.id', opened !== undefined)}
    where ${shown}) item`;
  return { text, values: statement.values, repeated: true };
}
