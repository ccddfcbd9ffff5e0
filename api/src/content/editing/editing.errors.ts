import { AppError } from '../../platform/errors/app-error.js';

/** 409: something still points at it; archive it instead. */
export class InUseError extends AppError {
  constructor() {
    super(409, 'in_use');
  }
}

/** 409: travellers still hold bookings; `confirm` archives it nevertheless. */
export class OpenBookingsError extends AppError {
  constructor(count: number) {
    super(409, 'open_bookings', { count }, { open_bookings: count });
  }
}

/** 403: visitors see it already; the change is handed in for somebody who may publish. */
export class ReviewRequiredError extends AppError {
  constructor() {
    super(403, 'review_required');
  }
}

/** 404: the kind of content has no such step. */
export class NotSupportedError extends AppError {
  constructor() {
    super(404, 'not_supported');
  }
}
