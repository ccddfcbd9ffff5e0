import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '@atoll/contract/days';
import { LAW, priceOf, product, reduction, request, season, stay } from '../../../test/priced-stays.js';
import { baseLines } from './base.js';
import { sumOf } from './lines.js';
import type { PricedProduct, PriceRequest, Season } from './pricing.types.js';
import { seasonOf, segments } from './seasons.js';

const CHECK_IN = '2026-12-20';
const MANY = { numRuns: 300 };

const cents = fc.integer({ min: 0, max: 1_000_000_000 });
const bp = fc.nat(10_000);
const age = fc.option(fc.nat(17), { nil: null });
const time = fc.nat(24 * 60 - 1).map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));

const bands = fc.uniqueArray(fc.record({ age_max: fc.nat(17), share_bp: bp }), {
  maxLength: 4,
  selector: ({ age_max }) => age_max,
});
const occupancy = fc.record({
  unit: fc.constantFrom('room' as const, 'villa' as const),
  adults: fc.integer({ min: 1, max: 4 }),
  children: fc.nat(4),
  child_age_max: fc.option(fc.nat(17), { nil: null }),
});
const base = fc
  .record({
    pricing_type: fc.constantFrom('per_person' as const, 'per_group' as const, 'per_room' as const),
    per: fc.constantFrom('stay' as const, 'night' as const),
    amount: cents,
    taxes: fc.constantFrom('included' as const, 'on_top' as const),
    occupancy,
    child_bands: bands,
    single_supplement: cents,
  })
  .map((one) => ({ ...one, occupancy: one.pricing_type === 'per_room' ? one.occupancy : null }));

const anySeason = (surcharge: fc.Arbitrary<number>) =>
  fc
    .record({
      start: fc.integer({ min: -20, max: 20 }),
      days: fc.nat(30),
      priority: fc.nat(3),
      surcharge_bp: surcharge,
      gala: fc.option(fc.record({ day: fc.nat(30), adult: cents, child: cents }), { nil: null }),
    })
    .map(({ start, days, priority, surcharge_bp, gala }) => {
      const from = addDays(CHECK_IN, start);
      const obligatory = gala ? [{ ...gala, code: 'gala', on: addDays(from, gala.day) }] : [];
      return season({ from, to: addDays(from, days), priority, surcharge_bp, obligatory });
    });
const named = (seasons: readonly Season[]) => seasons.map((one, index) => ({ ...one, code: `S${index}` }));
const surcharges = fc.array(anySeason(fc.integer({ min: 0, max: 20_000 })), { maxLength: 3 });
// One low season: the roundings of two could take a cent each where a price grows by one.
const seasons = fc
  .tuple(surcharges, fc.option(anySeason(fc.integer({ min: -10_000, max: 0 })), { nil: null }))
  .map(([high, low]) => named(low ? [...high, low] : high));

const place = fc
  .record({
    place: fc.constantFrom('uninhabited_island' as const, 'inhabited_island' as const, 'vessel' as const),
    registered_rooms: fc.nat(100),
    nights: fc.option(fc.nat(7), { nil: null }),
    check_in_time: time,
    check_out_time: time,
  })
  .map(stay);
const places = fc.array(place, { minLength: 1, maxLength: 3 });
const extras = fc.array(
  fc.record({
    code: fc.constantFrom('a', 'b', 'c'),
    amount: cents,
    per: fc.constantFrom('person' as const, 'booking' as const, 'person_night' as const),
  }),
  { maxLength: 3 },
);
// Taxes on top of nights in a place that is not known have no price.
const taxed = fc.oneof(
  fc.record({ base, stays: places }),
  fc.record({ base: base.map((one) => ({ ...one, taxes: 'included' as const })), stays: fc.constant([]) }),
);
const sold: fc.Arbitrary<PricedProduct> = fc
  .tuple(
    taxed,
    fc.record({
      seasons,
      extras,
      reductions: fc.array(
        bp.map((off_bp) => reduction({ off_bp, code: `R${off_bp}` })),
        { maxLength: 3 },
      ),
      transfer: fc.option(
        fc.record({ code: fc.constant('boat'), adult: cents, child: cents, infant: cents, shared: fc.boolean() }),
        { nil: null },
      ),
      meals: fc.array(
        fc.record({
          code: fc.constantFrom('BB', 'HB'),
          adult: cents,
          child: cents,
          infant_max: fc.nat(2),
          child_max: fc.integer({ min: 2, max: 15 }),
        }),
        { maxLength: 1 },
      ),
      service_charge_bp: fc.option(fc.nat(2_000), { nil: null }),
    }),
  )
  .map(([one, rest]) => ({ ...one, ...rest }));
const wanted: fc.Arbitrary<PriceRequest> = fc
  .record({
    adults: fc.integer({ min: 1, max: 6 }),
    children_ages: fc.array(age, { maxLength: 5 }),
    nights: fc.nat(14),
  })
  .map((rest) => request({ ...rest, check_in: CHECK_IN }));

/** With all that can be chosen. */
const withExtras = (what: PricedProduct, who: PriceRequest): PriceRequest => ({
  ...who,
  meal_plan: what.meals[0]?.code ?? null,
  extras: what.extras.map(({ code }, index) => ({ code, qty: index + 1 })),
});

describe('any price', () => {
  it('adds up to the cent: lines to what they are, taxes and what is without them to the total', () => {
    fc.assert(
      fc.property(sold, wanted, (what, who) => {
        const price = priceOf(what, withExtras(what, who));
        const taxes = sumOf(price.taxes);
        expect(price.total).toBe(sumOf(price.lines) + (price.taxes_included ? 0 : taxes));
        expect(price.total).toBe(price.net + taxes);
        expect([price.total, ...price.taxes.map(({ amount }) => amount)].every(Number.isSafeInteger)).toBe(true);
        expect(price.total >= 0 && price.taxes.every(({ amount }) => amount > 0)).toBe(true);
      }),
      MANY,
    );
  });

  it('holds as taxes what would come on top of the same without them, to a cent for each', () => {
    fc.assert(
      fc.property(cents, places, wanted, (amount, stays, who) => {
        const group = { pricing_type: 'per_group', amount } as const;
        const onTop = priceOf(product({ ...group, taxes: 'on_top' }, { stays }), who);
        const inside = priceOf(product({ ...group, amount: onTop.total }, { stays }), who);
        expect(inside.taxes.map(({ rule }) => rule)).toEqual(onTop.taxes.map(({ rule }) => rule));
        const off = inside.taxes.map((tax, index) => Math.abs(tax.amount - (onTop.taxes[index]?.amount ?? 0)));
        expect(off.every((by) => by <= 1)).toBe(true);
      }),
      MANY,
    );
  });

  it('is what it would be without its best reduction, or less', () => {
    fc.assert(
      fc.property(sold, wanted, (what, who) => {
        const price = priceOf(what, who);
        const before = priceOf({ ...what, reductions: [] }, who).total;
        expect(price.total_before ?? price.total).toBe(before);
        expect(price.total).toBeLessThanOrEqual(before);
        for (const one of what.reductions)
          expect(priceOf({ ...what, reductions: [one] }, who).total).toBeGreaterThanOrEqual(price.total);
      }),
      MANY,
    );
  });

  it('does not depend on the order of children, bands, seasons, reductions and rules', () => {
    fc.assert(
      fc.property(sold, wanted, (what, who) => {
        const turned: PricedProduct = {
          ...what,
          base: { ...what.base, child_bands: what.base.child_bands.toReversed() },
          seasons: what.seasons.toReversed(),
          reductions: what.reductions.toReversed(),
        };
        const other = { ...who, children_ages: who.children_ages.toReversed() };
        expect(priceOf(turned, other, LAW.toReversed())).toEqual(priceOf(what, who));
      }),
      MANY,
    );
  });
});

describe('a child', () => {
  it('never costs more than an adult of the same request', () => {
    fc.assert(
      fc.property(sold, wanted, age, (what, who, years) => {
        const child = priceOf(what, { ...who, children_ages: [...who.children_ages, years] });
        const adult = priceOf(what, { ...who, adults: who.adults + 1 });
        expect(child.total).toBeLessThanOrEqual(adult.total);
      }),
      { numRuns: 1_000 },
    );
  });

  it('pays no more than an adult in the lines of the base price', () => {
    fc.assert(
      fc.property(base, wanted, (what, who) => {
        const lines = baseLines(what, who, who.nights);
        const each = lines.filter(({ kind }) => kind !== 'single_supplement').map(({ amount, qty }) => amount / qty);
        expect(Math.max(...each)).toBe(each[0]);
      }),
      MANY,
    );
  });
});

describe('a stay', () => {
  it('is never cheaper with more nights of the same season', () => {
    fc.assert(
      fc.property(sold, wanted, fc.integer({ min: -10_000, max: 20_000 }), (what, who, surcharge_bp) => {
        const all = season({ from: '2026-01-01', to: '2027-12-31', priority: 9, surcharge_bp });
        const one = { ...what, reductions: [], seasons: [all] };
        const longer = priceOf(one, { ...who, nights: who.nights + 1 });
        expect(longer.total).toBeGreaterThanOrEqual(priceOf(one, who).total);
      }),
      MANY,
    );
  });
});

describe('the season of any night', () => {
  it('is that of the part of a stay in which it lies, where no two parts in a row have the same', () => {
    fc.assert(
      fc.property(
        fc.array(anySeason(bp), { maxLength: 5 }).map(named),
        fc.integer({ min: 1, max: 60 }),
        (all, nights) => {
          const parts = segments(all, CHECK_IN, nights);
          const ruling = parts.flatMap((part) => Array.from({ length: part.nights }, () => part.season));
          const nightly = Array.from({ length: nights }, (_, night) => seasonOf(all, addDays(CHECK_IN, night)));
          expect(ruling).toEqual(nightly);
          expect(parts.every((part, index) => index === 0 || part.season !== parts[index - 1]?.season)).toBe(true);
          expect(parts.map(({ from }) => from)).toEqual(
            parts.map((_, index) =>
              addDays(
                CHECK_IN,
                parts.slice(0, index).reduce((sum, part) => sum + part.nights, 0),
              ),
            ),
          );
        },
      ),
      MANY,
    );
  });

  it('holds it, and no other that holds it has a higher priority, nor the same and a later beginning', () => {
    fc.assert(
      fc.property(fc.array(anySeason(bp), { maxLength: 6 }).map(named), fc.nat(40), (all, day) => {
        const night = addDays(CHECK_IN, day - 20);
        const holding = all.filter(({ from, to }) => from <= night && night <= to);
        const ruling = seasonOf(all, night);
        expect(ruling === null).toBe(holding.length === 0);
        for (const other of holding) {
          expect(ruling!.priority).toBeGreaterThanOrEqual(other.priority);
          if (other.priority === ruling!.priority) expect(ruling!.from >= other.from).toBe(true);
        }
      }),
      MANY,
    );
  });
});
