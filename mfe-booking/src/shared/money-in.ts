import { type DisplayCurrency, moneyStyle } from '@atoll/i18n/format';
import type { Format } from '@atoll/i18n/instance';

/**
 * US dollars in a currency of another moment than the page's, in the reader's language. By the formatters that the page has anyhow: those
 * of the library in a file of this package would come twice.
 */
export function moneyIn(format: Format, amountUsd: string | number, { code, rate }: DisplayCurrency): string {
  const value = Number(amountUsd) * rate;
  return format.number(value, moneyStyle(value, code));
}
