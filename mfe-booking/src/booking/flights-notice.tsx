import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { Notice } from '@atoll/ui/notice';

/** States in which flights still matter. */
const AHEAD: readonly BookingDto['status'][] = ['on_hold', 'requested', 'waitlisted', 'awaiting_payment', 'confirmed'];

/** That the flights of a booking do not fit its way to the island, and who sees to it. */
export function FlightsNotice({ booking: { status, transfer_check: check } }: { booking: BookingDto }) {
  const { t } = useTranslation('booking');
  if (!check || check.feasible || !AHEAD.includes(status)) return null;
  const told = [check.arrival, check.departure].flatMap((way) => (way && !way.feasible ? [way.message] : []));
  return (
    <Notice kind="warning" title={t('flights.doNotFit', { transfer: check.name })}>
      {told.map((message) => (
        <p key={message}>{message}</p>
      ))}
      <p>{t(status === 'requested' ? 'flights.answered' : 'flights.ask')}</p>
    </Notice>
  );
}
