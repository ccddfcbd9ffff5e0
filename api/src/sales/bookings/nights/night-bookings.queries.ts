import type { Sql } from '../../../platform/data/sql.js';
import type { NightBookingsDto, NightBookingsQuery } from './night-bookings.dto.js';

/** Who has rooms of a night; null where there is no such place or kind of room. */
export const readNightBookings = (
  sql: Pick<Sql, 'primaryRow'>,
  { resort, room_code: room, date }: NightBookingsQuery,
) =>
  sql.primaryRow<NightBookingsDto>(
    `select r.id as resort, $2 as room_code, $3::date::text as date, coalesce(n.held, 0) as held, coalesce(n.sold, 0) as sold,
       (coalesce(n.held + n.sold, 0) - coalesce(taken.rooms, 0))::int as elsewhere, coalesce(taken.bookings, '[]') as bookings
     from resort r
     left join allotment n on n.resort_id = r.id and n.room_code = $2 and n.date = $3::date
     cross join lateral (
       select sum(a.qty) as rooms, json_agg(json_build_object('id', b.id, 'reference', b.reference, 'name', b.contact_name,
         'status', b.status, 'rooms', a.qty, 'is_held', a.kind = 'soft', 'check_in', b.check_in, 'check_out', b.check_out,
         'travellers', b.travellers) order by b.contact_name, b.reference) as bookings
       from allocation a join booking b on b.id = a.booking_id
       where a.resort_id = r.id and a.room_code = $2 and a.date = $3::date and a.released_at is null
     ) taken
     where (r.slug = $1 or r.id::text = $1) and r.deleted_at is null
       and r.room_types @> jsonb_build_array(jsonb_build_object('code', $2::text))`,
    [resort, room, date],
  );
