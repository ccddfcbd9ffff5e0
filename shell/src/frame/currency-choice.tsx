import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyListCurrenciesQuery } from '@atoll/api-client/endpoints/currencies.gen';
import { displayCurrency, setDisplayCurrency, useDisplayCurrency } from '@atoll/i18n/instance';
import { notify } from '../notifications/messages';

/** The currencies of the specification (§9); their rates come from the API when one is chosen. */
const CODES = ['USD', 'EUR', 'GBP', 'JPY', 'AUD', 'CAD', 'CHF', 'CNY', 'INR', 'SGD'];
/** Prices are stored in dollars. */
const DOLLARS = { data: [{ code: 'USD', rate: 1 }], isError: false };

/** Chooses the currency that prices are shown in, and keeps a stored choice's rate fresh. */
export function CurrencyChoice() {
  const { t } = useTranslation(['shell', 'errors']);
  const { code } = useDisplayCurrency();
  const [asked, setAsked] = useState<string | null>(null);
  const [listCurrencies] = useLazyListCurrenciesQuery();

  // The last choice counts, whichever answer comes first.
  const last = useRef('');
  const choose = async (next: string, quiet = false) => {
    last.current = next;
    setAsked(next);
    const { data, isError } = next === 'USD' ? DOLLARS : await listCurrencies({}, true);
    if (last.current !== next) return;
    setAsked(null);
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
      <select
        aria-label={t('shell:currency')}
        value={asked ?? code}
        onChange={(event) => void choose(event.target.value)}
      >
        {CODES.map((it) => (
          <option key={it}>{it}</option>
        ))}
      </select>
    </span>
  );
}
