import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Outbox } from '../../../people/mail/outbox.js';
import { REMINDER_STAGES, type ReminderStage } from '../../../people/mail/templates/booking-money-letters.js';
import type { BookingsDigest } from '../../../people/mail/templates/booking-office-letters.js';
import { Clock } from '../../../platform/data/clock.js';
import { formatMinorOrNull } from '../../../platform/fields/money.js';
import { Sql } from '../../../platform/data/sql.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { dueOfRow } from '../due/due-of-row.js';
import { BookingMails } from './booking-mails.js';
import {
  type DigestRow,
  bookingsWithoutFlights,
  countInboxes,
  digestIsWritten,
  digestRows,
  owedBookings,
} from './booking-reminders.queries.js';
import { BookingSteps } from '../machine/booking-steps.js';

/** Letters of the day: to guests who owe the rest, and to the office what it has to know. A letter that is written is its own mark. */
@Injectable()
export class BookingReminders implements OnModuleInit {
  private readonly logger = new Logger('Bookings');

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly steps: BookingSteps,
    private readonly mails: BookingMails,
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every('bookings.reminders', '0 10 * * *', () => this.remind());
    this.jobs.every('bookings.flights', '30 10 * * *', () => this.askForFlights());
    this.jobs.every('bookings.digest', '0 8 * * *', () => this.digest());
  }

  /** Reminds of what is owed: ten days before it is due, on the day, ten days after. */
  async remind(): Promise<void> {
    const today = this.clock.maldivesDate();
    for (const stage of REMINDER_STAGES)
      for (const { id } of await owedBookings(this.sql, stage, today)) await this.remindOne(id, stage, today);
  }

  /** Asks for the flights of stays that come closer, once for each day of arrival. */
  async askForFlights(): Promise<void> {
    const today = this.clock.maldivesDate();
    for (const { id } of await bookingsWithoutFlights(this.sql, today))
      await this.alone({ booking: id, asks: 'flights' }, async (em) => {
        const booking = await this.steps.lock(em, id);
        const [found] = await bookingsWithoutFlights(transactionSql(em), today, id);
        if (found) await this.mails.askedForDetails(em, booking, found.due_on);
      });
  }

  private remindOne(id: string, stage: ReminderStage, today: string): Promise<void> {
    return this.alone({ booking: id, stage }, async (em) => {
      const booking = await this.steps.lock(em, id);
      // Somebody may have paid or cancelled, or another process was faster.
      const [owed] = await owedBookings(transactionSql(em), stage, today, id);
      if (owed) await this.mails.reminded(em, booking, stage, owed.due_on);
    });
  }

  /** One letter in its transaction; one that fails leaves the others alone. */
  private async alone(of: object, work: (em: EntityManager) => Promise<void>): Promise<void> {
    try {
      await this.em.fork().transactional(work);
    } catch (error) {
      this.logger.error({ err: (error as Error).stack, ...of });
    }
  }

  /** Tells the office what the day brings; nothing where it brings nothing. */
  async digest(): Promise<void> {
    const day = this.clock.maldivesDate();
    await this.em.fork().transactional(async (em) => {
      const office = await this.outbox.office(em);
      const sql = transactionSql(em);
      if (!office || (await digestIsWritten(sql, day))) return;
      const rows = await digestRows(sql, this.clock.now(), day, office.locale);
      const inboxes = await countInboxes(sql);
      const isQuiet = rows.length === 0 && Object.values(inboxes ?? {}).every((count) => count === 0);
      if (isQuiet) return;
      const payload = { day, currency: 'USD', sections: sectionsOf(rows), ...(inboxes && { inboxes }) };
      await this.outbox.add(em, {
        ...office,
        template: 'bookings-digest',
        payload,
        entity: { name: 'digest', id: day },
      });
    });
  }
}

function sectionsOf(rows: DigestRow[]): BookingsDigest['sections'] {
  const sections: BookingsDigest['sections'] = {};
  for (const row of rows)
    (sections[row.section] ??= []).push({ ...row.line, amount: formatMinorOrNull(amountOf(row)) });
  return sections;
}

/** What a line is about: what is owed, or what goes back; null where it is about neither. Cents. */
function amountOf(row: DigestRow): number | null {
  if (row.section === 'refunds') return row.money_back_minor;
  return row.section === 'holds' || row.section === 'balances' ? dueOfRow(row).amount : null;
}
