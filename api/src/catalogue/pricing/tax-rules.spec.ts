import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '@atoll/contract/days';
import { guesthouse, LAW, product, stay, taxRule } from '../../../test/priced-stays.js';
import type { TaxRule } from './pricing.types.js';
import { taxRefusals, taxRuleOn, taxRulesOn, timeOfSupply } from './tax-rules.js';

const RESORT = stay();

describe('the time of supply', () => {
  it.each([
    ['2025-06-30T10:00:00Z', '2025-07-02T10:00:00Z', '2025-06-30'],
    ['2025-07-02T10:00:00Z', '2025-06-30T10:00:00Z', '2025-06-30'],
    ['2025-06-30T18:59:59Z', null, '2025-06-30'],
    // Midnight in the Maldives.
    ['2025-06-30T19:00:00Z', null, '2025-07-01'],
    [null, '2025-06-30T19:00:00Z', '2025-07-01'],
    [null, null, null],
  ])('of an invoice at %s and a payment at %s is %s', (invoice, payment, day) => {
    const instant = (text: string | null) => (text === null ? null : new Date(text));
    expect(timeOfSupply(instant(invoice), instant(payment))).toBe(day);
  });
});

describe('the rule of a tax', () => {
  it.each([
    ['2022-12-31', undefined],
    ['2023-01-01', 'gst-16'],
    ['2025-06-30', 'gst-16'],
    ['2025-07-01', 'gst-17'],
    ['2031-01-01', 'gst-17'],
  ])('on %s is %s', (day, id) => {
    expect(taxRuleOn(LAW, 'T_GST', day, RESORT)?.id).toBe(id);
  });

  it.each([
    ['a resort', RESORT, 'green-12'],
    ['a resort of few rooms', stay({ registered_rooms: 10 }), 'green-12'],
    ['a boat', stay({ place: 'vessel', registered_rooms: 9 }), 'green-12'],
    ['a guesthouse of 50 rooms', guesthouse({ registered_rooms: 50 }), 'green-6'],
    ['a hotel of 51 rooms where people live', guesthouse({ registered_rooms: 51 }), 'green-12-large'],
    ['nowhere in particular', null, undefined],
  ])('for %s is %s', (_, place, id) => {
    expect(taxRuleOn(LAW, 'GREEN_TAX', '2026-11-23', place)?.id).toBe(id);
  });

  it('is the narrower one where two hold: by kind of place, then by rooms, then the later', () => {
    const wide = taxRule({ id: 'a' });
    const rooms = taxRule({ id: 'b', rooms_max: 200 });
    const place = taxRule({ id: 'c', places: ['uninhabited_island'] });
    const both = taxRule({ id: 'd', places: ['uninhabited_island'], rooms_min: 5 });
    const late = taxRule({ id: 'e', valid_from: '2020-01-01' });
    const of = (...rules: TaxRule[]) =>
      [rules, rules.toReversed()].map((all) => taxRuleOn(all, 'SERVICE', '2026-11-23', RESORT)?.id);
    expect(of(wide, rooms)).toEqual(['b', 'b']);
    expect(of(rooms, place)).toEqual(['c', 'c']);
    expect(of(place, both)).toEqual(['d', 'd']);
    expect(of(wide, late)).toEqual(['e', 'e']);
    expect(of(late, taxRule({ id: 'f', valid_from: '2020-01-01' }))).toEqual(['e', 'e']);
  });

  it('is one on every day, that of the time of supply, while each ends the day before the next begins', () => {
    const days = fc.uniqueArray(fc.nat(9_000), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(days, fc.nat(10_000), fc.boolean(), (starts, at, shuffled) => {
        const sorted = starts.toSorted((one, other) => one - other);
        const dayOf = (index: number) => addDays('2005-01-01', index);
        const rules = sorted.map((start, index) => {
          const next = sorted[index + 1];
          const valid_to = next === undefined ? null : dayOf(next - 1);
          return taxRule({ id: String(start), rate: index, valid_from: dayOf(start), valid_to });
        });
        const held = rules.filter(
          ({ valid_from, valid_to }) => valid_from <= dayOf(at) && dayOf(at) <= (valid_to ?? '9999'),
        );
        const expected = sorted.findLast((start) => start <= at);
        expect(held.length).toBe(expected === undefined ? 0 : 1);
        const rule = taxRuleOn(shuffled ? rules.toReversed() : rules, 'SERVICE', dayOf(at), RESORT);
        expect(rule?.id).toBe(expected === undefined ? undefined : String(expected));
      }),
    );
  });
});

describe('the rules of a place', () => {
  const codes = (place: Parameters<typeof taxRulesOn>[2]) =>
    taxRulesOn(LAW, '2026-11-23', place, null).map(({ id }) => id);

  it('are one of each code', () => {
    expect(codes(RESORT)).toEqual(['service', 'gst-17', 'green-12']);
    expect(codes(guesthouse())).toEqual(['service', 'gst-17', 'green-6']);
    expect(codes(null)).toEqual(['service', 'gst-17']);
  });

  it('take the service charge of the place, and no other rate', () => {
    expect(taxRulesOn(LAW, '2026-11-23', RESORT, 1_200).map(({ rate }) => rate)).toEqual([1_200, 1_700, 1_200]);
    expect(taxRulesOn(LAW, '2026-11-23', RESORT, 0).map(({ rate }) => rate)).toEqual([0, 1_700, 1_200]);
  });
});

describe('a price on which taxes come on top', () => {
  const refused = (rules: readonly TaxRule[], stays = [stay()], nights = 7, supplied_on = '2026-11-23') =>
    taxRefusals(product({ taxes: 'on_top' }, { stays }), { nights, supplied_on }, rules).map(
      (one) => one.code === 'no_tax_rule' && one.tax,
    );
  const without = (code: string) => LAW.filter((rule) => rule.code !== code);

  it('is refused without a rule of the law', () => {
    expect(refused(LAW)).toEqual([]);
    expect(refused(without('SERVICE'))).toEqual(['SERVICE']);
    expect(refused(without('T_GST'))).toEqual(['T_GST']);
    expect(refused(without('GREEN_TAX'))).toEqual(['GREEN_TAX']);
    expect(refused([])).toEqual(['SERVICE', 'T_GST', 'GREEN_TAX']);
    expect(refused(LAW, [stay()], 7, '2024-12-31')).toEqual(['GREEN_TAX']);
  });

  it('is refused for any of its places', () => {
    const resorts = LAW.filter(({ id }) => id !== 'green-6');
    expect(refused(resorts, [stay(), guesthouse()])).toEqual(['GREEN_TAX']);
    expect(refused(resorts, [stay()])).toEqual([]);
  });

  it('is refused for nights in a place that is not known', () => {
    expect(refused(LAW, [])).toEqual(['GREEN_TAX']);
    expect(refused([...LAW, { ...LAW[3]!, id: 'all', places: [] }], [])).toEqual(['GREEN_TAX']);
  });

  it('needs no tax by the day where nobody sleeps', () => {
    expect(refused(without('GREEN_TAX'), [], 0)).toEqual([]);
    expect(refused(without('GREEN_TAX'), [stay()], 0)).toEqual([]);
    expect(refused([], [], 0)).toEqual(['SERVICE', 'T_GST']);
  });

  it('is another thing than one that holds them', () => {
    const inside = product({}, { stays: [stay()] });
    expect(taxRefusals(inside, { nights: 7, supplied_on: '2026-11-23' }, [])).toEqual([]);
  });
});
