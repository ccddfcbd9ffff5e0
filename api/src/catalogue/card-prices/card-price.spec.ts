import { describe, expect, it } from '@jest/globals';
import type { AvailabilityStatus } from '../availability/availability.dto.js';
import type { StockedDay } from '../availability/priced-days.js';
import type { PricedProduct } from '../pricing/pricing.types.js';
import { type Sold, askingOn, cardAdults, cardPrice, freshUntil } from './card-price.js';

const TODAY = '2026-11-23';
const product = (more: Partial<PricedProduct['base']> = {}, rest: Partial<PricedProduct> = {}): PricedProduct => ({
  base: {
    ...{ pricing_type: 'per_person', per: 'stay', amount: 100_000, taxes: 'included', occupancy: null },
    ...{ child_bands: [], single_supplement: 0 },
    ...more,
  },
  ...{ seasons: [], extras: [], reductions: [], transfer: null, meals: [], stays: [], service_charge_bp: null },
  ...rest,
});
const sold = (more: Partial<Sold> = {}): Sold => ({
  ...{ product: product(), nights: 4, group_size_min: 1, group_size_max: 8, original_minor: null },
  ...more,
});
const day = (date: string, status: AvailabilityStatus = 'AVAILABLE', more: Partial<StockedDay> = {}): StockedDay => ({
  ...{
    date,
    status,
    vacancies: null,
    capacity: null,
    min_nights: null,
    cutoff_at: null,
    price_minor: null,
    rooms: null,
    is_guaranteed: false,
  },
  ...more,
});
const priced = (it: Sold, days: StockedDay[]) => cardPrice(it, days, askingOn(it, TODAY, []));
const high = {
  ...{
    code: 'high',
    from: '2026-12-20',
    to: '2027-01-10',
    priority: 10,
    surcharge_bp: 2500,
    min_nights: 1,
    policy: null,
  },
  obligatory: [],
};

describe('the price on a card', () => {
  it.each([
    ['AVAILABLE', true],
    ['LIMITED', true],
    ['FREESALE', true],
    ['ON_REQUEST', true],
    ['SOLD_OUT', false],
    ['CLOSED', false],
  ] as const)('is of the first day that can be asked for: %s %s', (status, open) => {
    expect(priced(sold(), [day('2026-12-01', status), day('2026-12-02')])?.date).toBe(
      open ? '2026-12-01' : '2026-12-02',
    );
  });

  it('is none where no day is open, or none has a price', () => {
    expect(priced(sold(), [day('2026-12-01', 'SOLD_OUT'), day('2026-12-02', 'CLOSED')])).toBeNull();
    expect(priced(sold(), [])).toBeNull();
    const taxed = sold({ product: product({ taxes: 'on_top' }) });
    expect(priced(taxed, [day('2026-12-01')])).toBeNull();
  });

  it('passes days on which a season asks for more nights', () => {
    const festive = sold({ product: product({}, { seasons: [{ ...high, min_nights: 7 }] }) });
    expect(priced(festive, [day('2026-12-18'), day('2027-01-11')])?.date).toBe('2027-01-11');
  });

  it.each([
    [1, 8, 2],
    [2, 2, 2],
    [4, 8, 4],
    [1, 1, 1],
  ])('is for two, or as near to two as a party of %d to %d is', (least, most, adults) => {
    expect(cardAdults(sold({ group_size_min: least, group_size_max: most }))).toBe(adults);
  });

  it('is a traveller’s part, a room’s, or all that a group pays', () => {
    const at = (base: Partial<PricedProduct['base']>, more: Partial<Sold> = {}) => {
      const price = priced(sold({ product: product(base), ...more }), [day('2026-12-01')]);
      return [price?.amount, price?.total];
    };
    expect(at({})).toEqual([100_000, 200_000]);
    expect(at({ single_supplement: 5_000 }, { group_size_max: 1 })).toEqual([105_000, 105_000]);
    expect(at({ pricing_type: 'per_group' }, { group_size_min: 4 })).toEqual([100_000, 100_000]);
    const occupancy = { unit: 'room', adults: 1, children: 0, child_age_max: null } as const;
    expect(at({ pricing_type: 'per_room', occupancy })).toEqual([100_000, 200_000]);
  });

  it('knows the cheapest and the dearest open day', () => {
    const seasonal = sold({ product: product({}, { seasons: [high] }) });
    const days = [
      day('2026-12-18'),
      day('2026-12-24'),
      day('2027-01-12'),
      day('2027-01-13', 'CLOSED', { price_minor: 1 }),
    ];
    expect(priced(seasonal, days)).toMatchObject({ amount: 112_500, lowest: 100_000, highest: 125_000 });
    expect(priced(sold(), days)).toMatchObject({ amount: 100_000, lowest: 100_000, highest: 100_000 });
    const own = [day('2026-12-18'), day('2027-01-12', 'LIMITED', { price_minor: 80_000 })];
    expect(priced(sold(), own)).toMatchObject({ amount: 100_000, lowest: 80_000 });
  });

  it('was without the offer what the same stay would cost: before the price was lowered, without the reduction', () => {
    const seasonal = product({}, { seasons: [high] });
    const lowered = sold({ product: seasonal, original_minor: 120_000 });
    expect(priced(lowered, [day('2026-12-24')])).toMatchObject({ amount: 125_000, original: 150_000 });
    const reduction = {
      ...{ code: 'now', off_bp: 1000, arrive_from: null, arrive_to: null, book_from: null, book_to: null },
      ...{ days_ahead_min: null, days_ahead_max: null, nights_min: null },
    };
    const reduced = sold({ product: { ...seasonal, reductions: [reduction] } });
    expect(priced(reduced, [day('2026-12-24')])).toMatchObject({ amount: 112_500, original: 125_000 });
    expect(priced({ ...reduced, original_minor: 120_000 }, [day('2026-12-24')])).toMatchObject({ original: 150_000 });
    expect(priced(sold(), [day('2026-12-24')])).toMatchObject({ original: null });
    // What a departure asks of its own was never another price.
    expect(priced(lowered, [day('2026-12-01', 'AVAILABLE', { price_minor: 90_000 })])).toMatchObject({
      amount: 90_000,
      original: null,
    });
  });

  it('holds until the day ends in the Maldives, or its departure is sold no more', () => {
    const price = priced(sold(), [day('2026-12-01')]);
    expect(freshUntil(price, [day('2026-12-01')], TODAY).toISOString()).toBe('2026-11-23T19:00:00.000Z');
    const soon = [day('2026-12-01', 'AVAILABLE', { cutoff_at: '2026-11-23T12:00:00.000Z' })];
    expect(freshUntil(price, soon, TODAY).toISOString()).toBe('2026-11-23T12:00:00.000Z');
    const later = [day('2026-12-01', 'AVAILABLE', { cutoff_at: '2026-11-29T12:00:00.000Z' })];
    expect(freshUntil(price, later, TODAY).toISOString()).toBe('2026-11-23T19:00:00.000Z');
    expect(freshUntil(null, soon, TODAY).toISOString()).toBe('2026-11-23T19:00:00.000Z');
  });
});
