import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { hasBegunCharge } from './due.queries.js';

/** Job that says that a booking may owe something else by now: payments by card that were begun for more end. Carries its id. */
export const DUE_JOB = 'bookings.due';

/** What follows from another debt, beyond the transaction that changes it. */
@Injectable()
export class DueChanges {
  constructor(private readonly jobs: Jobs) {}

  /** To be called in the transaction of whatever a booking may owe less after, with it locked: nobody begins a payment meanwhile. */
  async tell(em: EntityManager, id: string): Promise<void> {
    if (await hasBegunCharge(transactionSql(em), id)) await this.jobs.send(DUE_JOB, { booking: id }, { em });
  }
}
