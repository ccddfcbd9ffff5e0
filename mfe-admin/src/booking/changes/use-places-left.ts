import { useTranslation } from 'react-i18next';
import { type AvailabilityDayDto, useListAvailabilityQuery } from '@atoll/api-client/endpoints/availability.gen';
import type { BookingDto, ChangeRequestDto } from '@atoll/api-client/endpoints/bookings.gen';
import { addDays } from '@atoll/contract/days';

/** The scarcest of some days decides: what is closed, then what is sold out, then what is asked for, then the fewest rooms. */
function scarcest(days: readonly AvailabilityDayDto[]): AvailabilityDayDto | undefined {
  const of = (status: AvailabilityDayDto['status']) => days.find((day) => day.status === status);
  const counted = days.filter(({ vacancies }) => vacancies !== null);
  return (
    of('CLOSED') ??
    of('SOLD_OUT') ??
    of('ON_REQUEST') ??
    counted.toSorted((one, other) => (one.vacancies ?? 0) - (other.vacancies ?? 0))[0] ??
    days[0]
  );
}

/** What the calendar says of the day, or the nights, that are asked for; null while that is not known. The booking's own places count as taken. */
export function usePlacesLeft(booking: BookingDto, { check_in: wished, nights }: ChangeRequestDto): string | null {
  const { t } = useTranslation('admin');
  const { product, room } = booking;
  const day = wished ?? booking.check_in;
  const asked = room
    ? { resort: product.slug, roomType: room.code, from: day, to: addDays(day, (nights ?? booking.nights) - 1) }
    : { package: product.slug, from: day, to: day };
  const { data } = useListAvailabilityQuery(asked);
  const found = data && scarcest(data);
  if (!found) return null;
  if (found.status === 'CLOSED') return t('change.closed');
  if (found.status === 'SOLD_OUT') return t('change.soldOut');
  if (found.vacancies !== null) return t('change.places', { count: found.vacancies });
  return t(found.status === 'ON_REQUEST' ? 'change.request' : 'change.free');
}
