import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { DUE_JOB } from '../bookings/due/due-changes.js';
import { CARD_WAIT } from '../bookings/machine/deadlines.js';
import { ChargeEndings } from './charge-endings.js';
import { ledgerFaults, silentCharges, silentRefunds } from './payments.queries.js';
import { Refunds } from './refunds.js';

/** How many questions wait for an answer at a time: one that takes its time holds up four others, not all. */
const AT_ONCE = 5;

/** Looks after what nobody tells us: messages of a provider that were lost, and books that do not agree. */
@Injectable()
export class PaymentWatch implements OnModuleInit {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly sql: Sql,
    private readonly endings: ChargeEndings,
    private readonly refunds: Refunds,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every('payments.silent', 60, () => this.askAll());
    this.jobs.handle(DUE_JOB, ({ booking }) => this.endings.endOver(String(booking)));
    this.jobs.every('payments.check', '50 3 * * *', async () => void (await this.check()));
  }

  /** Asks providers about charges and refunds that they said nothing of. One that fails leaves the others alone. */
  async askAll(): Promise<void> {
    const now = this.clock.now();
    const charges = await silentCharges(this.sql, new Date(now.getTime() - CARD_WAIT));
    await this.each(charges, ({ id, provider, provider_ref: providerRef }) =>
      this.endings.end({ id, provider, providerRef }),
    );
    await this.each(await silentRefunds(this.sql, now), ({ id }) => this.refunds.finish(id));
  }

  /** Bookings whose columns say something else than their ledger. There are none; each that is found is an error in the log. */
  async check(): Promise<string[]> {
    const faults = await ledgerFaults(this.sql);
    for (const { id, reference } of faults)
      this.logger.error({ msg: 'the ledger says something else than the booking', booking: id, reference });
    return faults.map(({ id }) => id);
  }

  private async each<T extends { id: string }>(found: T[], work: (one: T) => Promise<unknown>): Promise<void> {
    const waiting = found.values();
    const asker = async (): Promise<void> => {
      for (const one of waiting)
        await work(one).catch((error: Error) => this.logger.error({ err: error.stack, payment: one.id }));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, asker));
  }
}
