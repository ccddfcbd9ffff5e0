import { useTranslation } from 'react-i18next';
import type { TripRequestItemDto, TripRequestStatus } from '@atoll/api-client/endpoints/trip-requests.gen';
import { Tag, type TagTone } from '@atoll/ui/tag';
import { useDuration } from '../office/use-duration';
import { useNow } from '../office/use-now';
import styles from './trip-requests.module.css';

/** States in the order in which a request meets them. */
export const STATUSES: TripRequestStatus[] = ['new', 'in_progress', 'quoted', 'accepted', 'lost', 'expired', 'spam'];
const TONES: Partial<Record<TripRequestStatus, TagTone>> = {
  new: 'warning',
  in_progress: 'accent',
  quoted: 'accent',
  accepted: 'success',
};

/** Status of a trip request as a word with a colour. */
export function RequestStatus({ status }: { status: TripRequestStatus }) {
  const { t } = useTranslation('admin');
  return <Tag tone={TONES[status] ?? 'plain'}>{t(`tripRequests.statuses.${status}`)}</Tag>;
}

/** How long there is to answer, or by how much that is late; nothing once an offer is out. */
export function ReplyClock({ request }: { request: Pick<TripRequestItemDto, 'status' | 'reply_by'> }) {
  const { t } = useTranslation('admin');
  const duration = useDuration();
  const left = Date.parse(request.reply_by) - useNow();
  if (request.status !== 'new' && request.status !== 'in_progress') return null;
  return (
    <span className={styles.clock} data-late={left < 0}>
      {t(left < 0 ? 'clock.late' : 'clock.left', { time: duration(left) })}
    </span>
  );
}
