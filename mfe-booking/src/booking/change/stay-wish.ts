import type { BookingDto, CreateChangeRequestDto } from '@atoll/api-client/endpoints/bookings.gen';

/** How the guest would like the stay to be. A child whose age is not chosen yet is null. */
export interface StayWish {
  checkIn: string;
  /** Of a stay in a room; null for a package, whose nights are given. */
  nights: number | null;
  adults: number;
  ages: (number | null)[];
  /** Codes of booked extras that stay. */
  extras: string[];
  note: string;
}

/** What was added to the stay. */
export const bookedExtras = ({ price_details: details }: BookingDto) =>
  (details?.lines ?? []).flatMap(({ kind, code, label, qty }) =>
    kind === 'extra' && code !== null ? [{ code, label, qty }] : [],
  );

/** The stay as it is booked. */
export const asBooked = (booking: BookingDto): StayWish => ({
  checkIn: booking.check_in,
  nights: booking.room ? booking.nights : null,
  adults: booking.adults,
  ages: booking.children_ages,
  extras: bookedExtras(booking).map(({ code }) => code),
  note: '',
});

/** The wish as the API takes it, all of it; null while it does not say enough. */
export function wholeStay(booking: BookingDto, { checkIn, nights, adults, ages, extras }: StayWish) {
  const known = ages.filter((age) => age !== null);
  if (!checkIn || known.length < ages.length) return null;
  const kept = bookedExtras(booking).filter(({ code }) => extras.includes(code));
  return {
    check_in: checkIn,
    ...(nights !== null && { nights }),
    adults,
    children_ages: known,
    extras: kept.map(({ code, qty }) => ({ code, qty })),
  };
}

/** What of the wish differs from the booking; null where nothing does, or it does not say enough. */
export function changesOf(booking: BookingDto, wish: StayWish): CreateChangeRequestDto | null {
  const now = wholeStay(booking, asBooked(booking));
  const then = wholeStay(booking, wish);
  if (!now || !then) return null;
  const names = (['check_in', 'nights', 'adults', 'children_ages', 'extras'] as const).filter(
    (name) => JSON.stringify(now[name]) !== JSON.stringify(then[name]),
  );
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, then[name]])) : null;
}
