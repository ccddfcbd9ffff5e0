import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/data/clock.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { UnavailableError } from '../../platform/errors/app-error.js';
import { formatMinor } from '../../platform/fields/money.js';
import { BookingSteps } from '../bookings/machine/booking-steps.js';
import { PROVIDER } from './arrivals.js';
import { Ledger } from './ledger.js';
import { Payment } from './payment.entity.js';
import { ledgerSums } from './payments.queries.js';
import type { ProviderEvent, Reversal } from './providers/card-provider.js';

/** How long a provider waits at least until it sends a message again. Seconds. */
const AGAIN = 60;

/** Takes in that money went back without the office: a refund from the provider's own pages, or a bank that took it back. */
@Injectable()
export class Reversals {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly em: EntityManager,
    private readonly steps: BookingSteps,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /**
   * Enters what the ledger does not know yet, in whatever order and however often it is told; never more than is there, and of a bank's never more than was paid.
   * @throws {UnavailableError} 503 when the money that went back is not there yet: its own message is still under way
   */
  async receive(provider: string, { id, ref, reversal }: ProviderEvent): Promise<void> {
    const asked = ref === null ? null : await this.em.fork().findOne(Payment, { provider, providerRef: ref });
    if (!asked || !reversal) {
      this.logger.warn({ msg: 'money that went back of nothing that we know', provider, event: id.slice(0, 100) });
      return;
    }
    await this.em.fork().transactional(async (em) => {
      const booking = await this.steps.lock(em, asked.booking.id);
      const found = { provider, providerRef: ref, kind: 'payment', status: 'captured' } as const;
      const paid = await em.findOne(Payment, found);
      if (!paid) throw new UnavailableError(AGAIN);
      const missing = await this.missing(em, paid, reversal);
      if (missing <= 0) return;
      const { paid: came, refunded, charged_back: taken } = await ledgerSums(transactionSql(em), booking.id);
      // A bank takes back what was paid, also where the agency had given it back already.
      const left = came - (reversal.kind === 'chargeback' ? taken : refunded);
      const amountMinor = Math.max(Math.min(missing, left), 0);
      if (amountMinor < missing)
        this.logger.error({ msg: 'more went back than was there', provider, event: id, payment: paid.id });
      if (amountMinor === 0) return;
      const entry = {
        booking,
        kind: reversal.kind,
        method: paid.method,
        status: 'captured' as const,
        amountMinor,
        provider,
        providerRef: reversal.name,
        providerEventId: id,
        refundOf: paid,
        receivedAt: this.clock.now(),
        note: amountMinor < missing ? `Went back in all: ${formatMinor(missing)} ${paid.currency}` : '',
      };
      await this.ledger.enter(em, entry, PROVIDER);
    });
  }

  /** Cents of the booking's currency that went back and are not on the ledger; refunds that we asked for are, from the first moment. */
  private async missing(em: EntityManager, paid: Payment, { kind, name, amountMinor }: Reversal): Promise<number> {
    const returned = { refundOf: paid.id, kind, status: { $in: ['captured', 'pending'] } } as const;
    const entries = await em.find(Payment, returned);
    const credited = bookedShare(paid, amountMinor);
    if (kind === 'chargeback') return entries.some(({ providerRef }) => providerRef === name) ? 0 : credited;
    return credited - entries.reduce((sum, entry) => sum + entry.amountMinor, 0);
  }
}

/** So much of a charge in the currency of its booking. */
const bookedShare = ({ amountMinor, settledMinor }: Payment, part: number): number =>
  settledMinor === null ? part : Math.round((amountMinor * part) / settledMinor);
