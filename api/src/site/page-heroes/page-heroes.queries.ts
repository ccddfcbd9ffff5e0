import type { Language } from '@atoll/contract/languages';
import type { Read } from '../../content/listing/reader.js';
import { localization, picture, word, words } from '../../content/listing/sql-parts.js';
import { instant } from '../../platform/data/sql-text.js';
import { inState, stateColumns } from '../../content/listing/staff-list.queries.js';
import { Statement } from '../../platform/data/statement.js';
import type { ListPageHeroesQuery } from './page-heroes.dto.js';

/** True for the hero `h` that is shown at the instant in the parameter `now`. */
export const shownAt = (now: string): string => `h.active and coalesce(h.active_from <= ${now}::timestamptz, true)
  and coalesce(h.active_to > ${now}::timestamptz, true)`;

const COLUMNS = `h.id, h.slug, h.page_key, coalesce(${word('title')}, '') as title, coalesce(${word('subtitle')}, '') as subtitle,
  ${picture('h.image_id')} as image, ${picture('h.image_mobile_id')} as image_mobile,
  json_build_object('x', coalesce(h.focal_x, m.focal_x, 0.5), 'y', coalesce(h.focal_y, m.focal_y, 0.5)) as focal_point,
  h.overlay_opacity, case when h.cta_url is not null and ${word('cta_label')} is not null
    then json_build_object('label', ${word('cta_label')}, 'url', h.cta_url) end as cta,
  h.active, ${instant('h.active_from')} as active_from, ${instant('h.active_to')} as active_to, h.position,
  ${localization(['title', 'subtitle', 'cta_label'])} as "_i18n"`;

/**
 * Published heroes in their order: those shown at `now`, or with `active=false` the others.
 * @param opened id that a preview token opens: that hero alone, in any state, with words that visitors do not see yet
 */
export function listPageHeroes(query: ListPageHeroesQuery, language: Language, now: Date, opened?: number): Read {
  const statement = new Statement(language);
  if (opened !== undefined)
    return heroes(statement, `h.deleted_at is null and h.id = ${statement.bind(opened)}::int`, '', true);
  statement.where(inState(statement, 'h', query.status, `h.status = 'published'`));
  // Staff who ask for a state want every hero in it.
  if (query.active !== undefined || query.status === undefined) {
    const shown = shownAt(statement.bind(now.toISOString()));
    statement.where(query.active === false ? `not (${shown})` : shown);
  }
  const more = query.status === undefined ? '' : stateColumns('page_hero', 'h');
  statement.filter(query.page_key, (key) => `h.page_key = ${key}`);
  return heroes(statement, statement.condition, more, false);
}

/** Heroes that fulfil a condition, `more` columns with each. */
function heroes({ values }: Statement, condition: string, more: string, drafts: boolean): Read {
  const text = `select coalesce(json_agg(item), '[]')::text as body from (select ${COLUMNS}${more}
    from page_hero h ${words('page_hero_text', 'page_hero_id', 'h.id', drafts)} left join media m on m.id = h.image_id
    where ${condition} order by h.page_key, h.position, h.id) item`;
  return { text, values, repeated: true };
}
