import type { Language } from '@atoll/contract/languages';
import { instant } from '../../platform/data/sql-text.js';
import { Statement } from '../../platform/data/statement.js';
import type { Sql } from '../../platform/data/sql.js';
import type { BookingLock } from '../bookings/access/booking-doors.js';
import type { Vote } from './review-status.js';
import type { ListReviewsQuery, ReviewDto } from './reviews.dto.js';

export type Rows = Pick<Sql, 'primaryRow' | 'primaryRows'>;

/** What is rated, and where its rating stands. Experiences are reviewed, but carry no average. */
export const KINDS = ['package', 'resort', 'experience'] as const;
export type Kind = (typeof KINDS)[number];
const RATED = ['package', 'resort'] as const;

/** A thing of the catalogue by id or slug, whether visitors can see it, and whether they ever could. */
export const findSubject = (sql: Rows, kind: Kind, reference: string, language: Language) =>
  sql.primaryRow<{ id: number; name: string; shown: boolean; was_shown: boolean }>(
    `select s.id, coalesce(t.name, e.name, s.slug) as name, s.status = 'published' and s.deleted_at is null as shown,
       s.published_at is not null as was_shown from ${kind} s
     left join ${kind}_text t on t.${kind}_id = s.id and t.language = $2 and t.status <> 'draft'
     left join ${kind}_text e on e.${kind}_id = s.id and e.language = 'en'
     where s.slug = $1 or s.id::text = $1 order by shown desc limit 1`,
    [reference, language],
  );

/** What a stay has to have led to, all of it. */
export interface StayQuestion {
  packageId: number | null;
  resortId: number | null;
  experienceId: number | null;
  /** Calendar date in the Maldives. */
  today: string;
}

/**
 * The booking that is named, or whose key for good this is (a key that ends does not say whose it is), and whether it is a stay that the
 * review is about: agreed, come to no other end, begun, and led to all that is named. What was only asked for is no stay.
 */
export const findStay = (
  sql: Rows,
  { packageId, resortId, experienceId, today }: StayQuestion,
  { booking, keyHash }: { booking: string | null; keyHash: string | null },
) =>
  sql.primaryRow<BookingLock & { led: boolean }>(
    `select b.id, b.access_token_hash, b.customer_id,
       b.status in ('confirmed', 'completed') and b.check_in <= $3::date
       and ($1::int is null or b.package_id = $1::int)
       and ($2::int is null or b.resort_id = $2::int
         or exists (select from package_resort pr where pr.package_id = b.package_id and pr.resort_id = $2::int))
       and ($5::int is null
         or exists (select from package_experience px where px.package_id = b.package_id and px.experience_id = $5::int)) as led
     from booking b where b.${booking === null ? 'access_token_hash' : 'id'} = $4`,
    [packageId, resortId, today, booking ?? keyHash, experienceId],
  );

/** What a review is of. To visitors nothing is named that they cannot open. */
const subject = (kind: Kind, isPublic: boolean) =>
  `(select json_build_object('id', s.id, 'slug', s.slug, 'name', coalesce(t.name, e.name, s.slug)) from ${kind} s
    left join ${kind}_text t on t.${kind}_id = s.id and t.language = $1 and t.status <> 'draft'
    left join ${kind}_text e on e.${kind}_id = s.id and e.language = 'en' where s.id = r.${kind}_id
    ${isPublic ? `and s.status = 'published' and s.deleted_at is null` : ''}) as ${kind}`;

const columns = (
  isPublic: boolean,
) => `r.id, ${KINDS.map((kind) => subject(kind, isPublic)).join(', ')}, r.name, r.country, r.rating, r.scores, r.title, r.comment,
  r.stay_month, r.traveller_type, r.language, r.verified, r.status = 'approved' as approved,
  case when r.reply_text is null then null else json_build_object('text', r.reply_text, 'by',
    (select u.first_name from "user" u where u.id = r.reply_by_id), 'at', ${instant('r.reply_at')}) end as reply,
  r.helpful_count, ${instant('r.created_at')} as created_at`;

const PUBLIC = columns(true);
const MODERATOR = `${columns(false)}, r.status, r.rejection_reason, r.reported_count, ${instant('r.moderated_at')} as moderated_at, r.version`;

/** One review as moderators see it. */
export const findReview = (sql: Rows, id: string, language: Language) =>
  sql.primaryRow<ReviewDto>(`select ${MODERATOR} from review r where r.id = $2`, [language, id]);

const ORDER: Record<NonNullable<ListReviewsQuery['sort']>, string> = {
  newest: 'r.created_at desc, r.id desc',
  rating: 'r.rating desc, r.created_at desc, r.id desc',
  // Who reads one language gets little help from the words of another.
  helpful: '(r.language = $1::text) desc, r.helpful_count desc, r.created_at desc, r.id desc',
};

/** One page of reviews and the number of all that fit; visitors get approved ones whatever the query says. */
export async function listReviews(
  sql: Sql,
  query: ListReviewsQuery,
  language: Language,
  moderator: boolean,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: ReviewDto[] }> {
  const filters = new Statement(language);
  if (!moderator) filters.where(`r.status = 'approved'`);
  else if (query.approved !== undefined) filters.where(`r.status ${query.approved ? '=' : '<>'} 'approved'`);
  if (moderator && query.status === undefined) filters.where(`r.status <> 'spam'`);
  if (moderator) filters.filter(query.status, (p) => `r.status = ${p}`);
  for (const kind of KINDS)
    filters.filter(
      query[kind],
      (p) => `r.${kind}_id = (select s.id from ${kind} s where s.slug = ${p}::text or s.id::text = ${p}::text limit 1)`,
    );
  filters
    .filter(query.rating, (p) => `r.rating = ${p}`)
    .filter(query.language, (p) => `r.language = ${p}`)
    .filter(query.verified, (p) => `r.verified = ${p}`)
    .contains(query.search, 'r.name', 'r.title', 'r.comment');
  const total = await sql.primaryRow<{ count: string }>(
    `select count(*) filter (where $1::text is not null) as count from review r where ${filters.condition}`,
    [...filters.values],
  );
  const rows = await sql.primaryRows<ReviewDto>(
    `select ${moderator ? MODERATOR : PUBLIC} from review r where ${filters.condition}
     order by ${ORDER[query.sort ?? 'newest']} limit ${filters.bind(limit)} offset ${filters.bind(offset)}`,
    filters.values,
  );
  return { count: Number(total?.count ?? 0), rows };
}

/**
 * Computes ratings of packages and resorts from their approved reviews. The rows are locked first, in the order of their kind
 * and id: of two moderators the second one counts what the first has approved.
 */
export async function refreshRatings(sql: Rows, ids: Record<(typeof RATED)[number], number[]>): Promise<void> {
  for (const kind of RATED) {
    if (ids[kind].length === 0) continue;
    // Statements of one transaction, in an order that cannot deadlock.
    await sql.primaryRows(`select id from ${kind} where id = any($1::int[]) order by id for update`, [ids[kind]]);
    await sql.primaryRows(
      `update ${kind} s set (rating_average, review_count) = (
         select round(avg(r.rating), 2), count(r.id) from review r where r.${kind}_id = s.id and r.status = 'approved')
       where s.id = any($1::int[])`,
      [ids[kind]],
    );
  }
}

const COUNTERS: Record<Vote, string> = { helpful: 'helpful_count', report: 'reported_count' };

/**
 * Counts a visitor's vote on an approved review once; returns how many found it helpful, or null where there is no such review.
 */
export async function countVote(sql: Rows, id: string, vote: Vote, visitor: string): Promise<number | null> {
  const shown = await sql.primaryRow<{ helpful_count: number }>(
    `select helpful_count from review where id = $1 and status = 'approved' for update`,
    [id],
  );
  if (!shown) return null;
  const counted = await sql.primaryRow<{ helpful_count: number }>(
    `with vote as (insert into review_vote (review_id, kind, ip_hash) values ($1, $2, $3) on conflict do nothing returning 1)
     update review set ${COUNTERS[vote]} = ${COUNTERS[vote]} + 1 where id = $1 and exists (select from vote)
     returning helpful_count`,
    [id, vote, visitor],
  );
  return (counted ?? shown).helpful_count;
}
