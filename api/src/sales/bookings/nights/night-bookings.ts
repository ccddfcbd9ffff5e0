import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/data/sql.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { NightBookingsDto, NightBookingsQuery } from './night-bookings.dto.js';
import { readNightBookings } from './night-bookings.queries.js';

/** Who has rooms of a night. */
@Injectable()
export class NightBookings {
  constructor(private readonly sql: Sql) {}

  /** @throws {NotFoundError} */
  async of(query: NightBookingsQuery): Promise<NightBookingsDto> {
    const found = await readNightBookings(this.sql, query);
    if (!found) throw new NotFoundError();
    return found;
  }
}
