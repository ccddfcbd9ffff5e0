import { useFormat } from '@atoll/i18n/instance';

/** Hundredths of a percent are told where there are any. */
export function usePercent(): (percent: number | string) => string {
  const format = useFormat();
  return (percent) => format.number(Number(percent) / 100, { style: 'percent', maximumFractionDigits: 2 });
}
