import type { Sql } from '../../platform/data/sql.js';
import type { VisitsDto } from './visits.dto.js';

/** Different rows that an event may have on a day: anybody can send what nobody has done. What is known already is counted on. */
export const MOST_ROWS = 5000;

/** Rows of the answer that name the most frequent ones only. */
const TOP = 20;

export interface DoneOnce {
  event: string;
  page: string;
  subject: string;
}

/** Adds to the sums of a day. Rows are locked in one order, so that two messages never wait for each other. */
export const addVisits = (
  sql: Pick<Sql, 'primaryRows'>,
  { day, language, source, done }: { day: string; language: string; source: string; done: DoneOnce[] },
) =>
  sql.primaryRows(
    `with done as (
       select event, page, subject, count(*)::int as count
       from json_to_recordset($4::json) as d (event text, page text, subject text) group by 1, 2, 3),
     known as (
       select d.*, exists (select from visit_sum s where (s.day, s.event, s.page, s.subject, s.language, s.source)
         = ($1::date, d.event, d.page, d.subject, $2::text, $3::text)) as is_known from done d)
     insert into visit_sum as s (day, event, page, subject, language, source, count)
     select $1::date, event, page, subject, $2::text, $3::text, count from known
     where is_known or (select count(*) from visit_sum s where s.day = $1::date and s.event = known.event) < ${MOST_ROWS}
     order by event, page, subject
     on conflict (day, event, page, subject, language, source) do update set count = s.count + excluded.count`,
    [day, language, source, JSON.stringify(done)],
  );

/** Everything that the office reads of these days, in one statement. */
export const sumVisits = async (sql: Pick<Sql, 'primaryRows'>, from: string, to: string) => {
  const [sums] = await sql.primaryRows<Omit<VisitsDto, 'from' | 'to'>>(
    `with sums as (select * from visit_sum where day between $1::date and $2::date),
     views as (select *, case when event = 'view' then count else 0 end as views,
       case when event = 'sent' then count else 0 end as sent from sums)
     select
       (select coalesce(json_agg(r), '[]') from (select event, sum(count)::int as count from sums group by 1) r) as events,
       (select coalesce(json_agg(r order by r.day), '[]') from (
          select day, sum(views)::int as views, sum(sent)::int as sent from views group by 1) r) as days,
       (select coalesce(json_agg(r), '[]') from (select source as name, sum(views)::int as views, sum(sent)::int as sent
          from views group by 1 order by 2 desc, 1 limit ${TOP}) r) as sources,
       (select coalesce(json_agg(r), '[]') from (select language as name, sum(views)::int as views, sum(sent)::int as sent
          from views group by 1 order by 2 desc, 1) r) as languages,
       (select coalesce(json_agg(r), '[]') from (select page, subject, sum(views)::int as views,
          coalesce(sum(count) filter (where event = 'availability'), 0)::int as availability
          from views where subject <> '' and event in ('view', 'availability')
          group by 1, 2 order by 3 desc, 1, 2 limit ${TOP}) r) as subjects,
       (select coalesce(json_agg(r), '[]') from (select subject as words, sum(count)::int as count from sums
          where event = 'nothing_found' and subject <> '' group by 1 having sum(count) > 1
          order by 2 desc, 1 limit ${TOP}) r) as nothing_found`,
    [from, to],
  );
  return sums!;
};
