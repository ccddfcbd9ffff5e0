import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyListCurrenciesQuery } from '@atoll/api-client/endpoints/currencies.gen';
import { displayCurrency, setDisplayCurrency, useDisplayCurrency } from '@atoll/i18n/instance';
import { notify } from '../notifications/messages';

/** The currencies of the specification (§9); their rates come from the API when one is chosen. */
const CODES = ['USD', 'EUR', 'GBP', 'JPY', 'AUD', 'CAD', 'CHF', 'CNY', 'INR', 'SGD'];

/** Chooses the currency that prices are shown in, and keeps a stored choice's rate fresh. */
export function CurrencyChoice() {
  const { t } = useTranslation(['shell', 'errors']);
  const { code } = useDisplayCurrency();
  const [listCurrencies] = useLazyListCurrenciesQuery();

  const choose = async (next: string, quiet = false) => {
    if (next === 'USD') return setDisplayCurrency({ code: 'USD', rate: 1 });
    const { data, isError } = await listCurrencies({}, true);
    const rate = data?.find((currency) => currency.code === next)?.rate ?? 0;
    if (rate > 0) setDisplayCurrency({ code: next, rate });
    else if (isError && !quiet) notify({ kind: 'error', text: t('errors:network') });
  };

  useEffect(() => {
    const stored = displayCurrency().code;
    if (stored !== 'USD') void choose(stored, true);
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the stored choice
  }, []);

  return (
    <span className="doc-choice">
      <select aria-label={t('shell:currency')} value={code} onChange={(event) => void choose(event.target.value)}>
        {CODES.map((it) => (
          <option key={it}>{it}</option>
        ))}
      </select>
    </span>
  );
}
