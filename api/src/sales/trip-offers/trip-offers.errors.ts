import { AppError } from '../../platform/errors/app-error.js';

/**
 * 409 of an answer to an offer: another one holds by now, or none (`offer_changed`), its time is over (`offer_expired`), or there is no
 * place left for it (`sold_out`).
 */
export class OfferRefusedError extends AppError {
  constructor(code: 'offer_changed' | 'offer_expired' | 'sold_out') {
    super(409, code);
  }
}

/** 409: the total that a colleague read is another one by now; the body carries it, in US dollars. */
export class OfferPriceChangedError extends AppError {
  constructor(total: string) {
    super(409, 'price_changed', {}, { total });
  }
}
