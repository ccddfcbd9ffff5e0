import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';

/** States in which flights still matter. */
const AHEAD: readonly BookingDto['status'][] = ['on_hold', 'requested', 'waitlisted', 'awaiting_payment', 'confirmed'];

type Flights = Pick<BookingDto, 'status' | 'transfer_check' | 'arrival_flight_at' | 'departure_flight_at'>;

/** Why the flights of a booking that is still ahead do not fit its way to the island, in short; nothing where they do. */
export function useFlightFaults(): (booking: Flights) => string[] {
  const { t } = useTranslation('admin');
  return ({ status, transfer_check: check, arrival_flight_at: lands, departure_flight_at: flies }) => {
    if (!check || check.feasible || !AHEAD.includes(status)) return [];
    const { arrival, departure } = check;
    const time = (at: string | null) => at?.slice(11) ?? '';
    const landing = () =>
      arrival?.limit ? t('flights.landsLate', { at: time(lands), limit: arrival.limit }) : t('flights.landing');
    const flight = () =>
      departure?.limit ? t('flights.fliesEarly', { at: time(flies), limit: departure.limit }) : t('flights.flight');
    return [
      ...(arrival && !arrival.feasible ? [landing()] : []),
      ...(departure && !departure.feasible ? [flight()] : []),
    ];
  };
}
