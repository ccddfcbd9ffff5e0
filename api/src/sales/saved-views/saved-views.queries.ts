import type { Sql } from '../../platform/data/sql.js';
import type { ViewList } from './saved-view.entity.js';

/** Writers of one list's views wait for each other: a name and the view that opens are decided once. */
export const lockViews = (sql: Pick<Sql, 'primaryRows'>, list: ViewList) =>
  sql.primaryRows(`select pg_advisory_xact_lock(hashtextextended('saved_view.' || $1, 0))`, [list]);
