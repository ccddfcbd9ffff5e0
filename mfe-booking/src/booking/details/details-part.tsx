import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@atoll/api-client/base';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { maldivesDay } from '@atoll/contract/days';
import { useFormat } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import type { BookingKey } from '../../shared/booking-api';
import styles from '../booking.module.css';
import { Part } from '../facts';
import { DetailsFields } from './details-fields';

/** States in which there is a trip to tell something of, and what is told is waited for. */
const STANDING: readonly BookingDto['status'][] = ['requested', 'awaiting_payment', 'confirmed'];

/** Flights, wishes and travellers: told here until the day for it is over, then by the agency. */
export function DetailsPart({ booking, of }: { booking: BookingDto; of: BookingKey }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [isKept, setKept] = useState(true);
  const { due } = booking.details;
  const isOver = maldivesDay(new Date(serverNow())) > due;
  if (!STANDING.includes(booking.status)) return null;
  if (!booking.allowed_actions.includes('edit_details'))
    return isOver ? (
      <Part id="booking-details" title={t('told.title')}>
        <p>{t('told.closed', { date: format.date(due) })}</p>
      </Part>
    ) : null;
  const isMissing = !booking.arrival_flight_at || !booking.departure_flight_at;
  const saved = (kept: boolean) => {
    setSaved(true);
    setKept(kept);
    setOpen(false);
  };
  return (
    <Part id="booking-details" title={t('told.title')}>
      {isOpen ? (
        <DetailsFields booking={booking} of={of} onSaved={saved} onKeep={() => setOpen(false)} />
      ) : (
        <div className={styles.cancel}>
          {isSaved && (
            <Notice kind={isKept ? 'success' : 'error'}>{t(isKept ? 'told.saved' : 'told.keepFailed')}</Notice>
          )}
          <p>{t(isMissing ? 'told.missing' : 'told.known', { date: format.date(due) })}</p>
          <div>
            <Button
              // What is to be paid comes first: the page names one next step.
              kind={isMissing && !booking.allowed_actions.includes('pay') ? 'primary' : 'secondary'}
              onClick={() => {
                setSaved(false);
                setOpen(true);
              }}
            >
              {t(isMissing ? 'told.open' : 'told.openKnown')}
            </Button>
          </div>
        </div>
      )}
    </Part>
  );
}
