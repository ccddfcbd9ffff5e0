import { useTranslation } from 'react-i18next';
import { Notice } from '@atoll/ui/notice';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';

/** Says that a form holds what an earlier page of it left. */
export function RestoredNotice({ at }: { at: string | undefined }) {
  const { t } = useTranslation('admin');
  const moment = useMaldivesTime();
  return at && <Notice title={t('content.restored', { time: moment(at) })}>{t('content.restoredText')}</Notice>;
}
