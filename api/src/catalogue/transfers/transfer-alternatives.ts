import { addDays } from '@atoll/contract/days';
import type { Party } from '@atoll/contract/price';
import { type Journey, type TransferCheck, type TransferTimes, checkTransfer } from './transfer-check.js';

/** What a transfer costs, there and back. Cents. */
export interface TransferFares {
  /** Of a private one: for all together. */
  adult: number;
  /** From two to eleven years; null as for an adult. */
  child: number | null;
  /** Under two; null for nothing. */
  infant: number | null;
  shared: boolean;
}

/** Another way to the same island. */
export interface OtherTransfer extends TransferTimes {
  fares: TransferFares | null;
}

/** A night near the airport, for whom a late landing or an early flight costs one. */
export interface Overnight {
  /** Of the hotel. */
  code: string;
  /** What the trip costs more with it, in cents for the whole party; null where the stay cannot begin a day later, or earlier. */
  before: number | null;
  after: number | null;
}

/** An island that can be reached, with what its stay costs the same party for the same nights. Cents. */
export interface OtherIsland {
  code: string;
  amount: number;
  transfer: TransferTimes;
}

/** What can be done about flights that do not fit. */
export interface TransferAlternative {
  kind: 'transfer' | 'overnight_before' | 'overnight_after' | 'island';
  /** Of the transfer, the hotel or the island. */
  code: string;
  /** Cents for the whole party; null where the transfer is priced on request. */
  amount: number | null;
  /** Days of the stay with it. */
  check_in: string;
  check_out: string;
}

/** Ages as carriers count them: infants under two, children under twelve. Who has no age yet is a child. */
const INFANT_BELOW = 2;
const CHILD_BELOW = 12;

/** What a transfer costs a party, there and back. Cents. */
export function transferFare(
  { adult, child, infant, shared }: TransferFares,
  { adults, children_ages }: Party,
): number {
  if (!shared) return adult;
  const childFare = child ?? adult;
  const fares = children_ages.map((age) => {
    if (age !== null && age >= CHILD_BELOW) return adult;
    return age !== null && age < INFANT_BELOW ? (infant ?? 0) : childFare;
  });
  return fares.reduce((sum, fare) => sum + fare, adults * adult);
}

function overnights(
  overnight: Overnight | null,
  { check_in, check_out }: Journey,
  { arrival, departure }: TransferCheck,
): TransferAlternative[] {
  if (overnight === null) return [];
  const { code, before, after } = overnight;
  const moved = (kind: TransferAlternative['kind'], amount: number, days: number): TransferAlternative => ({
    kind,
    code,
    amount,
    check_in: addDays(check_in, days),
    check_out: addDays(check_out, days),
  });
  return [
    // Who lands too late begins the stay a day later; who flies too early ends it a day before.
    ...(arrival?.code === 'lands_too_late' && before !== null ? [moved('overnight_before', before, 1)] : []),
    ...(departure?.code === 'leave_evening_before' && after !== null ? [moved('overnight_after', after, -1)] : []),
  ];
}

/**
 * What a party can do when its flights and its transfer do not fit, cheapest first within each kind: another way to the island,
 * a night near the airport, another island. Empty when they fit.
 */
export function transferAlternatives(
  check: TransferCheck,
  journey: Journey,
  party: Party,
  from: { transfers: readonly OtherTransfer[]; overnight: Overnight | null; islands: readonly OtherIsland[] },
): TransferAlternative[] {
  if (check.feasible) return [];
  const { check_in, check_out } = journey;
  const fits = (transfer: TransferTimes) => checkTransfer(transfer, journey).feasible;
  const dearer = (a: TransferAlternative, b: TransferAlternative) => (a.amount ?? Infinity) - (b.amount ?? Infinity);
  const transfers = from.transfers.filter(fits).map(({ code, fares }): TransferAlternative => {
    const amount = fares === null ? null : transferFare(fares, party);
    return { kind: 'transfer', code, amount, check_in, check_out };
  });
  const islands = from.islands
    .filter(({ transfer }) => fits(transfer))
    .map(({ code, amount }): TransferAlternative => ({ kind: 'island', code, amount, check_in, check_out }));
  return [...transfers.toSorted(dearer), ...overnights(from.overnight, journey, check), ...islands.toSorted(dearer)];
}
