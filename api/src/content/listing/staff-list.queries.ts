import type { ContentStatus } from './codes.js';
import { instant } from '../../platform/data/sql-text.js';
import type { Statement } from '../../platform/data/statement.js';

/** Filter of a staff list: one state, or every one. */
export type StateFilter = ContentStatus | 'all';

/** Condition of a list: what visitors see (`shown`), or for staff the rows in a state. Deleted ones are in no list. */
export function inState(statement: Statement, alias: string, state: StateFilter | undefined, shown: string): string {
  if (state === undefined) return shown;
  const alive = `${alias}.deleted_at is null`;
  return state === 'all' ? alive : `${alive} and ${alias}.status = ${statement.bind(state)}`;
}

/** State of one language of a row. */
const translationState = (table: string, alias: string, language: string) =>
  `coalesce((select case when own.status = 'draft' then 'draft'
      when own.source_version < coalesce(english.source_version, 0) then 'outdated' else 'published' end
    from ${table}_text own left join ${table}_text english on english.${table}_id = own.${table}_id and english.language = 'en'
    where own.${table}_id = ${alias}.id and own.language = '${language}'), 'missing')`;

/** Members that a staff list has beside the public ones: `status` and `editing`. To follow other columns. */
export const stateColumns = (table: string, alias: string): string => `, ${alias}.status, json_build_object(
    'version', ${alias}.version, 'publish_at', ${instant(`${alias}.publish_at`)}, 'unpublish_at', ${instant(`${alias}.unpublish_at`)},
    'updated_at', ${instant(`${alias}.updated_at`)},
    'updated_by', (select u.email from "user" u where u.id = ${alias}.updated_by),
    'pending', exists (select from content_pending w where w.kind = '${table}' and w.entity_id = ${alias}.id),
    'translation_status', json_build_object('ru', ${translationState(table, alias, 'ru')},
      'zh', ${translationState(table, alias, 'zh')})) as editing`;
