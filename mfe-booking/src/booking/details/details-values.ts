import type { BookingDto, UpdateBookingDetailsDto } from '@atoll/api-client/endpoints/bookings.gen';

/** Somebody who travels, as it is typed. */
export interface Person {
  name: string;
  birthDate: string;
  /** ISO 3166-1 alpha-2; told by whom the agency or the account knows. */
  nationality: string;
}

/** What is told after booking, as it is typed; empty for what is not known. */
export interface DetailsValues {
  landsAt: string;
  landsNo: string;
  fliesAt: string;
  fliesNo: string;
  phone: string;
  channel: string;
  requests: string;
  people: Person[];
}

/** The values as the booking has them, with a line for everybody who travels. */
export const valuesOf = (booking: BookingDto): DetailsValues => ({
  landsAt: booking.arrival_flight_at ?? '',
  landsNo: booking.details.arrival_flight_no ?? '',
  fliesAt: booking.departure_flight_at ?? '',
  fliesNo: booking.details.departure_flight_no ?? '',
  phone: booking.contact.phone,
  channel: booking.contact.preferred_channel ?? '',
  requests: booking.special_requests,
  people: Array.from({ length: booking.travellers }, (_, index) => {
    const known = booking.details.named_travellers[index];
    return {
      name: known?.name ?? '',
      birthDate: known?.birth_date ?? '',
      nationality: known?.nationality ?? '',
    };
  }),
});

/** Lines in which something stands, by their place in the form. */
export const toldPeople = (people: Person[]): number[] =>
  people.flatMap(({ name, birthDate }, index) => (name.trim() || birthDate ? [index] : []));

/** What is another by now; the rest of the booking is left alone. */
export function detailsBody(was: DetailsValues, is: DetailsValues): UpdateBookingDetailsDto {
  const changed = <K extends keyof DetailsValues>(name: K) => JSON.stringify(was[name]) !== JSON.stringify(is[name]);
  return {
    ...(changed('landsAt') && { arrival_flight_at: is.landsAt || null }),
    ...(changed('landsNo') && { arrival_flight_no: is.landsNo.trim() || null }),
    ...(changed('fliesAt') && { departure_flight_at: is.fliesAt || null }),
    ...(changed('fliesNo') && { departure_flight_no: is.fliesNo.trim() || null }),
    ...(changed('phone') && { phone: is.phone.trim() }),
    ...(changed('channel') && {
      preferred_channel: (is.channel || null) as UpdateBookingDetailsDto['preferred_channel'],
    }),
    ...(changed('requests') && { special_requests: is.requests.trim() }),
    ...(changed('people') && {
      named_travellers: toldPeople(is.people).map((index) => ({
        name: is.people[index]?.name.trim() ?? '',
        birth_date: is.people[index]?.birthDate || null,
        nationality: is.people[index]?.nationality || null,
      })),
    }),
  };
}
