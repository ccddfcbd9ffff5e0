import { useTranslation } from 'react-i18next';
import type { ContactMessageItemDto, ContactMessageStatus } from '@atoll/api-client/endpoints/contact-messages.gen';
import { Tag, type TagTone } from '@atoll/ui/tag';
import { useDuration } from '../office/use-duration';
import { useNow } from '../office/use-now';
import styles from './contact-messages.module.css';

/** States in the order in which a message meets them. */
export const STATUSES = [
  'new',
  'open',
  'answered',
  'closed',
  'spam',
] as const satisfies readonly ContactMessageStatus[];
const TONES: Partial<Record<ContactMessageStatus, TagTone>> = { new: 'warning', open: 'accent', answered: 'success' };

/** Status of a message as a word with a colour. */
export function MessageStatus({ status }: { status: ContactMessageStatus }) {
  const { t } = useTranslation('admin');
  return <Tag tone={TONES[status] ?? 'plain'}>{t(`contactMessages.status_${status}`)}</Tag>;
}

type Clocked = Pick<ContactMessageItemDto, 'status' | 'reply_by' | 'answered_at'>;

/** How long there is to answer as promised, or by how much that is late; nothing once it was answered. */
export function ReplyClock({ message }: { message: Clocked }) {
  const { t } = useTranslation('admin');
  const duration = useDuration();
  const left = Date.parse(message.reply_by) - useNow();
  if (message.answered_at !== null || (message.status !== 'new' && message.status !== 'open')) return null;
  return (
    <span className={styles.clock} data-late={left < 0}>
      {t(left < 0 ? 'clock.late' : 'clock.left', { time: duration(left) })}
    </span>
  );
}
