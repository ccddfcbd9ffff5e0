import { Injectable } from '@nestjs/common';
import { addDays } from '@atoll/contract/days';
import { type Message, NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { DependentAnswer } from '../../platform/cache/public-cache.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { RatesReader } from '../rates/rates.reader.js';
import { type AvailabilityDayDto, type AvailabilityQuery, MAX_DAYS } from './availability.dto.js';
import { type AvailabilityRow, packageAvailability, resortAvailability } from './availability.queries.js';
import { placeNights, tripDays } from './priced-days.js';

/** What can be booked on which day. */
@Injectable()
export class Availability {
  constructor(
    private readonly sql: Sql,
    private readonly rates: RatesReader,
    private readonly clock: Clock,
  ) {}

  /**
   * Each day of arrival that is asked for, as a JSON array: one statement finds them, prices are made of what is read once.
   * @throws {ValidationFailedError} {NotFoundError}
   */
  async days(query: AvailabilityQuery): Promise<DependentAnswer> {
    const { package: trip, resort, room_type: room, from, to } = checked(query);
    const days = { from, to, today: this.clock.maldivesDate(), now: this.clock.now() };
    const read = trip === undefined ? resortAvailability(resort ?? '', room, days) : packageAvailability(trip, days);
    const row = await this.sql.prepared<AvailabilityRow>(read.text, read.values);
    if (!row) throw new NotFoundError();
    const priced = await this.priced(row, query, days.today);
    // Prices are made of what packages, places and seasons say, which are written with these two.
    return new DependentAnswer(JSON.stringify(priced), ['packages', 'resorts', ...row.tags]);
  }

  private async priced(
    { id, nights, rooms, days }: AvailabilityRow,
    { adults = 2, children = 0 }: AvailabilityQuery,
    today: string,
  ): Promise<AvailabilityDayDto[]> {
    const rules = await this.rates.taxRules();
    const ages = Array.from({ length: children }, () => null);
    const asking = { adults, children_ages: ages, booked_on: today, supplied_on: today, rules };
    if (nights !== null) {
      const product = await this.rates.forPackage(id);
      if (!product) throw new NotFoundError();
      return tripDays(days, product, nights, asking);
    }
    const products = await Promise.all(
      (rooms ?? []).map(async (room) => [room, await this.rates.forResort(id, room)] as const),
    );
    const found = products.flatMap(([room, product]) => (product ? [[room, product] as const] : []));
    return placeNights(days, new Map(found), asking);
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
