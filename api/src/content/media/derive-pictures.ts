import os from 'node:os';
import pg from 'pg';
import type { Config } from '../../platform/config/config.js';
import { PictureDeriver } from './picture-deriver.js';
import { openStore } from './store/open-store.js';

/** What the server tells this process; it reads no environment of its own. */
export type DeriveOrder = Pick<Config, 'databaseUrl' | 'mediaDir' | 's3'>;

// A process of its own, run by `PictureWorker`: derives what is due, then ends; with the server it ends at once.
process.on('disconnect', () => process.exit(0));
process.once('message', (order: DeriveOrder) => {
  void work(order).then(
    () => process.exit(0),
    (error: Error) => process.send?.(`pictures are not derived ahead: ${error.message}`, () => process.exit(1)),
  );
});

async function work(order: DeriveOrder): Promise<void> {
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  const pool = new pg.Pool({ connectionString: order.databaseUrl, max: 1, application_name: 'atoll pictures' });
  pool.on('error', () => undefined);
  const rows = async <T extends object>(text: string, values: readonly unknown[] = []) =>
    (await pool.query<T & pg.QueryResultRow>(text, [...values])).rows as T[];
  const sql = {
    primaryRows: rows,
    primaryRow: async <T extends object>(text: string, values: readonly unknown[] = []) =>
      (await rows<T>(text, values))[0] ?? null,
  };
  const say = (line: string) => process.send?.(line);
  const done = await new PictureDeriver(openStore(order), sql, say).runDue();
  if (done > 0) say(`${done} picture(s) have all their sizes`);
  await pool.end();
}
