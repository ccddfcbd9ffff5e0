import { addDays, daysBetween } from '@atoll/contract/days';
import {
  CONNECTION,
  type LastDepartures,
  lastLanding,
  minutesOf as minutes,
  timeAt as time,
} from '@atoll/contract/last-landing';

/*
 * Whether flights and the way to an island fit together. Times are local, `HH:MM`; instants of flights `YYYY-MM-DDTHH:MM` in the
 * Maldives, as they stand on the ticket.
 */

/** What a transfer says about when it goes; null where it says nothing. */
export interface TransferTimes extends LastDepartures {
  code: string;
  duration_minutes: number;
  first_departure: string | null;
  /** Whose flight leaves earlier comes back the evening before. */
  earliest_international_departure: string | null;
  pickup_before_flight_hours: number | null;
  wait_minutes_typical: number | null;
  /** ISO days 1 (Monday) to 7; none means every day. */
  operates_weekdays: readonly number[];
  /** Flight numbers are wanted so many days before. */
  flight_details_due_days: number | null;
}

export interface Journey {
  /** Calendar days of the stay. */
  check_in: string;
  check_out: string;
  /** Landing in and take-off from the Maldives; null where it is not known yet. */
  lands_at: string | null;
  flies_at: string | null;
  /** Nights near the airport that go with the stay, before and after it. */
  sleeps?: { before: boolean; after: boolean };
}

export const ARRIVAL_CODES = [
  'lands_too_late',
  'lands_after_check_in',
  'no_service_on_day',
  'lands_day_before',
  'overnight',
  'long_wait',
] as const;
export const DEPARTURE_CODES = [
  'leave_evening_before',
  'flies_before_check_out',
  'overnight',
  'no_service_on_day',
  'long_wait',
] as const;

/** One way of the journey. */
export interface WayCheck<Code> {
  feasible: boolean;
  /** Why not, or what to know; null when all is well. */
  code: Code | null;
  /** The time of day that decides it, `HH:MM`. */
  limit: string | null;
  /** When guests leave the airport or are picked up on the island; null where that is not known. */
  leaves_at: string | null;
}

export interface TransferCheck {
  feasible: boolean;
  /** Null without a flight. */
  arrival: WayCheck<(typeof ARRIVAL_CODES)[number]> | null;
  departure: WayCheck<(typeof DEPARTURE_CODES)[number]> | null;
  /** Last day to send flight numbers; null where nobody asks. */
  details_due: string | null;
}

/** A wait that has to be told beforehand. Minutes. */
const LONG_WAIT = 4 * 60;
/** Where an operator that needs daylight does not say: fly home from 08:50 (the usual rule of resorts). */
const DAYLIGHT_FLIGHT = '08:50';
/** Pick-up before an international flight. Hours. */
const PICKUP = 3;
const HOUR = 60;

const dayOf = (instant: string): string => instant.slice(0, 10);
const timeOf = (instant: string): string => instant.slice(11, 16);
/** The instant so many minutes after the midnight that begins a day; also before it and beyond its end. */
function instantOf(day: string, at: number): string {
  const days = Math.floor(at / (24 * HOUR));
  return `${addDays(day, days)}T${time(at - days * 24 * HOUR)}`;
}

const operatesOn = ({ operates_weekdays: days }: TransferTimes, day: string): boolean =>
  days.length === 0 || days.includes(new Date(`${day}T00:00:00Z`).getUTCDay() || 7);

function checkArrival(
  transfer: TransferTimes,
  check_in: string,
  lands_at: string,
  sleepsBefore: boolean,
): NonNullable<TransferCheck['arrival']> {
  const refused = { feasible: false, limit: null, leaves_at: null };
  if (dayOf(lands_at) > check_in) return { ...refused, code: 'lands_after_check_in' };
  if (!operatesOn(transfer, check_in)) return { ...refused, code: 'no_service_on_day' };
  if (dayOf(lands_at) < check_in) {
    const isSettled = sleepsBefore && dayOf(lands_at) === addDays(check_in, -1);
    return { ...refused, feasible: true, code: isSettled ? 'overnight' : 'lands_day_before' };
  }
  const limit = lastLanding(transfer);
  if (limit !== null && timeOf(lands_at) > limit) return { ...refused, code: 'lands_too_late', limit };
  const landed = minutes(timeOf(lands_at));
  const first = transfer.first_departure === null ? 0 : minutes(transfer.first_departure);
  const leaves = Math.max(landed + Math.max(CONNECTION, transfer.wait_minutes_typical ?? 0), first);
  return {
    feasible: true,
    code: leaves - landed > LONG_WAIT ? 'long_wait' : null,
    limit: null,
    leaves_at: instantOf(check_in, leaves),
  };
}

/** Earliest take-off that is reached from the island on the same day; null when it goes around the clock. */
function flightLimit(transfer: TransferTimes, before: number): string | null {
  if (transfer.earliest_international_departure !== null) return transfer.earliest_international_departure;
  const first = transfer.first_departure === null ? null : time(minutes(transfer.first_departure) + before);
  return transfer.daylight_only && (first === null || first < DAYLIGHT_FLIGHT) ? DAYLIGHT_FLIGHT : first;
}

function checkDeparture(
  transfer: TransferTimes,
  check_out: string,
  flies_at: string,
  sleepsAfter: boolean,
): NonNullable<TransferCheck['departure']> {
  const refused = { feasible: false, limit: null, leaves_at: null };
  if (dayOf(flies_at) < check_out) return { ...refused, code: 'flies_before_check_out' };
  if (!operatesOn(transfer, check_out)) return { ...refused, code: 'no_service_on_day' };
  if (sleepsAfter && dayOf(flies_at) === addDays(check_out, 1))
    return { ...refused, feasible: true, code: 'overnight' };
  const before = Math.max((transfer.pickup_before_flight_hours ?? PICKUP) * HOUR, transfer.duration_minutes + 2 * HOUR);
  const sameDay = dayOf(flies_at) === check_out;
  const limit = flightLimit(transfer, before);
  if (sameDay && limit !== null && timeOf(flies_at) < limit) return { ...refused, code: 'leave_evening_before', limit };
  const first = transfer.first_departure === null ? 0 : minutes(transfer.first_departure);
  const last = transfer.last_departure === null ? 24 * HOUR - 1 : minutes(transfer.last_departure);
  const wanted = daysBetween(check_out, dayOf(flies_at)) * 24 * HOUR + minutes(timeOf(flies_at)) - before;
  // A flight soon after midnight is reached the evening before, even by what goes around the clock.
  if (wanted < 0) return { ...refused, code: 'leave_evening_before', limit: time(before) };
  const leaves = Math.min(Math.max(wanted, first), last);
  return {
    feasible: true,
    code: transfer.last_departure !== null && wanted - leaves > LONG_WAIT ? 'long_wait' : null,
    limit: null,
    leaves_at: instantOf(check_out, leaves),
  };
}

/**
 * Whether guests reach the island on the day they land and their flight on the day they leave.
 * Limits: common practice of operators (last landing 15:30, pick-up three hours before the flight); what a transfer says of itself wins.
 */
export function checkTransfer(
  transfer: TransferTimes,
  { check_in, check_out, lands_at, flies_at, sleeps = { before: false, after: false } }: Journey,
): TransferCheck {
  const arrival = lands_at === null ? null : checkArrival(transfer, check_in, lands_at, sleeps.before);
  const departure = flies_at === null ? null : checkDeparture(transfer, check_out, flies_at, sleeps.after);
  const due = transfer.flight_details_due_days;
  return {
    feasible: (arrival?.feasible ?? true) && (departure?.feasible ?? true),
    arrival,
    departure,
    details_due: due === null ? null : addDays(check_in, -due),
  };
}
