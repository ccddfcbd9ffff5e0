import { AppError } from '../../platform/errors/app-error.js';
import type { AllotmentChangeDto } from './allotment-changes.dto.js';

/** 409: of a departure or a night there is not as much left as was wanted, or it is closed. */
export class SoldOutError extends AppError {
  constructor() {
    super(409, 'sold_out');
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
