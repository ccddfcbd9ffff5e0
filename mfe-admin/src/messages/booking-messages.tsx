import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey, usePermission } from '@atoll/api-client/base';
import {
  type BookingDto,
  type BookingMessageDto,
  useListBookingMessagesQuery,
  useReadBookingMessagesMutation,
} from '@atoll/api-client/endpoints/bookings.gen';
import { KEPT_FRESH } from '@atoll/api-client/kept-fresh';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { MessageForm } from './message-form';
import styles from './messages.module.css';

/** What was said to the guest and by them, and the field for an answer. */
export function BookingMessages({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation('admin');
  const mayChange = usePermission('bookings.change');
  const { id } = booking;
  const { data, error } = useListBookingMessagesQuery({ id }, KEPT_FRESH);
  const [read] = useReadBookingMessagesMutation();
  // Who may only look has seen nothing for those who answer.
  const unread = mayChange ? (data?.unread ?? 0) : 0;
  useEffect(() => {
    if (unread > 0) void read({ id, 'Idempotency-Key': newIdempotencyKey() });
  }, [read, id, unread]);
  return (
    <section className={styles.messages} aria-labelledby="booking-messages">
      <h2 id="booking-messages">{t('messages.title')}</h2>
      {error && <Notice kind="error">{errorText(error)}</Notice>}
      {data?.messages.length === 0 && <p className={styles.quiet}>{t('messages.none')}</p>}
      {data && data.messages.length > 0 && (
        <ol className={styles.thread}>
          {data.messages.map((message) => (
            <Message key={message.id} message={message} guest={booking.contact.name} />
          ))}
        </ol>
      )}
      {mayChange && <MessageForm booking={booking} />}
    </section>
  );
}

function Message({ message, guest }: { message: BookingMessageDto; guest: string }) {
  const { t } = useTranslation('admin');
  const maldivesTime = useMaldivesTime();
  const { side, author, at, text, seen } = message;
  const isOurs = side === 'office';
  return (
    <li className={styles.message} data-ours={isOurs || undefined}>
      <p className={styles.quiet}>
        <strong>{isOurs ? (author ?? t('messages.colleague')) : guest || t('messages.guest')}</strong>{' '}
        <time dateTime={at}>{maldivesTime(at)}</time>
      </p>
      <p className={styles.text}>{text}</p>
      {isOurs && <p className={styles.quiet}>{t(seen ? 'messages.seen' : 'messages.unseen')}</p>}
    </li>
  );
}
