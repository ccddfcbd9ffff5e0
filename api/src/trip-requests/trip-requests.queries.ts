import { Filters, instant } from '../common/sql-text.js';
import type { Sql } from '../common/sql.js';
import type { ListTripRequestsQuery, TripRequestDto, TripRequestItemDto } from './trip-requests-staff.dto.js';

/** A request as it is stored, without what is derived from its state. */
export type TripRequestRow = Omit<TripRequestDto, 'allowed_statuses'>;

const colleague = (alias: string) =>
  `case when ${alias}.id is null then null
   else json_build_object('id', ${alias}.id, 'name', trim(${alias}.first_name || ' ' || ${alias}.last_name)) end`;

/** `$1` is the present. */
const OVERDUE = `(r.status in ('new', 'in_progress') and r.reply_by < $1)`;

const ITEM = `r.id, r.reference, r.status, r.name, r.email, r.phone, r.description, r.duration, r.budget, r.travellers,
  r.children_ages, r.travel_month, r.date_from::text as date_from, r.date_to::text as date_to, r.destinations,
  r.experiences, r.transfer_preference, r.meal_plan, r.locale, r.currency, ${colleague('a')} as assigned_to,
  ${instant('r.reply_by')} as reply_by, ${OVERDUE} as is_overdue, ${instant('r.created_at')} as created_at,
  ${instant('r.updated_at')} as updated_at, r.version`;

const FROM = `from trip_request r left join "user" a on a.id = r.assigned_to_id`;

/** One request with its notes, as the transaction or the primary sees it. */
export const findTripRequest = (sql: Pick<Sql, 'primaryRow'>, id: string, now: Date) =>
  sql.primaryRow<TripRequestRow>(
    `select ${ITEM}, r.builder, r.quotes, r.lost_reason, r.contact_message_id as contact_message,
       (select coalesce(json_agg(json_build_object('id', n.id, 'author', ${colleague('w')}, 'text', n.text,
          'at', ${instant('n.at')}) order by n.at, n.id), '[]')
        from trip_request_note n left join "user" w on w.id = n.author_id where n.request_id = r.id) as notes
     ${FROM} where r.id = $2`,
    [now, id],
  );

const ORDER: Record<NonNullable<ListTripRequestsQuery['sort']>, string> = {
  newest: 'r.created_at desc, r.id desc',
  oldest: 'r.created_at, r.id',
  reply_by: 'r.reply_by, r.id',
};

/** One page of requests and the number of all that fit. @param me id of the caller */
export async function listTripRequests(
  sql: Sql,
  query: ListTripRequestsQuery,
  me: string,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: TripRequestItemDto[] }> {
  const filters = new Filters();
  filters.bind(now);
  if (query.status === undefined) filters.always(`r.status <> 'spam'`);
  filters.add(query.status, (p) => `r.status = ${p}`);
  if (query.assigned_to === 'none') filters.always('r.assigned_to_id is null');
  else filters.add(query.assigned_to === 'me' ? me : query.assigned_to, (p) => `r.assigned_to_id = ${p}`);
  if (query.overdue !== undefined) filters.always(`${query.overdue ? '' : 'not '}${OVERDUE}`);
  filters.contains(query.search, 'r.reference', 'r.name', 'r.email', 'r.description');
  const total = await sql.primaryRow<{ count: string }>(
    `select count(*) filter (where $1::timestamptz is not null) as count ${FROM} ${filters.where}`,
    [...filters.values],
  );
  const rows = await sql.primaryRows<TripRequestItemDto>(
    `select ${ITEM} ${FROM} ${filters.where} order by ${ORDER[query.sort ?? 'newest']}
     limit ${filters.bind(limit)} offset ${filters.bind(offset)}`,
    filters.values,
  );
  return { count: Number(total?.count ?? 0), rows };
}
