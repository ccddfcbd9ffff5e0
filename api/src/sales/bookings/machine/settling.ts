import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SoldOutError } from '../../../catalogue/availability/stock.errors.js';
import { Clock } from '../../../platform/data/clock.js';
import { DueChanges } from '../due/due-changes.js';
import { BookingMails } from '../letters/booking-mails.js';
import type { BookingStatus } from '../booking-status.js';
import type { Booking } from '../booking.entity.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import { lastExpiry } from './booking-timers.queries.js';
import { feeOf } from './cancelling.js';
import { honouredUntil } from './deadlines.js';
import { stepFault } from './booking-machine.js';
import { type StepActor, BookingSteps } from './booking-steps.js';

/** States in which nothing is owed but a fee. */
const OVER: readonly BookingStatus[] = ['expired', 'declined', 'cancelled', 'no_show'];

/** What the ledger has just counted. */
export interface MovedMoney {
  type: 'payment' | 'refund' | 'chargeback';
  /** Cents. */
  amountMinor: number;
  /** When it arrived, which may be days before somebody enters it; now unless given. */
  at?: Date | null;
}

/** What money does to a booking. */
@Injectable()
export class Settling {
  constructor(
    private readonly steps: BookingSteps,
    private readonly mails: BookingMails,
    private readonly dueChanges: DueChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * To be called by the ledger in its transaction, after each change of what was paid or went back, with the booking locked: the
   * deposit confirms it (T6, T11); money that comes after a hold is honoured while there are places. What is not owed waits for its
   * way back, and pages on which a card pays it are over. Whom moved money concerns is told in a letter, in the same transaction.
   */
  async settle(em: EntityManager, booking: Booking, actor: Omit<StepActor, 'by'>, moved?: MovedMoney): Promise<void> {
    const ledger: StepActor = { ...actor, by: 'ledger' };
    const isEnough = booking.netPaid >= Math.max(booking.depositMinor, 1);
    const { status } = booking;
    if (isEnough && (status === 'on_hold' || status === 'awaiting_payment'))
      await this.steps.take(em, booking, 'pay', ledger);
    if (isEnough && status === 'expired') await this.honour(em, booking, ledger, moved?.at ?? this.clock.now());
    if (OVER.includes(booking.status)) booking.refundDueMinor = Math.max(booking.netPaid - feeOf(booking), 0);
    // A step has told it.
    if (booking.status === status) await this.dueChanges.tell(em, booking.id);
    if (moved)
      await this.mails.moneyMoved(em, booking, { ...moved, confirmed: booking.status !== status, by: actor.type });
  }

  private async honour(em: EntityManager, booking: Booking, actor: StepActor, paidAt: Date): Promise<void> {
    const facts = { ...booking, balance: booking.totalMinor - booking.netPaid };
    if (stepFault('honour', facts, 'ledger', this.clock.now()) !== null) return;
    const ended = await lastExpiry(transactionSql(em), booking.id);
    // The agency has not said yes to a request, and a price of long ago is none.
    if (
      !ended ||
      ended.from_status === 'requested' ||
      ended.from_status === 'waitlisted' ||
      paidAt > honouredUntil(new Date(ended.at))
    )
      return;
    try {
      await this.steps.take(em, booking, 'honour', actor);
    } catch (error) {
      if (!(error instanceof SoldOutError)) throw error;
    }
  }
}
