import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Session } from '../../people/auth/session.entity.js';
import { UserToken } from '../../people/auth/user-token.entity.js';
import { Clock } from '../../platform/data/clock.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { CustomerExport } from './customer-export.entity.js';
import { Registration } from './registration.entity.js';

/** How long an ended session is still there to be looked at. Milliseconds. */
const SESSIONS_KEPT = 30 * 24 * 3_600_000;

/** Removes what has run out: links, registrations that nobody confirmed, copies of personal data, old sessions. */
@Injectable()
export class ExpiredAccounts implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every('accounts.tidy', '20 4 * * *', () => this.runDue());
  }

  async runDue(): Promise<void> {
    const now = this.clock.now();
    const over = { expiresAt: { $lt: now } };
    const em = this.em.fork();
    await em.nativeDelete(CustomerExport, over);
    await em.nativeDelete(Registration, over);
    await em.nativeDelete(UserToken, over);
    await em.nativeDelete(Session, { expiresAt: { $lt: new Date(now.getTime() - SESSIONS_KEPT) } });
  }
}
