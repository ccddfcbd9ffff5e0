import { Injectable } from '@nestjs/common';
import { addDays, maldivesDay } from '@atoll/contract/days';

/** The time of the application. Rules ask it instead of the system, so that a test can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** Calendar date in the Maldives (UTC+5, no summer time) as `YYYY-MM-DD`, `days` from today. */
  maldivesDate(days = 0): string {
    return addDays(maldivesDay(this.now()), days);
  }
}
