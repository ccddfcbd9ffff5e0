import type { BookingDto, NamedTravellerDto, UpdateBookingDetailsDto } from '@atoll/api-client/endpoints/bookings.gen';

/** Fields of the dialog, by their names in the API; empty for what is not known. */
export interface DetailsValues {
  arrival_flight_at: string;
  arrival_flight_no: string;
  departure_flight_at: string;
  departure_flight_no: string;
  phone: string;
  preferred_channel: string;
  special_requests: string;
  /** One line for everybody who travels. */
  people: { name: string; birth_date: string; nationality: NamedTravellerDto['nationality'] }[];
}

export const valuesOf = ({ details, contact, ...booking }: BookingDto): DetailsValues => ({
  arrival_flight_at: booking.arrival_flight_at ?? '',
  arrival_flight_no: details.arrival_flight_no ?? '',
  departure_flight_at: booking.departure_flight_at ?? '',
  departure_flight_no: details.departure_flight_no ?? '',
  phone: contact.phone,
  preferred_channel: contact.preferred_channel ?? '',
  special_requests: booking.special_requests,
  people: Array.from({ length: booking.travellers }, (_, index) => {
    const known = details.named_travellers[index];
    return {
      name: known?.name ?? '',
      birth_date: known?.birth_date ?? '',
      nationality: known?.nationality ?? null,
    };
  }),
});

/** Lines in which something stands, by their place in the dialog. */
export const toldPeople = (people: DetailsValues['people']): number[] =>
  people.flatMap(({ name, birth_date: born }, index) => (name.trim() || born ? [index] : []));

/** What is another by now; the rest of the booking is left alone. */
export function detailsBody(was: DetailsValues, is: DetailsValues): UpdateBookingDetailsDto {
  const { people, phone, special_requests: requests, ...rest } = is;
  const others = Object.entries(rest).filter(([name, value]) => value !== was[name as keyof typeof rest]);
  return {
    ...Object.fromEntries(others.map(([name, value]) => [name, value.trim() || null])),
    ...(phone !== was.phone && { phone: phone.trim() }),
    ...(requests !== was.special_requests && { special_requests: requests.trim() }),
    ...(JSON.stringify(people) !== JSON.stringify(was.people) && {
      named_travellers: toldPeople(people).flatMap((index) => {
        const person = people[index];
        return person ? [{ ...person, name: person.name.trim(), birth_date: person.birth_date || null }] : [];
      }),
    }),
  };
}
