import { Injectable } from '@nestjs/common';
import type { Permission } from '@atoll/contract/permissions';
import { Sql } from '../../platform/data/sql.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import type { BookingCall } from '../bookings/booking-care.js';
import { BookingDoors } from '../bookings/access/booking-doors.js';
import { findBooking } from '../bookings/bookings.queries.js';
import type { BookingView } from '../bookings/to-booking-dto.js';
import type { LedgerActor } from './ledger.js';
import { bookingOfPayment } from './payments.queries.js';

/** Who may see and move the money of a booking. Asked before anything is remembered under an `Idempotency-Key`. */
@Injectable()
export class PaymentDoors {
  constructor(
    private readonly sql: Sql,
    private readonly doors: BookingDoors,
  ) {}

  /** As the booking itself, staff with the permission. @throws {NotFoundError} {PermissionDeniedError} */
  async open(
    bookingId: string,
    { accessToken, caller, language, requestId }: BookingCall,
    permission: Permission = 'bookings.view',
  ): Promise<{ view: BookingView; actor: LedgerActor }> {
    const row = await findBooking(this.sql, bookingId, language);
    const view = this.doors.viewOf(row, accessToken, caller, permission);
    const isOwn = caller?.kind === 'customer' && row?.customer_id === caller.id;
    const type = view.by === 'staff' ? 'staff' : isOwn ? 'customer' : 'guest';
    return { view, actor: { type, id: type === 'guest' ? null : (caller?.id ?? null), requestId } };
  }

  /** The booking that a payment is for. @throws {NotFoundError} */
  async bookingOf(paymentId: string): Promise<string> {
    const row = await bookingOfPayment(this.sql, paymentId);
    if (!row) throw new NotFoundError();
    return row.booking_id;
  }
}
