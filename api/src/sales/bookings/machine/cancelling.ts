import { refundOf } from '../../../catalogue/pricing/cancellation.js';
import { formatMinor, parseMinor } from '../../../platform/fields/money.js';
import type { PriceDetailsDto } from '../../quotes/quote.dto.js';
import type { BookingStatus } from '../booking-status.js';

/** What the end of a booking cost, as it is kept with it. Money in US dollars. */
export interface Cancellation {
  reason_code: string;
  note: string;
  fee: string;
  refund: string;
  refund_percent: number;
  /** The agency did without its fee. */
  waived: boolean;
}

/** What a booking agreed to, and what was paid for it less what went back. Cents. */
export interface Cancelled {
  status: BookingStatus;
  totalMinor: number;
  depositMinor: number;
  netPaid: number;
  /** What it costs in any case once it is confirmed: what it had come to when the change of its stay was asked for. */
  leastFeeMinor: number;
  /** Null in bookings from before conditions were kept: nothing was agreed, so nothing is asked for. */
  priceDetails: PriceDetailsDto | null;
}

/** What cancelling costs at an instant. Cents. */
export interface CancellationCost {
  /** What the agency asks for. */
  fee: number;
  /** What goes back of what was paid. */
  refund: number;
  /** Of the total, by the tier that holds. */
  refundPercent: number;
  /** Until when it holds, ISO 8601; null after the last tier, or where cancelling is free for as long as the state lasts. */
  until: string | null;
}

/**
 * Before it is confirmed a booking ends without a fee (T13). After that the fee is what the tier that was agreed leaves of the total; a
 * deposit that does not come back is kept as far as it was paid (D-21, maldives.md 6.5). A stay that was moved costs at least what it
 * had come to: nobody gets out of a fee by asking for a far day first.
 */
export function cancellationCost(
  { status, totalMinor, depositMinor, netPaid, leastFeeMinor, priceDetails }: Cancelled,
  now: Date,
): CancellationCost {
  const terms = priceDetails?.cancellation;
  if (status !== 'confirmed' || !terms) return { fee: 0, refund: netPaid, refundPercent: 100, until: null };
  const cutoffs = terms.cutoffs.map(({ until, refund_percent }) => ({ until, refund_bp: refund_percent * 100 }));
  const kept = terms.deposit_refundable ? 0 : depositMinor;
  const { fee, refund, refund_bp } = refundOf({ cutoffs, kept }, { total: totalMinor, paid: netPaid }, now);
  const tier = cutoffs.find((cutoff) => cutoff.refund_bp === refund_bp && Date.parse(cutoff.until) >= now.getTime());
  const least = Math.min(leastFeeMinor, totalMinor);
  if (least <= fee) return { fee, refund, refundPercent: refund_bp / 100, until: tier?.until ?? null };
  const isLeast = (at: Date) => refundOf({ cutoffs, kept }, { total: totalMinor, paid: netPaid }, at).fee <= least;
  const last = cutoffs.findLast(({ until }) => Date.parse(until) >= now.getTime() && isLeast(new Date(until)));
  return {
    fee: least,
    refund: Math.max(netPaid - least, 0),
    refundPercent: Math.floor(((totalMinor - least) * 100) / totalMinor),
    until: least === totalMinor ? null : (last?.until ?? null),
  };
}

/** What the end of a booking costs by its record; 0 without one. Cents. */
export const feeOf = ({ cancellation }: { cancellation: Cancellation | null }): number =>
  cancellation ? parseMinor(cancellation.fee) : 0;

/** The record of an end. */
export const cancellationRecord = (
  { fee, refund, refundPercent }: Pick<CancellationCost, 'fee' | 'refund' | 'refundPercent'>,
  { reason_code, note, waived }: Pick<Cancellation, 'reason_code' | 'note' | 'waived'>,
): Cancellation => ({
  reason_code,
  note,
  fee: formatMinor(fee),
  refund: formatMinor(refund),
  refund_percent: refundPercent,
  waived,
});
