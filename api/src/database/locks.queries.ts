import type { Owner } from '../platform/data/owner.js';

export interface OpenTransaction {
  /** Name that its client gave; empty where it gave none. */
  name: string;
  pid: number;
  seconds: number;
}

/** Who has had a transaction open for longest in this database, other than the caller; undefined when nobody has. */
export async function oldestTransaction(owner: Owner): Promise<OpenTransaction | undefined> {
  const { rows } = await owner.query(
    `select application_name as name, pid, extract(epoch from now() - xact_start)::int as seconds from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() and xact_start is not null
     order by xact_start limit 1`,
  );
  return rows[0] as OpenTransaction | undefined;
}

/** `lock_timeout` of a session, in milliseconds, or of a transaction. */
export const limitLockWait = (owner: Owner, milliseconds: number, local: boolean) =>
  owner.query(`select set_config('lock_timeout', $1, $2)`, [`${milliseconds}ms`, local]);
