import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Booking } from '../bookings/booking.entity.js';
import { type DueFacts, dueOf } from '../bookings/due/due.js';
import { Arrivals } from './arrivals.js';
import { Payment } from './payment.entity.js';
import { CardsAwayError } from './payments.errors.js';
import type { CardProvider, ChargeState } from './providers/card-provider.js';
import { CardProviders } from './providers/card-providers.js';

/** A payment by card that was begun and nothing was heard of. */
export type BegunCharge = Pick<Payment, 'id' | 'provider' | 'providerRef'>;

/** Payments by card that somebody may be making. */
export const BEGUN = { kind: 'payment', status: 'pending', provider: { $ne: null } } as const;

/** Whether a payment that was begun asks for no more than is due now, in the same step of the schedule: half of a price is not its other half. */
export function isStillDue(
  { dueKind, amountMinor }: Pick<Payment, 'dueKind' | 'amountMinor'>,
  booking: DueFacts,
): boolean {
  const due = dueOf(booking);
  return amountMinor <= due.amount && (dueKind ?? due.kind) === due.kind;
}

/** Ends payments by card that nobody waits for any more, at their provider first: what is over on the ledger cannot be paid. */
@Injectable()
export class ChargeEndings {
  constructor(
    private readonly em: EntityManager,
    private readonly providers: CardProviders,
    private readonly arrivals: Arrivals,
  ) {}

  /**
   * What the provider does not know as paid by now is over; should money come all the same, it is entered then. What is opened in the
   * same moment has its page closed as well.
   * @returns true where it was paid a moment ago: then it is on the ledger
   * @throws {CardsAwayError} 503 while it is still open: somebody may pay it yet
   */
  async end({ id, provider: code, providerRef: ref }: BegunCharge): Promise<boolean> {
    const provider = code === null ? null : this.providers.find(code);
    const charge = provider && ref !== null ? await closed(provider, ref) : null;
    if (provider && ref !== null && charge?.state === 'captured') {
      await this.arrivals.receive(provider.code, { id: `status:${ref}`, ref, charge });
      return true;
    }
    await this.arrivals.giveUp(id);
    if (ref !== null) return false;
    const opened = await this.em.fork().findOne(Payment, { id, providerRef: { $ne: null } });
    return opened ? this.end(opened) : false;
  }

  /** Ends what was begun for a booking before a payment: nobody pays on two pages. @returns as `end`, of any of them */
  async endOlder({ id, booking, createdAt }: Payment): Promise<boolean> {
    const older = { booking: booking.id, $or: [{ createdAt: { $lt: createdAt } }, { createdAt, id: { $lt: id } }] };
    const found = await this.em.fork().find(Payment, { ...BEGUN, ...older }, { orderBy: { createdAt: 'asc' } });
    const ended = await Promise.all(found.map((payment) => this.end(payment)));
    return ended.includes(true);
  }

  /**
   * Ends what was begun for a booking and is not what it owes any more: the money came otherwise, the booking ended, it costs less.
   * One that does not end leaves the others alone.
   * @throws {Error} where one of them did not
   */
  async endOver(bookingId: string): Promise<void> {
    const em = this.em.fork();
    const found = await em.find(Payment, { ...BEGUN, booking: bookingId });
    // Read after what was begun: nothing is begun for a debt that is older than this one.
    const booking = await em.findOneOrFail(Booking, { id: bookingId });
    const over = found.filter((payment) => !isStillDue(payment, booking));
    const ends = await Promise.allSettled(over.map((payment) => this.end(payment)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }
}

/**
 * What became of a charge; one that is still open is closed, so that nobody pays it any more.
 * @throws {CardsAwayError} 503 where it does not close
 */
async function closed(provider: CardProvider, ref: string): Promise<ChargeState> {
  const charge = await provider.getStatus(ref);
  if (charge.state !== 'open') return charge;
  const after = await provider.close(ref);
  if (after.state === 'open') throw new CardsAwayError();
  return after;
}
