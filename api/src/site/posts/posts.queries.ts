import type { Language } from '@atoll/contract/languages';
import { shownAt } from '../../content/listing/address.queries.js';
import { onSale, packageItems } from '../../content/listing/package-item.queries.js';
import type { Read } from '../../content/listing/reader.js';
import { label, localization, picture, seo, word, words } from '../../content/listing/sql-parts.js';
import { instant } from '../../platform/data/sql-text.js';
import { inState, stateColumns } from '../../content/listing/staff-list.queries.js';
import { Statement } from '../../platform/data/statement.js';
import { readPage } from '../../content/listing/list-pages.queries.js';
import { publicBlocks } from '../../content/rich-text/blocks.queries.js';
import type { ListPostsQuery, PostSort } from './posts.dto.js';

const PUBLISHED = `p.status = 'published'`;
const WORDS = words('post_text', 'post_id', 'p.id');

const ORDERS: Record<PostSort, string> = {
  newest: 'p.published_at desc nulls last, p.id desc',
  oldest: 'p.published_at nulls last, p.id',
};

const columns = (i18n: string) => `p.id, p.slug, coalesce(${word('title')}, p.slug) as title,
  coalesce(${word('excerpt')}, '') as excerpt, ${picture('p.cover_id')} as cover,
  json_build_object('name', p.author_name, 'avatar', ${picture('p.author_avatar_id')}, 'bio', ${word('author_bio')}) as author,
  (select coalesce(json_agg(json_build_object('code', x.code, 'name', coalesce(${label('post_category', 'x.code')}, x.code))
      order by x.place), '[]')
    from jsonb_array_elements_text(p.categories) with ordinality x(code, place)) as categories,
  p.tags, coalesce(${word('reading_minutes')}, 1) as reading_minutes, p.is_featured,
  ${instant('p.published_at')} as published_at, ${i18n} as "_i18n"`;

/** One page of published posts and the number of all that fit. */
export function listPosts(query: ListPostsQuery, language: Language): Read {
  const statement = new Statement(language);
  statement
    .where(inState(statement, 'p', query.status, PUBLISHED))
    .filter(query.category, (code) => `p.categories ? ${code}`)
    .filter(query.tag, (tag) => `p.tags ? ${tag}`);
  return readPage({
    table: 'post',
    alias: 'p',
    statement,
    sortColumns: ['published_at'],
    order: ORDERS[query.sort ?? 'newest'],
    query,
    items: (page) => `(select coalesce(json_agg(item), '[]') from (
    select ${columns(localization(['title', 'excerpt']))}${query.status === undefined ? '' : stateColumns('post', 'p')} from (${page}) p ${WORDS} order by p.place) item)`,
  });
}

const RELATED = packageItems(
  `select x.*, named.place from jsonb_array_elements_text(p.related_packages) with ordinality named(id, place)
   join package x on x.id = named.id::int where ${onSale('x')}`,
  null,
);

/**
 * One published post by id or slug, in full.
 * @param opened id that a preview token opens: that post in any state, with words that visitors do not see yet
 */
export function getPost(idOrSlug: string, language: Language, opened?: number): Read {
  const statement = new Statement(language);
  const shown = shownAt(statement, 'post', 'p', { idOrSlug, opened });
  const text = `select row_to_json(item)::text as body from (select
    ${columns(localization(['title', 'excerpt', 'body', 'author_bio', 'seo_title', 'seo_description']))},
    ${publicBlocks(word('body'))} as body, ${RELATED} as related_packages,
    ${seo('p')},
    ${instant('p.updated_at')} as updated_at
    from post p ${words('post_text', 'post_id', 'p.id', opened !== undefined)} where ${shown}) item`;
  return { text, values: statement.values, repeated: true };
}
