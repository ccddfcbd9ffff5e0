import type { TaxLine, TaxRule } from './pricing.types.js';
import { share, WHOLE_BP } from './rounding.js';
import { SERVICE } from './tax-rules.js';

/** An amount on which the same percentages are asked. */
export interface Taxed {
  rules: readonly TaxRule[];
  amount: number;
}

const isOnNet = ({ base, code }: TaxRule): boolean => base === 'net' || code === SERVICE;

const serviceRate = (rules: readonly TaxRule[]): number => rules.find(({ code }) => code === SERVICE)?.rate ?? 0;

/** What a rule adds. `base` is what a percentage is of, or a number of persons and days. */
export const taxLine = ({ id, code, rate, kind }: TaxRule, base: number, amount: number): TaxLine => ({
  code,
  rule: id,
  rate,
  kind,
  base,
  amount,
});

/** Percentages on an amount without them: the service charge on it, T-GST on it and the service charge (maldives.md 6.3, D-33). */
export function percentagesOn({ rules, amount }: Taxed): TaxLine[] {
  const service = share(amount, serviceRate(rules), WHOLE_BP);
  return rules.map((rule) => {
    const base = isOnNet(rule) ? amount : amount + service;
    return taxLine(rule, base, share(base, rule.rate, WHOLE_BP));
  });
}

/**
 * Percentages that are inside an amount: each its exact part of it, rounded once. What they leave is the price without them, so that
 * it and they are the amount to the cent. An amount below 0 holds none.
 */
export function percentagesIn({ rules, amount }: Taxed): TaxLine[] {
  const gross = Math.max(amount, 0);
  const service = serviceRate(rules);
  const weights = rules.map((rule) => rule.rate * (isOnNet(rule) ? WHOLE_BP : WHOLE_BP + service));
  const whole = weights.reduce((sum, weight) => sum + weight, WHOLE_BP * WHOLE_BP);
  const amounts = weights.map((weight) => share(gross, weight, whole));
  const net = amounts.reduce((rest, tax) => rest - tax, gross);
  const charged = amounts.reduce((sum, tax, index) => (rules[index]?.code === SERVICE ? sum + tax : sum), 0);
  return rules.map((rule, index) => taxLine(rule, isOnNet(rule) ? net : net + charged, amounts[index] ?? 0));
}
