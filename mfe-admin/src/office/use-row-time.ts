import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES_SHORT } from '@atoll/i18n/maldives-time';

/** Day and time in the Maldives as rows have it; the head of the column names the zone. */
export function useRowTime(): (instant: string) => string {
  const format = useFormat();
  return (instant) => format.date(instant, MALDIVES_SHORT);
}
