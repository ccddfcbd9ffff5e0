import { adjusted } from './adjustment.js';
import { baseLines } from './base.js';
import { extraLines, extraRefusals } from './extras.js';
import { sumOf } from './lines.js';
import { mealLines, mealRefusals } from './meals.js';
import type {
  PricedProduct,
  PriceLine,
  PriceRefusal,
  PriceRequest,
  StayPrice,
  TaxLine,
  TaxRule,
} from './pricing.types.js';
import { reductionLines } from './reductions.js';
import { minNightsRefusals, obligatoryLines, seasonLines, seasonPolicy, type Segment, segments } from './seasons.js';
import { taxRefusals } from './tax-rules.js';
import { taxesOf } from './taxes.js';
import { transferLines } from './transfer.js';

/** A stay that has no price, and every reason why. */
export interface Refused {
  refused: PriceRefusal[];
}

/** Whether there is no price. */
export const isRefused = (price: StayPrice | Refused): price is Refused => 'refused' in price;

/** All lines, in the order in which they are read; the reduction is of those before it. */
function linesOf(product: PricedProduct, request: PriceRequest, parts: readonly Segment[]): PriceLine[] {
  const base = baseLines(product.base, request, request.nights);
  const stay = [...base, ...seasonLines(parts, base)];
  return [
    ...stay,
    ...reductionLines(product.reductions, request, stay),
    ...mealLines(product.meals, request),
    ...obligatoryLines(parts, request.nights, request),
    ...extraLines(product.extras, request),
    ...transferLines(product.transfer, request),
  ];
}

const totalOf = (lines: readonly PriceLine[], taxes: readonly TaxLine[], included: boolean): number =>
  sumOf(lines) + (included ? 0 : sumOf(taxes));

/**
 * The price of a stay: the one answer of cards, quotes, bookings and papers (D-17, D-33). Base price, seasons, the best reduction, meals,
 * obligatory items, extras and transfer, or the total that was agreed, with taxes inside or on top; lines (and taxes on top) add up to the
 * total, net and taxes too.
 * @param rules the tax rules of every day: those of the day of supply are used
 * @returns the price in cents, or every reason why there is none
 */
export function priceStay(
  product: PricedProduct,
  request: PriceRequest,
  rules: readonly TaxRule[],
): StayPrice | Refused {
  const parts = segments(product.seasons, request.check_in, request.nights);
  const refused = [
    ...minNightsRefusals(parts, request.nights),
    ...extraRefusals(product.extras, request),
    ...mealRefusals(product.meals, request),
    ...taxRefusals(product, request, rules),
  ];
  if (refused.length > 0) return { refused };
  const included = product.base.taxes === 'included';
  const lines = linesOf(product, request, parts);
  const taxes = taxesOf(product, request, rules, lines);
  const total = totalOf(lines, taxes, included);
  const unreduced = lines.filter(({ kind }) => kind !== 'reduction');
  const before = () => totalOf(unreduced, taxesOf(product, request, rules, unreduced), included);
  const price: StayPrice = {
    lines,
    taxes,
    taxes_included: included,
    net: total - sumOf(taxes),
    total,
    total_before: unreduced.length < lines.length ? before() : null,
    policy: seasonPolicy(parts),
  };
  if (request.agreed_total === undefined) return price;
  const agreed = adjusted(product, request, rules, { price, total: request.agreed_total });
  return 'least' in agreed ? { refused: [{ code: 'total_too_low', least: agreed.least }] } : agreed;
}
