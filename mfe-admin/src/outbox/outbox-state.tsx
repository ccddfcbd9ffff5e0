import { useTranslation } from 'react-i18next';
import type { OutboxStatus } from '@atoll/api-client/endpoints/outbox.gen';
import { Tag, type TagTone } from '@atoll/ui/tag';

const TONES: Record<OutboxStatus, TagTone> = {
  queued: 'accent',
  sent: 'success',
  failed: 'danger',
  withheld: 'warning',
};

/** Whether a letter has gone out. */
export function OutboxState({ status }: { status: OutboxStatus }) {
  const { t } = useTranslation('admin');
  return <Tag tone={TONES[status]}>{t(`outbox.is_${status}`)}</Tag>;
}
