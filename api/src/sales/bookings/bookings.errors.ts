import type { PriceQuoteDto } from './booking-price.dto.js';
import { AppError } from '../../platform/errors/app-error.js';

/** 409: what the traveller saw is not what is offered by now; the body carries the new offer. */
export class OfferChangedError extends AppError {
  constructor(code: 'price_changed' | 'trip_changed', price: PriceQuoteDto) {
    super(409, code, {}, { price });
  }
}
