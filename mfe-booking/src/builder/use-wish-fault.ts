import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import type { WishFault } from './wish-values';

/** The sentence of a fault in the page's language; undefined where there is none. */
export function useWishFault(): (fault: WishFault | undefined) => string | undefined {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  return (fault) => {
    if (!fault) return undefined;
    if ('message' in fault) return fault.message;
    if ('date' in fault) return t(fault.key, { date: format.date(fault.date) });
    return 'count' in fault ? t(fault.key, { count: fault.count }) : t(fault.key);
  };
}
