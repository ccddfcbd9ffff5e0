import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { UnavailableError } from '../errors/app-error.js';
import { Sql } from '../data/sql.js';
import { Config } from '../config/config.js';

const CACHE_MS = 1000;

/** Whether this replica should get traffic: Postgres answers and no shutdown has begun. */
@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  private draining = false;
  private checked = 0;
  private last: Promise<boolean> = Promise.resolve(false);

  constructor(
    private readonly config: Config,
    private readonly sql: Sql,
  ) {}

  /**
   * Asks Postgres at most once a second, however often it is called.
   * @throws {UnavailableError} 503 while the replica is not ready
   */
  async check(): Promise<void> {
    if (this.draining) throw new UnavailableError();
    if (Date.now() - this.checked > CACHE_MS) {
      this.checked = Date.now();
      this.last = this.ping();
    }
    if (!(await this.last)) throw new UnavailableError();
  }

  private async ping(): Promise<boolean> {
    const slow = sleep(1800, false, { ref: false });
    const answered = this.sql
      .primaryRow('select 1 as ok')
      .then(() => true)
      .catch(() => false);
    return Promise.race([answered, slow]);
  }

  /** Says 503 first and gives load balancers time to see it; the listener closes afterwards. */
  async beforeApplicationShutdown(): Promise<void> {
    this.draining = true;
    await sleep(this.config.drainSeconds * 1000);
  }
}
