import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LAW, priceOf, product, request, stay } from '../../../test/priced-stays.js';
import { sumOf } from './lines.js';
import { priceStay } from './price-stay.js';

const sold = (taxes: 'included' | 'on_top') =>
  product(
    { taxes },
    {
      stays: [stay()],
      extras: [{ code: 'diving', amount: 25_050, per: 'person' }],
      transfer: { code: 'boat', adult: 11_111, child: 0, infant: 0, shared: true },
    },
  );
const asked = request({ extras: [{ code: 'diving', qty: 1 }] });
const agreed = (taxes: 'included' | 'on_top', total: number) =>
  priceStay(sold(taxes), { ...asked, agreed_total: total }, LAW);

describe('a total that the agency has agreed', () => {
  it('is the total to the cent, with a line for the difference, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('included' as const, 'on_top' as const),
        fc.integer({ min: 150_000, max: 500_000 }),
        (taxes, total) => {
          const price = priceOf(sold(taxes), { ...asked, agreed_total: total });
          expect(price.total).toBe(total);
          expect(sumOf(price.lines) + (taxes === 'included' ? 0 : sumOf(price.taxes))).toBe(total);
          expect(price.net + sumOf(price.taxes)).toBe(total);
          const before = priceOf(sold(taxes), asked);
          expect(price.lines.slice(0, before.lines.length)).toEqual(before.lines);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is taxed as what is paid: each percentage is of the lower price, Green Tax stays', () => {
    for (const taxes of ['included', 'on_top'] as const) {
      const before = priceOf(sold(taxes), asked);
      const after = priceOf(sold(taxes), { ...asked, agreed_total: before.total - 50_000 });
      const of = (code: string, { taxes: all }: typeof before) => all.find((tax) => tax.code === code)!;
      expect(of('GREEN_TAX', after)).toEqual(of('GREEN_TAX', before));
      for (const code of ['SERVICE', 'T_GST']) {
        const tax = of(code, after);
        expect(tax.amount).toBeLessThan(of(code, before).amount);
        expect(Math.abs(tax.amount - (tax.base * tax.rate) / 10_000)).toBeLessThanOrEqual(1);
      }
      expect(after.lines.at(-1)).toMatchObject({ kind: 'adjustment', code: null });
    }
  });

  it('has no line where it is what the price comes to', () => {
    const before = priceOf(sold('included'), asked);
    expect(priceOf(sold('included'), { ...asked, agreed_total: before.total })).toEqual(before);
  });

  it('is at least what extras, transfer and Green Tax cost alone', () => {
    // 250.50 diving, 222.22 boat, 12.00 a day for two persons and seven days
    const least = 25_050 + 22_222 + 1_200 * 2 * 7;
    expect(agreed('included', least)).toMatchObject({ total: least });
    expect(agreed('included', least - 1)).toEqual({ refused: [{ code: 'total_too_low', least }] });
    expect(priceStay(product(), { ...request(), agreed_total: 0 }, LAW)).toEqual({
      refused: [{ code: 'total_too_low', least: 1 }],
    });
  });
});
