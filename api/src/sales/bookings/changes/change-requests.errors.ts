import { AppError } from '../../../platform/errors/app-error.js';
import type { StayTermsDto } from './stay-terms.dto.js';

/**
 * 409: another change waits for its answer, this one is decided, the price that was agreed by hand holds for no stay like this, or it
 * has another price or other terms by now; then the body says which.
 */
export class ChangeRefusedError extends AppError {
  constructor(
    code: 'change_open' | 'change_decided' | 'agreed_price' | 'price_changed' | 'terms_changed',
    now: { total?: string; terms?: StayTermsDto } = {},
  ) {
    super(409, code, {}, { ...now });
  }
}
