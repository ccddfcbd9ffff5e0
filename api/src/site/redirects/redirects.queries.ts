import type { Sql } from '../../platform/data/sql.js';

/** All active redirects as one JSON object, by where they start. */
export const ACTIVE_REDIRECTS = `select coalesce(jsonb_object_agg(from_path, jsonb_build_object('to', to_path, 'status', status)),
    '{}')::text as body from redirect where is_active`;

/** Any fixed number: redirects are changed one after the other, so that two of them cannot close a loop together. */
export const lockRedirects = (sql: Pick<Sql, 'primaryRow'>) => sql.primaryRow('select pg_advisory_xact_lock(7302201)');
