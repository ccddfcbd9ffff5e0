import { AppError } from '../../platform/errors/app-error.js';
import { usd } from '../../platform/fields/money.js';
import type { PriceQuoteDto } from './booking-price.dto.js';
import type { BookingStatus } from './booking-status.js';
import type { CancellationCostDto } from './booking-steps.dto.js';
import type { StepFault, StepName } from './machine/booking-machine.js';

/** 409: what the traveller saw is not what is offered by now; the body carries the new offer. */
export class OfferChangedError extends AppError {
  constructor(code: 'price_changed' | 'trip_changed', price: PriceQuoteDto) {
    super(409, code, {}, { price });
  }
}

/** 409: nothing is left on that day; the body names the next days that have room. `join_waitlist` waits for a place. */
export class DaySoldOutError extends AppError {
  constructor(nextDates: string[]) {
    super(409, 'sold_out', {}, { next_dates: nextDates });
  }
}

/** 409: from where the request came, so many places are held already that nobody has paid for. */
export class PlacesHeldError extends AppError {
  constructor(count: number) {
    super(409, 'places_held', { count });
  }
}

/** 409: the table has no such step from this state for this party (`invalid_transition`), or not now; the body says from where. */
export class InvalidStepError extends AppError {
  constructor(
    code: StepFault | 'invalid_transition' | 'details_closed',
    status: BookingStatus,
    step: StepName | 'change' | 'edit_details',
  ) {
    super(409, code, {}, { status, step });
  }
}

/**
 * 409: the guest has agreed to less than it costs by now, and has paid so much too much that there is nothing to ask them for; `amount` is
 * what goes back first. Cents.
 */
export class DearerPaidError extends AppError {
  constructor(agreed: number, amount: number) {
    super(409, 'dearer_paid', { agreed: usd(agreed), amount: usd(amount) });
  }
}

/** 409: cancelling costs something else by now; the body carries what. */
export class FeeChangedError extends AppError {
  constructor(cancellation: CancellationCostDto) {
    super(409, 'fee_changed', {}, { cancellation });
  }
}

/** 409: the guest owes no balance that a letter could ask for. */
export class NothingOwedError extends AppError {
  constructor() {
    super(409, 'nothing_owed');
  }
}

/** 409: the guest had a reminder within a day. */
export class RemindedAlreadyError extends AppError {
  constructor() {
    super(409, 'reminded_already');
  }
}
