import { instant } from '../../../platform/data/sql-text.js';
import type { Sql } from '../../../platform/data/sql.js';
import type { BookingMessageDto } from './booking-messages.dto.js';
import { IS_SAID, UNREAD } from './thread.js';

type Rows = Pick<Sql, 'primaryRow' | 'primaryRows'>;

/** Who reads a thread. */
export type ThreadSide = keyof typeof UNREAD;

/** All that was said about a booking, oldest first. Only colleagues read which of them wrote. */
export const threadOf = (sql: Rows, booking: string, side: ThreadSide) =>
  sql.primaryRows<BookingMessageDto>(
    `select e.id, ${instant('e.at')} as at, e.type, case when e.actor_type in ('guest', 'customer') then 'guest' else 'office' end as side,
       case when $2 = 'staff' then nullif(trim(concat(u.first_name, ' ', u.last_name)), '') end as author, e.message as text,
       e.at <= coalesce(case when e.actor_type in ('guest', 'customer') then b.office_read_at else b.guest_read_at end, '-infinity') as seen
     from booking_event e join booking b on b.id = e.booking_id
     left join "user" u on u.id = e.actor_id and e.actor_type = 'staff'
     where e.booking_id = $1::uuid and ${IS_SAID} order by e.at, e.id`,
    [booking, side],
  );

/** Messages of the other side that this one has not seen. */
export const unreadOf = async (sql: Rows, booking: string, side: ThreadSide): Promise<number> => {
  const row = await sql.primaryRow<{ unread: number }>(
    `select ${UNREAD[side]} as unread from booking b where b.id = $1::uuid`,
    [booking],
  );
  return row?.unread ?? 0;
};

/** Notes that a side has seen the thread. Its version stays: nothing of the booking is another. */
export const markSeen = (sql: Rows, booking: string, side: ThreadSide, now: Date) => {
  const mark = side === 'staff' ? 'office_read_at' : 'guest_read_at';
  return sql.primaryRows(`update booking set ${mark} = greatest(${mark}, $2::timestamptz) where id = $1::uuid`, [
    booking,
    now,
  ]);
};
