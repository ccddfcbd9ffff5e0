import type { Language } from '@atoll/contract/languages';
import type { Read } from '../catalogue/reader.js';
import { picture } from '../catalogue/sql-parts.js';
import { Statement } from '../catalogue/statement.js';
import type { ListCulturalContentQuery } from './cultural-content.dto.js';

/**
 * Published entries of a day (calendar of the Maldives). Each kind comes in the wanted language as far as it has words in it; a
 * kind without any comes in English.
 */
export function listCulturalContent(query: ListCulturalContentQuery, language: Language, today: string): Read {
  const statement = new Statement(language).where(`c.status = 'published'`);
  const day = `${statement.bind(today)}::date`;
  statement
    .where(`coalesce(c.valid_from <= ${day}, true) and coalesce(c.valid_to >= ${day}, true)`)
    .filter(query.content_type, (type) => `c.content_type = ${type}`);
  const text = `with shown as (
      select c.id, c.content_type, w.title, w.body, w.pronunciation, w.language, c.phrase, c.image_id, c.position, c.valid_from,
        c.valid_to, bool_or(w.language = $1) over (partition by c.content_type) as own
      from cultural_content c
      join cultural_content_text w on w.cultural_content_id = c.id and w.status <> 'draft' and w.language in ($1, 'en')
      where ${statement.condition})
    select coalesce(json_agg(item), '[]')::text as body from (
      select s.id, s.content_type, coalesce(s.title, '') as title, coalesce(s.body, '') as body, s.phrase, s.pronunciation,
        ${picture('s.image_id')} as image, s.position as "order", s.valid_from, s.valid_to, s.language
      from shown s where s.language = case when s.own then $1 else 'en' end
      order by s.content_type, s.position, s.id) item`;
  return { text, values: statement.values, repeated: true };
}
