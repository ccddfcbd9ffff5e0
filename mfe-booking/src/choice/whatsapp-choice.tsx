import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { Icon } from '@atoll/ui/icon';
import { Notice } from '@atoll/ui/notice';
import { useBrowser } from '@atoll/ui/use-browser';
import { AgencyContact } from '../shared/agency-contact';
import type { Trip } from '../shared/trip';
import { scripted } from '../shared/without-scripts';
import styles from './choice.module.css';
import { ChatWish } from './chat-wish';
import { useChat } from './use-chat';
import { useWish } from './use-wish';

/** The second way to book: a chat with the trip already in the message. */
export function WhatsAppChoice({ trip }: { trip: Trip }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const wish = useWish(trip);
  // The server knows neither the draft nor the day.
  const isHere = useBrowser(() => true, false);
  const { chat, open } = useChat(trip, wish.total);
  const opening = chat.state === 'opening';
  return (
    <section className={`${styles.way} ${scripted}`}>
      <h2>{t('choice.whatsapp.title')}</h2>
      <p>{t(trip.stay ? 'choice.stay.chat' : 'choice.whatsapp.text')}</p>
      <details className={styles.more}>
        <summary>{t('choice.whatsapp.more')}</summary>
        {isHere && <ChatWish offer={trip.stay} values={wish.values} limits={wish.limits} onChange={wish.change} />}
        <p role="status" className={styles.sum}>
          {wish.isClosed && t(trip.stay ? 'stay.closed' : 'faults.closed')}
          {wish.total && t('choice.whatsapp.total', { total: format.usd(wish.total) })}
        </p>
      </details>
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
