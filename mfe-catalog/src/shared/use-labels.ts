import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '@atoll/i18n/instance';

const HOUR = 60;

interface Transfer {
  mode: string;
  minutes?: number | null;
}

/** Names of codes in the reader's language; an unknown code is left out rather than shown raw. */
export function useLabels() {
  const { t, i18n } = useTranslation(['catalog', 'common']);
  const format = useFormat();
  const time = (value: number, unit: 'hour' | 'minute') =>
    format.number(value, { style: 'unit', unit, unitDisplay: 'long' });
  const named = (group: string, code: string | null | undefined): string | null => {
    const key = `catalog:${group}.${code}`;
    return code && i18n.exists(key) ? t(key as 'catalog:nav.home') : null;
  };
  return {
    category: (code: string | null | undefined) => named('categories', code),
    stay: (code: string | null | undefined) => named('categoriesOfStay', code),
    meals: (code: string | null | undefined) => named('meals', code),
    mode: (code: string | null | undefined) => named('transfers', code),
    /** How one goes on from place to place. */
    travel: (code: string) => named('route', code) ?? named('transfers', code),
    transferOnly: (code: string) => named('transferOnly', code) ?? named('transfers', code) ?? code,
    transferNote: (code: string | null | undefined) => named('transferNotes', code),
    style: (code: string) => named('styles', code),
    difficulty: (code: string | null | undefined) => named('difficulty', code),
    reef: (code: string | null | undefined) => named('reef', code),
    amenityGroup: (code: string) => named('amenityGroups', code),
    mealTime: (code: string) => named('mealTimes', code),
    /** `Seaplane, 35 min`. */
    transfer: (transfer: Transfer | null | undefined) => {
      const mode = named('transfers', transfer?.mode);
      if (!transfer || !mode) return null;
      if (!transfer.minutes) return mode;
      return t('catalog:package.transferTime', {
        mode,
        time: t('common:units.minutesShort', { count: transfer.minutes }),
      });
    },
    /** `From age 12`: the youngest traveller a trip takes. */
    age: (least: number | null | undefined) => (least ? t('catalog:package.ageFrom', { count: least }) : null),
    /** `3.5 hours`, `1 hour 20 minutes`: from meeting to return. */
    lasting: (minutes: number) => {
      const rest = minutes % HOUR;
      if (minutes < HOUR) return time(minutes, 'minute');
      if (rest % (HOUR / 2) === 0) return time(minutes / HOUR, 'hour');
      return `${time((minutes - rest) / HOUR, 'hour')} ${time(rest, 'minute')}`;
    },
    /** `2–10 people`: how few and how many go together; null where it is nobody's concern. */
    group: (least: number, most: number | null) => {
      if (most === null) return least > 1 ? t('catalog:experience.groupFrom', { count: least }) : null;
      return least > 1
        ? t('catalog:experience.groupBetween', { min: least, count: most })
        : t('catalog:package.groupUpTo', { count: most });
    },
    days: (count: number) => t('common:units.days', { count }),
    nights: (count: number) => t('common:units.nights', { count }),
  };
}

interface Place {
  name: string;
}

/** Up to two places by name, the rest left to the page. */
export const placeNames = (places: Place[], format: Format, limit = 2): string =>
  format.list(places.slice(0, limit).map(({ name }) => name));

/** Names of many places as one phrase. */
export function usePlaceNames() {
  const format = useFormat();
  return (places: Place[], limit?: number) => placeNames(places, format, limit);
}
