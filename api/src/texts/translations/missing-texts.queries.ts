import type { MissingKind, MissingTextCountDto } from './missing-texts.dto.js';
import type { Rows } from './translations.queries.js';

/** Rows of the table, at most: beyond them only known ones count on. */
const MAX_STORED = 5000;

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Counts texts once each. */
export const countMissing = (
  sql: Rows,
  { remote, build, language }: { remote: string; build: string; language: string },
  items: readonly { ns: string; key: string; kind: string }[],
  at: Date,
) =>
  sql.primaryRows(
    `insert into missing_report as m (remote, build, language, namespace, key, kind, hits, first_at, last_at)
     select $1::text, $2::text, $3::text, i.ns, i.key, i.kind, 1, $5::timestamptz, $5::timestamptz
     from jsonb_to_recordset($4::jsonb) as i(ns text, key text, kind text)
     where (select count(*) from missing_report) < ${MAX_STORED} or exists (select from missing_report k
       where k.remote = $1::text and k.build = $2::text and k.language = $3::text and k.namespace = i.ns and k.key = i.key and k.kind = i.kind)
     on conflict (remote, build, language, namespace, key, kind) do update
       set hits = least(m.hits + 1, 1000000000), last_at = excluded.last_at`,
    [remote, build, language, JSON.stringify(items), at],
  );

/** A counter as it is stored. */
export type MissingRow = Omit<MissingTextCountDto, 'is_written'>;

/** Counters of a kind, or of every kind, the most frequent first. */
export const findMissing = (sql: Rows, kind: MissingKind | null, limit: number, offset: number) =>
  sql.primaryRows<MissingRow>(
    `select remote, build as build_id, language as lang, namespace as ns, key, kind, hits, ${iso('first_at')} as first_at,
       ${iso('last_at')} as last_at
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
