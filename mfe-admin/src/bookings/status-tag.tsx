import { useTranslation } from 'react-i18next';
import { Tag, type TagTone } from '@atoll/ui/tag';

const TONES: Record<string, TagTone> = {
  requested: 'warning',
  awaiting_payment: 'accent',
  confirmed: 'success',
};

/** Status of a booking as a word with a colour. */
export function StatusTag({ status }: { status: string }) {
  const { t } = useTranslation('admin');
  return <Tag tone={TONES[status] ?? 'plain'}>{t(`status.${status}` as 'status.requested')}</Tag>;
}
