import { AppError } from '../../../platform/errors/app-error.js';
import type { DepartureCancellationPreviewDto } from './departure-cancellation.dto.js';

/** 409: bookings, money or words are others than those that were looked at; the body carries what there is now. */
export class PreviewChangedError extends AppError {
  constructor(preview: DepartureCancellationPreviewDto) {
    super(409, 'preview_changed', {}, { preview });
  }
}

/** 409: a departure that has begun is cancelled booking by booking. */
export class DepartureBegunError extends AppError {
  constructor() {
    super(409, 'stay_begun');
  }
}
