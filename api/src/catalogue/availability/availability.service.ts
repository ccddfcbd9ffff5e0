import { Injectable } from '@nestjs/common';
import { addDays } from '@atoll/contract/days';
import { type Message, NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { DependentAnswer } from '../../platform/cache/public-cache.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { type AvailabilityQuery, MAX_DAYS } from './availability.dto.js';
import { type AvailabilityRow, packageAvailability, resortAvailability } from './availability.queries.js';

/** What can be booked on which day. */
@Injectable()
export class Availability {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * Each day of arrival that is asked for, as a JSON array.
   * @throws {ValidationFailedError} {NotFoundError}
   */
  async days(query: AvailabilityQuery): Promise<DependentAnswer> {
    const { package: trip, resort, room_type: room, from, to } = checked(query);
    const days = { from, to, today: this.clock.maldivesDate(), now: this.clock.now() };
    const read = trip === undefined ? resortAvailability(resort ?? '', room, days) : packageAvailability(trip, days);
    const row = await this.sql.prepared<AvailabilityRow>(read.text, read.values);
    if (!row) throw new NotFoundError();
    return new DependentAnswer(row.body, [trip === undefined ? 'resorts' : 'packages', ...row.tags]);
  }
}

/** Rules between the parameters. @throws {ValidationFailedError} */
function checked(query: AvailabilityQuery): AvailabilityQuery {
  const faults: Record<string, Message[]> = {};
  if ((query.package === undefined) === (query.resort === undefined)) faults['package'] = [{ code: 'one_product' }];
  if (query.room_type !== undefined && query.resort === undefined) faults['resort'] = [{ code: 'required' }];
  if (query.to < query.from) faults['to'] = [{ code: 'end_before_start' }];
  else if (query.to > addDays(query.from, MAX_DAYS - 1))
    faults['to'] = [{ code: 'too_many_days', params: { count: MAX_DAYS } }];
  if (Object.keys(faults).length > 0) throw new ValidationFailedError(faults);
  return query;
}
