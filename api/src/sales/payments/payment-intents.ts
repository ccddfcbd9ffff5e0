import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/data/clock.js';
import { formatMinor } from '../../platform/fields/money.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { KeyedCall } from '../bookings/access/from-booker.js';
import { AccessTokens } from '../bookings/access/access-tokens.js';
import { Booking } from '../bookings/booking.entity.js';
import { payFault } from '../bookings/due/due.js';
import { NotPayableError, requireDue } from '../bookings/due/due.errors.js';
import { BookingSteps } from '../bookings/machine/booking-steps.js';
import { CARD_WAIT } from '../bookings/machine/deadlines.js';
import { Arrivals } from './arrivals.js';
import { BEGUN, ChargeEndings, isStillDue } from './charge-endings.js';
import { Ledger } from './ledger.js';
import { PaymentDoors } from './payment-doors.js';
import { Payment } from './payment.entity.js';
import type { PaymentIntentDto } from './payments.dto.js';
import { CardsAwayError, NoProviderError } from './payments.errors.js';
import type { Replayable } from './payments.service.js';
import type { CardProvider } from './providers/card-provider.js';
import { CardProviders } from './providers/card-providers.js';

/** As long as a charge is this young, who asks again is sent to it again. Milliseconds. */
const REUSED = CARD_WAIT / 3;

/** What has to be alike for one page to do for another. */
const CHARGE_FACTS = ['provider', 'dueKind', 'amountMinor'] as const;

/** A payment by card as it is asked for. */
type AskedCharge = Pick<Payment, (typeof CHARGE_FACTS)[number]> & {
  booking: Booking;
  pageLanguage: Language;
  returnUntil: Date;
};

/** How long the address of the way back opens the booking, at most. Milliseconds. */
const RETURN_KEY = 24 * 3_600_000;

/** Sends people with a card to a provider's page. */
@Injectable()
export class PaymentIntents {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly em: EntityManager,
    private readonly doors: PaymentDoors,
    private readonly providers: CardProviders,
    private readonly ledger: Ledger,
    private readonly arrivals: Arrivals,
    private readonly endings: ChargeEndings,
    private readonly steps: BookingSteps,
    private readonly accessTokens: AccessTokens,
    private readonly idempotency: Idempotency,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks for what is due now: the schedule less what was paid, whatever the caller thinks. The entry stands before the provider is
   * asked, so that no charge is unknown; a repetition goes on where the first one broke off. What was begun before is over.
   * @throws {NotPayableError} {NoProviderError} 409
   * @throws {CardsAwayError} 503
   */
  async start(bookingId: string, call: KeyedCall): Promise<Replayable<PaymentIntentDto>> {
    const { actor } = await this.doors.open(bookingId, call, 'payments.record');
    const provider = this.providers.current;
    if (!provider) throw new NoProviderError();
    const scope = `${call.caller?.id ?? `guest:${bookingId}`}:startPayment`;
    const keyed = { scope, key: call.idempotencyKey, body: { bookingId } };
    const { value, replayed } = await this.idempotency.run<{ id: string }>(keyed, async (em) => {
      const booking = await this.steps.lock(em, bookingId);
      const now = this.clock.now();
      const due = requireDue(booking, now);
      const asked = {
        booking,
        provider: provider.code,
        kind: 'payment',
        method: 'card',
        status: 'pending',
        dueKind: due.kind,
        amountMinor: due.amount,
        pageLanguage: call.language,
        returnUntil: this.returnUntil(actor.type === 'guest' ? call.accessToken : undefined, now),
      } as const;
      // All that was begun before the last one is closed by now, or about to be.
      const [last] = await em.find(
        Payment,
        { ...BEGUN, booking },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
      );
      const { id } = last && isAlike(last, asked, now) ? last : await this.ledger.enter(em, asked, actor);
      return { id };
    });
    return { value: await this.opened(value.id), replayed };
  }

  /** The charge of an entry, opened at the provider unless it was before. */
  private async opened(id: string): Promise<PaymentIntentDto> {
    const em = this.em.fork();
    const payment = await em.findOneOrFail(Payment, { id }, { populate: ['booking'] });
    const amount = formatMinor(payment.amountMinor);
    const booking = payment.booking as Booking;
    if (payment.status === 'cancelled' || payment.provider === null) throw this.overFor(booking);
    if (payment.status === 'pending' && !isStillDue(payment, booking)) throw this.overFor(booking);
    if (payment.redirectUrl !== null) return { payment_id: id, redirect_url: payment.redirectUrl, amount };
    if (payment.status !== 'pending') throw this.overFor(booking);
    await this.endOlder(payment);
    const provider = this.providers.named(payment.provider);
    const language = languageOf(payment, booking);
    const { ref, redirectUrl } = await provider.createIntent({
      paymentId: id,
      bookingId: booking.id,
      bookingReference: booking.reference,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      language,
      returnUrl: this.returnUrl(booking.id, language, leadsBackUntil(payment)),
      begunAt: payment.createdAt,
    });
    const unnamed = { id, status: 'pending', redirectUrl: null } as const;
    const isNamed = (await em.nativeUpdate(Payment, unnamed, { providerRef: ref, redirectUrl })) > 0;
    // Somebody else opened it meanwhile, or it is over: nobody pays a charge that the ledger does not wait for.
    if (!isNamed) await this.requireSame(payment, provider, ref);
    return { payment_id: id, redirect_url: redirectUrl, amount };
  }

  /** @throws {NotPayableError} 409 unless the payment waits for this very charge, which is closed then */
  private async requireSame({ id, booking }: Payment, provider: CardProvider, ref: string): Promise<void> {
    if (await this.em.fork().findOne(Payment, { id, status: 'pending', providerRef: ref })) return;
    // Nobody has its address: that it stays open a while is no harm.
    await provider.close(ref).catch((error: Error) => this.logger.error({ err: error.stack, payment: id }));
    throw this.overFor(booking as Booking);
  }

  /**
   * Ends what was begun before; where some of it turns out to be paid, whoever asks sees first what is due now.
   * @throws {NotPayableError} 409
   * @throws {CardsAwayError} 503 while nobody knows what became of it
   */
  private async endOlder(payment: Payment): Promise<void> {
    const isPaid = await this.endings.endOlder(payment).catch((error: Error) => {
      this.logger.error({ err: error.stack, payment: payment.id });
      throw new CardsAwayError();
    });
    if (!isPaid) return;
    const booking = await this.em.fork().findOneOrFail(Booking, { id: payment.booking.id });
    await this.arrivals.giveUp(payment.id);
    throw this.overFor(booking);
  }

  /** Why nobody is sent to the page of a payment that is over. */
  private readonly overFor = (booking: Booking) =>
    new NotPayableError(payFault(booking, this.clock.now()) ?? 'charge_over');

  /**
   * Whoever sees the address of the way back does not hold the booking for good; and who came with a key that ends gets no longer one.
   */
  private returnUntil(key: string | undefined, now: Date): Date {
    const day = now.getTime() + RETURN_KEY;
    const own = key === undefined ? null : this.accessTokens.endOf(key);
    return wholeSeconds(Math.min(own?.getTime() ?? day, day));
  }

  /** The booking's page, for its guest. */
  private returnUrl(id: string, language: Language, until: Date): string {
    const page = localized(paths.bookingConfirmation(id), language);
    return `${this.config.baseUrl}${page}?access_token=${this.accessTokens.expiring(id, until)}`;
  }
}

/** Keys end with whole seconds: else the key of the way back would not be alike to the charge that it came from. */
const wholeSeconds = (milliseconds: number) => new Date(Math.floor(milliseconds / 1000) * 1000);

/** Of the page of a charge; one of the release before spoke that of the booking. */
const languageOf = ({ pageLanguage }: Pick<Payment, 'pageLanguage'>, { locale }: Booking): Language =>
  pageLanguage ?? (locale as Language);

/**
 * Whether who asks for money may go on with a payment that was begun: for the same, a moment ago, in their language, and with a way
 * back for as long as theirs. One that leads back for longer is another's, and one that does so for less would shut this caller out.
 */
function isAlike(begun: Payment, asked: AskedCharge, now: Date): boolean {
  const isYoung = begun.createdAt.getTime() > now.getTime() - REUSED;
  const isSame = CHARGE_FACTS.every((fact) => begun[fact] === asked[fact]);
  const [until, wanted] = [leadsBackUntil(begun).getTime(), asked.returnUntil.getTime()];
  return (
    isYoung &&
    isSame &&
    languageOf(begun, asked.booking) === asked.pageLanguage &&
    until <= wanted &&
    until >= wanted - REUSED
  );
}

/** Until when a charge leads back. Processes of an earlier release, which beside this one begin some too, write nothing: for a day. */
const leadsBackUntil = ({ returnUntil, createdAt }: Pick<Payment, 'returnUntil' | 'createdAt'>): Date =>
  returnUntil ?? wholeSeconds(createdAt.getTime() + RETURN_KEY);
