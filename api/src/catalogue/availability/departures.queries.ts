import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@atoll/contract/languages';
import { money } from '../../content/listing/sql-parts.js';
import type { Sql } from '../../platform/data/sql.js';
import { instant } from '../../platform/data/sql-text.js';
import { Statement } from '../../platform/data/statement.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { DepartureDto, ListDeparturesQuery } from './departures.dto.js';

/** `$1` is the language. */
const COLUMNS = `d.id, json_build_object('id', p.id, 'slug', p.slug, 'name', coalesce(t.name, e.name, p.slug)) as package,
  d.start_date::text as start_date, d.end_date::text as end_date, d.status, d.capacity, d.held, d.sold,
  d.capacity - d.held - d.sold as vacancies, d.sold - (
    select coalesce(sum(a.qty), 0)::int from allocation a
    where a.departure_id = d.id and a.released_at is null and a.kind = 'hard'
  ) as elsewhere, d.min_to_run, d.sold >= d.min_to_run as is_guaranteed,
  ${instant('d.cutoff_at')} as cutoff_at, ${money('d.price_minor')} as price, d.notes,
  ${instant('d.updated_at')} as updated_at, d.version`;

const FROM = `departure d join package p on p.id = d.package_id
  left join package_text t on t.package_id = p.id and t.language = $1 and t.status <> 'draft'
  left join package_text e on e.package_id = p.id and e.language = 'en'`;

/** One page of departures by start day, and the number of all that fit. */
export async function listDepartures(
  sql: Pick<Sql, 'primaryRow' | 'primaryRows'>,
  { package: trip, from, to, status }: ListDeparturesQuery,
  language: Language,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: DepartureDto[] }> {
  const statement = new Statement(language)
    .filter(trip, (p) => `(p.slug = ${p} or p.id::text = ${p})`)
    .filter(from, (p) => `d.start_date >= ${p}::date`)
    .filter(to, (p) => `d.start_date <= ${p}::date`)
    .filter(status, (p) => `d.status = ${p}`)
    .where('p.deleted_at is null');
  const { condition, values } = statement;
  const counted = await sql.primaryRow<{ count: number }>(
    `select count(*)::int as count from ${FROM} where ${condition}`,
    [...values],
  );
  const window = `limit ${statement.bind(limit)} offset ${statement.bind(offset)}`;
  const rows = await sql.primaryRows<DepartureDto>(
    `select ${COLUMNS} from ${FROM} where ${condition} order by d.start_date, d.id ${window}`,
    statement.values,
  );
  return { count: counted?.count ?? 0, rows };
}

/** Departures by their ids, by start day. */
export const readDepartures = (em: EntityManager, ids: readonly number[], language: Language) =>
  transactionSql(em).primaryRows<DepartureDto>(
    `select ${COLUMNS} from ${FROM} where d.id = any($2::int[]) order by d.start_date, d.id`,
    [language, ids],
  );

/** A package that is still there, by id or slug; it stays until the transaction ends. */
export const holdPackage = (em: EntityManager, idOrSlug: string) =>
  transactionSql(em).primaryRow<{ id: number; duration: number }>(
    `select id, duration from package where (slug = $1 or id::text = $1) and deleted_at is null for share`,
    [idOrSlug],
  );

export interface NewDepartures {
  package: number;
  /** Days of the trip. */
  duration: number;
  dates: readonly string[];
  capacity: number;
  minToRun: number;
  cutoffHours: number;
  priceMinor: number | null;
  notes: string;
  by: string | null;
  now: Date;
}

/** Makes departures on the days on which the package has none. Returns their ids. */
export async function insertDepartures(em: EntityManager, made: NewDepartures): Promise<number[]> {
  const rows = await transactionSql(em).primaryRows<{ id: number }>(
    `insert into departure (package_id, start_date, end_date, capacity, min_to_run, cutoff_at, price_minor, notes,
       updated_by, created_at, updated_at)
     select $1, day, day + $3::int - 1, $4, $5, (day::timestamp at time zone 'Indian/Maldives') - $6::int * interval '1 hour',
       $7, $8, $9, $10, $10
     from unnest($2::date[]) as day
     on conflict (package_id, start_date) do nothing returning id`,
    [
      made.package,
      made.dates,
      made.duration,
      made.capacity,
      made.minToRun,
      made.cutoffHours,
      made.priceMinor,
      made.notes,
      made.by,
      made.now,
    ],
  );
  return rows.map(({ id }) => id);
}
