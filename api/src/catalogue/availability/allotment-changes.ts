import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addDays } from '@atoll/contract/days';
import type { Caller } from '../../platform/access/access.js';
import { Audit } from '../../platform/audit/audit.js';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.js';
import { Clock } from '../../platform/data/clock.js';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import type { StaffCall } from '../../platform/http/staff-call.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { type AllotmentChangeDto, MAX_NIGHTS, type WriteAllotmentsDto } from './allotment-changes.dto.js';
import { type AskedNights, holdPlace, nightHolders, readNights, writeNights } from './allotment-changes.queries.js';
import { FREED_JOB } from './freed-stock.js';
import { type NightPlan, fingerprintOf, planNights, weekdayOf } from './night-plan.js';
import { NightsChangedError, NightsOversoldError } from './stock.errors.js';

/** Changes rooms by the night: looked at first, then written as it was looked at, all nights or none. */
@Injectable()
export class AllotmentChanges {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
    private readonly invalidation: CacheInvalidation,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes the same into many nights, or with `dry_run` says what that would do.
   * @throws {ValidationFailedError} for an unknown place or room, days out of order or in the past, no change, or no fingerprint
   * @throws {NightsChangedError} when it would do something else than what was looked at; then nothing has changed
   * @throws {NightsOversoldError} while more is held and sold of a night than there would be; then nothing has changed
   */
  change(body: WriteAllotmentsDto, call: StaffCall): Promise<AllotmentChangeDto> {
    const dates = this.datesOf(body);
    return this.em.fork().transactional(async (em) => {
      const asked = { resort: await this.placeOf(em, body), rooms: body.room_codes, dates };
      const plan = planNights(asked, await readNights(em, asked, !body.dry_run), body);
      const preview = await this.preview(em, asked, plan, call.caller);
      if (body.dry_run) return preview;
      if (preview.fingerprint !== body.fingerprint) throw new NightsChangedError(preview);
      if (preview.oversold.length > 0) throw new NightsOversoldError(preview);
      if (preview.nights.length > 0) await this.write(em, asked.resort, preview, call);
      return preview;
    });
  }

  private async placeOf(em: EntityManager, { resort, room_codes: codes }: WriteAllotmentsDto): Promise<number> {
    const place = await holdPlace(em, resort);
    if (!place) throw ValidationFailedError.on('resort', 'unknown_reference');
    if (!codes.every((code) => place.rooms.includes(code)))
      throw ValidationFailedError.on('room_codes', 'unknown_reference');
    return place.id;
  }

  /** Who has the rooms that are too many is told to who may see bookings. */
  private async preview(
    em: EntityManager,
    { resort }: AskedNights,
    { oversold: nights, ...plan }: NightPlan,
    { permissions }: Caller,
  ): Promise<AllotmentChangeDto> {
    const holders = nights.length > 0 ? await nightHolders(em, resort, nights) : [];
    const seesNames = permissions.includes('bookings.view');
    const oversold = nights.map(({ room_code, date, taken }) => ({
      room_code,
      date,
      taken,
      bookings: holders
        .filter((holder) => holder.room_code === room_code && holder.date === date)
        .map(({ id, reference, name, rooms }) => ({ id, reference, name: seesNames ? name : null, rooms })),
    }));
    return { ...plan, oversold, fingerprint: fingerprintOf(resort, plan.nights, oversold) };
  }

  private async write(
    em: EntityManager,
    resort: number,
    { nights }: AllotmentChangeDto,
    { caller, requestId }: StaffCall,
  ): Promise<void> {
    await writeNights(em, resort, nights, { by: caller.id, now: this.clock.now() });
    for (const room of new Set(nights.map(({ room_code }) => room_code))) {
      const changed = nights.filter(({ room_code }) => room_code === room);
      this.audit.record(em, {
        action: 'allotment.update',
        entity: 'allotment',
        entityId: `${resort}/${room}`,
        actorId: caller.id,
        before: Object.fromEntries(changed.flatMap(({ date, before }) => (before ? [[date, before]] : []))),
        after: Object.fromEntries(changed.map(({ date, after }) => [date, after])),
        requestId,
      });
    }
    await this.invalidation.invalidate(em, 'packages', `stock:resort:${resort}`);
    const dates = nights.map(({ date }) => date).toSorted();
    // More rooms, or sold again: somebody may wait for that.
    await this.jobs.send(FREED_JOB, { resort, from: dates[0], to: dates.at(-1) }, { em });
  }

  /** @throws {ValidationFailedError} */
  private datesOf({ from, to, weekdays, ...body }: WriteAllotmentsDto): string[] {
    const today = this.clock.maldivesDate();
    if (body.rooms === undefined && body.stop_sell === undefined && body.min_nights === undefined)
      throw ValidationFailedError.on('rooms', 'required');
    if (!body.dry_run && body.fingerprint === undefined) throw ValidationFailedError.on('fingerprint', 'required');
    if (from < today) throw ValidationFailedError.on('from', 'date_too_early', { date: today });
    if (to < from) throw ValidationFailedError.on('to', 'end_before_start');
    if (to > addDays(from, MAX_NIGHTS - 1))
      throw ValidationFailedError.on('to', 'too_many_days', { count: MAX_NIGHTS });
    const dates: string[] = [];
    for (let date = from; date <= to; date = addDays(date, 1))
      if (!weekdays || weekdays.length === 0 || weekdays.includes(weekdayOf(date))) dates.push(date);
    return dates;
  }
}
