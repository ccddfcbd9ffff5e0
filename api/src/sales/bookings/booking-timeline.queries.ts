import { instant } from '../../platform/data/sql-text.js';
import type { Sql } from '../../platform/data/sql.js';
import type { BookingEventDto } from './booking-timeline.dto.js';

/** What concerns colleagues alone. */
const INTERNAL = "('assign', 'note')";

const EVENTS = `
  select v.id, v.at, v.type, v.from_status, v.to_status, v.actor_type,
    nullif(trim(concat(u.first_name, ' ', u.last_name)), '') as actor, v.reason_code, v.message, v.data, null::json as letter
  from booking_event v left join "user" u on u.id = v.actor_id and v.actor_type = 'staff'
  where v.booking_id = $1`;

/** A letter stands where it was written; what happened to the booking is beside it. */
const LETTERS = `
  select m.id, m.created_at as at, 'letter' as type, null as from_status, b.status as to_status, 'system' as actor_type,
    null as actor, null as reason_code, '' as message, null::jsonb as data,
    json_build_object('template', m.template, 'to', case when $2::boolean then m.recipient else '' end, 'status', m.status,
      'sent_at', ${instant('m.sent_at')}, 'error', case when $2::boolean then m.last_error end) as letter
  from outbox_message m join booking b on b.id = $1
  where m.entity = 'booking' and m.entity_id = $1::text`;

const timeline = (rows: string): string =>
  `select e.id, ${instant('e.at')} as at, e.type, e.from_status, e.to_status, e.actor_type, e.actor, e.reason_code, e.message,
     e.data, e.letter from (${rows}) e order by e.at, e.id`;

/** All of it, with letters. @param reachable whether the reader may know addresses */
export const staffTimeline = (sql: Sql, id: string, reachable: boolean) =>
  sql.primaryRows<BookingEventDto>(timeline(`${EVENTS} union all ${LETTERS}`), [id, reachable]);

/** What concerns who holds the booking. What staff wrote when they made it, and why they gave another price, is for colleagues. */
export const holderTimeline = (sql: Sql, id: string) =>
  sql.primaryRows<BookingEventDto>(
    timeline(`select h.id, h.at, h.type, h.from_status, h.to_status, h.actor_type, null as actor, h.reason_code,
        case when h.type in ('created', 'price') then '' else h.message end as message, h.data, h.letter
      from (${EVENTS} and v.type not in ${INTERNAL}) h`),
    [id],
  );
