import { Injectable } from '@nestjs/common';
import { addDays } from '@atoll/contract/days';
import { VISIT_EVENTS, VISIT_LIMITS } from '@atoll/contract/visits';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import type { CountVisitsDto, ReadVisitsQuery, VisitsDto } from './visits.dto.js';
import { addVisits, sumVisits } from './visits.queries.js';

/** Days that are read unless somebody says others. */
const USUAL_DAYS = 30;

@Injectable()
export class VisitsService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Adds what was done to the sums of today. Words lose their figures: a number may be somebody's. */
  async count({ language, source = '', events }: CountVisitsDto): Promise<void> {
    const done = events.map(({ event, page, subject = '' }) => ({
      event,
      page,
      subject: event === 'nothing_found' ? withoutPeople(subject) : subject,
    }));
    await addVisits(this.sql, { day: this.clock.maldivesDate(), language, source, done });
  }

  /** The sums of these days; the first is the earlier one, however they are asked. */
  async read(query: ReadVisitsQuery): Promise<VisitsDto> {
    const last = query.to ?? this.clock.maldivesDate();
    const first = query.from ?? addDays(last, 1 - USUAL_DAYS);
    const [from, to] = [first, last].toSorted() as [string, string];
    const sums = await sumVisits(this.sql, from, to);
    const countOf = new Map(sums.events.map(({ event, count }) => [event, count]));
    return { from, to, ...sums, events: VISIT_EVENTS.map((event) => ({ event, count: countOf.get(event) ?? 0 })) };
  }
}

/** What somebody looked for, as one of many: in small letters, without addresses and figures. */
const withoutPeople = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/\S*@\S*/g, '…')
    .replaceAll(/\d+/g, '#')
    .replaceAll(/\s+/g, ' ')
    .trim()
    // Small letters may be more of them.
    .slice(0, VISIT_LIMITS.subject);
