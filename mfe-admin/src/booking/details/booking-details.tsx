import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { type Fact, FactGroup } from '../fact-group';
import { DetailsDialog } from './details-dialog';
import styles from './details.module.css';

/** Flights, wishes and travellers, as far as they are known, and a way to enter them for the guest. */
export function BookingDetails({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { details } = booking;
  const flight = (at: string | null, no: string | null) =>
    [no, at && `${format.date(at.slice(0, 10))}, ${at.slice(11)}`].filter(Boolean).join(' · ') || t('details.unknown');
  const channel = booking.contact.preferred_channel;
  const travellers = details.named_travellers.map(({ name, birth_date: born }) =>
    born ? t('list.dated', { name, date: format.date(born) }) : name,
  );
  const facts: Fact[] = [
    [t('booking.landing'), flight(booking.arrival_flight_at, details.arrival_flight_no)],
    [t('booking.flightHome'), flight(booking.departure_flight_at, details.departure_flight_no)],
    [
      t('details.people'),
      <span key="people" className={styles.lines}>
        {travellers.join('\n') || t('details.unknown')}
      </span>,
    ],
    [
      t('booking.requests'),
      <span key="requests" className={styles.lines}>
        {booking.special_requests || t('booking.noRequests')}
      </span>,
    ],
    ...(channel ? ([[t('details.channel'), t(`details.channels.${channel}`)]] as Fact[]) : []),
    [t('details.due'), format.date(details.due)],
  ];
  return (
    <div className={styles.part}>
      <FactGroup title={t('details.heading')} facts={facts} />
      {booking.allowed_actions.includes('edit_details') && (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('details.edit')}
        </Button>
      )}
      {isOpen && <DetailsDialog booking={booking} onClose={() => setOpen(false)} />}
    </div>
  );
}
