import type { Db, PgBoss } from 'pg-boss';

/** Schema of the queue in the application's database. */
export const QUEUE_SCHEMA = 'pgboss';

/**
 * The queue's library, loaded when somebody needs it: a process that neither sends nor works never pays for it.
 * @param db how its statements reach Postgres
 * @param role `owner` makes and migrates its tables and does nothing else; `sender` puts jobs in; `worker` also plans and works
 */
export async function openQueue(db: Db, role: 'owner' | 'sender' | 'worker'): Promise<PgBoss> {
  const { PgBoss: Queue } = await import('pg-boss');
  const isOwner = role === 'owner';
  const isWorker = role === 'worker';
  return new Queue({
    db,
    schema: QUEUE_SCHEMA,
    createSchema: isOwner,
    migrate: isOwner,
    supervise: isWorker,
    schedule: isWorker,
    // The application's role owns nothing: what would need DDL belongs to the preparation.
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: 120,
    maintenanceIntervalSeconds: 3600,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 10,
  });
}
