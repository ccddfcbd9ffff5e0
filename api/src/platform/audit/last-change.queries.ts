import { instant } from '../data/sql-text.js';
import type { Sql } from '../data/sql.js';

/** Who wrote a thing last, and when; both null where the audit knows of nobody. */
export interface LastChange {
  /** E-mail address. */
  updated_by: string | null;
  /** ISO 8601. */
  updated_at: string | null;
}

/**
 * The last change of a thing that does not keep who made it.
 * @param actions what counts as a change where the audit of the thing tells of more than changes
 */
export const lastChange = async (
  sql: Pick<Sql, 'primaryRow'>,
  entity: string,
  id: string,
  actions: readonly string[] | null = null,
): Promise<LastChange> =>
  (await sql.primaryRow<LastChange>(
    `select u.email as updated_by, ${instant('e.at')} as updated_at
     from audit_entry e left join "user" u on u.id = e.actor_id
     where e.entity = $1 and e.entity_id = $2 and ($3::text[] is null or e.action = any($3))
     order by e.seq desc limit 1`,
    [entity, id, actions],
  )) ?? { updated_by: null, updated_at: null };
