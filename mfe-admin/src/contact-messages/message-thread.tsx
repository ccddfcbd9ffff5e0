import { useTranslation } from 'react-i18next';
import type { ContactMessageDto } from '@atoll/api-client/endpoints/contact-messages.gen';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { Timeline } from '../office/timeline';

/** What was asked and answered, oldest first, with what became of each mail. */
export function MessageThread({ message }: { message: ContactMessageDto }) {
  const { t } = useTranslation('admin');
  const time = useMaldivesTime();
  return (
    <Timeline
      title={<h2>{t('contactMessages.thread')}</h2>}
      entries={[
        {
          id: 'asked',
          at: message.created_at,
          when: time(message.created_at),
          what: message.subject ?? t('contactMessages.asked'),
          who: message.name,
          text: message.message,
        },
        ...message.thread.map(({ id, at, author, body, delivery }) => ({
          id,
          at,
          when: time(at),
          what: delivery === null ? t('contactMessages.answered') : t(`contactMessages.mail_${delivery}`),
          who: author?.name,
          text: body,
          tone: delivery === 'failed' || delivery === 'withheld' ? ('alarm' as const) : ('letter' as const),
        })),
      ]}
    />
  );
}
