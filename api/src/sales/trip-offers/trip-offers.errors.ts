import { AppError, type Message, type ValidationFailedError } from '../../platform/errors/app-error.js';

/**
 * 409 of an answer to an offer: another one holds by now, or none (`offer_changed`), its time is over (`offer_expired`), or there is no
 * place left for it (`sold_out`).
 */
export class OfferRefusedError extends AppError {
  constructor(code: 'offer_changed' | 'offer_expired' | 'sold_out') {
    super(409, code);
  }
}

/** 409: the trip is not sold like this any more; the code is that of the first reason, which the answer tells. */
export class OfferNotPossibleError extends AppError {
  constructor({ fields }: ValidationFailedError) {
    const [reason] = Object.values(fields).flat() as [Message];
    super(409, reason.code, reason.params);
  }
}

/** 409: the total that a colleague read is another one by now; the body carries it, in US dollars. */
export class OfferPriceChangedError extends AppError {
  constructor(total: string) {
    super(409, 'price_changed', {}, { total });
  }
}
