import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addDays } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { Audit } from '../../platform/audit/audit.js';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { type Message, NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { messageText } from '../../platform/errors/messages.js';
import type { StaffCall } from '../../platform/http/staff-call.js';
import {
  type AllotmentMonthDto,
  type ChangedNightDto,
  type ChangedNightsDto,
  type ListAllotmentsQuery,
  MAX_NIGHTS,
  type WriteAllotmentsDto,
} from './allotments.dto.js';
import { type StoredNight, holdRoom, lockNights, readMonth, writeNights } from './allotments.queries.js';

/** What staff do with rooms by the night. */
@Injectable()
export class Allotments {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly audit: Audit,
    private readonly invalidation: CacheInvalidation,
    private readonly clock: Clock,
  ) {}

  /** @throws {NotFoundError} */
  async month({ resort, month }: ListAllotmentsQuery, language: Language): Promise<AllotmentMonthDto> {
    const found = await readMonth(this.sql, resort, month, language);
    if (!found) throw new NotFoundError();
    return found;
  }

  /**
   * Writes the same into many nights, in one transaction; nights that it does not fit stay as they are and say why.
   * @throws {ValidationFailedError} for an unknown place or room, days out of order or in the past, or no change at all
   */
  change(body: WriteAllotmentsDto, change: StaffCall): Promise<ChangedNightsDto> {
    const dates = this.datesOf(body);
    return this.em.fork().transactional(async (em) => {
      const resort = await holdRoom(em, body.resort, body.room_code);
      if (!resort) throw ValidationFailedError.on('resort', 'unknown_reference');
      if (!resort.has_room) throw ValidationFailedError.on('room_code', 'unknown_reference');
      const stored = await lockNights(em, resort.id, body.room_code, dates);
      const found = new Map(stored.map((night) => [night.date, night]));
      const faults = new Map(dates.map((date) => [date, faultOf(found.get(date), body)]));
      const fitting = dates.filter((date) => !faults.get(date));
      const nights = { resort: resort.id, room: body.room_code, dates: fitting };
      const { rooms, stop_sell, min_nights } = body;
      const written = { by: change.caller.id, now: this.clock.now() };
      await writeNights(em, nights, { rooms, stop_sell, min_nights }, written);
      if (fitting.length > 0) {
        const after = await lockNights(em, resort.id, body.room_code, fitting);
        this.audit.record(em, {
          action: 'allotment.update',
          entity: 'allotment',
          entityId: `${resort.id}/${body.room_code}`,
          actorId: change.caller.id,
          before: byDate(stored.filter(({ date }) => !faults.get(date))),
          after: byDate(after),
          requestId: change.requestId,
        });
        await this.invalidation.invalidate(em, 'packages', `stock:resort:${resort.id}`);
      }
      return {
        done: fitting.length,
        results: dates.map((date) => resultOf(date, faults.get(date) ?? null, change.language)),
      };
    });
  }

  /** @throws {ValidationFailedError} */
  private datesOf({ from, to, weekdays, ...body }: WriteAllotmentsDto): string[] {
    const today = this.clock.maldivesDate();
    if (body.rooms === undefined && body.stop_sell === undefined && body.min_nights === undefined)
      throw ValidationFailedError.on('rooms', 'required');
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

/** 1 = Monday. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

function faultOf(night: StoredNight | undefined, { rooms }: WriteAllotmentsDto): Message | null {
  if (!night) return rooms === undefined ? { code: 'no_allotment' } : null;
  const taken = night.held + night.sold;
  return rooms !== undefined && rooms < taken ? { code: 'min_value', params: { count: taken } } : null;
}

const resultOf = (date: string, fault: Message | null, language: Language): ChangedNightDto =>
  fault ? { date, ok: false, code: fault.code, detail: messageText(fault, language) } : { date, ok: true };

/** Of what staff decide, by day. */
const byDate = (nights: readonly StoredNight[]) =>
  Object.fromEntries(nights.map(({ date, rooms, stop_sell, min_nights }) => [date, { rooms, stop_sell, min_nights }]));
