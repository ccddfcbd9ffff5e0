import type { Party } from '@atoll/contract/price';
import { line } from './lines.js';
import type { MealPrice, PriceLine, PriceRefusal, PriceRequest } from './pricing.types.js';
import { pricedDays } from './seasons.js';

/** A refusal of a meal plan that there is none of. */
export const mealRefusals = (meals: readonly MealPrice[], { meal_plan: plan }: PriceRequest): PriceRefusal[] =>
  plan == null || meals.some(({ code }) => code === plan) ? [] : [{ code: 'unknown_meal_plan' }];

/** What a meal plan costs a party a night. An age that is not known yet is a child's; a child never pays more than an adult. */
function nightly({ adult, child, infant_max, child_max }: MealPrice, { adults, children_ages }: Party): number {
  const grown = children_ages.filter((age) => age !== null && age > child_max).length;
  const infants = children_ages.filter((age) => age !== null && age <= infant_max).length;
  return adult * (adults + grown) + Math.min(child, adult) * (children_ages.length - grown - infants);
}

/** The chosen meals of all nights, as often as there are nights; no line for a plan that is in the price of the room. */
export const mealLines = (meals: readonly MealPrice[], request: PriceRequest): PriceLine[] =>
  meals
    .filter(({ code }) => code === request.meal_plan)
    .map((meal) => line('meal', request.nights, 'night', nightly(meal, request) * pricedDays(request.nights), meal))
    .filter(({ amount }) => amount > 0);
