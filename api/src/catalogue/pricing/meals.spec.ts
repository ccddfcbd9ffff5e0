import { describe, expect, it } from '@jest/globals';
import { priceOf, product, request } from '../../../test/priced-stays.js';
import { mealLines, mealRefusals } from './meals.js';

const HALF = { code: 'HB', adult: 4_500, child: 2_000, infant_max: 1, child_max: 11 };
const BREAKFAST = { ...HALF, code: 'BB', adult: 0, child: 0 };
const asked = (more: object = {}) => request({ adults: 2, children_ages: [], nights: 3, meal_plan: 'HB', ...more });
const amount = (more: object = {}, meal = HALF) => mealLines([BREAKFAST, meal], asked(more))[0]?.amount;

describe('a meal plan', () => {
  it('costs each person each night: infants nothing, older ones than children as adults, unknown ages as children', () => {
    expect(mealLines([BREAKFAST, HALF], asked())).toMatchObject([{ kind: 'meal', code: 'HB', qty: 3, amount: 27_000 }]);
    expect(amount({ children_ages: [1] })).toBe(27_000);
    expect(amount({ children_ages: [2, null] })).toBe(27_000 + 2 * 6_000);
    expect(amount({ children_ages: [12] })).toBe(27_000 + 13_500);
    expect(amount({ children_ages: [5] }, { ...HALF, child: 9_000 })).toBe(27_000 + 13_500);
  });

  it('is no line where it is in the price of the room or not chosen, and refused where there is none of it', () => {
    expect(mealLines([BREAKFAST, HALF], asked({ meal_plan: 'BB' }))).toEqual([]);
    expect(mealLines([BREAKFAST, HALF], asked({ meal_plan: null }))).toEqual([]);
    expect(mealRefusals([BREAKFAST], asked())).toEqual([{ code: 'unknown_meal_plan' }]);
    expect(mealRefusals([HALF], asked())).toEqual([]);
  });

  it('is taxed like the stay, and no reduction takes anything off it', () => {
    const half = { code: 'EARLY', off_bp: 5_000, arrive_from: null, arrive_to: null, book_from: null, book_to: null };
    const reductions = [{ ...half, days_ahead_min: null, days_ahead_max: null, nights_min: null }];
    const price = priceOf(product({ per: 'night' }, { meals: [HALF], reductions }), asked());
    expect(price.total).toBe(300_000 + 27_000);
  });
});
