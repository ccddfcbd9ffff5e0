import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { Notice } from '@atoll/ui/notice';
import { useFlightFaults } from './use-flight-faults';

/** That the flights do not fit the way to the island, why, and what to do about it. */
export function FlightsNotice({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation('admin');
  const faults = useFlightFaults()(booking);
  if (faults.length === 0) return null;
  return (
    <Notice kind="warning" title={t('flights.title', { transfer: booking.transfer_check?.name ?? '' })}>
      {faults.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
      <p>{t('flights.todo')}</p>
    </Notice>
  );
}
