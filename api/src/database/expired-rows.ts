import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../platform/data/sql.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { cleanUp } from './clean-up.js';

/** Removes every day what has run out: a server may be up for months without a preparation. */
@Injectable()
export class ExpiredRows implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('database.tidy', '40 4 * * *', () => cleanUp(this.sql.pool));
  }
}
