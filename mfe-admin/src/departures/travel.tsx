import { useTranslation } from 'react-i18next';
import type { ManifestEntryDto } from '@atoll/api-client/endpoints/stock.gen';
import { useFormat } from '@atoll/i18n/instance';

type Moves = Pick<ManifestEntryDto, 'arrival_flight_at' | 'departure_flight_at' | 'transfers'>;

/** Flights in the time of the Maldives, as on the ticket, and transfers. */
export function Travel({
  entry: { arrival_flight_at: arrival, departure_flight_at: departure, transfers },
}: {
  entry: Moves;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  // A local time without a zone: read as UTC and shown as UTC it stays what stands on the ticket.
  const time = (local: string) =>
    format.date(`${local}Z`, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  return (
    <>
      <span>
        {arrival ? t('departures.arrives', { time: time(arrival) }) : t('departures.arrivalUnknown')}
        {' · '}
        {departure ? t('departures.leaves', { time: time(departure) }) : t('departures.leaveUnknown')}
      </span>
      {transfers.length > 0 && <span>{t('departures.transfers', { transfers: format.list(transfers) })}</span>}
    </>
  );
}
