import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cutoffs, refundAt, refundShareAt } from './cancellation.js';
import type { CancellationTerms } from './pricing.types.js';

const DAY = 24;
const terms = (rest: Partial<CancellationTerms> = {}): CancellationTerms => ({
  code: 'resort_low_45d',
  tiers: [
    { hours_before: 45 * DAY, refund_bp: 10_000 },
    { hours_before: 30 * DAY, refund_bp: 5_000 },
  ],
  deposit_refundable: true,
  deposit_bp: 2_500,
  balance_days_before: 45,
  ...rest,
});
const ARRIVAL = { check_in: '2027-03-10' };

describe('the cut-offs of a stay', () => {
  it('are instants before 14:00 in the Maldives on the day of arrival', () => {
    expect(cutoffs(terms(), ARRIVAL)).toEqual([
      { until: '2027-01-24T09:00:00.000Z', refund_bp: 10_000 },
      { until: '2027-02-08T09:00:00.000Z', refund_bp: 5_000 },
    ]);
    expect(cutoffs(terms({ tiers: [{ hours_before: 24, refund_bp: 10_000 }] }), ARRIVAL)).toEqual([
      { until: '2027-03-09T09:00:00.000Z', refund_bp: 10_000 },
    ]);
  });

  it('are before the place’s own time of check-in where it has one', () => {
    const flexible = terms({ tiers: [{ hours_before: 0, refund_bp: 10_000 }] });
    expect(cutoffs(flexible, { ...ARRIVAL, check_in_time: '03:30' })[0]?.until).toBe('2027-03-09T22:30:00.000Z');
    expect(cutoffs(flexible, { ...ARRIVAL, check_in_time: null })[0]?.until).toBe('2027-03-10T09:00:00.000Z');
  });

  it('leave out what says nothing, in whatever order tiers are kept', () => {
    const tiers = [
      { hours_before: 24, refund_bp: 5_000 },
      { hours_before: 0, refund_bp: 0 },
      { hours_before: 72, refund_bp: 10_000 },
      { hours_before: 48, refund_bp: 5_000 },
      { hours_before: 24, refund_bp: 2_000 },
    ];
    expect(cutoffs(terms({ tiers }), ARRIVAL).map(({ refund_bp }) => refund_bp)).toEqual([10_000, 5_000]);
    expect(cutoffs(terms({ tiers: [] }), ARRIVAL)).toEqual([]);
  });
});

describe('a refund', () => {
  const of = (instant: string, paid: number, rest: Partial<CancellationTerms> = {}) =>
    refundAt(terms(rest), { total: 100_001, paid, ...ARRIVAL }, new Date(instant));

  it.each([
    ['long before', '2026-12-01T00:00:00Z', 10_000, 0, 100_001],
    ['at the first cut-off', '2027-01-24T09:00:00Z', 10_000, 0, 100_001],
    ['a moment later', '2027-01-24T09:00:00.001Z', 5_000, 50_000, 50_001],
    ['at the last cut-off', '2027-02-08T09:00:00Z', 5_000, 50_000, 50_001],
    ['after it', '2027-02-08T09:00:00.001Z', 0, 100_001, 0],
    ['after arrival', '2027-03-12T00:00:00Z', 0, 100_001, 0],
  ])('%s (%s) is %i of what was paid in full, less a fee of %i: %i', (_, instant, refund_bp, fee, refund) => {
    expect(of(instant, 100_001)).toEqual({ refund_bp, fee, refund });
  });

  it('is what was paid above the fee, and all that was paid too much', () => {
    expect(of('2027-02-01T00:00:00Z', 60_000)).toEqual({ refund_bp: 5_000, fee: 50_000, refund: 10_000 });
    expect(of('2027-02-01T00:00:00Z', 25_000)).toEqual({ refund_bp: 5_000, fee: 50_000, refund: 0 });
    expect(of('2027-03-01T00:00:00Z', 110_001)).toEqual({ refund_bp: 0, fee: 100_001, refund: 10_000 });
    expect(of('2026-12-01T00:00:00Z', 0)).toEqual({ refund_bp: 10_000, fee: 0, refund: 0 });
  });

  it('leaves a deposit that is not refundable, as far as it was paid', () => {
    const kept = { deposit_refundable: false };
    expect(of('2026-12-01T00:00:00Z', 100_001, kept)).toEqual({ refund_bp: 10_000, fee: 25_000, refund: 75_001 });
    expect(of('2026-12-01T00:00:00Z', 10_000, kept)).toEqual({ refund_bp: 10_000, fee: 10_000, refund: 0 });
    expect(of('2027-02-01T00:00:00Z', 100_001, kept)).toEqual({ refund_bp: 5_000, fee: 50_000, refund: 50_001 });
  });

  it('is nothing of a stay over the festive days, from the first moment on', () => {
    const festive = { tiers: [], deposit_refundable: false, deposit_bp: 10_000 };
    expect(of('2026-01-01T00:00:00Z', 100_001, festive)).toEqual({ refund_bp: 0, fee: 100_001, refund: 0 });
  });

  const anyTerms = fc.record({
    code: fc.constant('any'),
    tiers: fc.array(fc.record({ hours_before: fc.nat(4_000), refund_bp: fc.nat(10_000) }), { maxLength: 6 }),
    deposit_refundable: fc.boolean(),
    deposit_bp: fc.nat(10_000),
    balance_days_before: fc.nat(90),
  });
  const anyTotal = fc.nat(1_000_000_000);
  const anyInstant = fc
    .integer({ min: -5_000, max: 200 })
    .map((hours) => new Date(Date.parse('2027-03-10T09:00:00Z') + hours * 3_600_000));

  it('is never more than was paid, nor less than nothing; fee and refund are what was paid where that covers the fee', () => {
    fc.assert(
      fc.property(anyTerms, anyTotal, anyTotal, anyInstant, (any, total, paid, instant) => {
        const { fee, refund } = refundAt(any, { total, paid, ...ARRIVAL }, instant);
        expect(refund >= 0 && refund <= paid).toBe(true);
        expect(fee >= 0 && fee <= total).toBe(true);
        expect(refund).toBe(paid >= fee ? paid - fee : 0);
      }),
    );
  });

  it('never grows as arrival comes nearer', () => {
    fc.assert(
      fc.property(anyTerms, anyTotal, anyTotal, anyInstant, anyInstant, (any, total, paid, one, other) => {
        const [early, late] = [one, other].toSorted((a, b) => a.getTime() - b.getTime());
        const before = refundAt(any, { total, paid, ...ARRIVAL }, early!);
        const after = refundAt(any, { total, paid, ...ARRIVAL }, late!);
        expect(after.refund <= before.refund && after.fee >= before.fee && after.refund_bp <= before.refund_bp).toBe(
          true,
        );
      }),
    );
  });

  it('gives back what the best tier says that is not past, by cut-offs that fall with time', () => {
    fc.assert(
      fc.property(anyTerms, anyInstant, (any, instant) => {
        const hours = (Date.parse('2027-03-10T09:00:00Z') - instant.getTime()) / 3_600_000;
        const open = any.tiers.filter(({ hours_before }) => hours_before <= hours).map(({ refund_bp }) => refund_bp);
        const dates = cutoffs(any, ARRIVAL);
        expect(refundShareAt(dates, instant)).toBe(Math.max(0, ...open));
        for (const [index, { until, refund_bp }] of dates.entries()) {
          const next = dates[index + 1];
          expect(next === undefined || (until < next.until && refund_bp > next.refund_bp)).toBe(true);
        }
      }),
    );
  });
});
