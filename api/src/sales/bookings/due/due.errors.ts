import { AppError } from '../../../platform/errors/app-error.js';
import { type Due, type DueFacts, type PayFault, dueOf, payFault } from './due.js';

/**
 * 409: nobody can pay now. Nothing is asked for (`nothing_due`), or not before the agency has said yes (`not_payable_yet`), or the time
 * is over and the places may be somebody else's in a minute (`hold_over`), or this payment gave way to another one, or asks for
 * what is not due any more (`charge_over`).
 */
export class NotPayableError extends AppError {
  constructor(code: PayFault | 'charge_over') {
    super(409, code);
  }
}

/** What a booking owes now. @throws {NotPayableError} 409 where nobody can pay it */
export function requireDue(booking: DueFacts, now: Date): Due {
  const fault = payFault(booking, now);
  if (fault) throw new NotPayableError(fault);
  return dueOf(booking);
}
