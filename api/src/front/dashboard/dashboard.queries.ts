import type { Sql } from '../../platform/data/sql.js';
import { CHANGE_WAITS } from '../../sales/bookings/bookings.queries.js';

export interface OverviewCounts {
  bookings: { requested: number; today: number; reply_overdue: number; change_asked: number; total: number };
  packages: { published: number; total: number };
  resorts: { published: number };
  destinations: { published: number };
}

/** Every count of the overview in one statement. */
export const countOverview = (sql: Sql, now: Date, today: string) =>
  sql.primaryRow<OverviewCounts>(
    `select
       (select json_build_object(
          'requested', count(*) filter (where status = 'requested'),
          'today', count(*) filter (where (created_at at time zone 'Indian/Maldives')::date = $2::date),
          'reply_overdue', count(*) filter (where status = 'requested' and reply_by < $1),
          'change_asked', (select count(*) from change_request c join booking b on b.id = c.booking_id where ${CHANGE_WAITS}),
          'total', count(*)) from booking) as bookings,
       (select json_build_object('published', count(*) filter (where status = 'published'), 'total', count(*))
          from package where deleted_at is null) as packages,
       (select json_build_object('published', count(*) filter (where status = 'published')) from resort) as resorts,
       (select json_build_object('published', count(*) filter (where status = 'published')) from destination) as destinations`,
    [now, today],
  );
