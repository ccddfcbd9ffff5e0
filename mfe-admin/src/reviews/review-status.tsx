import { useTranslation } from 'react-i18next';
import type { ReviewStatus } from '@atoll/api-client/endpoints/reviews.gen';
import { Tag, type TagTone } from '@atoll/ui/tag';

/** States in the order in which moderators look at them. */
export const STATUSES = [
  'pending',
  'approved',
  'hidden',
  'rejected',
  'spam',
] as const satisfies readonly ReviewStatus[];

const TONES: Partial<Record<ReviewStatus, TagTone>> = { pending: 'warning', approved: 'success', rejected: 'danger' };

/** Whether visitors see a review, as a word with a colour. */
export function ReviewState({ status }: { status: ReviewStatus }) {
  const { t } = useTranslation('admin');
  return <Tag tone={TONES[status] ?? 'plain'}>{t(`reviews.state_${status}`)}</Tag>;
}
