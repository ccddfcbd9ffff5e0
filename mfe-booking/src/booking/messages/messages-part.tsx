import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { newIdempotencyKey } from '@atoll/api-client/base';
import {
  type BookingMessageDto,
  useListBookingMessagesQuery,
  useReadBookingMessagesMutation,
} from '@atoll/api-client/endpoints/bookings.gen';
import { KEPT_FRESH } from '@atoll/api-client/kept-fresh';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES_RECORD } from '@atoll/i18n/maldives-time';
import { ErrorCard } from '@atoll/ui/error-card';
import { Skeleton } from '@atoll/ui/skeleton';
import type { BookingKey } from '../../shared/booking-api';
import { Part } from '../facts';
import { MessageForm } from './message-form';
import styles from './messages.module.css';

const THREAD = 'booking-messages';

/** What the guest and the agency say to each other. */
export function MessagesPart({ of }: { of: BookingKey }) {
  const { t } = useTranslation('booking');
  const { data, error, refetch } = useListBookingMessagesQuery(of, KEPT_FRESH);
  useSeen(of, data?.unread ?? 0);
  useLedHere(data !== undefined);
  return (
    <Part id={THREAD} title={t('messages.title')} framed>
      {!data && error && <ErrorCard title={t('messages.loadFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={3} />}
      {data && data.messages.length > 0 && (
        <ol className={styles.thread}>
          {data.messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
      {data && <MessageForm of={of} lead={data.messages.length === 0 ? t('messages.lead') : undefined} />}
    </Part>
  );
}

/** Tells the agency that what it wrote is on the guest's screen. */
function useSeen({ id, accessToken, lang }: BookingKey, unread: number): void {
  const [read] = useReadBookingMessagesMutation();
  useEffect(() => {
    if (unread > 0) void read({ id, accessToken, lang, 'Idempotency-Key': newIdempotencyKey() });
  }, [read, id, accessToken, lang, unread]);
}

/** A letter leads to the thread: it is shown once it is there. */
function useLedHere(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash === `#${THREAD}`) document.getElementById(THREAD)?.scrollIntoView();
  }, [isThere, hash]);
}

function Message({ message: { side, at, text, seen } }: { message: BookingMessageDto }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const isOwn = side === 'guest';
  return (
    <li className={styles.message} data-own={isOwn || undefined}>
      <p className={styles.who}>
        <strong>{t(isOwn ? 'messages.you' : 'messages.agency')}</strong>{' '}
        <time dateTime={at}>{format.date(at, MALDIVES_RECORD)}</time>
      </p>
      <p className={styles.text}>{text}</p>
      {isOwn && seen && <p className={styles.who}>{t('messages.seen')}</p>}
    </li>
  );
}
