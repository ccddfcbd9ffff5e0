import { useTranslation } from 'react-i18next';
import { useListAvailabilityQuery } from '@atoll/api-client/endpoints/availability.gen';
import type { BookingDto, ChangeRequestDto } from '@atoll/api-client/endpoints/bookings.gen';

/** What the calendar says of the day that is asked for; null while that is not known. The booking's own places count as taken. */
export function usePlacesLeft(booking: BookingDto, { check_in: wished }: ChangeRequestDto): string | null {
  const { t } = useTranslation('admin');
  const day = wished ?? booking.check_in;
  const { data } = useListAvailabilityQuery({ package: booking.package.slug, from: day, to: day });
  const found = data?.[0];
  if (!found) return null;
  if (found.status === 'CLOSED') return t('change.closed');
  if (found.status === 'SOLD_OUT') return t('change.soldOut');
  if (found.vacancies !== null) return t('change.places', { count: found.vacancies });
  return t(found.status === 'ON_REQUEST' ? 'change.request' : 'change.free');
}
