import type { Language } from '@atoll/contract/languages';
import { ROOT_PAGES } from '@atoll/contract/paths';
import { shownAt } from '../../content/listing/address.queries.js';
import type { Read } from '../../content/listing/reader.js';
import { localization, picture, seo, word, words } from '../../content/listing/sql-parts.js';
import { instant } from '../../platform/data/sql-text.js';
import { inState, stateColumns } from '../../content/listing/staff-list.queries.js';
import { Statement } from '../../platform/data/statement.js';
import { readPage } from '../../content/listing/list-pages.queries.js';
import { publicBlocks } from '../../content/rich-text/blocks.queries.js';
import type { ListPagesQuery } from './pages.dto.js';

const PUBLISHED = `p.status = 'published'`;
const WORDS = words('page_text', 'page_id', 'p.id');
const SYSTEM = ROOT_PAGES.map((slug) => `'${slug}'`).join(', ');

const columns = (i18n: string) => `p.id, p.slug, coalesce(${word('title')}, p.slug) as title,
  coalesce(${word('excerpt')}, '') as excerpt, p.template, p.show_in_footer, p.position as menu_order,
  p.slug in (${SYSTEM}) as is_system, ${instant('p.updated_at')} as updated_at, ${i18n} as "_i18n"`;

/** Published pages in menu order. */
export function listPages(query: ListPagesQuery, language: Language): Read {
  const statement = new Statement(language);
  statement
    .where(inState(statement, 'p', query.status, PUBLISHED))
    .filter(query.footer, (yes) => `p.show_in_footer = ${yes}::boolean`);
  return readPage({
    table: 'page',
    alias: 'p',
    statement,
    sortColumns: ['position'],
    order: 'p.position, p.id',
    query,
    items: (page) => `(select coalesce(json_agg(item), '[]') from (
    select ${columns(localization(['title', 'excerpt']))}${query.status === undefined ? '' : stateColumns('page', 'p')} from (${page}) p ${WORDS} order by p.place) item)`,
  });
}

/**
 * One published page by id or slug, in full.
 * @param opened id that a preview token opens: that page in any state, with words that visitors do not see yet
 */
export function getPage(idOrSlug: string, language: Language, opened?: number): Read {
  const statement = new Statement(language);
  const shown = shownAt(statement, 'page', 'p', { idOrSlug, opened });
  const text = `select row_to_json(item)::text as body from (select
    ${columns(localization(['title', 'excerpt', 'blocks', 'seo_title', 'seo_description']))},
    ${picture('p.cover_id')} as cover, ${publicBlocks(word('blocks'))} as blocks,
    ${seo('p')},
    ${instant('p.published_at')} as published_at
    from page p ${words('page_text', 'page_id', 'p.id', opened !== undefined)} where ${shown}) item`;
  return { text, values: statement.values, repeated: true };
}

const DETAILS = word('details');

/** An entry of one of the lists in `details`, in its order. */
const list = (member: string, entry: string, where = 'true') =>
  `(select coalesce(jsonb_agg(${entry} order by x.place) filter (where ${where}), '[]')
    from jsonb_array_elements(coalesce(${DETAILS} -> '${member}', '[]'::jsonb)) with ordinality x(entry, place))`;

const TEAM = list(
  'team',
  `jsonb_build_object('name', x.entry ->> 'name', 'role', x.entry ->> 'role', 'text', x.entry ->> 'text',
    'image', ${picture(`(x.entry ->> 'media')::int`)})`,
);

/** The texts of the page as one piece of HTML; headings are plain text and are escaped. */
const ESCAPED = `replace(replace(replace(b.block ->> 'text', '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`;
const BODY = `(select coalesce(string_agg(case b.block ->> 'type'
      when 'heading' then '<h' || (b.block ->> 'level') || '>' || ${ESCAPED} || '</h' || (b.block ->> 'level') || '>'
      else b.block ->> 'html' end, '' order by b.place), '')
    from jsonb_array_elements(coalesce(${word('blocks')}, '[]'::jsonb)) with ordinality b(block, place)
    where b.block ->> 'type' in ('heading', 'rich_text', 'callout'))`;

const IMAGES = `(select coalesce(jsonb_agg(shown.picture order by shown.place) filter (where shown.picture is not null), '[]')
    from (select ${picture('found.id')}::jsonb as picture, found.place from (
      select (b.block ->> 'media')::int as id, b.place * 100 as place
      from jsonb_array_elements(coalesce(${word('blocks')}, '[]'::jsonb)) with ordinality b(block, place)
      where b.block ->> 'type' = 'image'
      union all
      select named.id::int, b.place * 100 + named.place
      from jsonb_array_elements(coalesce(${word('blocks')}, '[]'::jsonb)) with ordinality b(block, place)
      cross join lateral jsonb_array_elements_text(b.block -> 'media') with ordinality named(id, place)
      where b.block ->> 'type' = 'gallery') found) shown)`;

/** The page `about` in the shape of its own (D-28). */
export const getAbout = (language: Language): Read => ({
  repeated: true,
  values: [language],
  text: `select row_to_json(item)::text as body from (select coalesce(${word('title')}, p.slug) as title, ${BODY} as body,
    ${TEAM} as team,
    ${list('values', `jsonb_build_object('title', x.entry ->> 'title', 'body', x.entry ->> 'body')`)} as "values",
    ${list('stats', `jsonb_build_object('label', x.entry ->> 'label', 'value', x.entry ->> 'value')`, `x.entry -> 'visible' = 'true'`)} as stats,
    ${IMAGES} as images, ${localization(['title', 'blocks', 'details'])} as "_i18n"
    from page p ${WORDS} where p.slug = 'about' and ${PUBLISHED}) item`,
});
