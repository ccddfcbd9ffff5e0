import type { Language } from '@atoll/contract/languages';
import type { Read } from '../../content/listing/reader.js';
import { picture } from '../../content/listing/sql-parts.js';
import { inState, stateColumns } from '../../content/listing/staff-list.queries.js';
import { Statement } from '../../platform/data/statement.js';
import type { ListCulturalContentQuery } from './cultural-content.dto.js';

/**
 * Published entries of a day (calendar of the Maldives). Each kind comes in the wanted language as far as it has words in it; a
 * kind without any comes in English.
 * @param opened id that a preview token opens: that entry alone, in any state, with words that visitors do not see yet
 */
export function listCulturalContent(
  query: ListCulturalContentQuery,
  language: Language,
  today: string,
  opened?: number,
): Read {
  const statement = new Statement(language);
  const day = `${statement.bind(today)}::date`;
  const shown = `c.status = 'published' and coalesce(c.valid_from <= ${day}, true) and coalesce(c.valid_to >= ${day}, true)`;
  // The day stays bound whoever asks: staff and previews see entries of every day.
  const state =
    opened === undefined
      ? inState(statement, 'c', query.status, shown)
      : `c.deleted_at is null and c.id = ${statement.bind(opened)}::int`;
  const more = opened !== undefined || query.status === undefined ? '' : stateColumns('cultural_content', 'v');
  const written = opened === undefined ? `w.status <> 'draft'` : 'true';
  statement.where(`${state} and ${day} is not null`).filter(query.content_type, (type) => `c.content_type = ${type}`);
  const text = `with shown as (
      select c.id, c.content_type, w.title, w.body, w.pronunciation, w.language, c.phrase, c.image_id, c.position, c.valid_from,
        c.valid_to, c.status, c.version, c.publish_at, c.unpublish_at, c.updated_at, c.updated_by, bool_or(w.language = $1) over (partition by c.content_type) as own
      from cultural_content c
      join cultural_content_text w on w.cultural_content_id = c.id and ${written} and w.language in ($1, 'en')
      where ${statement.condition})
    select coalesce(json_agg(item), '[]')::text as body from (
      select v.id, v.content_type, coalesce(v.title, '') as title, coalesce(v.body, '') as body, v.phrase, v.pronunciation,
        ${picture('v.image_id')} as image, v.position as "order", v.valid_from, v.valid_to, v.language${more}
      from shown v where v.language = case when v.own then $1 else 'en' end
      order by v.content_type, v.position, v.id) item`;
  return { text, values: statement.values, repeated: true };
}
