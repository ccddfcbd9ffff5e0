import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';

/** A rate in words, and how far one is from another. */
export function useRateWords() {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const number = (rate: number) => format.number(rate, { maximumFractionDigits: 6 });
  return {
    number,
    /** `1 US$ = 0.85 EUR`. */
    unit: (code: string, rate: number) => t('currencies.unit', { rate: number(rate), code }),
    percent: (share: number) =>
      format.number(share, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
  };
}
