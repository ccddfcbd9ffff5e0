import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { Notice } from '@atoll/ui/notice';
import type { BookingKey } from '../shared/booking-api';
import { HoldClock } from './hold-clock';
import { NextStep } from './next-step';
import type { Story } from './story';
import { useFresh } from './use-fresh';
import { useLastCard } from './use-last-card';
import { useStateWords } from './use-state-words';
import { useTimeLeft } from './use-time-left';
import { useTransferWaits } from './use-transfer-waits';
import styles from './state-panel.module.css';

const TONES: Partial<Record<BookingDto['status'], 'act' | 'good'>> = {
  on_hold: 'act',
  awaiting_payment: 'act',
  confirmed: 'good',
  completed: 'good',
};

/** What the eye meets first: how the booking stands, in the guest's words, and the one step that comes next. */
export function StatePanel({
  booking,
  story,
  of,
  heading,
}: {
  booking: BookingDto;
  story: Story;
  of: BookingKey;
  heading: Ref<HTMLHeadingElement>;
}) {
  const { t } = useTranslation('booking');
  const until = booking.status === 'on_hold' ? booking.expires_at : null;
  const left = useTimeLeft(until);
  const isOver = left === 0;
  const isTransferring = useTransferWaits(of);
  const { title, lines } = useStateWords(booking, story, { isOver, isTransferring });
  const card = useLastCard(of, booking.allowed_actions.includes('pay'));
  useFresh(isOver || card === 'pending');
  return (
    <header className={styles.panel} data-tone={TONES[booking.status]}>
      <p className="doc-eyebrow">{booking.product.name}</p>
      <div aria-live="polite" className={styles.words}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lines.map((line) => (
          <p key={line} className={styles.lead}>
            {line}
          </p>
        ))}
      </div>
      {story.message && (
        <blockquote className={styles.message}>
          <p>{story.message}</p>
          <footer>{t('state.said')}</footer>
        </blockquote>
      )}
      {until !== null && left !== null && !isOver && <HoldClock until={until} left={left} />}
      {card === 'pending' && <Notice title={t('pay.waiting')}>{t('pay.waitingText')}</Notice>}
      {card === 'failed' && (
        <Notice kind="warning" title={t('pay.declined')}>
          {t('pay.declinedText')}
        </Notice>
      )}
      <NextStep booking={booking} story={story} of={of} />
    </header>
  );
}
