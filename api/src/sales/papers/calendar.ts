import { addDays } from '@atoll/contract/days';
import { maldivesInstant } from '../../catalogue/pricing/maldives-time.js';
import type { PaperWording } from './paper-wording.js';
import type { BookedRow } from './papers.queries.js';

/** Longest line in octets without its end (RFC 5545, 3.1). */
const LINE = 75;

/** Backslash, semicolon, comma and line breaks have a meaning in texts (3.3.11). */
const text = (value: string): string =>
  value
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n?|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex -- they have no place in a calendar
    .replaceAll(/[\u0000-\u001f\u007f]/g, ' ');

/** A line in parts of at most 75 octets; no character is cut. */
function folded(line: string): string {
  let octets = 0;
  return [...line]
    .map((character) => {
      const size = Buffer.byteLength(character);
      if (octets + size <= LINE) {
        octets += size;
        return character;
      }
      octets = 1 + size;
      return `\r\n ${character}`;
    })
    .join('');
}

/** `2027-02-14` → `20270214`; an instant → `20270214T080500Z`. */
const day = (date: string): string => date.replaceAll('-', '');
const instant = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
const ticket = (at: string): string => instant(maldivesInstant(at.slice(0, 10), at.slice(11)));

const STATUS: Record<string, string> = {
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
  declined: 'CANCELLED',
  expired: 'CANCELLED',
  no_show: 'CANCELLED',
};

/** A trip as a calendar: its days, and the flights as instants, so that they stand right in every zone. */
export function stayCalendar(booked: BookedRow, { say }: PaperWording): string {
  const { id, reference, updated_at, version, check_in, check_out, arrival_flight_at, departure_flight_at } = booked;
  const event = (part: string, summary: string, times: string[]): string[] => [
    'BEGIN:VEVENT',
    `UID:${part}-${id}@atoll`,
    `DTSTAMP:${instant(new Date(updated_at))}`,
    `SEQUENCE:${version}`,
    `STATUS:${STATUS[booked.status] ?? 'TENTATIVE'}`,
    ...times,
    `SUMMARY:${text(summary)}`,
    `DESCRIPTION:${text(say('calendar.booking', { reference }))}`,
    'END:VEVENT',
  ];
  // A day that is named as the end is not part of it any more (3.6.1): guests leave on their last day.
  const days = [`DTSTART;VALUE=DATE:${day(check_in)}`, `DTEND;VALUE=DATE:${day(addDays(check_out, 1))}`];
  const flight = (part: 'landing' | 'flight_home', at: string | null): string[] =>
    at === null ? [] : event(part, say(`calendar.${part}`), [`DTSTART:${ticket(at)}`]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atoll//Bookings//EN',
    'METHOD:PUBLISH',
    ...event('stay', say('calendar.stay', { trip: booked.name }), [...days, 'TRANSP:TRANSPARENT']),
    ...flight('landing', arrival_flight_at),
    ...flight('flight_home', departure_flight_at),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
