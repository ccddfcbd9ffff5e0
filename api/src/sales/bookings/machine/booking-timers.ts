import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { FREED_JOB, type FreedStock } from '../../../catalogue/availability/freed-stock.js';
import { SoldOutError } from '../../../catalogue/availability/stock.errors.js';
import { Config } from '../../../platform/config/config.js';
import { Clock } from '../../../platform/data/clock.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import { Sql } from '../../../platform/data/sql.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import type { Booking } from '../booking.entity.js';
import { InvalidStepError } from '../bookings.errors.js';
import type { StepName } from './booking-machine.js';
import { BookingSteps, SYSTEM } from './booking-steps.js';
import { endedStays, overdueBookings, waitingBookings } from './booking-timers.queries.js';

/** What time does to bookings. What is due is found in the rows themselves: nothing is lost with a process or a queue. */
@Injectable()
export class BookingTimers implements OnModuleInit {
  private readonly logger = new Logger('Bookings');

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly steps: BookingSteps,
    private readonly jobs: Jobs,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every('bookings.timers', 60, () => this.run());
    this.jobs.every('bookings.waiting', 300, () => this.offer());
    this.jobs.handle(FREED_JOB, (data) => this.offer(data as FreedStock));
  }

  /** Ends what is overdue, and completes stays that are over. One that fails leaves the others alone. */
  async run(): Promise<void> {
    const now = this.clock.now();
    for (const { id } of await overdueBookings(this.sql, now)) await this.takeAlone(id, 'expire');
    for (const { id } of await endedStays(this.sql, this.clock.maldivesDate())) await this.takeAlone(id, 'complete');
  }

  /** Offers places to those who wait, the longest first, as far as they go (T18): those that were freed, or all. */
  async offer(freed: FreedStock | null = null): Promise<void> {
    for (const { id } of await waitingBookings(this.sql, this.clock.maldivesDate(), freed)) {
      // The next one may fit where this one does not: a couple behind a family.
      await this.takeAlone(id, 'offer');
    }
  }

  /** How a place is offered: to whom the agency says yes first, by a request; where only transfers are taken, with the time of one. */
  private async offerOf(em: EntityManager, booking: Booking): Promise<StepName> {
    if (await this.steps.isOnRequest(em, booking)) return 'request';
    return this.config.cardProvider === null ? 'offer_transfer' : 'offer';
  }

  /** One step in a transaction of its own; somebody may have been faster, and there may be no place. */
  private async takeAlone(id: string, name: StepName): Promise<void> {
    try {
      await this.em.fork().transactional(async (em) => {
        const booking = await this.steps.lock(em, id);
        // Somebody may have set another time while this one waited for the booking.
        const isDue = async () => (await overdueBookings(transactionSql(em), this.clock.now(), id)).length > 0;
        if (name === 'expire' && !(await isDue())) return;
        await this.steps.take(em, booking, name === 'offer' ? await this.offerOf(em, booking) : name, SYSTEM);
      });
    } catch (error) {
      if (error instanceof SoldOutError || error instanceof InvalidStepError) return;
      this.logger.error({ err: (error as Error).stack, booking: id, step: name });
    }
  }
}
