import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { Button } from '@atoll/ui/button';
import type { BookingKey } from '../../shared/booking-api';
import { Part } from '../facts';
import styles from './change.module.css';
import { forgetChange, readChange } from './change-draft';
import { ChangeForm } from './change-form';

/** Asks for another day or party: offered where the booking may be another, one change at a time. */
export function ChangePart({ booking, of }: { booking: BookingDto; of: BookingKey }) {
  const { t } = useTranslation('booking');
  const [isOpen, setOpen] = useState(() => readChange(booking) !== null);
  const keep = () => {
    forgetChange(booking);
    setOpen(false);
  };
  if (!booking.allowed_actions.includes('change')) return null;
  return (
    <Part id="booking-change" title={t('change.title')}>
      {isOpen ? (
        <ChangeForm booking={booking} of={of} onKeep={keep} />
      ) : (
        <div className={styles.offer}>
          <p>{t('change.lead')}</p>
          <Button kind="secondary" onClick={() => setOpen(true)}>
            {t('change.open')}
          </Button>
        </div>
      )}
    </Part>
  );
}
