import type { PriceQuoteDto } from './booking-price.dto.js';
import { AppError } from '../common/app-error.js';

/** 409: what the traveller saw is not what it costs by now; the body carries the new price. */
export class PriceChangedError extends AppError {
  constructor(price: PriceQuoteDto) {
    super(409, 'price_changed', {}, { price });
  }
}
