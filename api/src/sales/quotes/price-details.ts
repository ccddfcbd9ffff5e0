import type { Language } from '@atoll/contract/languages';
import { cutoffs } from '../../catalogue/pricing/cancellation.js';
import { paymentSchedule } from '../../catalogue/pricing/payment-schedule.js';
import type { CancellationTerms, StayPrice } from '../../catalogue/pricing/pricing.types.js';
import { formatMinor, formatMinorOrNull } from '../../platform/fields/money.js';
import { type PriceNames, nameKey } from './price-names.queries.js';
import type { PriceDetailsDto } from './quote.dto.js';
import { toLineDtos, toTaxDtos } from './quote-lines.js';

/** A price with the conditions that go with it. */
interface Agreed {
  price: StayPrice;
  policy: CancellationTerms;
  check_in: string;
  check_in_time: string | undefined;
  adults: number;
  /** When it is agreed. */
  now: Date;
}

/** How a price comes about, in the words of a language. */
export const priceMakeup = (
  { price, adults }: Pick<Agreed, 'price' | 'adults'>,
  names: PriceNames,
  language: Language,
) => ({
  lines: toLineDtos(price.lines, { adults, names, language }),
  taxes_included: price.taxes_included,
  taxes: toTaxDtos(price.taxes, names),
  net: formatMinor(price.net),
  total_before: formatMinorOrNull(price.total_before),
});

/** How a price comes about, when it is due and what comes back of it, in the words of a language. */
export function priceDetails(
  { price, policy, now, adults, ...arrival }: Agreed,
  names: PriceNames,
  language: Language,
): PriceDetailsDto {
  const [first, rest] = paymentSchedule(policy, { total: price.total, check_in: arrival.check_in }, now);
  return {
    ...priceMakeup({ price, adults }, names, language),
    deposit_due: formatMinor(first?.amount ?? price.total),
    balance_due_at: rest?.due_on ?? null,
    cancellation: {
      code: policy.code,
      label: names.get(nameKey('policy', policy.code)) ?? policy.code,
      cutoffs: cutoffs(policy, arrival)
        .filter(({ until }) => Date.parse(until) > now.getTime())
        .map(({ until, refund_bp }) => ({ until, refund_percent: refund_bp / 100 })),
      deposit_refundable: policy.deposit_refundable,
    },
  };
}
