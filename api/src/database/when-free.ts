import { setTimeout as sleep } from 'node:timers/promises';
import { oldestTransaction } from './locks.queries.js';
import type { Owner } from '../platform/data/owner.js';

/** How long a statement waits for one lock: who comes behind it waits as long, and that is less than a request may. Milliseconds. */
export const LOCK_WAIT = 400;
/** Between two tries. Milliseconds. */
const PAUSE = 1000;
/** More than a minute: nothing of the site keeps a transaction open for as long. */
const TRIES = 60;

/** `lock_not_available`, `deadlock_detected`. */
const BUSY = ['55P03', '40P01'];

/** A lock was not to be had. What was to be done in its transaction is not done. */
export class DatabaseBusyError extends Error {
  constructor(tries: number, holder: string, cause: unknown) {
    super(
      `The database was not prepared: in ${tries} tries a lock was not to be had.${holder} Start again once it has ended; what was begun is undone.`,
      { cause },
    );
  }
}

/**
 * Does what needs locks of tables beside a site that runs: what does not get them within `LOCK_WAIT` gives all of them back, lets
 * others go first and tries again.
 * @param owner a client, which is given back without a transaction, and reads who is in the way
 * @param work one transaction, or what may be done twice; its statements have `LOCK_WAIT` as `lock_timeout`
 * @throws {DatabaseBusyError}
 */
export async function whenFree<T>(
  owner: Owner,
  say: (line: string) => void,
  work: () => Promise<T>,
  tries = TRIES,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (!BUSY.includes((error as { code?: string }).code ?? '')) throw error;
      await owner.query('rollback');
      const oldest = await oldestTransaction(owner);
      const holder = oldest
        ? ` The oldest open transaction is of process ${oldest.pid} (${oldest.name || 'without a name'}, ${oldest.seconds} s).`
        : '';
      if (tried >= tries) throw new DatabaseBusyError(tries, holder, error);
      say(`the database is busy, try ${tried} of ${tries} to get a lock.${holder}`);
      await sleep(PAUSE);
    }
  }
}
