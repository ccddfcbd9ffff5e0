import { useDisplayCurrency, useFormat } from '@atoll/i18n/instance';

/** A total of US dollars in the currency that the reader chose: in dollars to the cent, in another one as prices are shown. */
export function useShownTotal(): (total: string) => string {
  const format = useFormat();
  const { code } = useDisplayCurrency();
  return (total) => (code === 'USD' ? format.usd(total) : format.money(total));
}
