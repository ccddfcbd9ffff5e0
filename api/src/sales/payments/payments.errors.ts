import { AppError } from '../../platform/errors/app-error.js';
import type { Money } from '../../platform/fields/money.js';

/** 409: more would go back than was paid. */
export class RefundTooHighError extends AppError {
  /** @param max US dollars */
  constructor(max: string) {
    super(409, 'refund_too_high', { amount: { amount: max, currency: 'USD' } }, { max });
  }
}

/** 409: with it a booking would have more money than its columns hold. */
export class AmountTooHighError extends AppError {
  /** @param max US dollars */
  constructor(max: string) {
    super(409, 'amount_too_high', { amount: { amount: max, currency: 'USD' } }, { max });
  }
}

/** 409: the booking has money under this name of a transfer; whoever knows better says so. */
export class AlreadyRecordedError extends AppError {
  constructor(reference: string) {
    super(409, 'payment_recorded', { reference }, { external_reference: reference });
  }
}

/** 409: the booking has a transfer of that amount within a day, and a bank's reference does not tell the two apart; whoever knows better says so. */
export class TransferRecordedError extends AppError {
  constructor(amount: Money) {
    super(409, 'transfer_recorded', { amount });
  }
}

/** 409: the payment is not one that waits, or not one that can go back. */
export class PaymentStateError extends AppError {
  constructor() {
    super(409, 'payment_final');
  }
}

/** 409: so many proofs wait already. */
export class ProofsFullError extends AppError {
  constructor(count: number) {
    super(409, 'proofs_full', { count });
  }
}

/** 400: a message that the provider did not sign, or not now. */
export class SignatureInvalidError extends AppError {
  constructor() {
    super(400, 'signature_invalid');
  }
}

/** 409: there is nobody who takes cards. */
export class NoProviderError extends AppError {
  constructor() {
    super(409, 'no_card_provider');
  }
}

/** 503: who takes cards cannot be reached. Nothing was taken, and places that were held are still held. */
export class CardsAwayError extends AppError {
  constructor(seconds = 30) {
    super(503, 'cards_away', {}, {}, { 'retry-after': String(seconds) });
  }
}
