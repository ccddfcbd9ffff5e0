import { Injectable } from '@nestjs/common';

const MALDIVES_OFFSET_MS = 5 * 3_600_000;

/** The time of the application. Rules ask it instead of the system, so that a test can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** Calendar date in the Maldives (UTC+5, no summer time) as `YYYY-MM-DD`, `days` from today. */
  maldivesDate(days = 0): string {
    const shifted = new Date(this.now().getTime() + MALDIVES_OFFSET_MS);
    return formatDate(shifted, days);
  }
}

/** Moves a calendar date without a zone: `addDays('2027-02-28', 1)` → `2027-03-01`. */
export const addDays = (date: string, days: number): string => formatDate(new Date(`${date}T00:00:00Z`), days);

function formatDate(date: Date, days: number): string {
  const moved = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + days));
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(moved.getUTCFullYear()).padStart(4, '0')}-${two(moved.getUTCMonth() + 1)}-${two(moved.getUTCDate())}`;
}
