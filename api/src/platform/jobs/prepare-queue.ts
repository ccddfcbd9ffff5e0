import type pg from 'pg';
import { QUEUE_SCHEMA, openQueue } from './job-queue.js';

/** Makes or migrates the queue's tables as the owner, on a connection that holds the lock of the preparation. */
export async function prepareQueue(owner: pg.Client): Promise<void> {
  const executeSql = async (text: string, values?: unknown[]) => {
    const result = await owner.query(text, values);
    return { rows: result.rows as never[] };
  };
  const queue = await openQueue({ executeSql }, 'owner');
  await queue.start();
  await queue.stop({ graceful: false });
}

/** What the application may do in the queue's schema: rows, not tables. `role` is a quoted identifier. */
export async function grantQueue(owner: pg.Client, role: string): Promise<void> {
  await owner.query(`grant usage on schema ${QUEUE_SCHEMA} to ${role}`);
  await owner.query(`grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to ${role}`);
  await owner.query(`grant usage, select on all sequences in schema ${QUEUE_SCHEMA} to ${role}`);
  await owner.query(`grant execute on all functions in schema ${QUEUE_SCHEMA} to ${role}`);
}
