import { line, sumOf } from './lines.js';
import type { PricedProduct, PriceLine, PriceRequest, StayPrice, TaxRule } from './pricing.types.js';
import { partOf, taxesOf } from './taxes.js';

/** What a price cannot fall below, in cents: extras and transfers as they cost, and the taxes by the day; a cent at least. */
export interface TooLow {
  least: number;
}

/**
 * The same price at a total that the agency has agreed with the guest. The difference is a line of its own before the taxes: the law
 * taxes what is paid for the supply, so the percentages are those inside the agreed total, whether the catalogue's price has them inside
 * or on top. Extras and transfers stay as they are, it is the stay that costs more or less. Lines (and taxes on top) add up to the total.
 * @param total cents
 */
export function adjusted(
  product: PricedProduct,
  request: PriceRequest,
  rules: readonly TaxRule[],
  { price, total }: { price: StayPrice; total: number },
): StayPrice | TooLow {
  if (total === price.total) return price;
  const { lines, taxes_included: included } = price;
  const beside = (['extra', 'transfer'] as const).map((kind): PriceLine => {
    const part = lines.filter((one) => partOf(one) === kind);
    const percentages = taxesOf(product, request, rules, part).filter((tax) => tax.kind === 'percent');
    return line(kind, 1, 'booking', sumOf(part) + (included ? 0 : sumOf(percentages)));
  });
  const inside: PricedProduct = { ...product, base: { ...product.base, taxes: 'included' } };
  const stay = line('base', 1, 'booking', total - sumOf(beside));
  const taxes = taxesOf(inside, request, rules, [stay, ...beside]);
  const least = Math.max(sumOf(beside) + sumOf(taxes.filter(({ kind }) => kind === 'per_person_per_day')), 1);
  if (total < least) return { least };
  const amount = total - sumOf(lines) - (included ? 0 : sumOf(taxes));
  return {
    ...price,
    lines: [...lines, line('adjustment', 1, 'booking', amount)],
    taxes,
    net: total - sumOf(taxes),
    total,
    // What was agreed is compared with nothing.
    total_before: null,
  };
}
