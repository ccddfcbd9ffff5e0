import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/data/sql.js';
import type { BookingCall } from './booking-care.js';
import { BookingDoors } from './access/booking-doors.js';
import type { BookingEventDto } from './booking-timeline.dto.js';
import { holderTimeline, staffTimeline } from './booking-timeline.queries.js';
import { findBooking } from './bookings.queries.js';

/** Tells what happened to a booking. */
@Injectable()
export class BookingTimeline {
  constructor(
    private readonly sql: Sql,
    private readonly doors: BookingDoors,
  ) {}

  /** @throws {NotFoundError} {PermissionDeniedError} as the booking itself */
  async of(id: string, { accessToken, caller, language }: BookingCall): Promise<BookingEventDto[]> {
    const view = this.doors.viewOf(await findBooking(this.sql, id, language), accessToken, caller);
    return view.by === 'staff' ? staffTimeline(this.sql, id, view.reachable) : holderTimeline(this.sql, id);
  }
}
