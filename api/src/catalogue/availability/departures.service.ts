import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addDays, addYears } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { Audit } from '../../platform/audit/audit.js';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.js';
import type { CacheTag } from '../../platform/cache/public-cache.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/data/clock.js';
import { type Page, pageWindow, toPage } from '../../platform/data/page.js';
import { Sql } from '../../platform/data/sql.js';
import { type Message, NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { parseMinorOrNull } from '../../platform/fields/money.js';
import type { StaffCall } from '../../platform/http/staff-call.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { RowChange } from '../../content/editing/row-change.js';
import { Departure } from './departure.entity.js';
import type {
  CreateDeparturesDto,
  CreatedDeparturesDto,
  DepartureDto,
  ListDeparturesQuery,
  WriteDepartureDto,
} from './departures.dto.js';
import { FREED_JOB } from './freed-stock.js';
import { weekdayOf } from './night-plan.js';
import { holdPackage, insertDepartures, listDepartures, readDepartures } from './departures.queries.js';

/** Unless somebody says otherwise. */
const CUTOFF_HOURS = 72;
const YEARS_AHEAD = 2;

/** What staff do with departures. Each change is one transaction. */
@Injectable()
export class Departures {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly changes: RowChange,
    private readonly audit: Audit,
    private readonly invalidation: CacheInvalidation,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** A page of departures, by start day. @throws {InvalidPageError} past the end */
  async list(query: ListDeparturesQuery, language: Language, url: string): Promise<Page<DepartureDto>> {
    const { count, rows } = await listDepartures(this.sql, query, language, pageWindow(query));
    return toPage(this.config.baseUrl, url, query, count, rows);
  }

  /**
   * Makes one departure, or one each week on each of some days of the week, where there is none.
   * @throws {ValidationFailedError} for an unknown package, a day out of reach, or when there is one on every day already
   */
  create(body: CreateDeparturesDto, change: StaffCall): Promise<CreatedDeparturesDto> {
    const dates = this.datesOf(body);
    return this.em.fork().transactional(async (em) => {
      const trip = await holdPackage(em, body.package);
      if (!trip) throw ValidationFailedError.on('package', 'unknown_reference');
      const ids = await insertDepartures(em, {
        package: trip.id,
        duration: trip.duration,
        dates,
        capacity: body.capacity,
        minToRun: body.min_to_run ?? 1,
        cutoffHours: body.cutoff_hours ?? CUTOFF_HOURS,
        priceMinor: parseMinorOrNull(body.price ?? null),
        notes: body.notes ?? '',
        by: change.caller.id,
        now: this.clock.now(),
      });
      if (ids.length === 0) throw ValidationFailedError.on('start_date', 'taken');
      const created = await readDepartures(em, ids, change.language);
      for (const departure of created)
        this.audit.record(em, {
          action: 'departure.create',
          entity: 'departure',
          entityId: departure.id,
          actorId: change.caller.id,
          after: departure,
          requestId: change.requestId,
        });
      await this.invalidation.invalidate(em, 'packages', `stock:package:${trip.id}`);
      const made = new Set(created.map(({ start_date }) => start_date));
      return { created, existing: dates.filter((date) => !made.has(date)) };
    });
  }

  /** Changes what the body names. @throws {ValidationFailedError} by field; 404, 412, 428 */
  update(id: number, body: WriteDepartureDto, change: StaffCall): Promise<DepartureDto> {
    return this.em.fork().transactional(async (em) => {
      // Who takes places waits here until the change is through.
      const row = await em.findOne(Departure, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!row) throw new NotFoundError();
      const before = await this.read(em, id, change.language);
      await this.changes.requireVersion(em, row, change, before);
      const faults = faultsOf(row, body);
      if (Object.keys(faults).length > 0) throw new ValidationFailedError(faults);
      if (body.capacity !== undefined) row.capacity = body.capacity;
      if (body.status !== undefined) row.status = body.status;
      if (body.min_to_run !== undefined) row.minToRun = body.min_to_run;
      if (body.cutoff_at !== undefined) row.cutoffAt = new Date(body.cutoff_at);
      if (body.price !== undefined) row.priceMinor = parseMinorOrNull(body.price);
      if (body.notes !== undefined) row.notes = body.notes ?? '';
      row.updatedBy = change.caller.id;
      row.updatedAt = this.clock.now();
      await em.flush();
      const after = await this.read(em, id, change.language);
      const tags: CacheTag[] = ['packages', `stock:package:${before.package.id}`];
      const named = { action: 'departure.update', entity: 'departure', entityId: id, tags };
      await this.changes.finish(em, named, change, before, () => after);
      // More places, open again, or bookable for longer: somebody may wait for that.
      await this.jobs.send(FREED_JOB, { departures: [id] }, { em });
      return after;
    });
  }

  /** @throws {ValidationFailedError} */
  private datesOf({ start_date: start, repeat_until: until, weekdays = [] }: CreateDeparturesDto): string[] {
    const today = this.clock.maldivesDate();
    const latest = addYears(today, YEARS_AHEAD);
    if (start < today) throw ValidationFailedError.on('start_date', 'date_too_early', { date: today });
    if (start > latest) throw ValidationFailedError.on('start_date', 'date_too_late', { date: latest });
    const last = until ?? start;
    if (last < start) throw ValidationFailedError.on('repeat_until', 'end_before_start');
    if (last > latest) throw ValidationFailedError.on('repeat_until', 'date_too_late', { date: latest });
    const dates: string[] = [];
    const wanted = weekdays.length > 0 ? weekdays : [weekdayOf(start)];
    for (let date = start; date <= last; date = addDays(date, 1))
      if (wanted.includes(weekdayOf(date))) dates.push(date);
    if (dates.length === 0) throw ValidationFailedError.on('weekdays', 'required');
    return dates;
  }

  private async read(em: EntityManager, id: number, language: Language): Promise<DepartureDto> {
    const [row] = await readDepartures(em, [id], language);
    if (!row) throw new NotFoundError();
    return row;
  }
}

/** What speaks against a change. */
function faultsOf({ held, sold, startDate }: Departure, body: WriteDepartureDto): Record<string, Message[]> {
  const taken = held + sold;
  const faults: Record<string, Message[]> = {};
  if (body.capacity !== undefined && body.capacity < taken)
    faults['capacity'] = [{ code: 'min_value', params: { count: taken } }];
  if (body.status === 'cancelled' && taken > 0) faults['status'] = [{ code: 'places_taken', params: { count: taken } }];
  if (
    body.cutoff_at !== undefined &&
    Date.parse(body.cutoff_at) >= Date.parse(`${addDays(startDate, 1)}T00:00:00+05:00`)
  )
    faults['cutoff_at'] = [{ code: 'date_too_late', params: { date: startDate } }];
  return faults;
}
