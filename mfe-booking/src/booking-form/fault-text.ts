import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import type { Fault } from '../shared/booking-values';

type Missing = Extract<Fault, { key: `faults.missing.${string}` }>;

/** Whether a fault is an empty field; its text then says what to enter. */
export const isMissing = (fault: Fault | undefined): fault is Missing =>
  fault !== undefined && 'key' in fault && fault.key.startsWith('faults.missing.');

/** The sentence of a fault in the page's language; undefined where there is none. */
export function useFaultText(): (fault: Fault | undefined) => string | undefined {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  return (fault) => {
    if (!fault) return undefined;
    if ('message' in fault) return fault.message;
    if ('date' in fault) return t(fault.key, { date: format.date(fault.date) });
    if (isMissing(fault)) return t('faults.labelled', { label: t('common:form.required'), text: t(fault.key) });
    return 'count' in fault ? t(fault.key, { count: fault.count }) : t(fault.key);
  };
}
