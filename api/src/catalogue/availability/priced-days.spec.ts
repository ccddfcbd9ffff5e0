import { describe, expect, it } from '@jest/globals';
import type { PricedProduct, Season } from '../pricing/pricing.types.js';
import { type StockedDay, placeNights, tripDays } from './priced-days.js';

const season = (code: string, from: string, to: string, more: Partial<Season> = {}): Season => ({
  ...{ code, from, to, priority: 10, surcharge_bp: 0, min_nights: 1, policy: null, obligatory: [] },
  ...more,
});
const ALL_YEAR = season('all_year', '0001-01-01', '9999-12-31', { priority: -1, min_nights: 2 });
const product = (amount: number, per: 'stay' | 'night', more: Partial<PricedProduct> = {}): PricedProduct => ({
  base: {
    pricing_type: per === 'stay' ? 'per_person' : 'per_room',
    per,
    amount,
    taxes: 'included',
    occupancy: per === 'stay' ? null : { unit: 'room', adults: 2, children: 1, child_age_max: 11 },
    child_bands: [],
    single_supplement: 0,
  },
  seasons: [],
  extras: [],
  reductions: [],
  transfer: null,
  meals: [],
  stays: [],
  service_charge_bp: null,
  ...more,
});
const day = (date: string, more: Partial<StockedDay> = {}): StockedDay => ({
  ...{ date, status: 'AVAILABLE', vacancies: 4, capacity: 8, min_nights: null, cutoff_at: null, is_guaranteed: false },
  ...{ price_minor: null, rooms: null },
  ...more,
});
const couple = {
  ...{ adults: 2, children_ages: [], booked_on: '2026-11-23', supplied_on: '2026-11-23', rules: [] },
};

describe('the days of a trip', () => {
  const high = season('high', '2027-01-05', '2027-01-10', { surcharge_bp: 1000 });
  const trip = product(100_000, 'stay', { seasons: [high] });

  it('say what the whole trip costs the party, and in which season it begins', () => {
    const days = tripDays([day('2027-01-01'), day('2027-01-03'), day('2027-01-05')], trip, 4, couple);
    expect(days.map(({ price_from, season, currency }) => [price_from, season, currency])).toEqual([
      ['2000.00', null, 'USD'],
      // Two of four nights lie in the season.
      ['2100.00', null, 'USD'],
      ['2200.00', 'high', 'USD'],
    ]);
    const [family] = tripDays([day('2027-01-01')], trip, 4, { ...couple, adults: 1, children_ages: [null, null] });
    expect(family?.price_from).toBe('3000.00');
  });

  it('take what a departure asks of its own', () => {
    const [own] = tripDays([day('2027-01-05', { price_minor: 50_000 })], trip, 4, couple);
    expect(own?.price_from).toBe('1100.00');
    expect(own).not.toHaveProperty('price_minor');
    expect(own).not.toHaveProperty('rooms');
  });

  it('are closed where a season asks for a longer stay, and closed ones have no price', () => {
    const long = season('festive', '2027-01-05', '2027-01-10', { min_nights: 7 });
    const strict = product(100_000, 'stay', { seasons: [long] });
    const [before, within, shut] = tripDays(
      [
        day('2027-01-01'),
        day('2027-01-04', { is_guaranteed: true }),
        day('2027-01-06', { status: 'CLOSED', vacancies: null, capacity: null }),
      ],
      strict,
      4,
      couple,
    );
    expect(before).toMatchObject({ status: 'AVAILABLE', price_from: '2000.00' });
    expect(within).toMatchObject({ status: 'CLOSED', vacancies: null, capacity: null, price_from: null, season: null });
    expect(within?.is_guaranteed).toBe(false);
    expect(shut).toMatchObject({ status: 'CLOSED', price_from: null, season: 'festive' });
    expect(tripDays([day('2027-01-04')], strict, 7, couple)[0]).toMatchObject({ status: 'AVAILABLE' });
  });
});

describe('the nights of a place', () => {
  const peak = season('peak', '2027-01-05', '2027-01-06', { surcharge_bp: 5000, min_nights: 4 });
  const transfer = { code: 'seaplane', adult: 40_000, child: 20_000, infant: 0, shared: true };
  const seasons = [peak, ALL_YEAR];
  const rooms = new Map([
    ['garden', product(30_000, 'night', { seasons, transfer })],
    ['water', product(80_000, 'night', { seasons, transfer })],
  ]);

  it('cost what the cheapest room that is left does, for the night alone', () => {
    const days = placeNights(
      [
        day('2027-01-01', { min_nights: 1, rooms: { garden: null, water: null } }),
        day('2027-01-02', { min_nights: 3, rooms: { water: null } }),
        day('2027-01-03', { min_nights: 1, rooms: { water: 20_000, garden: null } }),
        day('2027-01-05', { min_nights: 1, rooms: { garden: null } }),
      ],
      rooms,
      couple,
    );
    expect(days.map(({ price_from, min_nights, season }) => [price_from, min_nights, season])).toEqual([
      ['300.00', 2, null],
      ['800.00', 3, null],
      ['200.00', 2, null],
      ['450.00', 4, 'peak'],
    ]);
  });

  it('have a price where nobody counts, none where nothing is left or it is closed', () => {
    const [asked, sold, shut] = placeNights(
      [
        day('2027-01-01', { status: 'ON_REQUEST', vacancies: null, capacity: null }),
        day('2027-01-02', { status: 'SOLD_OUT', vacancies: 0, min_nights: 1, rooms: {} }),
        day('2027-01-03', { status: 'CLOSED', min_nights: 1 }),
      ],
      rooms,
      couple,
    );
    expect(asked).toMatchObject({ price_from: '300.00', min_nights: 2 });
    expect(sold).toMatchObject({ price_from: null });
    expect(shut).toMatchObject({ price_from: null, min_nights: null });
  });

  it('ask for as many rooms as the party needs', () => {
    const [night] = placeNights([day('2027-01-01')], rooms, { ...couple, adults: 4 });
    expect(night?.price_from).toBe('600.00');
  });
});
