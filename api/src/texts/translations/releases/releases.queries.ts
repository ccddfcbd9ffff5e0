import { instant } from '../../../platform/data/sql-text.js';
import type { TextPlace } from '../../languages/text-id.js';
import type { TextAction } from '../translation-revision.entity.js';
import { FORMER, FORMER_HASHES, type FormerWords, type Rows } from '../translations.queries.js';
import type { ReleaseWay } from './releases.dto.js';

/** The end of a person's work: after a pause of this length their next change begins another release. */
const PAUSE = "interval '15 minutes'";

const ZONE = "'Indian/Maldives'";

/** Approving what a file brought is work by hand; only the writes of a file, of a list and of a put-back stand for themselves. */
const WAY = `case when r.action = 'revert' and (r.origin = 'put_back' or r.job_id is not null) then 'put_back'
  when r.job_id is not null then 'import' when r.origin = 'bulk' and r.action = 'edit' then 'bulk' else 'hand' end collate "C"`;

const DAY = `(r.at at time zone ${ZONE})::date`;
const midnight = (day: string) => `(${day}::date::timestamp at time zone ${ZONE})`;

const REVISIONS = 'translation_revision r join translation t on t.id = r.translation_id';

/**
 * Revisions of some days, `part` telling which release of a day they are of: whatever one person changed by hand in one language
 * without a pause; a file, a list or a put-back by itself. A day ends every release, so whole days can be read without their past.
 */
const parted = (only: string) => `revised as (
    select r.id, r.translation_id, r.value is distinct from r.previous as is_reworded, r.job_id, r.reason, r."by", r.at,
      ${DAY} as day, ${WAY} as way, t.language collate "C" as language
    from ${REVISIONS}
    where r.at >= ${midnight('$1')} and r.at < ${midnight('$2')} + interval '1 day' and t.language = any($3::text[]) ${only}),
  spaced as (
    select *, coalesce(at - lag(at) over place > case way when 'hand' then ${PAUSE} else interval '0' end, true) as begins
    from revised window place as (partition by "by", language, way, day order by at, id)),
  parted as (
    select *, count(*) filter (where begins) over (partition by "by", language, way, day order by at, id) as part from spaced)`;

/** A release as it is stored nowhere: gathered from the revisions of its texts. */
export interface ReleaseRow {
  id: string;
  language: string;
  way: ReleaseWay;
  by: string | null;
  from: string;
  to: string;
  texts: number;
  reworded: number;
  file_name: string | null;
  reason: string | null;
}

/** Which releases; the days are those of the Maldives, the last one included. */
export interface ReleaseFilter {
  from: string;
  to: string;
  languages: readonly string[];
  way?: ReleaseWay | undefined;
}

/** A page of releases, the latest first, and how many fit. */
export async function findReleases(
  sql: Rows,
  { from, to, languages, way }: ReleaseFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: ReleaseRow[] }> {
  const rows = await sql.primaryRows<ReleaseRow & { total: number }>(
    `with ${parted('')},
     changed as (
       select "by", language, way, day, part, translation_id, bool_or(is_reworded) as is_reworded, min(at) as since,
         max(at) as until, max(id::text collate "C") filter (where begins) as id, max(job_id::text collate "C") as job_id, max(reason) as reason
       from parted where $4::text is null or way = $4 group by "by", language, way, day, part, translation_id),
     release as (
       select "by", language, way, min(since) as since, max(until) as until, max(id)::uuid as id, count(*)::int as texts,
         (count(*) filter (where is_reworded))::int as reworded, max(job_id)::uuid as job_id, max(reason) as reason
       from changed group by "by", language, way, day, part)
     select ${SHOWN}, (count(*) over ())::int as total from ${PEOPLE} order by r.until desc, r.id limit $5 offset $6`,
    [from, to, languages, way ?? null, limit, offset],
  );
  const withoutTotal = (row: ReleaseRow & { total: number }): ReleaseRow => {
    const { total: _, ...release } = row;
    return release;
  };
  return { count: rows[0]?.total ?? 0, rows: rows.map(withoutTotal) };
}

const SHOWN = `r.id, r.language, r.way, u.email as "by", ${instant('r.since')} as "from", ${instant('r.until')} as "to", r.texts,
  r.reworded, j.file_name, case when r.way = 'put_back' and r.job_id is null then r.reason end as reason`;
const PEOPLE = 'release r left join "user" u on u.id = r."by" left join import_job j on j.id = r.job_id';

/** Where the revisions of one release are found: those between two instants are all of it. */
export interface ReleasePlace {
  id: string;
  language: string;
  by: string;
  way: ReleaseWay;
  since: string;
  until: string;
}

/** The place of the release that a revision belongs to; null for an unknown one, and outside of these languages. */
export async function findReleasePlace(
  sql: Rows,
  id: string,
  languages: readonly string[],
): Promise<ReleasePlace | null> {
  const found = await sql.primaryRow<Omit<ReleasePlace, 'since' | 'until'> & { day: string; at: string }>(
    `select r.id, ${DAY}::text as day, r.at::text as at, t.language, r."by", ${WAY} as way from ${REVISIONS}
     where r.id = $1 and t.language = any($2::text[])`,
    [id, languages],
  );
  if (!found) return null;
  const { day, at, ...place } = found;
  if (place.way !== 'hand') return { ...place, since: at, until: at };
  const { language, by } = place;
  return sql.primaryRow<ReleasePlace>(
    `with ${parted(`and r."by" = $4::uuid and ${WAY} = 'hand'`)}
     select (max(id::text) filter (where begins))::uuid as id, language, "by", way, min(at)::text as since,
       max(at)::text as until
     from parted group by "by", language, way, day, part having bool_or(id = $5::uuid)`,
    [day, day, [language], by, id],
  );
}

const INSIDE = `r.at >= $1::timestamptz and r.at <= $2::timestamptz and r."by" = $3::uuid and t.language = $4 and ${WAY} = $5`;
const valuesOf = ({ since, until, by, language, way }: ReleasePlace) => [since, until, by, language, way];

/** One release. */
export const findRelease = (sql: Rows, place: ReleasePlace) =>
  sql.primaryRow<ReleaseRow>(
    `with release as (
       select $6::uuid as id, t.language, ${WAY} as way, r."by", min(r.at) as since, max(r.at) as until,
         count(distinct r.translation_id)::int as texts,
         (count(distinct r.translation_id) filter (where r.value is distinct from r.previous))::int as reworded,
         max(r.job_id::text)::uuid as job_id, max(r.reason) as reason
       from ${REVISIONS} where ${INSIDE} group by t.language, ${WAY}, r."by")
     select ${SHOWN} from ${PEOPLE}`,
    [...valuesOf(place), place.id],
  );

/** What stood before somebody changed a text. */
export interface FormerText extends TextPlace, FormerWords {
  /** The version that these changes ended with. */
  version: number;
  /** The version that stands now. */
  stands: number;
}

/** What somebody made of a text. */
export interface ChangedText extends FormerText {
  /** Null where the edit was taken back. */
  value: string | null;
  action: TextAction;
}

/**
 * The texts of a release. Of a text that somebody else wrote in between only the last changes in a row count: their words are what
 * stood before.
 */
export const findReleaseTexts = (
  sql: Rows,
  place: ReleasePlace,
  { limit, offset }: { limit: number | null; offset: number },
) =>
  sql.primaryRows<ChangedText>(
    `with own as (
       select r.translation_id, r.revision, r.value, r.action, t.language, t.namespace, t.key, t.version as stands,
         r.revision - row_number() over (partition by r.translation_id order by r.revision) as run
       from ${REVISIONS} where ${INSIDE}),
     told as (
       select distinct on (translation_id) *,
         first_value(revision) over (partition by translation_id, run order by revision) as first
       from own order by translation_id, revision desc)
     select o.namespace, o.key, o.language, r.previous, r.previous_status, ${FORMER_HASHES}, o.value, o.action,
       o.revision as version, o.stands
     from told o join translation_revision r on r.translation_id = o.translation_id and r.revision = o.first ${FORMER}
     order by o.namespace collate "C", o.key collate "C" limit $6 offset $7`,
    [...valuesOf(place), limit, offset],
  );

/** The texts that were changed at this instant or later, with what stood before it. */
export const findTextsSince = (sql: Rows, moment: string, languages: readonly string[]) =>
  sql.primaryRows<FormerText>(
    `select t.namespace, t.key, t.language, r.previous, r.previous_status, ${FORMER_HASHES}, t.version, t.version as stands
     from translation t cross join lateral (
       select translation_id, revision, previous, previous_status from translation_revision
       where translation_id = t.id and at >= $1::timestamptz
       order by at, revision limit 1) r ${FORMER}
     where t.updated_at >= $1::timestamptz and t.language = any($2::text[])
     order by t.language collate "C", t.namespace collate "C", t.key collate "C"`,
    [moment, languages],
  );
