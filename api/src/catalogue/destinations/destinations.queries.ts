import type { Language } from '@atoll/contract/languages';
import { shownAt } from '../../content/listing/address.queries.js';
import {
  destinationItemColumns,
  destinationItems,
  staffDestinationItems,
} from '../../content/listing/destination-item.queries.js';
import type { Read } from '../../content/listing/reader.js';
import { localization, pictures, seo, word, words } from '../../content/listing/sql-parts.js';
import { instant } from '../../platform/data/sql-text.js';
import { inState } from '../../content/listing/staff-list.queries.js';
import { Statement } from '../../platform/data/statement.js';
import { readPage } from '../../content/listing/list-pages.queries.js';
import type { ListDestinationsQuery } from './destinations.dto.js';

const PUBLISHED = `d.status = 'published'`;
const ORDER = 'd.position, d.id';

/** One page of destinations and the number of all that fit. */
export function listDestinations(query: ListDestinationsQuery, language: Language): Read {
  const statement = new Statement(language);
  statement
    .where(inState(statement, 'd', query.status, PUBLISHED))
    .filter(query.is_featured ?? query.featured, (yes) => `d.is_featured = ${yes}::boolean`)
    .filter(query.type, (type) => `d.type = ${type}`);
  const items = query.status === undefined ? destinationItems : staffDestinationItems;
  return readPage({
    table: 'destination',
    alias: 'd',
    statement,
    sortColumns: ['position'],
    order: ORDER,
    query,
    items: (page) => items(page),
  });
}

const DETAIL_FIELDS = [
  'name',
  'summary',
  'description',
  'highlights',
  'how_to_get_there',
  'etiquette',
  'seo_title',
  'seo_description',
];

/**
 * One published destination by id or slug, in full.
 * @param opened id that a preview token opens: that destination in any state, with words that visitors do not see yet
 */
export function getDestination(idOrSlug: string, language: Language, opened?: number): Read {
  const statement = new Statement(language);
  const shown = shownAt(statement, 'destination', 'd', { idOrSlug, opened });
  const text = `select row_to_json(item)::text as body from (select
    ${destinationItemColumns(localization(DETAIL_FIELDS))},
    coalesce(${word('description')}, '') as description, coalesce(${word('highlights')}, '[]'::jsonb) as highlights,
    ${word('how_to_get_there')} as how_to_get_there, ${word('etiquette')} as etiquette, d.best_months, d.tags,
    ${pictures('destination_image', 'destination_id', 'd.id')} as gallery,
    ${seo('d')},
    ${instant('d.created_at')} as created_at, ${instant('d.updated_at')} as updated_at
    from destination d ${words('destination_text', 'destination_id', 'd.id', opened !== undefined)} where ${shown}) item`;
  return { text, values: statement.values, repeated: true };
}
