import { maldivesInstant } from './maldives-time.js';
import type { CancellationTerms, Cutoff } from './pricing.types.js';
import { share, WHOLE_BP } from './rounding.js';

/** When most places have their rooms ready (D-21). */
export const CHECK_IN_TIME = '14:00';

const HOUR_MS = 3_600_000;

/** When the guests arrive: the day, and the place's own time of check-in where it has one. */
export interface Arrival {
  check_in: string;
  check_in_time?: string | null;
}

/** What a booking costs, what was paid for it less what went back, and when it begins. */
export interface PaidStay extends Arrival {
  total: number;
  paid: number;
}

/** What comes back of a booking, and what the agency asks for all the same. */
export interface Refund {
  /** Of the total, by the tier that holds. */
  refund_bp: number;
  /** What cancelling costs; more than was paid where less was paid. */
  fee: number;
  /** What goes back of what was paid. */
  refund: number;
}

/**
 * Tiers as instants that a booking keeps (D-21): so many hours before check-in in the Maldives, wherever the guest is. From the
 * earliest on, and only those that hold for some time: one that gives back no more than a later one says nothing.
 */
export function cutoffs({ tiers }: Pick<CancellationTerms, 'tiers'>, arrival: Arrival): Cutoff[] {
  const start = maldivesInstant(arrival.check_in, arrival.check_in_time ?? CHECK_IN_TIME).getTime();
  const latestFirst = tiers.toSorted(
    (one, other) => one.hours_before - other.hours_before || other.refund_bp - one.refund_bp,
  );
  const found: Cutoff[] = [];
  for (const { hours_before, refund_bp } of latestFirst) {
    const next = found[0]?.refund_bp ?? 0;
    if (refund_bp > next) found.unshift({ until: new Date(start - hours_before * HOUR_MS).toISOString(), refund_bp });
  }
  return found;
}

/** How much of the total comes back at an instant: what the next cut-off says, nothing after the last. */
export const refundShareAt = (dates: readonly Cutoff[], instant: Date): number =>
  Math.max(0, ...dates.filter(({ until }) => instant.getTime() <= Date.parse(until)).map(({ refund_bp }) => refund_bp));

/** What was agreed about an end: the instants, and how much of the deposit is kept whatever they say (0 where it comes back). */
export interface AgreedEnd {
  cutoffs: readonly Cutoff[];
  kept: number;
}

/**
 * What cancelling at an instant costs and brings back. The fee is what the tier leaves of the total; a deposit that is not refundable
 * is kept as far as it was paid. What comes back is what was paid above the fee, never more than was paid (D-21, maldives.md 6.5).
 */
export function refundOf(
  { cutoffs: dates, kept }: AgreedEnd,
  { total, paid }: Pick<PaidStay, 'total' | 'paid'>,
  instant: Date,
): Refund {
  const refund_bp = refundShareAt(dates, instant);
  const deposit = Math.min(kept, Math.max(paid, 0));
  const fee = Math.max(total - share(total, refund_bp, WHOLE_BP), deposit);
  return { refund_bp, fee, refund: Math.max(paid - fee, 0) };
}

/** The same under terms that nobody has agreed to yet. */
export const refundAt = (terms: CancellationTerms, { total, paid, ...arrival }: PaidStay, instant: Date): Refund =>
  refundOf(
    {
      cutoffs: cutoffs(terms, arrival),
      kept: terms.deposit_refundable ? 0 : share(total, terms.deposit_bp, WHOLE_BP),
    },
    { total, paid },
    instant,
  );
