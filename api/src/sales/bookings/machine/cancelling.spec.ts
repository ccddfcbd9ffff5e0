import { describe, expect, it } from '@jest/globals';
import type { PriceDetailsDto } from '../../quotes/quote.dto.js';
import { type Cancelled, cancellationCost } from './cancelling.js';

const NOW = new Date('2027-02-10T12:00:00Z');
const HALF = { until: '2027-02-10T12:00:00.000Z', refund_percent: 50 };
const ALL = { until: '2027-02-01T09:00:00.000Z', refund_percent: 100 };

describe('what cancelling costs', () => {
  const terms = (cutoffs: (typeof HALF)[], deposit_refundable = true) =>
    ({ cancellation: { code: 'half', label: 'Half', deposit_refundable, cutoffs } }) as unknown as PriceDetailsDto;
  const booked: Cancelled = {
    status: 'confirmed',
    totalMinor: 2_000,
    depositMinor: 1_200,
    netPaid: 2_000,
    leastFeeMinor: 0,
    priceDetails: terms([ALL, HALF]),
  };

  it.each<[string, Partial<Cancelled>, [fee: number, refund: number, percent: number, until: string | null]]>([
    ['the half at the end of its tier', {}, [1_000, 1_000, 50, HALF.until]],
    ['all of it after the last tier', { priceDetails: terms([ALL]) }, [2_000, 0, 0, null]],
    [
      'the deposit that is kept, where that is more',
      { priceDetails: terms([HALF], false) },
      [1_200, 800, 50, HALF.until],
    ],
    ['what it had come to before a change', { leastFeeMinor: 1_500 }, [1_500, 500, 25, HALF.until]],
    ['what it has come to since, where that is more', { leastFeeMinor: 900 }, [1_000, 1_000, 50, HALF.until]],
    ['never more than the stay', { leastFeeMinor: 3_000 }, [2_000, 0, 0, null]],
    ['nothing before it is confirmed', { status: 'awaiting_payment', netPaid: 300 }, [0, 300, 100, null]],
    ['nothing where nothing was agreed', { priceDetails: null }, [0, 2_000, 100, null]],
  ])('is %s', (_, over, [fee, refund, refundPercent, until]) => {
    expect(cancellationCost({ ...booked, ...over }, NOW)).toEqual({ fee, refund, refundPercent, until });
  });
});
