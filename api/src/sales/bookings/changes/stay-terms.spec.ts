import { describe, expect, it } from '@jest/globals';
import { isAsShown } from './stay-terms.js';
import type { StayTermsDto } from './stay-terms.dto.js';

const AT = new Date('2027-01-10T12:00:00Z');
const PAST = { until: '2027-01-10T11:00:00.000Z', refund_percent: 100 };
const HALF = { until: '2027-01-20T09:00:00.000Z', refund_percent: 50 };

describe('terms that somebody was shown', () => {
  const shown: StayTermsDto = {
    nights: 7,
    total: '2000.00',
    deposit_due: '500.00',
    balance_due_on: '2027-01-15',
    cutoffs: [PAST, HALF],
    deposit_refundable: true,
  };

  it.each<[string, Partial<StayTermsDto>, boolean]>([
    ['as they were', {}, true],
    ['without a tier whose time has passed', { cutoffs: [HALF] }, true],
    ['with a smaller deposit of a smaller total', { total: '1800.00', deposit_due: '450.00' }, true],
    ['with a smaller deposit of the same total', { deposit_due: '450.00' }, false],
    ['with a larger deposit', { total: '1800.00', deposit_due: '600.00' }, false],
    ['with a deposit that is kept', { deposit_refundable: false }, false],
    ['with more nights', { nights: 8 }, false],
    ['with fewer nights of a smaller total', { nights: 6, total: '1800.00', deposit_due: '450.00' }, false],
    ['with another day for the rest', { balance_due_on: '2027-01-14' }, false],
    ['with all of it at once', { balance_due_on: null }, false],
    ['without a tier that was to come', { cutoffs: [] }, false],
    ['with less back', { cutoffs: [{ ...HALF, refund_percent: 25 }] }, false],
  ])('hold %s: %s', (_, over, holds) => {
    expect(isAsShown(shown, { ...shown, ...over }, AT)).toBe(holds);
  });
});
