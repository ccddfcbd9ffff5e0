import { AppError } from '../../platform/errors/app-error.js';
import type { AllotmentChangeDto } from './allotment-changes.dto.js';

/** 409: of a departure or a night there is not as much left as was wanted, or it is closed; `departure_cancelled` where it never will be. */
export class SoldOutError extends AppError {
  constructor(code: 'sold_out' | 'departure_cancelled' = 'sold_out') {
    super(409, code);
  }
}

/** 409: nights are others than those that were looked at; the body carries what would change now. */
export class NightsChangedError extends AppError {
  constructor(preview: AllotmentChangeDto) {
    super(409, 'nights_changed', {}, { preview });
  }
}

/** 409: of some nights more is held and sold than there would be; the body names them with their bookings. */
export class NightsOversoldError extends AppError {
  constructor(preview: AllotmentChangeDto) {
    super(409, 'nights_oversold', {}, { preview });
  }
}
