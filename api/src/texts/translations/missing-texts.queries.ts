import { instant } from '../../platform/data/sql-text.js';
import type { MissingKind, MissingTextCountDto } from './missing-texts.dto.js';
import type { Rows } from './translations.queries.js';

/** Rows of the table, at most. */
const MAX_STORED = 5000;

interface Place {
  remote: string;
  build: string;
  language: string;
}

interface Item {
  ns: string;
  key: string;
  kind: string;
}

const GIVEN = `jsonb_to_recordset($4::jsonb) as i(ns text, key text, kind text)`;
const IS_KNOWN = `exists (select from missing_report k where k.remote = $1::text and k.build = $2::text
  and k.language = $3::text and k.namespace = i.ns and k.key = i.key and k.kind = i.kind)`;

/**
 * Makes room for texts that are not counted yet. Anybody may report, and names of keys are easily made up: those that were asked for
 * least and longest ago go, and those that many ask for stay.
 */
const makeRoom = (sql: Rows, { remote, build, language }: Place, items: string) =>
  sql.primaryRows(
    `with full_by as (select (select count(*) from missing_report) - ${MAX_STORED} + count(*) as rows from ${GIVEN} where not ${IS_KNOWN})
     delete from missing_report where ctid = any(array(
       select ctid from missing_report order by hits, last_at limit greatest(0, (select rows from full_by)) for update skip locked))`,
    [remote, build, language, items],
  );

/** Counts texts once each. */
export async function countMissing(sql: Rows, place: Place, items: readonly Item[], at: Date): Promise<void> {
  const { remote, build, language } = place;
  const given = JSON.stringify(items);
  await makeRoom(sql, place, given);
  await sql.primaryRows(
    `insert into missing_report as m (remote, build, language, namespace, key, kind, hits, first_at, last_at)
     select $1::text, $2::text, $3::text, i.ns, i.key, i.kind, 1, $5::timestamptz, $5::timestamptz
     from ${GIVEN} where (select count(*) from missing_report) < ${MAX_STORED} or ${IS_KNOWN}
     order by i.ns, i.key, i.kind
     on conflict (remote, build, language, namespace, key, kind) do update
       set hits = least(m.hits + 1, 1000000000), last_at = excluded.last_at`,
    [remote, build, language, given, at],
  );
}

/** A counter as it is stored. */
export type MissingRow = Omit<MissingTextCountDto, 'is_written'>;

/** Counters of a kind, or of every kind, the most frequent first. */
export const findMissing = (sql: Rows, kind: MissingKind | null, limit: number, offset: number) =>
  sql.primaryRows<MissingRow>(
    `select remote, build as build_id, language as lang, namespace as ns, key, kind, hits, ${instant('first_at')} as first_at,
       ${instant('last_at')} as last_at
     from missing_report where $1::text is null or kind = $1
     order by hits desc, last_at desc, namespace, key, remote, build, language, kind limit $2 offset $3`,
    [kind, limit, offset],
  );

export const countMissingRows = async (sql: Rows, kind: MissingKind | null): Promise<number> =>
  (
    await sql.primaryRow<{ count: number }>(
      'select count(*)::int as count from missing_report where $1::text is null or kind = $1',
      [kind],
    )
  )?.count ?? 0;
