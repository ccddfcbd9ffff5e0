import { useTranslation } from 'react-i18next';
import type { ApiError } from '@atoll/api-client/base';
import { errorText } from '@atoll/i18n/error-text';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';

/**
 * What went wrong with a write, in words: where somebody was faster (412), who that was and when, or that what waited is gone, which
 * has no time.
 */
export function useFaultText(): (error: unknown) => string {
  const { t } = useTranslation('admin');
  const moment = useMaldivesTime();
  return (error) => {
    const { status, body } = (error ?? {}) as ApiError;
    const [name, at] = [body?.['updated_by'], body?.['updated_at']];
    if (status === 412 && at === null) return t('pending.gone');
    if (status !== 412 || typeof name !== 'string' || typeof at !== 'string') return errorText(error);
    return t('content.overtaken', { name, time: moment(at) });
  };
}
