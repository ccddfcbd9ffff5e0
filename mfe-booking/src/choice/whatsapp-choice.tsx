import { useTranslation } from 'react-i18next';
import { Button } from '@atoll/ui/button';
import { Icon } from '@atoll/ui/icon';
import { Notice } from '@atoll/ui/notice';
import { AgencyContact } from '../shared/agency-contact';
import type { Trip } from '../shared/trip';
import { scripted } from '../shared/without-scripts';
import styles from './choice.module.css';
import { useChat } from './use-chat';

/** The second way to book: a chat with the trip already in the message. */
export function WhatsAppChoice({ trip }: { trip: Trip }) {
  const { t } = useTranslation('booking');
  const { chat, open } = useChat(trip);
  const opening = chat.state === 'opening';
  return (
    <section className={`${styles.way} ${scripted}`}>
      <h2>{t('choice.whatsapp.title')}</h2>
      <p>{t('choice.whatsapp.text')}</p>
      <Button kind="secondary" size="large" busy={opening} onClick={() => void open()}>
        <Icon name="chat" className={styles.icon} />
        {opening ? t('choice.whatsapp.opening') : t('choice.whatsapp.action')}
      </Button>
      {chat.state === 'opened' && (
        <Notice title={t('choice.whatsapp.opened')}>
          <p>{t('choice.whatsapp.blocked')}</p>
          <ChatLink url={chat.url} />
        </Notice>
      )}
      {chat.state === 'failed' && <FailedChat url={chat.url} />}
    </section>
  );
}

function FailedChat({ url }: { url: string }) {
  const { t } = useTranslation('errors');
  return (
    <Notice kind="error" title={t('whatsapp')}>
      <AgencyContact />
      <ChatLink url={url} />
    </Notice>
  );
}

function ChatLink({ url }: { url: string }) {
  const { t } = useTranslation('booking');
  return (
    <p>
      <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
        {t('choice.whatsapp.link')}
      </a>
    </p>
  );
}
